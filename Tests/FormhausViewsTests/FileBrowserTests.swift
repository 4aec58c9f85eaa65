import FormhausCore
import FormhausViews
import Testing

@Suite("Paths that are typed")
struct FileBrowserTests {
  @Test(
    "a path begins in the working folder, or where it says",
    arguments: [
      ("a.txt", "/work/form/a.txt"), ("./a.txt", "/work/form/a.txt"),
      ("docs//a.txt", "/work/form/docs/a.txt"),
      ("../a.txt", "/work/form/../a.txt"), ("/etc/hosts", "/etc/hosts"), ("~", "/home/maya"),
      ("~/a", "/home/maya/a"),
      ("~maya", "/work/form/~maya"), ("", "/work/form"), ("/", "/"),
    ])
  func paths(typed: String, path: String) {
    let browser = FileBrowser(workingFolder: "/work/form", homeFolder: "/home/maya") { _ in
      []
    } problem: { _ in
      nil
    }
    #expect(browser.path(typed) == path)
  }
}
