// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is held to the same strictness; `make check` proves the arrows between them.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func room(
  _ name: String, _ imports: [Target.Dependency] = [], libraries: [String] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: imports, exclude: exclude, swiftSettings: strict,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

func tests(
  _ name: String, _ imports: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: imports, exclude: exclude, resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "formhaus",
  products: [
    .library(name: "Formhaus", targets: ["Formhaus", "FormhausUI", "FormhausCore"]),
    .library(name: "FormhausTesting", targets: ["FormhausTesting"]),
    .executable(name: "formhaus", targets: ["FormhausCommand"]),
    .executable(name: "formhaus-geocoder", targets: ["FormhausGeocoder"]),
    .executable(name: "formhaus-bench", targets: ["FormhausBench"]),
  ],
  targets: [
    .systemLibrary(name: "CNcurses", path: "CNcurses"),
    .systemLibrary(name: "CPCRE2"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CZlib"),
    .target(name: "CTerminalGuard"),
    .target(name: "CCharacterWidth", exclude: ["ambiguous.inc", "generate-ambiguous.py"]),
    .target(name: "CArguments"),
    .target(name: "CSpawn"),
    .target(name: "CWidthSupport", path: "Tests/CWidthSupport"),

    room(
      "FormhausText", ["CPCRE2"], libraries: ["m"],
      exclude: ["Generated/generate-folding.py", "Generated/generate-width.py"]),
    room(
      "Address", ["FormhausText"],
      exclude: [
        "Data", "Generated/generate-formats.py", "Generated/generate-country-names.py",
        "Generated/generate-foldings.py",
      ]),
    room("Surface", ["FormhausText"]),
    room("AddressIndex", ["FormhausText", "Address", "CSQLite", "CZlib"]),
    room("FormhausCore", ["FormhausText", "Address"], exclude: ["Generated/generate-locales.py"]),
    room("FormhausStore", ["FormhausText", "Address", "FormhausCore"]),
    room("FormhausViews", ["FormhausText", "Address", "FormhausCore", "FormhausStore"]),
    room("FormhausUI", ["FormhausText", "FormhausCore", "FormhausStore", "FormhausViews", "Surface"]),
    room("FormhausPlain", ["FormhausText", "FormhausCore", "FormhausStore", "FormhausViews"]),
    room("NcursesTerminal", ["FormhausText", "Surface", "CNcurses", "CTerminalGuard", "CCharacterWidth"]),
    room(
      "Formhaus",
      [
        "FormhausText", "FormhausCore", "FormhausStore", "FormhausViews", "FormhausUI", "FormhausPlain",
        "Surface", "NcursesTerminal",
      ]),
    room(
      "FormhausTesting",
      [
        "FormhausText", "FormhausCore", "FormhausStore", "FormhausViews", "FormhausUI", "FormhausPlain",
        "Surface",
      ]),
    .executableTarget(
      name: "FormhausCommand",
      dependencies: [
        "Formhaus", "Address", "FormhausText", "FormhausCore", "FormhausStore", "FormhausViews", "FormhausUI",
        "FormhausPlain", "FormhausTesting", "NcursesTerminal", "Surface", "AddressIndex", "CArguments",
        "CSpawn",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "FormhausGeocoder", dependencies: ["Address", "FormhausText"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("curl")]),
    .executableTarget(
      name: "FormhausBench",
      dependencies: [
        "Address", "FormhausText", "FormhausCore", "FormhausViews", "FormhausUI", "FormhausTesting",
        "Surface", "AddressIndex", "CSQLite", "CMalloc",
      ],
      exclude: ["Places/make-places.py"],
      swiftSettings: strict),

    tests(
      "FormhausTextTests", ["FormhausText", "CWidthSupport", "SeededRandom"],
      exclude: ["Patterns/make-pattern-table.mjs", "Patterns/pattern-table.json"]),
    tests("AddressTests", ["Address", "FormhausText", "SeededRandom"]),
    tests(
      "AddressIndexTests", ["AddressIndex", "Address", "FormhausText", "CZlib", "SeededRandom"]),
    tests("SurfaceTests", ["Surface", "FormhausText", "SeededRandom"]),
    tests(
      "FormhausCoreTests", ["FormhausCore", "Address", "FormhausText", "SeededRandom"],
      exclude: ["Languages/make-locale-samples.py", "Languages/locale-samples.tsv"]),
    tests(
      "FormhausUITests",
      [
        "FormhausUI", "FormhausViews", "FormhausStore", "FormhausCore", "FormhausText", "Surface",
        "FormhausTesting", "SeededRandom",
      ]),
    tests(
      "FormhausPlainTests",
      [
        "Address", "FormhausPlain", "FormhausViews", "FormhausStore", "FormhausCore", "FormhausText",
        "FormhausTesting", "FormhausUI", "PlainRules", "SeededRandom", "Surface",
      ]),
    tests(
      "FormhausCommandTests",
      [
        "FormhausCommand", "Formhaus", "Address", "FormhausCore", "FormhausStore", "FormhausText",
        "NcursesTerminal", "PlainRules", "Surface", "SeededRandom",
      ]),
    tests(
      "FormhausGeocoderTests", ["FormhausGeocoder", "FormhausCommand", "Address", "FormhausText"],
      exclude: ["loopback.py", "serve-addok.py"]),
    tests(
      "FormhausTests",
      [
        "Formhaus", "FormhausCommand", "FormhausCore", "FormhausText", "FormhausTesting", "Surface",
        "TmuxSupport",
      ]),
    tests(
      "FormhausStoreTests",
      ["FormhausStore", "Address", "FormhausCore", "FormhausText", "FormhausTesting", "SeededRandom"]),
    tests(
      "FormhausViewsTests",
      ["FormhausViews", "FormhausStore", "FormhausCore", "FormhausText", "FormhausTesting"]),
    tests(
      "FormhausTestingTests",
      [
        "FormhausTesting", "FormhausCore", "FormhausText", "FormhausStore", "FormhausViews", "FormhausUI",
        "Surface",
      ]),
    tests(
      "NcursesTerminalTests",
      ["NcursesTerminal", "Surface", "FormhausText", "TmuxSupport", "TerminalProbe", "SeededRandom"]),
    tests(
      "JourneyTests",
      [
        "FormhausCommand", "FormhausCore", "FormhausText", "FormhausViews", "FormhausTesting", "PlainRules",
        "Surface", "TmuxSupport",
      ]),
    .target(
      name: "PlainRules", dependencies: ["FormhausCore"], path: "Tests/PlainRules", swiftSettings: strict),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(name: "TmuxSupport", path: "Tests/TmuxSupport", swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["NcursesTerminal", "Surface", "FormhausText"],
      path: "Tests/TerminalProbe",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
