import Foundation

/// The compiler's messages, with the names of the user's own files.
struct CompilerMessages {
    let text: String

    /// - Parameter originals: the paths that were compiled, and how the user calls them.
    init(_ complaint: String, originals: [(compiled: String, original: String)]) {
        text = originals.reduce(complaint) { $0.replacingOccurrences(of: $1.compiled, with: $1.original) }
    }

    /// The errors, each once, with what was said about them; warnings are left out.
    var errors: String {
        var kept: [Substring] = []
        var known: Set<Substring> = []
        var isKept = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains(": error: ") || line.hasPrefix("error: ") {
                isKept = known.insert(line).inserted
            } else if CompilerMessages.endsErrors.contains(where: line.contains) || line.hasPrefix("warning: ") {
                isKept = false
            }
            if isKept, !(line.isEmpty && kept.last?.isEmpty == true) { kept.append(line) }
        }
        return kept.joined(separator: "\n")
    }

    /// What begins in lines that say nothing about an error before them. After a crash the compiler prints its own stack.
    private static let endsErrors = [": warning: ", ": remark: ", "Please submit a bug report", "Stack dump:"]

    var errorCount: Int {
        Set(text.split(whereSeparator: \.isNewline).filter { $0.contains(": error: ") || $0.hasPrefix("error: ") })
            .count
    }

    /// Whether the compiler came to its end and found errors in files: it says the same whenever it is asked.
    var blamesSources: Bool {
        !problems.isEmpty && !compilerCrashed && !text.contains("out of memory")
    }

    /// Whether the compiler itself was stopped by a signal, for which it does not blame the sources.
    var compilerCrashed: Bool { ["due to signal", "Stack dump:"].contains(where: text.contains) }

    /// One error: a file, a line and what the compiler says there.
    struct Problem: Hashable {
        let path: String
        let line: Int
        let sentence: String

        init(path: String, line: Int, sentence: String) {
            self.path = path
            self.line = line
            self.sentence = sentence
        }

        /// - Parameter place: "path:line:column".
        fileprivate init?(at place: Substring, _ sentence: Substring) {
            let parts = place.split(separator: ":")
            guard parts.count > 2, let line = Int(parts[parts.count - 2]) else { return nil }
            self.init(path: parts.dropLast(2).joined(separator: ":"), line: line, sentence: String(sentence))
        }

        /// Whether the compiler gave up before it knew.
        var isOfLimits: Bool { sentence.hasPrefix("the compiler is unable to type-check this expression") }

        /// Whether something is declared a second time.
        var isRedeclaration: Bool { sentence.hasPrefix("invalid redeclaration of ") }

        /// Whether a name means more than one thing.
        var isOfAmbiguity: Bool { sentence.hasPrefix("ambiguous use of ") || sentence.contains(" is ambiguous ") }

        /// Whether a type that is named is not there.
        var isOfAbsentType: Bool { sentence.hasPrefix("cannot find type ") }

        /// The module that an import names and that is not there.
        var absentModule: String? {
            let parts = sentence.split(separator: "'")
            return sentence.hasPrefix("no such module '") && parts.count > 1
                ? parts[1].split(separator: ".").first.map(String.init) : nil
        }
    }

    /// The errors that have a place, each once. One in what a macro has made is where the macro is written.
    var problems: [Problem] {
        var found: [Problem] = []
        var known: Set<Problem> = []
        var ofMacro: Substring?
        for line in text.split(whereSeparator: \.isNewline) {
            var problem: Problem?
            if let mark = line.range(of: ": error: ") {
                problem = Problem(at: line[..<mark.lowerBound], line[mark.upperBound...])
                ofMacro = line.contains("/@__swiftmacro_") ? line[mark.upperBound...] : nil
                if ofMacro != nil { continue }
            } else if let sentence = ofMacro, let mark = line.range(of: ": note: in expansion of macro ") {
                problem = Problem(at: line[..<mark.lowerBound], sentence)
                // One macro may be in what another has made.
                if line.contains("/@__swiftmacro_") { continue }
                ofMacro = nil
            }
            if let problem, known.insert(problem).inserted { found.append(problem) }
        }
        return found.isEmpty ? [crash].compactMap(\.self) : found
    }

    /// Where the compiler was when it crashed, if it says so: the innermost place is told last.
    private var crash: Problem? {
        guard compilerCrashed else { return nil }
        for line in text.split(whereSeparator: \.isNewline).reversed() {
            guard let mark = line.range(of: "(at "), let end = line[mark.upperBound...].firstIndex(of: ")") else {
                continue
            }
            return Problem(at: line[mark.upperBound..<end], "the Swift compiler crashes here")
        }
        return nil
    }

    /// Where a file has code outside of declarations, which only a main file may have.
    struct LooseCode: Equatable {
        let path: String
        /// The lines on which expressions begin.
        var expressions: [Int] = []
        var hasStatements = false
    }

    /// The one file with loose code; nil where there is none or more than one.
    func looseCode(in paths: [String]) -> LooseCode? {
        var found: [LooseCode] = []
        for path in paths {
            var code = LooseCode(path: path)
            for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("\(path):") {
                let place = line.dropFirst(path.count + 1).split(separator: ":", maxSplits: 1)
                if line.hasSuffix("expressions are not allowed at the top level"),
                    let number = place.first.flatMap({ Int($0) })
                {
                    code.expressions.append(number)
                } else if line.hasSuffix("statements are not allowed at the top level") {
                    code.hasStatements = true
                }
            }
            if !code.expressions.isEmpty || code.hasStatements { found.append(code) }
        }
        return found.count == 1 ? found[0] : nil
    }

    private func tell(_ files: [SourceText], _ names: () -> KnownNames?) {
        let told = errors.isEmpty ? text : errors
        StandardStreams.note(told.hasSuffix("\n") ? told : told + "\n")
        let missing = MissingName.all(in: problems, of: files)
        guard !missing.isEmpty else { return }
        let known = names()
        for name in missing { StandardStreams.note(name.sentence(nearest: known?.nearest(to: name)) + "\n") }
    }

    /// The sentence that ends a build which failed; the errors themselves are printed before it, and a line for each name that
    /// Kinora lacks, with the nearest that it has. A process that takes over from one that was stopped says nothing twice.
    ///
    /// - Parameter files: what was compiled. What it declares itself is not told as missing.
    func failure(of what: String, files: [SourceText] = [], names: () -> KnownNames? = { nil }) -> CommandError {
        Watch.tellOnce(text) { tell(files, names) }
        if text.contains("compiled with") && text.contains("cannot be imported by the") {
            return CommandError(
                .missing,
                "The Swift toolchain on the PATH is not the one that built kinora; build kinora again with this one.")
        }
        if compilerCrashed, problems.allSatisfy({ $0 == crash }) {
            let place = crash.map { " at \($0.path):\($0.line)" } ?? ""
            return CommandError(.badData, "The Swift compiler crashes when it compiles \(what)\(place).")
        }
        let count = errorCount
        return CommandError(
            .badData,
            count == 0
                ? "\(what) could not be built." : "\(what) does not compile: \(count) error\(count == 1 ? "" : "s").")
    }
}
