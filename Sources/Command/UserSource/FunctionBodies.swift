import KinoraMacroExpansion

/// The bodies of a source's functions and variables that are not in other bodies, for leaving out those that do not compile: what they are of
/// stays, so that the rest of the source and other sources still compile.
struct FunctionBodies {
    private struct Body {
        /// Bytes between the braces; of a closure, after its `in`.
        let range: Range<Int>
        let lines: ClosedRange<Int>
        let kind: Kind
    }

    private enum Kind {
        /// It makes a view of a type that only it says.
        case view
        /// It returns nothing.
        case action
        /// Of this type, as it is written; empty where that is not known.
        case value(type: String)
    }

    private let bytes: [UInt8]
    private var bodies: [Body] = []

    init(_ source: String) {
        let tokens = Tokens(source)
        bytes = tokens.bytes
        var finder = Finder(tokens)
        finder.find()
        let lineStarts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        func line(_ place: Int) -> Int { lineStarts.partitioningIndex { $0 >= place } + 1 }
        // A door goes with its type.
        let own = finder.found.filter { !DoorFunction.isBody(at: $0.range.lowerBound, in: tokens.bytes) }
        bodies = own.map { found in
            Body(
                range: found.range, lines: line(found.range.lowerBound)...line(found.range.upperBound),
                kind: found.kind)
        }
    }

    /// Whether a line is in a body.
    func contains(_ line: Int) -> Bool { bodies.contains { $0.lines.contains(line) } }

    /// Whether a line is in no body but the beginning of one that goes on after it, as the line of a function's parameters is.
    func areBegun(on line: Int) -> Bool {
        let around = bodies.filter { $0.lines.contains(line) }
        return !around.isEmpty && around.allSatisfy { $0.lines.lowerBound == line && $0.lines.count > 1 }
    }

    /// The source without the bodies that these lines are in, and how many they are; nil where a line is in none. Lines stay where they are.
    ///
    /// - Parameter path: what a view that stands for a body says it is of.
    func leavingOut(_ lines: Set<Int>, of path: String) -> (text: String, count: Int)? {
        var left: Set<Int> = []
        for line in lines {
            // Of two on one line the first is meant as likely as the last: both go.
            let around = bodies.indices.filter { bodies[$0].lines.contains(line) }
            guard !around.isEmpty else { return nil }
            left.formUnion(around)
        }
        var result = bytes
        for index in left.sorted(by: { bodies[$0].range.lowerBound > bodies[$1].range.lowerBound }) {
            let body = bodies[index]
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let place = "\(name):\(body.lines.lowerBound)"
            let stand =
                switch body.kind {
                case .view: " _KinoraUncompiled(\(SwiftLiteral.text(place))) "
                case .action: " "
                case .value(let type):
                    " "
                        + (NeutralValue(type: type, of: place)?.expression
                            ?? "Swift.fatalError(\(SwiftLiteral.text("\(place) does not compile here")))") + " "
                }
            let breaks = bytes[body.range].filter { $0 == UInt8(ascii: "\n") }
            result.replaceSubrange(body.range, with: Array(stand.utf8) + breaks)
        }
        return (String(decoding: result, as: UTF8.self), left.count)
    }

    /// Walks over the declarations of a source.
    private struct Finder {
        let tokens: Tokens
        var found: [(range: Range<Int>, kind: Kind)] = []

        init(_ tokens: Tokens) { self.tokens = tokens }

        mutating func find() { scope(from: 0, to: tokens.all.count) }

        private func word(_ index: Int) -> String { tokens.text(tokens.all[index]) }

        private static let types: Set<String> = ["struct", "class", "enum", "actor", "extension", "protocol"]
        private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
        private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_modify", "_read"]

        /// The declarations between two tokens, which are those of a file or of a type.
        private mutating func scope(from start: Int, to end: Int) {
            var index = start
            // What is being declared, and where that begins.
            var (keyword, from) = ("", start)
            while index < end {
                let isName = index > 0 && (tokens.isToken(index - 1, ".") || tokens.isToken(index - 1, "`"))
                if tokens.all[index].kind == .word, !isName {
                    let text = word(index)
                    let isKind = tokens.isToken(index + 1, "func") || tokens.isToken(index + 1, "var")
                    let isNamed = ["var", "let", "func", "case"].contains { index > 0 && tokens.isToken(index - 1, $0) }
                    if isNamed {
                        // A name that is a word of the language elsewhere.
                    } else if Finder.types.contains(text), !isKind {
                        (keyword, from) = (text, index)
                    } else if Finder.functions.contains(text) || text == "var" || text == "let" {
                        (keyword, from) = (text, index)
                    }
                }
                if tokens.isToken(index, "(") || tokens.isToken(index, "[") {
                    index = tokens.afterBracket(index)
                } else if tokens.isToken(index, "{") {
                    let close = tokens.afterBracket(index) - 1
                    if Finder.types.contains(keyword) {
                        if keyword != "protocol" { scope(from: index + 1, to: close) }
                    } else {
                        declared(keyword, from, open: index, close: close)
                    }
                    if close < end, !tokens.isToken(close + 1, "{") { (keyword, from) = ("", close + 1) }
                    index = close + 1
                } else {
                    index += 1
                }
            }
        }

