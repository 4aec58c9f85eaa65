/// The folder of the package.
let repository = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

/// The folder of the files that tests read.
let fixtures = repository + "/Tests/Fixtures"
