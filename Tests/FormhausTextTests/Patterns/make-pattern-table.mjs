// Writes pattern-table.json: what node makes of patterns, for PatternTableTests.
// Run it in its own folder: node make-pattern-table.mjs > pattern-table.json
//
// A row is [pattern, verdict, texts it is found in, texts it is not found in]. The verdict is "valid", "invalid",
// "unsupported" (valid, but to be refused here), or "random" (valid, and may be refused here as unsupported).

const words = ["", "a", "b", "ab", "ba", "aa", "aab", "abc", "0", "42", "a1", "-", "_", " ", "A"];
const marks = [
  "\\", "]", "[", "{", "}", "(", ")", "/", "^", "$", ".", "*", "+", "?", "|", "\n", "\r", "\r\n", "a\n", "\na", "\t",
  "\v", "\f", "\b", "\0", "\u0001", "\u0002", "\u001f", "\u007f", "\u0085", "\u00a0", "\u00e9", "\u1680", "\u180e",
  "\u2003", "\u200b", "\u2028", "\u2029", "\u202f", "\u3000", "\ufeff", "\u0660", "\ud83d\ude00", "\u65e5",
];
const everything = [...words, ...marks];

const valid = [
  // ordinary
  ["^[0-9]{5}$", ["12345", "1234", "123456", "12345\n", "x12345"]],
  ["^[A-Z]{3}$", ["ABC", "abc", "ABCD", "AB"]],
  ["[0-9]{3}", ["ab1234cd", "12", "1a2b3"]],
  ["^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$", ["a@b.de", "a@b", "a b@c.de", "a@b.de\n", "@b.de"]],
  ["^(?:\\+|00)[1-9]\\d{6,14}$", ["+491701234567", "00491701234567", "0491701234567"]],
  ["^(?=.*[A-Z])(?=.*\\d).{8,}$", ["Password1", "password1", "Pass1", "PASSWORD"]],
  ["^(?!.*\\.\\.)[a-z.]+$", ["a.b", "a..b", "..."]],
  ["^\\p{L}+$", ["p{LLL}", "pp{L}", "\u00e9", "p{L}"]],
  ["^(\\d{4})-(\\d{2})-(\\d{2})$", ["2024-02-29", "2024-2-29"]],
  ["^(['\"]).*\\1$", ["'a'", "\"a\"", "'a\"", "''"]],
  ["colou?r", ["color", "colour", "colouur"]],
  ["^$", ["", "\n", "a"]],
  // dots, ends and spaces
  [".", everything], ["^.$", everything], ["^..$", everything], ["\\s", everything], ["\\S", everything],
  ["^\\s$", everything], ["[\\s]", everything], ["[^\\s]", everything], ["[\\S]", everything],
  ["[\\s\\S]", everything], ["\\v", everything], ["\\h", ["h", " ", "\t"]], ["\\d", everything],
  ["\\D", everything], ["\\w", everything], ["^\\W$", everything], ["a$", everything], ["^a", everything],
  ["$", everything], ["a\\b", ["a", "ab", "a b", "a\u00e9", "\u00e9a", "a_"]],
  ["\\Ba", ["ba", "a", "\u00e9a", "_a"]], ["\\b", everything], ["\\B", everything],
  ["\\u00e9\\b", ["\u00e9", "\u00e9a"]], ["[\\b]", everything], ["[\\B]", ["B", "\b", "b"]],
  // letters that mean something to PCRE2
  ...[..."AEGHKLNPQRUXZaeghijlmopqyz"].map((letter) => [
    `^\\${letter}$`, [letter, letter.toLowerCase(), "\n", "\r\n", "", "\u0007", "\u001b", "a", " "],
  ]),
  ["\\Q.\\E", ["Q.E", ".", "QxE"]], ["\\p{Lu}", ["p{Lu}", "A"]], ["\\p{2}", ["pp", "p{2}"]],
  ["\\N{U+41}", ["N{U+41}", "A", "NN{U41}", "N{UU41}", "N{U41}"]], ["\\x{41}", ["A", "x".repeat(41), "x{41}"]],
  ["\\o{101}", ["A", "o".repeat(101)]], ["\\u{61}", ["a", "u".repeat(61)]], ["\\g{1}", ["g", "g{1}"]],
  ["(a)\\g1", ["ag1", "aa"]], ["(a)\\g{-1}", ["ag{-1}", "aa"]], ["\\k", ["k"]], ["\\k<a>", ["k<a>"]],
  ["\\k{a}", ["k{a}"]], ["\\K", ["K"]], ["a\\Kb", ["aKb", "ab"]],
  // numbers and letters after a backslash
  ["\\0", everything], ["\\1", everything], ["\\2(a)", ["\u0002a", "a", "2a"]], ["\\1(a)", ["a", "aa"]],
  ["(a)\\1", ["aa", "a"]], ["(a)\\2", ["a\u0002", "a", "aa"]], ["(a)\\10", ["aa0", "a\u0008", "a\b"]],
  ["\\8", ["8", "\\8"]], ["\\9a", ["9a"]], ["\\08", ["\u00008"]], ["\\377", ["\u00ff"]], ["\\400", ["\u00200"]],
  ["\\x41", ["A", "x41"]], ["\\x4", ["x4"]], ["\\xg", ["xg"]], ["\\u0041", ["A"]], ["\\u004", ["u004"]],
  ["\\ud83d\\ude00", ["\u{1f600}", "\u{1f601}"]], ["^\\ud83d", ["\u{1f600}"]], ["\\cA", ["\u0001"]],
  ["\\ca", ["\u0001"]], ["\\c", ["\\c", "c"]], ["\\c_", ["\\c_", "\u001f"]], ["\\c1", ["\\c1", "\u0011"]],
  ["[\\c_]", everything], ["[\\c1]", ["\u0011", "1", "c", "\\"]], ["[\\c]", ["\\", "c"]], ["[\\c-z]", ["\\", "d", "-"]],
  ["[\\ca]", ["\u0001", "c", "a"]], ["[\\1]", ["\u0001", "1"]], ["[\\8]", ["8", "\\"]], ["[\\012]", ["\n", "0", "2"]],
  ["[\\x41-\\x43]", ["A", "B", "D", "x"]], ["[\\u0041-C]", ["B", "u"]], ["\\t\\n\\v\\f\\r", ["\t\n\v\f\r"]],
  // classes
  ["[]", everything], ["[^]", everything], ["^[^]$", everything], ["a[]b", ["ab", "a]b"]], ["[]a]", ["]a]", "a]", "a"]],
  ["[^]a]", ["xa]", "a]", "]"]], ["[a-\\d]", ["a", "-", "5", "b"]], ["[\\d-z]", ["5", "-", "z", "a"]],
  ["[\\s-\\d]", [" ", "-", "5", "a"]], ["[a-]", ["a", "-", "b"]], ["[-a]", ["a", "-", "b"]], ["[--a]", ["-", "_", "b"]],
  ["[a-b-c]", ["a", "b", "c", "-"]], ["[[:alpha:]]", ["a]", ":]", "[]", "b", "l]", "x]"]], ["[[.a.]]", [".]", "a]", "b]"]],
  ["[[=a=]]", ["=]", "a]"]], ["[a[b]c]", ["[c]", "bc]", "ac]", "c"]], ["[a&&b]", ["&", "a", "b"]], ["[\\]]", ["]"]],
  ["[\\[]", ["["]], ["[^\\d]", everything], ["[^\\D]", everything], ["[^\\W_]", everything], ["[\\w\\W]", everything],
  ["[(]", ["("]], ["[*]", ["*"]], ["[.]", [".", "a"]], ["[\\.]", [".", "\\"]], ["[$]", ["$"]], ["[|]", ["|"]],
  ["[\\-]", ["-", "\\"]], ["[a\\-z]", ["a", "-", "b"]], ["[\\Q-Z\\E]", ["Q", "-", "E", "R"]], ["[\\N]", ["N", "\n"]],
  ["[\\R]", ["R", "\n"]], ["[\\h]", ["h", " "]], ["[\\p{L}]", ["p", "L", "{", "x"]], ["[\\k]", ["k"]],
  ["^[\u{1f600}]$", ["\u{1f600}"]], ["^[\u{1f600}]{2}$", ["\u{1f600}", "\u{1f601}"]], ["\u{1f600}{2}", ["\u{1f600}\u{1f600}"]],
  ["^.{2}$", ["\u{1f600}", "ab", "\u65e5"]], ["[\u00e0-\u00ff]", ["\u00e9", "e", "\u0100"]], ["[\\ufeff]", ["\ufeff", " "]],
  // braces, brackets and parentheses as text
  ["{", ["{"]], ["}", ["}"]], ["]", ["]"]], ["a{", ["a{", "a"]], ["a{}", ["a{}"]], ["a{,5}", ["a{,5}", "aaa"]],
  ["a{x}", ["a{x}"]], ["a{1", ["a{1"]], ["a{1,", ["a{1,"]], ["a{1,x}", ["a{1,x}"]], ["a{ 1}", ["a{ 1}", "a"]], ["^a{2}$", ["aa", "a"]],
  ["^a{2,}$", ["a", "aaa"]], ["^a{1,2}$", ["", "a", "aa", "aaa"]], ["^a{0}$", ["", "a"]], ["^a{0,0}b", ["b", "ab"]],
  ["^a{02}$", ["aa"]], ["{}", ["{}"]], ["{a", ["{a"]], ["x{{1}", ["x{", "x{{1}"]], ["a{2}}", ["aa}"]],
  // repeats
  ["^a*$", words], ["^a+?$", words], ["^a??$", words], ["^a{1,2}?$", words], ["^(?:a|b)*$", words], ["^(?:ab)+$", words],
  ["(?:)*", words], ["(?:)", words], ["()", words], ["(|a)+", words], ["^(a*)*$", words], ["^(?:a*)*b", words], ["^(?:a|)*$", words],
  ["^(?:a*?)*?b$", words], ["(?=a)*", words], ["(?=a)+b", words], ["(?=a)?", words], ["(?!a){2}", words], ["^(?=a){2}a", words],
  ["^(?!a)*a", words], ["^(?=a){0}b", words], ["(?:^a)+", words], ["(?:a$)*", words], ["(?:\\b)*a", words],
  // alternatives and groups
  ["|", words], ["a|", words], ["|a", words], ["^(?:|a)$", words], ["^a|b$", words], ["^(?:a|ab)(?:c|bcd)$", ["abc", "abcd", "ac"]],
  ["(?<x>a)", words], ["(?<x>a)\\k<x>", ["aa", "a"]], ["\\k<x>(?<x>a)", ["a", "aa"]], ["(?<$>a)\\k<$>", ["aa", "a"]],
  ["(?<\u00e9>a)\\k<\u00e9>", ["aa"]], ["(?<_1>a)\\1", ["aa"]], ["(?<\\u0061>b)\\k<a>", ["bb", "b"]],
  ["(?<a\\u{62}>b)\\k<ab>", ["bb"]], ["(?<\u{1d49c}>b)\\k<\u{1d49c}>", ["bb"]], ["(?<\\ud835\\udc9c>b)", ["b"]],
  ["(?<a\u200d>b)", ["b"]], ["(?<e\u0301>b)(?<\u00e9>c)\\k<e\u0301>", ["bcb", "bcc"]],
  ["^(?<y>\\d{4})(?<m>\\d\\d)\\k<m>$", ["20240101", "20240102"]], ["(a)|\\1b", ["b", "ab"]], ["(?:(a)|b)\\1", ["b", "aa"]],
  ["^(a)?\\1$", words], ["^(a|)\\1$", words], ["(a\\1)", words], ["^(a\\1)$", words], ["^(?:(a)|(b))\\1\\2$", ["aa", "bb", "a", "ab"]],
  ["(?!(a))\\1b", words], ["(?=(a))\\1b", words], ["(?=(a))\\1", words], ["^(?=(a+))a*b\\1$", ["aba", "aabaa", "aaba"]],
  ["^(a)+\\1$", ["aa", "a", "aaa"]], ["^(?:(a)b)+\\1$", ["aba", "ababa", "abb"]], ["^(?:(['\"])x\\1)+$", ["'x'\"x\"", "'x\""]],
  ["^(a|ab)*c\\1$", ["abcab", "aabca", "abca", "c"]], ["(z)((a+)?(b+)?(c))*", ["zaacbbbcac", "z", "a"]],
  // what PCRE2 itself gets wrong unless it is written to it with care
  ["[]{0,1}", words], ["(?<![^])[]*?", words], ["(?=a)-*?a", words], ["b\\2|(\\2c|\\2+?)([^][a-c])", words],
  ["\\w?(\\1{1,2}|b)", words],
  // what goes before
  ["(?<=a)b", ["ab", "b", "bb"]], ["(?<!a)b", ["ab", "b", "bb"]], ["(?<=a|bc)d", ["ad", "bcd", "cd"]], ["(?<=^)a", ["a", "ba"]],
  ["(?<=a{2})b", ["aab", "ab"]], ["(?<=(a))\\1", ["aa", "a"]], ["(?<=\\d)(?=\\d)", ["12", "1"]], ["(?<=$)", words],
  ["(?<=[^])b", ["ab", "b", "\nb"]], ["(?<=\\u65e5)x", ["\u65e5x", "x"]], ["(?<=.)\\b", words], ["(?<=(?:a|b)c)d", ["acd", "bcd", "ccd"]],
  ["(?<=a(?=b))b", ["ab", "b"]], ["(?<!\\ud83d)\\ude00", ["\u{1f600}"]],
  // escapes of punctuation, and text that PCRE2 would read as an instruction
  ...[..."^$\\.*+?()[]{}|/-!@#%&=:;,<>'\"`~ _"].map((mark) => [`^\\${mark}$`, [mark, "\\" + mark, "a"]]),
  ["\\\n", ["\n"]], ["\\\u00e9", ["\u00e9"]], ["\\\u2028", ["\u2028"]], ["#a", ["#a", "a"]], ["a b", ["a b", "ab"]], ["a#b", ["a#b"]],
  ["\\/", ["/"]], ["/", ["/"]], ["\n", ["\n"]], ["\u2028", ["\u2028"]], ["\u0000", ["\u0000"]], ["\ufeffa", ["\ufeffa", "a"]],
];

