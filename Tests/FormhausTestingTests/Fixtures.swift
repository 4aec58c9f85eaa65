/// The folder of the files that tests read.
let fixtures = #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 } + "/Fixtures"
