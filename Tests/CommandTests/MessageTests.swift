import Foundation
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraCommand

/// What is made of the compiler's words, of what a process reports, and of pictures for programs.
@Suite struct MessageTests {
    private func messages(_ lines: String...) -> CompilerMessages {
        CompilerMessages(
            lines.joined(separator: "\n"), originals: [(compiled: "/tmp/x/Card.swift", original: "Card.swift")])
    }

    @Test("Errors have the user's path, their line and their sentence, each once; warnings are left out")
    func problems() {
        let told = messages(
            "/tmp/x/Card.swift:3:7: error: cannot find 'Foo' in scope", " 1 | Foo()",
            "/tmp/x/Card.swift:3:7: error: cannot find 'Foo' in scope",
            "/tmp/x/Card.swift:3:9: error: cannot find 'Bar' in scope",
            "/tmp/x/Card.swift:4:7: error: cannot find 'Foo' in scope",
            "/tmp/x/Other.swift:3:7: error: cannot find 'Foo' in scope",
            "/tmp/x/Card.swift:9:1: warning: variable 'x' was never used", "error: link command failed")
        typealias Problem = CompilerMessages.Problem
        #expect(
            told.problems == [
                Problem(path: "Card.swift", line: 3, sentence: "cannot find 'Foo' in scope"),
                Problem(path: "Card.swift", line: 3, sentence: "cannot find 'Bar' in scope"),
                Problem(path: "Card.swift", line: 4, sentence: "cannot find 'Foo' in scope"),
                Problem(path: "/tmp/x/Other.swift", line: 3, sentence: "cannot find 'Foo' in scope"),
            ])
        #expect(told.errorCount == 5)
        #expect(told.errors.contains("1 | Foo()") && !told.errors.contains("never used"))
        #expect(messages("a.swift:1:8: error: no such module 'Charts.Core'").problems.first?.absentModule == "Charts")
        #expect(messages("a.swift:1:8: error: no module 'Charts'").problems.first?.absentModule == nil)
        #expect(told.errors.components(separatedBy: "Card.swift:3:7: error").count == 2)
        // An error in what a macro has made is at the macro's place, also where another macro has made that.
        let made = messages(
            "/x/@__swiftmacro_4Card9PredicatefMf_.swift:1:1: error: too long", "Predicate({",
            "/x/@__swiftmacro_4Card5ModelfMm_.swift:8:3: note: in expansion of macro 'Predicate' here",
            "/tmp/x/Card.swift:38:25: note: in expansion of macro 'Model' here", "Card.swift:40:1: error: wrong")
        #expect(
            made.problems == [
                Problem(path: "Card.swift", line: 38, sentence: "too long"),
                Problem(path: "Card.swift", line: 40, sentence: "wrong"),
            ])
        // What the compiler said before it crashed is not the sources' fault.
        #expect(told.blamesSources && !messages("a.swift:1:1: error: x", "Stack dump:").blamesSources)
        #expect(!messages("error: link command failed").blamesSources)
        // Names that are missing, each once.
        #expect(MissingName.all(in: told.problems, of: []).map(\.name) == ["Foo", "Bar"])
    }

    @Test(
        "A crash of the compiler is told in a sentence, with the place where it was if it says so, and without its stack"
    )
    func crash() {
        let dump = [
            "error: compile command failed due to signal 11 (use -v to see invocation)",
            "Please submit a bug report (https://swift.org) and include the crash backtrace.", "Stack dump:",
            "0.\tProgram arguments: swift-frontend -c /tmp/x/Card.swift", "1.\tSwift version 6",
        ]
        let place = "2.\tWhile evaluating request for 'body' (at /tmp/x/Card.swift:7:9)"
        let (silent, placed) = (
            messages(dump.joined(separator: "\n")), messages((dump + [place]).joined(separator: "\n"))
        )
        #expect(silent.compilerCrashed && silent.problems.isEmpty)
        #expect(silent.errors == dump[0])
        #expect(
            silent.failure(of: "Card.swift").sentence.contains(
                "The Swift compiler crashes when it compiles Card.swift."))
        #expect(
            placed.problems == [
                CompilerMessages.Problem(path: "Card.swift", line: 7, sentence: "the Swift compiler crashes here")
            ])
        #expect(placed.failure(of: "It").sentence.contains("crashes when it compiles It at Card.swift:7."))
        // Errors that it found before are told in its place.
        let mixed = messages("/tmp/x/Card.swift:3:7: error: cannot find 'Foo' in scope", dump.joined(separator: "\n"))
        #expect(mixed.problems.map(\.line) == [3])
    }

    @Test("A main file is the one with code outside of declarations, with the lines of its expressions")
    func looseCode() throws {
        let (expression, statement) = (
            "error: expressions are not allowed at the top level", "error: statements are not allowed at the top level"
        )
        let one = messages("a.swift:12:5: \(expression)", "a.swift:30:1: \(expression)", "a.swift:2:1: \(statement)")
        let code = try #require(one.looseCode(in: ["a.swift", "b.swift"]))
        #expect(code.path == "a.swift" && code.expressions == [12, 30] && code.hasStatements)
        #expect(
            messages("a.swift:12:5: \(expression)", "b.swift:1:1: \(statement)").looseCode(in: ["a.swift", "b.swift"])
                == nil)
        #expect(messages("a.swift:1:1: error: else").looseCode(in: ["a.swift"]) == nil)
        #expect(messages("b.swift:7:1: \(statement)").looseCode(in: ["a.swift", "b.swift"])?.path == "b.swift")
    }

    @Test("A source that others hold up is given its limit in processor time, up to four times by the clock")
    func busyMachine() {
        var pace = Pace()
        var processor = 0.0
        func pass(_ seconds: Double, share: Double) {
            processor += seconds * share
            pace.pass(seconds, processor: processor)
        }
        pace.note(.limit(10))
        pace.note(.busy("making frame 3"))
        pass(15, share: 0.5)
        #expect(!pace.isTooLong)
        pass(6, share: 0.5)
        #expect(pace.isTooLong)
        pace.note(.beat)
        pass(39, share: 0.1)
        #expect(!pace.isTooLong)
        pass(1, share: 0.1)
        #expect(pace.isTooLong)
        pace.note(.beat)
        // It waits for something, and not for a processor.
        pass(10, share: 0.01)
        #expect(pace.isTooLong)
    }

    @Test("Time counts while work goes on, up to a second for each tick, and begins anew with each sign of life")
    func pace() {
        var pace = Pace()
        func wait(_ seconds: Double) {
            Thread.sleep(forTimeInterval: seconds)
            pace.tick(processor: 0)
        }
        pace.tick(processor: 0)
        let start = pace.now
        wait(0.02)
        #expect(pace.now - start >= 0.02 && pace.now - start < 0.9)
        pace.note(.limit(0.05))
        wait(0.06)
        #expect(!pace.isTooLong)
        pace.note(.busy("making frame 3"))
        #expect(!pace.isTooLong && pace.work == "making frame 3")
        wait(0.06)
        #expect(pace.isTooLong)
        pace.note(.beat)
        #expect(!pace.isTooLong)
        wait(0.06)
        #expect(
            pace.isTooLong
                && pace.timeOut(at: "Card.swift:3").sentence.contains(
                    "Card.swift:3, making frame 3 took more than 0.05 s")
        )
        pace.note(.idle)
        #expect(!pace.isTooLong && pace.work == nil)
        pace.note(.busy("again"))
        pace.note(.limit(0))
        wait(0.02)
        #expect(!pace.isTooLong)
    }

    @Test("What ended a process is told by its signal")
    func crashes() {
        func reason(_ signal: Int32, _ backtrace: String) -> String {
            CrashReport(signal: signal, message: nil, backtrace: backtrace, sources: []).reason
        }
        let line = "  0 [ra] 0x00007f02 f() + 12 in library.so at /cache/src/Card.swift:7:3"
        let again = [line, line, line].joined(separator: "\n")
        for signal in [SIGSEGV, SIGBUS] {
            #expect(reason(signal, "").contains("its stack is full"))
            #expect(reason(signal, again).contains("its stack is full"))
            #expect(reason(signal, line).contains("memory that is not its own"))
        }
        #expect(
            reason(SIGILL, again).contains("a rule that Swift checks")
                && reason(SIGTRAP, line).contains("a rule that Swift checks"))
        #expect(reason(0, "").contains("exit()"))
    }

    @Test("A picture for an agent keeps its shape, and at least a pixel each way")
    func agentPictures() throws {
        let folder = try TemporaryFolder()
        func shown(_ width: Int, _ height: Int, _ side: Int) throws -> [Int] {
            let pixels = [UInt32](repeating: 0xFF10_2030, count: width * height)
            try PNGFile.write(StraightPixmap(width: width, height: height, pixels: pixels), to: folder.path("x.png"))
            let picture = try AgentPicture(path: folder.path("x.png"), side: side)
            let read = try PNGDecoder().decode(picture.png)
            #expect(read.width == picture.width && read.height == picture.height)
            let isWhole = picture.width == width && picture.height == height
            #expect(picture.note == (isWhole ? "" : " (shown at \(picture.width)x\(picture.height))"))
            return [picture.width, picture.height]
        }
        #expect(try shown(64, 32, 64) == [64, 32])
        #expect(try shown(64, 32, 32) == [32, 16])
        #expect(try shown(400, 1, 100) == [100, 1])
        #expect(try shown(1, 400, 100) == [1, 100])
        #expect(try shown(30, 20, 1000) == [30, 20])
    }

    @Test("A still scene is told where it is written, unless that is to be quiet")
    func quiet() throws {
        let folder = try TemporaryFolder()
        let loud = try KinoraProcess(["render", "test-card", "-o", "card.png"], in: folder)
        let quiet = try KinoraProcess(["render", "test-card", "-o", "card.png", "--quiet"], in: folder)
        #expect(loud.status == 0 && quiet.status == 0, "\(loud.complaint)")
        #expect(loud.text.hasSuffix("in card.png\n") && quiet.text.isEmpty)
    }
}