const invalid = [
  "(", ")", "a)", "(a", "((a)", "[", "[a", "[^", "[\\]", "\\", "a\\", "[a\\", "*", "+", "?", "a**", "a++", "a?+", "a*+", "a{2}+", "a{2}{3}",
  "a+?+", "^*", "^+", "$?", "$*", "\\b+", "\\B*", "{1}", "{1,}", "{1,2}", "a|*", "(*)", "(+a)", "(?:+)", "(?i)", "(?i)a", "(?i:a)", "(?-i:a)",
  "(?>a)", "(?#c)", "(?|a|b)", "(?P<n>a)", "(?P=n)", "(?P>n)", "(?R)", "(?0)", "(?1)", "(?+1)", "(?-1)", "(?&n)", "(?'n'a)", "(?(1)a|b)",
  "(?(R)a)", "(?C)", "(?^)", "(*ACCEPT)", "(*F)", "(*UTF)a", "(*LIMIT_MATCH=1)a", "(*pla:a)", "(?<=a)*", "(?<!a)+", "(?<=a){2}", "[z-a]",
  "[b-a-c]", "[\\x43-\\x41]", "[\\c_-\\x00]", "a{2,1}", "a{99999,1}", "(?<a>b)(?<a>c)", "(?<a>b)\\k", "(?<a>b)\\k<", "(?<a>b)\\k<c>",
  "(?<a>b)\\k<a", "(?<a>b)[\\k]", "(?<>a)", "(?<1>a)", "(?<a-b>c)", "(?<a", "(?<a>", "(?<a b>c)", "(?<\\x61>b)", "(?<\\u{110000}>b)",
  "(?<\\ud835>b)", "(?<", "(?", "(??)", "(?", "(?=", "(?=a", "(?!", "(?<=a", "(?a)", "(?)", "(?:", "[\\d", "(?<a>.)\\k<a>)", "**",
];

