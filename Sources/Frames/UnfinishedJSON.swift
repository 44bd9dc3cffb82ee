/// Whether the text of a JSON file ends before it is complete, as when it was cut short or is still being written.
package enum UnfinishedJSON {
    /// Only for text that is not valid JSON.
    static func isCutOff(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        var isInString = false, isEscaped = false
        for byte in bytes {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        let isEmpty = bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return isEmpty || isInString
            || (depth > 0 && (bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")))
    }

    /// What to say about text that is not valid JSON.
    package static func reason(_ bytes: [UInt8]) -> String {
        isCutOff(bytes) ? "it is truncated: the file ends in the middle" : "it is not JSON"
    }
}
