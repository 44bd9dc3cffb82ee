import KinoraMacroExpansion

/// The old way to go through a path's elements: a function hands its block through `CGPath.apply` as a pointer to a C function. There are no
/// blocks without Objective-C, so the function calls its closure for each element instead.
enum PathAppliers {
    static func direct(in source: String) -> String {
        guard source.contains("CGPathApplierFunction") else { return source }
        let tokens = Tokens(source)
        var changes: [(range: Range<Int>, text: String)] = []
        for index in tokens.all.indices where tokens.isToken(index, "CGPathApplierFunction") {
            guard let function = tokens.all.indices[..<index].last(where: { tokens.isToken($0, "func") }),
                let open = tokens.all.indices[function...].first(where: { tokens.isToken($0, "(") }),
                let body = tokens.all.indices[tokens.afterBracket(open)...].first(where: { tokens.isToken($0, "{") }),
                let colon = tokens.all.indices[open...].first(where: { tokens.isToken($0, ":") }), body < index
            else { continue }
            let close = tokens.afterBracket(body) - 1
            let range = tokens.all[body].range.upperBound..<tokens.all[close].range.lowerBound
            guard changes.last?.range != range, tokens.all.indices.contains(close), close > index else { continue }
            let name = tokens.text(tokens.all[colon - 1])
            let element = tokens.text(range).contains(".pointee") ? "$0.pointee" : "$0"
            let breaks = tokens.text(range).filter(\.isNewline)
            changes.append((range, " self.applyWithBlock { \(name)(\(element)) } \(breaks)"))
        }
        guard !changes.isEmpty else { return source }
        // What is a block for Objective-C is a closure here.
        for index in tokens.all.indices where tokens.isToken(index, "convention") && tokens.isToken(index + 2, "block")
        {
            let range = tokens.all[index - 1].range.lowerBound..<tokens.all[index + 3].range.upperBound
            if !changes.contains(where: { $0.range.contains(range.lowerBound) }) { changes.append((range, "")) }
        }
        var bytes = tokens.bytes
        for (range, text) in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(range, with: Array(text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
