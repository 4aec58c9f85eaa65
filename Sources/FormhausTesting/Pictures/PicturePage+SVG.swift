import FormhausViews

extension PicturePage {
  /// The cells with a background of their own.
  var backgrounds: [String] {
    runsWithTops.compactMap { run, top in
      run.ink.background.map { color in
        """
        <rect x="\(run.column * SVGCell.width)" y="\(top)" width="\(run.columns * SVGCell.width)" \
        height="\(SVGCell.height)" fill="\(color.hex)"/>
        """
      }
    }
  }

  /// Lines, boxes and underlines, one path for each way to draw them.
  var strokes: [String] {
    var paths: [(pen: Pen, path: String)] = []
    func draw(_ pen: Pen, _ path: String) {
      if let known = paths.firstIndex(where: { $0.pen == pen }) {
        paths[known].path += path
      } else {
        paths.append((pen, path))
      }
    }
    for (run, top) in runsWithTops {
      if run.kind == .lines {
        for (pen, path) in run.strokes(top: top) { draw(pen, path) }
      }
      if run.ink.isUnderlined {
        let y = top + SVGCell.baseline + 2
        let path = "M\(run.column * SVGCell.width) \(y).5h\(run.columns * SVGCell.width)"
        draw(Pen(color: run.ink.text, isHeavy: false, isDim: run.ink.isDim), path)
      }
    }
    return paths.map { pen, path in
      let dim = pen.isDim ? #" stroke-opacity="0.6""# : ""
      let width = pen.isHeavy ? 3 : 1
      return
        ##"<path d="\##(path)" fill="none" stroke="\##(pen.color.hex)" stroke-width="\##(width)"\##(dim)/>"##
    }
  }

  /// The words.
  var texts: [String] {
    runsWithTops.filter { $0.run.kind != .lines }.flatMap { run, top in
      run.words.filter { !$0.isBlank }.map { $0.svgText(top: top) }
    }
  }

  private var runsWithTops: [(run: PictureRun, top: Int)] {
    rows.enumerated().flatMap { y, runs in runs.map { ($0, y * SVGCell.height) } }
  }
}

/// How a line is drawn.
struct Pen: Sendable, Hashable {
  let color: RGB
  let isHeavy: Bool
  let isDim: Bool
}

extension PictureRun {
  fileprivate var isBlank: Bool { characters.allSatisfy { $0 == " " } }

  fileprivate func svgText(top: Int) -> String {
    let weight = ink.isBold ? #" font-weight="bold""# : ""
    let dim = ink.isDim ? #" fill-opacity="0.6""# : ""
    return """
      <text x="\(column * SVGCell.width)" y="\(top + SVGCell.baseline)" \
      textLength="\(columns * SVGCell.width)" fill="\(ink.text.hex)"\(weight)\(dim)>\(text.escapedForMarkup)</text>
      """
  }

  /// The lines of the run; straight ones that go on in the next cell are one.
  fileprivate func strokes(top: Int) -> [(Pen, String)] {
    var strokes: [(Pen, String)] = []
    var place = 0
    while place < characters.count {
      guard let box = characters[place].unicodeScalars.first.flatMap(BoxDrawing.init) else { break }
      let end =
        box.isHorizontal ? characters[place...].prefix { $0 == characters[place] }.endIndex : place + 1
      let pen = Pen(color: ink.text, isHeavy: box.weight == .heavy, isDim: ink.isDim)
      let left = (column + place) * SVGCell.width
      strokes.append((pen, box.path(left: left, top: top, columns: end - place)))
      place = end
    }
    return strokes
  }
}

extension BoxDrawing {
  fileprivate var isHorizontal: Bool { left && right && !up && !down }

  /// The path through the middle of the cell; a horizontal line goes on over so many columns.
  fileprivate func path(left x: Int, top y: Int, columns: Int) -> String {
    let (middle, centre) = ("\(x + SVGCell.width / 2).5", "\(y + SVGCell.height / 2).5")
    let (end, bottom) = (x + columns * SVGCell.width, y + SVGCell.height)
    let isCorner = left != right && up != down
    if isCorner {
      let (start, vertical) = (up ? y : bottom, up ? y + 6 : y + 15)
      let side = left ? x : end
      return isRound
        ? "M\(middle) \(start)V\(vertical)Q\(middle) \(centre) \(side) \(centre)"
        : "M\(middle) \(start)V\(centre)H\(side)"
    }
    let across = left || right ? "M\(left ? "\(x)" : middle) \(centre)H\(right ? "\(end)" : middle)" : ""
    let along = up || down ? "M\(middle) \(up ? "\(y)" : centre)V\(down ? "\(bottom)" : centre)" : ""
    return across + along
  }
}
