/// Goes through the bytes of a JSON text once, from the first to the last, and keeps nothing but the open brackets.
///
/// It says by line and column what is wrong with a text that is no JSON, which the decoder cannot, and it hands every key to
/// whoever wants to look at it. It accepts what RFC 8259 calls JSON, in UTF-8, and leaves the range of numbers and the validity
/// of characters to the decoder.
struct JSONWalk<Visitor: JSONVisitor> {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let depthLimit: Int
    private var position = 0
    private var line = 1
    /// Where the line begins.
    private var lineStart = 0
    private var depth = 0
    var visitor: Visitor

    init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, visitor: Visitor) {
        (self.bytes, self.depthLimit, self.visitor) = (bytes, depthLimit, visitor)
        // The mark that some editors put in front of a text.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (position, lineStart) = (3, 3) }
    }

    /// Walks the whole text, which is one value.
    mutating func run(_ context: Visitor.Context) throws(SceneError) {
        skipBlanks()
        try value(context)
        skipBlanks()
        if position < bytes.count { throw problem("there is more after the end") }
    }

    private var place: JSONPlace { JSONPlace(line: line, column: position - lineStart + 1) }

    private func problem(_ words: String) -> SceneError { SceneError(place: "", problem: "\(place): \(words)") }

    private mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "\n"):
                position += 1
                (line, lineStart) = (line + 1, position)
            default: return
            }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(_ context: Visitor.Context) throws(SceneError) {
        guard position < bytes.count else { throw problem("the text ends where a value is needed") }
        switch bytes[position] {
        case UInt8(ascii: "{"): try object(context)
        case UInt8(ascii: "["): try list(context)
        case UInt8(ascii: "\""):
            let place = place
            try visitor.visit(text: string(), at: place, in: context)
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        default: throw problem("\(found) stands where a value is needed")
        }
    }

    /// What stands here, in words.
    private var found: String {
        guard position < bytes.count else { return "the end" }
        let byte = bytes[position]
        return byte > 32 && byte < 127 ? "\"\(Character(Unicode.Scalar(byte)))\"" : "a byte of value \(byte)"
    }

    private mutating func open() throws(SceneError) {
        guard depth < depthLimit else {
            throw problem("brackets are nested deeper than \(depthLimit)")
        }
        depth += 1
        position += 1
        skipBlanks()
    }

    private mutating func object(_ context: Visitor.Context) throws(SceneError) {
        try open()
        visitor.enterObject(context)
        if !take("}") {
            repeat {
                skipBlanks()
                let place = place
                guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                    throw problem("\(found) stands where a key in quotation marks is needed")
                }
                let key = try string()
                skipBlanks()
                guard take(":") else { throw problem("a colon is missing after a key, \(found) stands there") }
                skipBlanks()
                try value(visitor.enter(key: key, at: place, in: context))
                visitor.leave()
                skipBlanks()
            } while take(",")
            guard take("}") else { throw problem("a comma or \"}\" is missing, \(found) stands there") }
        }
        depth -= 1
        try visitor.leaveObject(context)
    }

    private mutating func list(_ context: Visitor.Context) throws(SceneError) {
        try open()
        if !take("]") {
            var index = 0
            repeat {
                skipBlanks()
                try value(visitor.enter(element: index, in: context))
                visitor.leave()
                index += 1
                skipBlanks()
            } while take(",")
            guard take("]") else { throw problem("a comma or \"]\" is missing, \(found) stands there") }
        }
        depth -= 1
    }

    /// The bytes between quotation marks, escapes as they are.
    private mutating func string() throws(SceneError) -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = place
        position += 1
        let first = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                position += 1
                return bytes[first..<position - 1]
            }
            guard byte >= 32 else { throw problem("a text holds a control character; it is written as \\n or \\u0000") }
            if byte == UInt8(ascii: "\\") {
                try escape()
            } else {
                position += 1
            }
        }
        throw SceneError(place: "", problem: "\(start): a text has no closing quotation mark")
    }

    private mutating func escape() throws(SceneError) {
        position += 1
        guard position < bytes.count else { return }
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "u"):
            position += 1
            for _ in 0..<4 {
                guard position < bytes.count, isHexadecimal(bytes[position]) else {
                    throw problem("\\u needs four hexadecimal digits")
                }
                position += 1
            }
        default: throw problem("\\ is not followed by one of \" \\ / b f n r t u")
        }
    }

    private mutating func word(_ text: StaticString) throws(SceneError) {
        let word = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[position...].starts(with: word) else {
            throw problem("\(found) stands where a value is needed")
        }
        position += word.count
    }

    private mutating func number() throws(SceneError) {
        _ = take("-")
        if !take("0") { try digits("a number has no digits") }
        if take(".") { try digits("a number has no digits after its point") }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits("a number's exponent has no digits")
        }
        if position < bytes.count, isDigit(bytes[position]) { throw problem("a number begins with a needless 0") }
    }

    private mutating func digits(_ words: String) throws(SceneError) {
        let first = position
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
        if position == first { throw problem(words) }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "f"))
    }
}

/// Where something stands in a text; both numbers begin with 1, and columns count bytes.
struct JSONPlace: CustomStringConvertible {
    let line: Int
    let column: Int

    var description: String { "line \(line), column \(column)" }
}

/// What looks at the keys of a JSON text while it is walked.
///
/// A context stands for what is expected of a value; that of an inner value comes from the one around it.
protocol JSONVisitor {
    associatedtype Context
    typealias Key = Slice<UnsafeBufferPointer<UInt8>>

    /// A value is a text, escapes as they are.
    func visit(text: Key, at place: JSONPlace, in context: Context) throws(SceneError)
    mutating func enterObject(_ context: Context)
    /// - Returns: the context of the key's value.
    mutating func enter(key: Key, at place: JSONPlace, in context: Context) -> Context
    /// - Returns: the context of a list's element.
    mutating func enter(element: Int, in context: Context) -> Context
    /// The value of a key or an element is over.
    mutating func leave()
    mutating func leaveObject(_ context: Context) throws(SceneError)
}

extension JSONVisitor {
    func visit(text: Key, at place: JSONPlace, in context: Context) throws(SceneError) {}
}