const unsupported = [
  "(?<=a+)b", "(?<=a*)b", "(?<!a?)b", "(?<=a|b+)c", "(?<=(?:a|bc))d", "(?<=a(?:b|cd))e", "a{65536}", "a{1,65536}", "a{70000,}",
  "a{99999999999999999999}", "(?:(a)|b)*\\1", "(?:a|(b))+\\1", "(?:(a)?b)+\\1", "(?:\\1(a))+", "(a\\1)+", "(a|)*\\1", "(a*)+\\1",
  "(?:(?=(a)))?\\1", "(?:(?=(a)))*\\1", "(?<=(a){2})\\1", "(a)(?<=\\1)b", "(?<=\\1(a))b", "(?:(?<x>a)|b)*\\k<x>", "(?:(?!(a))b)+\\1",
  "(?:(?:a{1,1000}){1,1000}){1,1000}", "(?:" + "(?:".repeat(250) + "a" + ")".repeat(251),
];

// Random patterns from a seed, over an alphabet small enough that texts match now and then.
let state = 20240229;
const random = (bound) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 4294967296) * bound);
};
const pick = (list) => list[random(list.length)];
const atoms = [
  "a", "b", "c", "a", "b", ".", "\\w", "\\W", "\\d", "\\s", "[ab]", "[^a]", "[a-c]", "[]", "[^]", "\\1", "\\2", "\\b", "\\B", "^", "$", "1", "-",
  "\\x61", "\\c", "{", "}", "]", "\\0", "[\\d-a]", "[b-]", "{1}", "\\k<n>", "\\",
];
const quantifiers = ["*", "+", "?", "{2}", "{1,2}", "{0,1}", "{2,}", "*?", "+?", "??", "{,2}", "++"];
const openings = ["(", "(", "(?:", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?<n>"];
const randomPattern = (depth) => {
  let text = "";
  for (let parts = 1 + random(3); parts > 0; parts -= 1) {
    text += depth > 0 && random(3) === 0 ? pick(openings) + randomPattern(depth - 1) + ")" : pick(atoms.slice(0, random(4) ? 23 : atoms.length));
    if (random(3) === 0) text += pick(quantifiers.slice(0, random(5) ? 10 : quantifiers.length));
  }
  return random(5) === 0 ? text + "|" + randomPattern(depth - 1) : text;
};
const randomText = () => Array.from({ length: random(7) }, () => pick([..."aaabbbc1- \n"])).join("");

const compile = (pattern) => {
  try {
    return new RegExp(pattern);
  } catch {
    return null;
  }
};
const row = (pattern, verdict, texts) => {
  const expression = compile(pattern);
  if ((expression === null) !== (verdict === "invalid")) throw new Error(`not ${verdict}: ${pattern}`);
  if (expression === null) return [pattern, verdict];
  const unique = [...new Set(texts)];
  return [pattern, verdict, unique.filter((text) => expression.test(text)), unique.filter((text) => !expression.test(text))];
};

const rows = [
  ...valid.map(([pattern, texts]) => row(pattern, "valid", texts)),
  ...invalid.map((pattern) => row(pattern, "invalid")),
  ...unsupported.map((pattern) => row(pattern, "unsupported", [])),
];
const randomRows = Number(process.argv[2] ?? 1000);
for (let count = 0; count < randomRows; count += 1) {
  const pattern = randomPattern(2);
  rows.push(row(pattern, compile(pattern) ? "random" : "invalid", Array.from({ length: 6 }, randomText)));
}
console.log("[\n" + rows.map((cells) => JSON.stringify(cells)).join(",\n") + "\n]");
