/// The commands of the program, in the order of the help.
enum Commands {
  static let tables = [
    run, demo, check, validate, address, schema, test, snapshot, theme, config, locale, places, doctor,
    completion,
    help,
  ]

  static let run = CommandTable(
    name: "run", summary: "Ask a form and print the answers.",
    operands: [.init(name: "FORM.json", help: "The definition of the form; - is standard input.")],
    options: [.submit] + Option.host + Option.addressSearch + [.formats, .answers, .draft, .noInput]
      + Option.result + [.noReview] + Option.language + [.hiddenValues, .maxDefinition] + Option.presentation
      + [
        .dumpIds, .size,
      ],
    examples: [
      .init(
        line: "formhaus run signup.json > answers.json", explanation: "Ask full screen, keep the answers."),
      .init(
        line: "formhaus run signup.json --submit 'curl -fsS --json @- https://example.org/signup'",
        explanation: "Send the answers; the form tells what the server said."),
      .init(
        line: "eval \"$(formhaus run signup.json --output shell)\"",
        explanation: "Take the answers as variables of the shell."),
      .init(
        line: "formhaus run signup.json --answers answers.json --no-input",
        explanation: "Check answers without a person; exit code 2 lists what is wrong."),
      .init(
        line: "formhaus run signup.json --draft auto",
        explanation: "Lose nothing to a crash or a closed window: the next start asks whether to go on."),
      .init(
        line: "formhaus run signup.json --dump-ids",
        explanation: "List the test ids of the first screen and where they are."),
    ])

  static let demo = CommandTable(
    name: "demo", summary: "Show a form that comes with the program.",
    operands: [
      .init(
        name: "NAME",
        help: "booking or address (forms written in Swift), or signup (a form written as JSON).",
        choices: DemoName.allCases.map(\.rawValue))
    ],
    options: Option.result + Option.language + Option.presentation,
    examples: [.init(line: "formhaus demo booking", explanation: "Book a consultation.")])

  static let test = CommandTable(
    name: "test", summary: "Run scenario files: tests of forms.",
    operands: [.init(name: "FILE", help: "A scenario file.", repeats: true)],
    options: [.testLocale, .catalog],
    examples: [
      .init(
        line: "formhaus test signup.scenarios.json",
        explanation: "Print each failing expectation and a line with the counts.")
    ])

  static let check = CommandTable(
    name: "check", summary: "Tell what is wrong or odd about forms, and how to mend it.",
    operands: [
      .init(name: "FORM.json", help: "The definition of a form; - is standard input.", repeats: true)
    ],
    options: [.findings, .strict, .knownValidator, .catalog, .maxDefinition],
    examples: [
      .init(
        line: "formhaus check --strict forms/*.json",
        explanation: "Accept no error and no warning; exit code 65 or 1 tells of one."),
      .init(
        line: "formhaus check --format sarif forms/*.json > forms.sarif",
        explanation: "Findings for a code review tool."),
    ])

  static let validate = CommandTable(
    name: "validate", summary: "Check submissions, one a line, as a server does.",
    operands: [
      .init(name: "FORM.json", help: "The definition of the form; - is standard input."),
      .init(
        name: "[ANSWERS]", help: "Files of submissions: a JSON object a line. Default: standard input.",
        repeats: true, isOptional: true),
    ],
    options: [.envelope] + Option.lines + [.formats, .hiddenValues] + Option.language + [.maxDefinition],
    examples: [
      .init(
        line: "formhaus validate signup.json answers.jsonl > checked.jsonl",
        explanation: "A line of JSON for each line: its number, whether it is valid, its values and errors."),
      .init(
        line: "zcat answers.jsonl.gz | formhaus validate signup.json --only-invalid --summary",
        explanation: "Only what is refused, and the counts at the end."),
    ])

  static let address = CommandTable(
    name: "address", summary: "Ask for a postal address, check many, or tell how a country writes them.",
    operands: [
      .init(
        name: "[TASK]",
        help:
          "ask (the default: a form for one address), check (a line of JSON for each address) or format (labels, order, rules, an envelope).",
        choices: AddressCommand.Operation.allCases.map(\.rawValue), isOptional: true),
      .init(
        name: "[ADDRESSES]", help: "Files to check: an address object a line. Default: standard input.",
        repeats: true, isOptional: true),
    ],
    options: [.addressCountry, .formats] + Option.addressForm + Option.lines + [
      .formatOutput, .envelopeStyle,
    ] + Option.language,
    examples: [
      .init(
        line: "formhaus address --country US > address.json",
        explanation: "Ask for an address and print it as it is saved."),
      .init(
        line: "formhaus address check addresses.jsonl > checked.jsonl",
        explanation:
          "A line of JSON for each line: whether it can be saved, errors, warnings, the saved address."),
      .init(
        line: "formhaus address format --country JP --style latin",
        explanation: "What a form asks for in Japan, and an envelope in Latin letters."),
    ])

  static let schema = CommandTable(
    name: "schema", summary: "Print the JSON Schema of forms, for editors.",
    examples: [
      .init(
        line: "formhaus schema > form.schema.json",
        explanation: "Then \"$schema\": \"./form.schema.json\" in a form has an editor complete and check it."
      )
    ])