        /// Notes the bodies of a function or variable.
        private mutating func declared(_ keyword: String, _ from: Int, open: Int, close: Int) {
            let header = from..<open
            if isPreview(header) { return note(closureStart(open, close), close, .view) }
            let isFunction = Finder.functions.contains(keyword)
            guard isFunction || keyword == "var" || keyword == "let" else { return }
            // The brace of a macro between declarations.
            guard first("#", in: header) == nil else { return }
            let colon = first(":", in: header)
            guard !isFunction, let assigned = first("=", in: header) else {
                let result = isFunction ? afterArrow(header) : colon.map { ($0 + 1)..<open }
                let returns = !isFunction || keyword == "init" || result != nil
                let hasAccessors = keyword != "func" && Finder.accessors.contains(word(open + 1))
                bodies(open, close, result: result ?? open..<open, hasAccessors, returns: returns)
                return
            }
            if ["willSet", "didSet"].contains(word(open + 1)) {
                bodies(open, close, result: open..<open, true, returns: false)
            } else if assigned == open - 1, colon.map({ $0 < assigned }) == true {
                // A closure as the value of something that says its type.
                note(closureStart(open, close), close, .value(type: ""))
            }
        }

        /// Whether the tokens before a brace end with a `#Preview` of a view.
        private func isPreview(_ header: Range<Int>) -> Bool {
            // Before it there may be an `#if`.
            let sign = header.last { tokens.isToken($0, "#") && tokens.isToken($0 + 1, "Preview") }
            guard let sign else { return false }
            guard sign + 2 < header.upperBound else { return true }
            // Those of widgets, `#Preview(as: ...)`, have a timeline.
            return tokens.isToken(sign + 2, "(") && tokens.afterBracket(sign + 2) == header.upperBound
                && !(sign + 2..<header.upperBound).contains { tokens.isToken($0, "as") }
        }

        /// The accessors in braces, or the braces as one body.
        private mutating func bodies(
            _ open: Int, _ close: Int, result: Range<Int>, _ hasAccessors: Bool, returns: Bool
        ) {
            let words = result.map(word)
            let isOpaque = words.contains("some")
            let isView = words.last == "View" && words.first == "some"
            guard !isOpaque || isView || NeutralValue(type: words.joined(), of: "") != nil else { return }
            let kind = isView ? Kind.view : returns ? .value(type: words.joined()) : .action
            if hasAccessors {
                var (index, accessor) = (open + 1, "get")
                while index < close {
                    guard tokens.isToken(index, "{") else {
                        if Finder.accessors.contains(word(index)) { accessor = word(index) }
                        index = tokens.isToken(index, "(") ? tokens.afterBracket(index) : index + 1
                        continue
                    }
                    let end = tokens.afterBracket(index) - 1
                    note(index, end, ["set", "willSet", "didSet"].contains(accessor) ? .action : kind)
                    index = end + 1
                }
            } else {
                note(open, close, kind)
            }
        }

        /// - Parameters:
        ///   - before: the token that the body begins after.
        ///   - close: its closing brace.
        private mutating func note(_ before: Int, _ close: Int, _ kind: Kind) {
            guard tokens.all.indices.contains(close), before < close else { return }
            let range = tokens.all[before].range.upperBound..<tokens.all[close].range.lowerBound
            found.append((range, kind))
        }

        /// A token outside of brackets and of types' parameters.
        private func first(_ sign: String, in range: Range<Int>) -> Int? {
            var index = range.lowerBound
            while index < range.upperBound {
                if tokens.isToken(index, sign) { return index }
                index =
                    tokens.isToken(index, "(") || tokens.isToken(index, "[") ? tokens.afterBracket(index) : index + 1
            }
            return nil
        }

        /// The tokens of what a function returns.
        private func afterArrow(_ header: Range<Int>) -> Range<Int>? {
            // An operator may be called so, too.
            let arrow = header.first {
                tokens.isToken($0, "-") && tokens.isToken($0 + 1, ">") && !isInBrackets($0, header)
            }
            guard let arrow else { return nil }
            let rest = (arrow + 2)..<header.upperBound
            return rest.lowerBound..<(first("where", in: rest) ?? rest.upperBound)
        }

        private func isInBrackets(_ place: Int, _ range: Range<Int>) -> Bool {
            range.contains { open in
                open < place && (tokens.isToken(open, "(") || tokens.isToken(open, "["))
                    && tokens.afterBracket(open) > place
            }
        }

        /// The `in` behind a closure's parameters, or its brace.
        private func closureStart(_ open: Int, _ close: Int) -> Int {
            var index = open + 1
            while index < close {
                if tokens.isToken(index, "in") { return index }
                let isPart =
                    tokens.all[index].kind == .word || [",", "_", "@", "-", ">", ":", ".", "?"].contains(word(index))
                if tokens.isToken(index, "(") || tokens.isToken(index, "[") {
                    index = tokens.afterBracket(index)
                } else if isPart, !["for", "let", "var", "if", "return", "guard", "switch"].contains(word(index)) {
                    index += 1
                } else {
                    return open
                }
            }
            return open
        }
    }
}

extension Array where Element == Int {
    /// The first index whose element is such, in an array in which all such are at the end.
    fileprivate func partitioningIndex(_ isAtEnd: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAtEnd(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
