import Formhaus
import NcursesTerminal

/// `formhaus doctor`
@MainActor
struct DoctorCommand {
  let arguments: Arguments
  let environment: [String: String]

  init(_ arguments: Arguments, environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() throws(Failure) {
    var problems: [String] = []
    var settings: Settings?
    do throws(Failure) {
      settings = try Settings(arguments, environment: environment)
    } catch {
      problems = error.lines
    }
    var options = AppOptions()
    options.tty = arguments[.tty] ?? options.tty
    settings?.apply(to: &options)
    let diagnosis = Diagnosis(
      terminal: NcursesTerminal.report(tty: options.tty, ambiguousWide: options.ambiguousWide),
      tty: options.tty, interface: FormhausApp.interface(options),
      geocoder: GeocoderProgram.installed(environment: environment),
      settingsProblems: problems)
    let lines = diagnosis.lines(
      settings: settings, language: try LocaleChoice(arguments, environment: environment).language().locale,
      settingsFile: SettingsFile.path(environment))
    try StandardStreams.write((lines + [""] + diagnosis.verdict).map { $0 + "\n" }.joined())
    if !diagnosis.complaints.isEmpty { throw Failure(.cancelled, []) }
  }
}
