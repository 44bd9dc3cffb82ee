import Foundation

/// Finds the stitchable functions of a Metal text: words and signs are enough for it, the compiler does the rest.
struct MetalDeclarations {
    private(set) var functions: [MetalSource.Function] = []

    private let words: [Substring]

    init(_ text: String) {
        let bare = MetalDeclarations.withoutComments(text)
        words = MetalDeclarations.split(bare)
        find()
    }

    /// The names in `#include "..."`, `#include <...>` and `#import` of either kind.
    static func includes(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.drop(while: \.isWhitespace)
            guard line.hasPrefix("#") else { return nil }
            let words = line.dropFirst().drop(while: \.isWhitespace)
            guard ["include", "import"].contains(where: words.hasPrefix) else { return nil }
            let named = words.drop { $0 != "\"" && $0 != "<" }
            guard let opening = named.first,
                let end = named.dropFirst().firstIndex(of: opening == "<" ? ">" : "\"")
            else { return nil }
            return String(named[named.index(after: named.startIndex)..<end])
        }
    }

    /// The text with spaces for comments, strings and lines of the preprocessor.
    private static func withoutComments(_ text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var i = 0
        func at(_ k: Int) -> UInt8 { k < bytes.count ? bytes[k] : 0 }
        var isLineStart = true
        while i < bytes.count {
            if at(i) == UInt8(ascii: "/"), at(i + 1) == UInt8(ascii: "/") {
                while i < bytes.count, bytes[i] != 10 { i += 1 }
            } else if at(i) == UInt8(ascii: "/"), at(i + 1) == UInt8(ascii: "*") {
                i += 2
                while i < bytes.count, !(bytes[i] == UInt8(ascii: "*") && at(i + 1) == UInt8(ascii: "/")) { i += 1 }
                i += 2
                result.append(32)
            } else if at(i) == UInt8(ascii: "\"") {
                i += 1
                while i < bytes.count, bytes[i] != UInt8(ascii: "\""), bytes[i] != 10 {
                    i += bytes[i] == UInt8(ascii: "\\") ? 2 : 1
                }
                i += 1
                result.append(32)
            } else if isLineStart, at(i) == UInt8(ascii: "#") {
                while i < bytes.count, bytes[i] != 10 { i += bytes[i] == UInt8(ascii: "\\") ? 2 : 1 }
            } else {
                isLineStart = bytes[i] == 10 || (isLineStart && (bytes[i] == 32 || bytes[i] == 9))
                result.append(bytes[i])
                i += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Names and numbers whole, other signs one by one, `::` and the brackets of attributes together.
    private static func split(_ text: String) -> [Substring] {
        var words: [Substring] = []
        let bytes = text.utf8
        var i = bytes.startIndex
        func isName(_ c: UInt8) -> Bool {
            c == UInt8(ascii: "_") || c >= 128 || (48...57).contains(c) || (65...90).contains(c)
                || (97...122).contains(c)
        }
        while i < bytes.endIndex {
            let start = i
            let c = bytes[i]
            i = bytes.index(after: i)
            if isName(c) {
                while i < bytes.endIndex, isName(bytes[i]) || bytes[i] == UInt8(ascii: ".") && (48...57).contains(c) {
                    i = bytes.index(after: i)
                }
            } else if [32, 9, 10, 13].contains(c) {
                continue
            } else if i < bytes.endIndex, bytes[i] == c, [":", "[", "]"].contains(where: { UInt8(ascii: $0) == c }) {
                i = bytes.index(after: i)
            }
            words.append(text[start..<i])
        }
        return words
    }

    private mutating func find() {
        // For each open brace the namespace that it opens, or nothing.
        var open: [Substring?] = []
        var i = 0
        var names: Set<String> = []
        while i < words.count {
            switch words[i] {
            case "{": open.append(nil)
            case "}": _ = open.popLast()
            case "namespace":
                var name: Substring = ""
                while i + 1 < words.count, !["{", ";", "="].contains(words[i + 1]) {
                    i += 1
                    name += words[i]
                }
                if i + 1 < words.count, words[i + 1] == "{" {
                    open.append(name)
                    i += 1
                }
            case "[[":
                guard let end = words[i...].firstIndex(of: "]]") else { return }
                if words[i..<end].contains("stitchable"),
                    let found = function(after: end + 1, in: open.compactMap { $0 })
                {
                    if names.insert(found.name).inserted { functions.append(found) }
                }
                i = end
            default: break
            }
            i += 1
        }
    }

    /// A declaration from a word on: everything up to the bracket that closes its parameters.
    private func function(after start: Int, in namespaces: [Substring]) -> MetalSource.Function? {
        guard start < words.count, let opening = words[start...].firstIndex(of: "("), opening > start else {
            return nil
        }
        var depth = 0
        var end = opening
        while end < words.count {
            if words[end] == "(" { depth += 1 }
            if words[end] == ")" {
                depth -= 1
                if depth == 0 { break }
            }
            end += 1
        }
        guard end < words.count else { return nil }
        let name = (namespaces + [words[opening - 1]]).joined(separator: "::")
        return MetalSource.Function(name: name, declaration: Self.text(words[start...end]))
    }

    /// Words as one writes them.
    private static func text(_ words: ArraySlice<Substring>) -> String {
        var text = ""
        for word in words {
            // A point belongs to what is before it, unless nothing can be.
            let ends = text.last.map { $0.isLetter || $0.isNumber || "_)]".contains($0) } ?? false
            let follows = ["(", ")", ",", "::", "<", ">", "[", "]", ";"].contains(word) || word == "." && ends
            let opens = text.isEmpty || ["(", ":", "<", "[", "*", "&", "."].contains(where: { text.hasSuffix($0) })
            text += (follows || opens ? "" : " ") + word
        }
        return text
    }
}