  static let snapshot = CommandTable(
    name: "snapshot", summary: "Write a picture of a form in any state, as text, SVG or HTML.",
    operands: [
      .init(name: "[FORM.json]", help: "The definition of the form; - is standard input.", isOptional: true)
    ],
    options: [
      .demo, .answers, .step, .keys, .size, .snapshotFormat, .pictureFile, .title, .background, .color,
      .theme, .borders, .large, .components, .noReview, .today, .hiddenValues, .maxDefinition,
    ] + Option.language,
    examples: [
      .init(
        line: "formhaus snapshot signup.json --step 2 --format svg -o plan.svg",
        explanation: "Draw the second step for a page of documentation."),
      .init(
        line: "formhaus snapshot signup.json --keys 'Maya<Tab>maya@<Tab>' --size 40x12 | diff kept.txt -",
        explanation: "Compare a screen with the one that was looked at and kept."),
    ])

  static let theme = CommandTable(
    name: "theme", summary: "List the themes, look at one, or check a theme file.",
    operands: [
      .init(
        name: "TASK", help: "list, preview (every token and widget, full screen) or check (a theme file).",
        choices: ThemeCommand.Task.allCases.map(\.rawValue)),
      .init(name: "[NAME|FILE]", help: "A built-in theme or a theme file.", isOptional: true),
    ],
    options: [.color, .borders, .large, .reduceMotion, .mouse, .tty],
    examples: [
      .init(
        line: "formhaus theme preview acme.json",
        explanation: "Look at a theme of your own; Left and Right show the others, Esc leaves."),
      .init(line: "formhaus theme check acme.json", explanation: "Tell what is wrong or hard to read."),
    ])

  static let locale = CommandTable(
    name: "locale", summary: "List the languages, print the texts of one, or tell what a translation lacks.",
    operands: [
      .init(
        name: "TASK",
        help: "list, print (a catalog to fill in) or missing (what a catalog or a form's translations lack).",
        choices: LocaleCommand.Task.allCases.map(\.rawValue)),
      .init(
        name: "[LANG|FILE]", help: "A language for print, a catalog or a form for missing.", isOptional: true),
    ],
    options: [.missingOutput, .translatedInto],
    examples: [
      .init(
        line: "formhaus locale print nl > nl.json",
        explanation: "Begin a translation: the program's texts in English, with the plural forms of Dutch."),
      .init(
        line: "formhaus locale missing nl.json",
        explanation: "Tell which texts it lacks; exit code 1 when there are some."),
      .init(
        line: "formhaus run signup.json --catalog nl.json --locale nl",
        explanation: "Ask a form in this language."),
    ])

  static let config = CommandTable(
    name: "config", summary: "Tell how forms are shown here and why, or list what can be set.",
    operands: [
      .init(
        name: "TASK",
        help:
          "show (each setting's value, and where it comes from) or list (all there is to set, as Markdown).",
        choices: ConfigCommand.Task.allCases.map(\.rawValue))
    ],
    options: [.configJSON, .plain, .noPlain, .noInput] + Setting.all.map(\.option),
    examples: [
      .init(
        line: "formhaus config show",
        explanation: "Each setting: default, of a file, of a variable or of an option given here."),
      .init(
        line: "formhaus config show --json | jq -r .color.value", explanation: "One of them, for a script."),
    ])

  static let help = CommandTable(
    name: "help", summary: "Show the help of a command, or the reference of all of them.",
    operands: [
      .init(name: "[COMMAND]", help: "The command; without it, the list of commands.", isOptional: true)
    ],
    options: [.helpFormat],
    examples: [
      .init(
        line: "formhaus help run --format man | man -l -",
        explanation: "The page of a command, as man shows it.")
    ])

  static let completion = CommandTable(
    name: "completion", summary: "Print what makes Tab complete commands, options and values in a shell.",
    operands: [
      .init(
        name: "SHELL", help: "bash, zsh or fish.", choices: CompletionCommand.Shell.allCases.map(\.rawValue))
    ],
    examples: [
      .init(
        line: "source <(formhaus completion bash)",
        explanation: "For this shell; make install and the package do it for all.")
    ])

  static let doctor = CommandTable(
    name: "doctor", summary: "Tell what is there to show forms, what is missing, and how to mend it.",
    options: [.tty] + Option.language + [.plain, .noPlain] + Setting.all.map(\.option),
    examples: [
      .init(
        line: "formhaus doctor",
        explanation: "Exit code 1 when there is something to mend.")
    ])

  /// The command of a name.
  ///
  /// - Throws: a usage failure that names those that are like it.
  static func table(named name: String) throws(Failure) -> CommandTable {
    guard let table = tables.first(where: { $0.name == name }) else { throw .usage(unknown(name)) }
    return table
  }

  private static func unknown(_ name: String) -> String {
    if name.hasPrefix("-") {
      return "there is no option \(name) without a command; see formhaus --help"
    }
    if name.hasSuffix(".json") || name == "-" {
      return "there is no command \(name); to run a form: formhaus run \(name)"
    }
    let found = closest(to: name, among: tables.map(\.name))
    return "there is no command \(name)" + (found.isEmpty ? "; see formhaus --help" : found)
  }
}

extension Option {
  static let configJSON = Option.flag("--json", help: "Show the settings as one JSON object by name.")
}
