import ArgumentParser
import KinoraBasics
import Testing

@testable import KinoraCommand

@Suite("Plain words of `kinora render` are read without the parser, and as it reads them")
struct PlainRenderWordsTests {
    /// All that is kept, groups of options included.
    private func text(_ options: RenderOptions) -> String {
        var text = ""
        dump(options, to: &text)
        return text
    }

    private func expectSame(_ words: [String]) throws {
        let plain = try #require(PlainRenderWords.read(words), "\(words)")
        #expect(text(plain) == text(try RenderOptions.parse(words)), "\(words)")
    }

    /// Every option that the command's own help lists, as the words that may name it; and whether it takes a value.
    private func documented() -> [(names: [String], takesValue: Bool)] {
        RenderOptions.helpMessage(columns: 10_000).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("  -") else { return nil }
            let words = line.split(whereSeparator: { $0 == " " || $0 == "," })
            let names = words.prefix { $0.hasPrefix("-") }.map(String.init)
            return (names, words.dropFirst(names.count).first?.hasPrefix("<") ?? false)
        }
    }

    @Test("every option of the help, by each of its names")
    func everyOption() throws {
        var all: [[String]] = []
        for (names, takesValue) in documented() {
            for name in names where !["-h", "--help", "--version"].contains(name) {
                all.append([name] + (takesValue ? ["v\(all.count)"] : []))
            }
        }
        #expect(all.count > 40)
        // The parser takes a while for each line. Names of one option lie side by side and go to different lines.
        for line in 0..<4 {
            try expectSame(["ripple"] + all.indices.filter { $0 % 4 == line }.flatMap { all[$0] })
        }
    }

    @Test("the effect alone, in any place, and words that are not quite words")
    func places() throws {
        try expectSame(["glass"])
        try expectSame(["--at", "0.8", "glass", "-q"])
        try expectSame(["-o", "-", "", "--format", "y4m"])
        try expectSame(["help", "-p", "text=--", "--param", "", "-p", "a b"])
        try expectSame(["glass", "--fps", "60", "--fps", "24", "-o", "a.gif", "--output", "b"])
    }

    @Test("many options at once")
    func many() throws {
        let all = documented().filter { !$0.names.contains("--help") && !$0.names.contains("--version") }
        var dice = SplitMix(seed: 20)
        for _ in 0..<6 {
            var words: [String] = []
            for number in 0..<1 + Int.random(in: 0..<9, using: &dice) {
                let option = all.randomElement(using: &dice)!
                words += [option.names.randomElement(using: &dice)!] + (option.takesValue ? ["v\(number)"] : [])
            }
            try expectSame(words + ["neon"])
        }
    }

    @Test(
        "what is not plain is left to the parser",
        arguments: [
            [], ["--at", "1"], ["glass", "mesh"], ["glass", "--size=10x10"], ["glass", "-qo", "a"], ["glass", "--at"],
            ["glass", "--background", "-5"], ["glass", "--help"], ["glass", "--", "mesh"], ["glass", "--sise", "1"],
            ["-"], ["glass", "-o", "--quiet"],
        ])
    func others(words: [String]) { #expect(PlainRenderWords.read(words) == nil) }
}
