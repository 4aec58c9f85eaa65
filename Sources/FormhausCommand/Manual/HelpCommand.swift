/// `formhaus help`: the tables of the commands for a terminal, for a page and for `man`.
struct HelpCommand {
  /// What the help is written for.
  enum Format: String, CaseIterable {
    case text, markdown, man
  }

  let format: Format
  let name: String?

  init(_ arguments: Arguments) {
    format = arguments.choice(.helpFormat) ?? .text
    name = arguments.operands.first
  }

  func run() throws(Failure) { try StandardStreams.write(try text) }

  private var text: String {
    get throws(Failure) {
      guard let name else {
        return switch format {
        case .text: HelpText.of(Commands.tables)
        case .markdown: HelpText.markdown(Commands.tables)
        case .man: ManualPage.of(Commands.tables)
        }
      }
      let table = try Commands.table(named: name)
      return switch format {
      case .text: HelpText.of(table)
      case .markdown: HelpText.markdown(table)
      case .man: ManualPage.of(table)
      }
    }
  }
}

extension Option {
  static let helpFormat = Option.choice(
    "--format", HelpCommand.Format.self,
    help: "How it is written: for a terminal, as Markdown or as a page of man. Default: text.")
}
