import KinoraBasics

/// `#Preview`: a function that a runner finds by its name, and that makes the preview.
enum PreviewMacro {
    static func expansion(_ syntax: Conversation.Syntax, discriminator: String) throws -> String {
        let tokens = Tokens(syntax.source)
        // Attributes such as `@available` may come first.
        guard let start = tokens.all.indices.first(where: { tokens.isToken($0, "#") }), tokens.all.count > start + 2,
            let location = syntax.location
        else {
            throw MacroError("#Preview { } makes a preview of the view in its braces")
        }
        var index = start + 2
        var arguments: [String] = []
        if tokens.isToken(index, "(") {
            let close = tokens.afterBracket(index)
            let braces = bodyArgument(tokens, in: index + 1..<close - 1)
            let end = braces.map { tokens.all[$0 - 2].range.lowerBound } ?? tokens.all[close - 1].range.lowerBound
            let written = tokens.text(tokens.all[index].range.upperBound..<end)
            if !Tokens(written).all.isEmpty { arguments.append(braces == nil ? written : withoutLastComma(written)) }
            index = braces ?? close
        }
        guard tokens.isToken(index, "{") else { throw MacroError("#Preview needs the view in braces after it") }
        let body = index + 1..<max(index + 1, tokens.afterBracket(index) - 1)
        let name = PreviewMacro.uniqueName(discriminator)
        // The location is that of the spaces and comments before.
        let line =
            location.line + tokens.bytes[..<tokens.all[start].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
        arguments.append("line: \(line)")
        let registration = "return _PreviewRegistration(\(arguments.joined(separator: ", ")))"
        let written = content(tokens, body)
        let opening = """
            @_cdecl("\(PreviewSymbol.name(fileID: location.fileID, line: line))") \
            @MainActor public func \(name)() -> UnsafeMutableRawPointer { \
            \(written.wrapper ?? registration + " {")
            """
        let closing = written.wrapper == nil ? "" : "\n} }\n\(registration) { PreviewContent()"
        let more = moreClosures(tokens, after: tokens.afterBracket(index))
        let ahead = tokens.bytes[tokens.all[start].range.lowerBound..<tokens.all[body.lowerBound].range.lowerBound]
        let first = line + ahead.count { $0 == UInt8(ascii: "\n") }
        return padded(opening, to: first) + written.text + closing + "\n}\(more).retained }\n"
    }

    /// Where the braces of `body: { }` open, the last argument of a preview without a closure after its brackets.
    private static func bodyArgument(_ tokens: Tokens, in range: Range<Int>) -> Int? {
        range.first { index in
            tokens.isToken(index, "{") && index >= range.lowerBound + 2 && tokens.isToken(index - 1, ":")
                && tokens.isToken(index - 2, "body") && tokens.afterBracket(index) == range.upperBound
        }
    }

    /// What a preview has after the braces of its view: a widget's timeline.
    private static func moreClosures(_ tokens: Tokens, after index: Int) -> String {
        guard tokens.isToken(index + 1, ":"), tokens.isToken(index + 2, "{") else { return "" }
        return " " + tokens.text(ofTokens: index..<tokens.afterBracket(index + 2))
    }

    private static func withoutLastComma(_ arguments: String) -> String {
        guard let comma = arguments.lastIndex(of: ","), Tokens(String(arguments[comma...])).all.count == 1 else {
            return arguments
        }
        return String(arguments[..<comma])
    }

    /// An opening with empty lines before it, so that what follows begins at the line at which it stands in the source: what stops
    /// in a preview is told at that line.
    private static func padded(_ opening: String, to line: Int) -> String {
        let room = line - 1 - opening.utf8.count { $0 == UInt8(ascii: "\n") }
        return String(repeating: "\n", count: max(0, room - 1)) + opening + (room > 0 ? "\n" : " ")
    }

    /// A name that the compiler reserves for this expansion alone: its discriminator, a word with its length, `fMu_`.
    private static func uniqueName(_ discriminator: String) -> String { "\(discriminator)7previewfMu_" }

    /// The preview's view. Its `@Previewable` variables become properties of a view of its own, which has the rest as its
    /// body; `wrapper` is how that view begins.
    private static func content(_ tokens: Tokens, _ body: Range<Int>) -> (wrapper: String?, text: String) {
        guard !body.isEmpty else { return (nil, "EmptyView()") }
        var reader = DeclarationReader(tokens, in: body)
        var (moved, kept): ([String], [String]) = ([], [])
        var copied = tokens.all[body.lowerBound].range.lowerBound
        let end = tokens.all[body.upperBound - 1].range.upperBound
        while let declaration = reader.nextVariable() {
            guard declaration.attributes.contains("Previewable") else { continue }
            let first = tokens.all[declaration.tokens.lowerBound].range.lowerBound
            let last = tokens.all[declaration.tokens.upperBound - 1].range.upperBound
            let text = tokens.text(first..<last)
            moved.append(text)
            // The lines after it stay where they are.
            kept.append(tokens.text(copied..<first) + text.filter { $0 == "\n" })
            copied = last
        }
        kept.append(tokens.text(copied..<end))
        let rest = kept.joined()
        guard !moved.isEmpty else { return (nil, rest) }
        return ("struct PreviewContent: View {\n\(moved.joined(separator: "\n"))\nvar body: some View {", rest)
    }
}
