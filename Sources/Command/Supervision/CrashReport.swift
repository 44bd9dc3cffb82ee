import Foundation

/// Why a process ended by itself: from what Swift wrote to standard error and what its backtracer found.
struct CrashReport {
    /// A line that the Swift runtime writes before it stops a program.
    struct Message: Equatable {
        /// As in `Module/File.swift`; nil where Swift does not say.
        let file: String?
        let line: Int?
        let text: String

        init?(_ line: some StringProtocol) {
            let line = String(line)
            for kind in CrashReport.kinds {
                guard let range = line.range(of: kind) else { continue }
                let (before, after) = (line[..<range.lowerBound], line[range.upperBound...])
                guard before.isEmpty || before.hasSuffix(": "), after.isEmpty || after.hasPrefix(": ") else { continue }
                let place = before.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
                let number = place.count >= 2 ? Int(place[1]) : nil
                (self.file, self.line) = (number == nil ? nil : place[0], number)
                let said = after.dropFirst(2)
                text = said.isEmpty ? kind : String(said)
                return
            }
            guard ["Could not cast value of type", "Fatal access conflict"].contains(where: line.hasPrefix) else {
                return nil
            }
            (file, self.line, text) = (nil, nil, line)
        }
    }

    /// A frame of the backtrace that is code of a source.
    private struct Frame {
        let function: String
        let place: String?
    }

    /// The signal that ended the process.
    let signal: Int32
    let message: Message?
    /// What the backtracer wrote; empty where there is none.
    let backtrace: String
    /// The paths of the sources, as the user names them.
    let sources: [String]

    /// FILE:LINE of the source's innermost code; nil where that is not known.
    var place: String? {
        if let place = userFrames.lazy.compactMap(\.place).first { return named(place) }
        guard let file = message?.file, let line = message?.line else { return nil }
        // A rule of Swift's own library or of Kinora stands there, and not the code that broke it.
        guard !file.hasPrefix("Swift/"), !file.hasPrefix("Kinora") else { return nil }
        return named("\(file):\(line)")
    }

    /// Whether it is the code of a source that stopped.
    var isOfSource: Bool {
        !userFrames.isEmpty || place != nil || backtrace.isEmpty || isStackFull || breaksRuleOfViews
    }

    /// Whether a module that sources import has said in words what is wrong, such as an object that no view has handed down. A source does it,
    /// also where none of its functions is on the stack any more.
    private var breaksRuleOfViews: Bool {
        guard let module = message?.file?.split(separator: "/").first else { return false }
        return (module == "KinoraViews" || module == "KinoraStage") && !CrashReport.kinds.contains(message?.text ?? "")
    }
    private static let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]

    /// What happened, without a full stop.
    var reason: String {
        if let message { return CrashReport.withoutStop(message.text) }
        if let failure { return failure }
        if signal == 0 { return "it ended the process with exit()" }
        if signal == SIGSEGV || signal == SIGBUS {
            return isStackFull
                ? "its stack is full; it probably calls itself without end"
                : "it used memory that is not its own"
        }
        if signal == SIGILL || signal == SIGTRAP {
            return "it broke a rule that Swift checks, such as an index in range"
        }
        return "signal \(signal)" + (signal == SIGKILL ? ", perhaps for want of memory" : "")
    }

    /// What the compiler noted for a trap without words, such as "arithmetic overflow".
    private var failure: String? {
        guard let range = backtrace.range(of: "Swift runtime failure: ") else { return nil }
        let rest = backtrace[range.upperBound...].prefix { !$0.isNewline }
        return rest.prefix { $0 != "+" && $0 != "*" }.components(separatedBy: " in ")[0].trimmingCharacters(
            in: .whitespaces)
    }

    private var userFrames: [Frame] { frames.compactMap { $0 } }

    /// Whether memory below a stack was used: the source's own functions are there again and again, or the address is of
    /// the main thread's stack, which lies above everything else.
    private var isStackFull: Bool {
        guard signal == SIGSEGV || signal == SIGBUS, message == nil else { return false }
        let repeats = Dictionary(grouping: userFrames, by: \.function).values.contains { $0.count >= 3 }
        return repeats || backtrace.isEmpty || (faultAddress ?? 0) >> 36 >= 0x7ff
    }

    private var faultAddress: UInt64? {
        guard let range = backtrace.range(of: "dereference at 0x") else { return nil }
        return UInt64(backtrace[range.upperBound...].prefix { $0.isHexDigit }, radix: 16)
    }

    /// From the innermost outwards; nil for those of other libraries.
    private var frames: [Frame?] {
        backtrace.split(whereSeparator: \.isNewline).filter { $0.contains(" 0x") }.map { line in
            guard let range = line.range(of: " in ", options: .backwards) else { return nil }
            let parts = line[range.upperBound...].split(separator: " ", maxSplits: 2).map(String.init)
            guard let image = parts.first, image.hasSuffix(".so"), !image.hasPrefix("lib") || image == "library.so"
            else {
                return nil
            }
            let before = line[..<range.lowerBound]
            let function = before.range(of: " 0x").map { before[$0.upperBound...].drop { !$0.isWhitespace } } ?? before
            let told = parts.count == 3 && parts[1] == "at" ? CrashReport.place(parts[2]) : nil
            let place = told ?? CrashReport.placeOfPreview(String(function))
            return Frame(function: String(function.prefix { $0 != "+" }), place: place)
        }
    }

    /// From `/folder/File.swift:12:5` to `File.swift:12`.
    private static func place(_ text: String) -> String? {
        let name = text.split(separator: "/").last.map(String.init) ?? text
        let parts = name.split(separator: ":")
        guard parts.count >= 2, let line = Int(parts[1]), line > 0, !parts[0].hasPrefix("<") else { return nil }
        return "\(parts[0]):\(line)"
    }

    /// Where the preview begins whose code a function is, by the function's name, which has the line after `fMX`, from 0. Nil for
    /// other functions.
    private static func placeOfPreview(_ function: String) -> String? {
        guard let mark = function.range(of: "fMX"), function.contains("7preview"),
            let line = Int(function[mark.upperBound...].prefix { $0.isNumber })
        else { return nil }
        return "@__swiftmacro_\(function[..<mark.upperBound]):\(line + 1)"
    }

    /// With the file's path as the user names it.
    private func named(_ place: String) -> String {
        let name = place.split(separator: "/").last.map(String.init) ?? place
        let file = name.prefix { $0 != ":" }
        let path = sources.first { path in
            let own = URL(fileURLWithPath: path).lastPathComponent
            return own == file || CrashReport.isPreview(String(file), of: own)
        }
        return (path ?? String(file)) + name.dropFirst(file.count)
    }

    /// Whether a file that the compiler made up is of a preview in a source. Its name has that of the source without the signs that
    /// names of functions have not, and `_` with what stands for these. The lines are those of the source.
    private static func isPreview(_ made: String, of source: String) -> Bool {
        guard made.hasPrefix("@__swiftmacro_") else { return false }
        let letters = source.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return made.firstRange(of: letters + "_").map { made[..<$0.lowerBound].last?.isNumber == true } ?? false
    }

    private static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
