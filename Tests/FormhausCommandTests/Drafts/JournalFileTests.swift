import FormhausStore
import FormhausText
import Glibc
import Testing

@testable import FormhausCommand

/// The file of a draft, used by one program at a time.
@Suite struct JournalFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/visit.draft"
  }

  private func opened(_ form: String = "visit") throws -> JournalFile {
    // Other tests start programs, which for a moment hold what is open here.
    let end = ContinuousClock.now + .seconds(20)
    while true {
      if case .own(let file) = try JournalFile.open(path, form: form) { return file }
      guard ContinuousClock.now < end else { throw Failure(.cannotRead, "another program has \(path)") }
      poll(nil, 0, 5)
    }
  }

  private func change(_ text: String, key: String = "name", startsAnew: Bool = false) -> DraftChange {
    DraftChange(
      [.answer(DraftAnswer(key: key, type: "text", label: "Name", value: .string(text)))],
      startsAnew: startsAnew)
  }

  /// What is on the disk.
  private func texts() -> [String] {
    guard case .draft(let draft) = DraftJournal.read(Array((folder.text("visit.draft") ?? "").utf8)) else {
      return []
    }
    return draft.answers.compactMap { $0.value?.stringValue }
  }

  private var mode: mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func eachChangeIsInTheFileOfItsOwnerAlone() throws {
    umask(0)
    var file = try opened()
    try file.keep(change("Ada"), at: 1)
    try file.keep(change("Bo", key: "other"), at: 2)
    #expect(texts() == ["Ada", "Bo"])
    #expect(mode == 0o600)
    #expect(folder.names == ["visit.draft"])
  }

  @Test func aFileThatOthersCouldReadIsClosedToThem() throws {
    try folder.file("visit.draft", "")
    chmod(path, 0o666)
    _ = try opened()
    #expect(mode == 0o600)
  }

  @Test func itIsAsShortAsItCanBeOnceItIsOpenedAgain() throws {
    var file = try opened()
    for count in 0..<500 { try file.keep(change("Ada \(count)"), at: count) }
    let long = folder.text("visit.draft")?.utf8.count ?? 0
    file.close()
    let again = try opened()
    #expect(again.draft.time == 499)
    #expect(texts() == ["Ada 499"])
    #expect((folder.text("visit.draft")?.utf8.count ?? 0) < long / 100)
  }

  @Test func itDoesNotGrowWithoutEnd() throws {
    var file = try opened()
    let text = String(repeating: "x", count: 5_000)
    for count in 0..<200 {
      try file.keep(change(text + String(count)), at: count)
      #expect((folder.text("visit.draft")?.utf8.count ?? 0) < 80_000)
    }
    #expect(texts() == [text + "199"])
  }

  @Test func whatACrashLeftOfALineDoesNotCountAndIsGone() throws {
    var file = try opened()
    try file.keep(change("Ada"), at: 1)
    try file.keep(change("Bo"), at: 2)
    file.close()
    let whole = folder.text("visit.draft") ?? ""
    for length in stride(from: whole.utf8.count - 1, to: 0, by: -7) {
      try folder.file("visit.draft", String(decoding: whole.utf8.prefix(length), as: UTF8.self))
      var again = try opened()
      try again.keep(change("Cy", key: "third"), at: 3)
      again.close()
      #expect(texts().last == "Cy")
      #expect(texts().count <= 2)
    }
  }

  @Test func theSecondProgramSeesWhatTheFirstHasKept() throws {
    var file = try opened()
    try file.keep(change("Ada"), at: 1)
    guard case .taken(let draft) = try JournalFile.open(path, form: "visit") else {
      Issue.record("two programs have one draft")
      return
    }
    #expect(draft.answers.map(\.value) == ["Ada"])
    // Writing anew gives the file another identity, which is locked too.
    try file.keep(change("Bo", startsAnew: true), at: 2)
    guard case .taken = try JournalFile.open(path, form: "visit") else {
      Issue.record("two programs have one draft")
      return
    }
    file.close()
    #expect(try opened().draft.answers.map(\.value) == ["Bo"])
  }

  @Test func whatWasDiscardedIsGoneAndOneCanGoOn() throws {
    var file = try opened()
    try file.keep(change("Ada"), at: 1)
    file.discard()
    #expect(folder.text("visit.draft") == "")
    try file.keep(change("Bo"), at: 2)
    #expect(texts() == ["Bo"])
    file.removeFile()
    #expect(folder.names == [])
  }

  @Test func aFileInItsPlaceIsNotRemoved() throws {
    var file = try opened()
    try file.keep(change("Ada"), at: 1)
    unlink(path)
    try folder.file("visit.draft", "something else")
    file.removeFile()
    #expect(folder.text("visit.draft") == "something else")
  }

  @Test(arguments: ["name,mail\nAda,a@b\n", "{}", "\0\0\0\0\0\0\0\0"])
  func aFileThatIsNoDraftIsLeftAlone(_ text: String) throws {
    try folder.file("visit.draft", text)
    #expect(
      throws: Failure(.badData, "formhaus: \(path) is no draft of a form; pass another file with --draft")
    ) {
      try JournalFile.open(path, form: "visit")
    }
    #expect(folder.text("visit.draft") == text)
  }

  @Test func theDraftOfAnotherFormIsLeftAlone() throws {
    var file = try opened("signup")
    try file.keep(change("Ada"), at: 1)
    file.close()
    let before = folder.text("visit.draft")
    #expect(
      throws: Failure(
        .badData,
        "formhaus: \(path) is the draft of the form \"signup\"; pass another file with --draft")
    ) {
      try JournalFile.open(path, form: "visit")
    }
    #expect(folder.text("visit.draft") == before)
  }

  @Test func aLinkIsNotFollowed() throws {
    let other = try folder.file("precious", "")
    symlink(other, path)
    #expect(throws: Failure.self) { try JournalFile.open(path, form: "visit") }
    #expect(folder.text("precious") == "")
  }

  @Test func aLinkInThePlaceOfTheNewFileIsNotFollowed() throws {
    let other = try folder.file("precious", "kept")
    symlink(other, folder.path + "/.visit.draft.tmp")
    var file = try opened()
    try file.keep(change("Ada"), at: 1)
    #expect(folder.text("precious") == "kept")
    #expect(texts() == ["Ada"])
  }

  @Test(arguments: ["/nowhere/visit.draft", "/dev/null", "/tmp"])
  func aPlaceForNoDraftIsToldBeforehand(_ path: String) {
    #expect(throws: Failure.self) { try JournalFile.open(path, form: "visit") }
  }

  @Test(arguments: [
    ("visit", "visit"), ("a/b", "a%2Fb"), ("..", "%2E%2E"), ("Ü", "%C3%9C"), ("a%2Fb", "a%252Fb"),
    ("two words", "two%20words"),
  ])
  func eachFormHasAFileOfItsOwn(_ form: String, _ name: String) {
    #expect(DraftChoice.fileName(form) == name)
  }

  @Test func longNamesFitAndDiffer() {
    let names = (0..<50).map { DraftChoice.fileName(String(repeating: "ü", count: 100) + String($0)) }
    #expect(Set(names).count == 50)
    #expect(names.allSatisfy { $0.utf8.count <= 200 })
  }
}
