/// Reads as much of XML as drawings need: elements, attributes, comments, CDATA and references to characters.
///
/// Declarations of documents' types are passed over, and the entities that they declare stand as they are written: nothing is
/// expanded or fetched.
package struct MarkupParser {
    private let bytes: [UInt8]
    private var place = 0
    private var count = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The outermost element.
    package static func parse(_ bytes: [UInt8]) throws(DrawingError) -> MarkupElement {
        var parser = MarkupParser(bytes)
        return try parser.document()
    }

    private mutating func document() throws(DrawingError) -> MarkupElement {
        var open: [MarkupElement] = []
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            if let last = open.last, last.name == "style" { last.text += unescaped(place..<start) }
            place = start
            if skipped("<!--", to: "-->") || skipped("<?", to: "?>") { continue }
            if starts(with: "<![CDATA[") {
                let from = place + 9
                place = end(of: "]]>", from: from)
                if let last = open.last, last.name == "style" {
                    last.text += String(decoding: bytes[from..<max(from, place - 3)], as: UTF8.self)
                }
            } else if starts(with: "<!") {
                skipDeclaration()
            } else if starts(with: "</") {
                guard let element = open.popLast() else { throw error("an element ends that has not begun") }
                place += 2
                let name = readName()
                guard name == element.name else { throw error("</\(name)> ends <\(element.name)>") }
                place = end(of: ">", from: place)
                if open.isEmpty { return element }
            } else if let finished = try tag(&open) {
                return finished
            }
        }
        throw error(open.isEmpty ? "there is no element" : "the file ends within <\(open.last!.name)>")
    }

    /// Reads a tag that begins an element; the element where it is the outermost one and ends at once.
    private mutating func tag(_ open: inout [MarkupElement]) throws(DrawingError) -> MarkupElement? {
        place += 1
        let name = readName()
        guard !name.isEmpty else { throw error("a name is missing behind <") }
        var attributes: [String: String] = [:]
        while true {
            skipBlanks()
            guard place < bytes.count else { throw error("the file ends within <\(name)>") }
            if bytes[place] == UInt8(ascii: "/") || bytes[place] == UInt8(ascii: ">") { break }
            let key = readName()
            skipBlanks()
            guard !key.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
                throw error("an attribute of <\(name)> has no value")
            }
            place += 1
            skipBlanks()
            guard place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 else {
                throw error("the value of \(key) is not in quotes")
            }
            let from = place + 1
            guard let to = bytes[from...].firstIndex(of: bytes[place]) else {
                throw error("the value of \(key) does not end")
            }
            attributes[key] = unescaped(from..<to)
            place = to + 1
        }
        count += 1
        guard count <= DrawingLimits.elements else {
            throw error("there are more than \(DrawingLimits.elements) elements")
        }
        let element = MarkupElement(name: name, attributes: attributes)
        open.last?.children.append(element)
        let isEmpty = bytes[place] == UInt8(ascii: "/")
        place = end(of: ">", from: place)
        if isEmpty { return open.isEmpty ? element : nil }
        guard open.count < DrawingLimits.depth else {
            throw error("elements are nested more than \(DrawingLimits.depth) deep")
        }
        open.append(element)
        return nil
    }

    // MARK: Bytes

    private func starts(with text: StaticString) -> Bool {
        place + text.utf8CodeUnitCount <= bytes.count
            && bytes[place..<place + text.utf8CodeUnitCount].elementsEqual(
                UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Passes over what begins here and ends with `ending`.
    private mutating func skipped(_ beginning: StaticString, to ending: StaticString) -> Bool {
        guard starts(with: beginning) else { return false }
        place = end(of: ending, from: place + beginning.utf8CodeUnitCount)
        return true
    }

    /// Behind the next `ending`, or the end of the file.
    private func end(of ending: StaticString, from start: Int) -> Int {
        let count = ending.utf8CodeUnitCount
        let wanted = UnsafeBufferPointer(start: ending.utf8Start, count: count)
        var at = start
        while at + count <= bytes.count {
            guard let next = bytes[at...].firstIndex(of: wanted[0]), next + count <= bytes.count else { break }
            if bytes[next..<next + count].elementsEqual(wanted) { return next + count }
            at = next + 1
        }
        return bytes.count
    }

    /// `<!DOCTYPE …>`, whose brackets may hold more of its kind.
    private mutating func skipDeclaration() {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            default: break
            }
            place += 1
            if depth == 0 { return }
        }
    }

    private mutating func skipBlanks() {
        while place < bytes.count, bytes[place] <= 32 { place += 1 }
    }

    /// A name without the prefix before its colon.
    private mutating func readName() -> String {
        var start = place
        while place < bytes.count {
            let byte = bytes[place]
            if byte <= 32 || byte == 0x22 || byte == 0x27 || byte == 0x2F || byte == 0x3C || byte == 0x3D
                || byte == 0x3E
            {
                break
            }
            place += 1
            if byte == UInt8(ascii: ":") { start = place }
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// Characters with XML's five entities and numbered references replaced.
    private func unescaped(_ range: Range<Int>) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard bytes[range].contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"),
                let character = MarkupParser.character(rest[rest.index(after: start)..<end])
            else {
                result.append("&")
                rest = rest.dropFirst()
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let digits = name.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }

    private func error(_ problem: String) -> DrawingError {
        DrawingError("line \(1 + bytes[..<min(place, bytes.count)].count { $0 == 10 }): \(problem)")
    }
}
