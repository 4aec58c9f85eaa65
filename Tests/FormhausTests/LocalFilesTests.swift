import Formhaus
import FormhausCore
import FormhausViews
import Glibc
import Testing
import TmuxSupport

@Suite("The files of this machine")
struct LocalFilesTests {
  @Test("a folder is read, and what is no file says why")
  func look() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a.txt")
    mkdir(folder.path + "/inner", 0o700)
    symlink(folder.path + "/inner", folder.path + "/link")
    let browser = FileBrowser.local
    let found = browser.entries(folder.path).sorted { $0.name < $1.name }
    #expect(
      found == [
        .init(name: "a.txt"), .init(name: "inner", isFolder: true), .init(name: "link", isFolder: true),
      ])
    #expect(browser.problem(folder.path + "/a.txt") == nil)
    #expect(browser.problem(folder.path + "/inner") == .folder)
    #expect(browser.problem(folder.path + "/none") == .missing)
    #expect(browser.entries(folder.path + "/none").isEmpty)
    #expect(browser.path("x").hasPrefix("/"))
  }
}
