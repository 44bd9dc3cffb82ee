/// How the files of a sequence are named: one number between a beginning and an end, `frame-00042.png` by default.
public struct FrameName: Hashable, Sendable {
    /// Before the number.
    public let prefix: String
    /// The least number of digits, filled up with zeros; 0 or 1 for no zeros. Larger numbers take more digits.
    public let digits: Int
    /// After the number, with the file's extension.
    public let suffix: String

    /// `frame-%05d.png`, counted from 0.
    public static let standard = FrameName(prefix: "frame-", digits: 5, suffix: ".png")

    private init(prefix: String, digits: Int, suffix: String) {
        self.prefix = prefix
        self.digits = digits
        self.suffix = suffix
    }

    /// From a pattern in printf form with one `%d` or `%0Nd` (N from 1 to 18); `%%` is a percent sign. Nil for anything else
    /// and for patterns with a slash: a name does not leave its folder.
    public init?(pattern: String) {
        var parts = [""], digits: Int?
        var rest = pattern.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                if scalar == "/" || scalar == "\0" { return nil }
                parts[parts.count - 1].unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                parts[parts.count - 1] += "%"
                continue
            }
            let number = rest.prefix { $0 != "d" }
            rest = rest.dropFirst(number.count)
            guard rest.popFirst() == "d", parts.count == 1, let width = FrameName.width(String(number)) else {
                return nil
            }
            digits = width
            parts.append("")
        }
        guard let digits, parts.count == 2, !parts[1].hasPrefixDigit, !(parts[0] + parts[1]).isEmpty else { return nil }
        self.init(prefix: parts[0], digits: digits, suffix: parts[1])
    }

    private static func width(_ text: String) -> Int? {
        if text.isEmpty { return 0 }
        guard text.first == "0", text.allSatisfy({ $0.isASCII && $0.isNumber }), let width = Int(text),
            (1...18).contains(width)
        else { return nil }
        return width
    }

    /// The name of frame `index`, which is at least 0.
    public func fileName(_ index: Int) -> String {
        let number = String(max(0, index))
        return prefix + String(repeating: "0", count: max(0, digits - number.count)) + number + suffix
    }

    /// The number in a name of this form; nil for any other name, such as one with too many zeros.
    public func index(of fileName: String) -> Int? {
        guard fileName.utf8.count > prefix.utf8.count + suffix.utf8.count, fileName.hasPrefix(prefix),
            fileName.hasSuffix(suffix)
        else { return nil }
        let number = fileName.dropFirst(prefix.count).dropLast(suffix.count)
        guard number.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let index = Int(number),
            self.fileName(index) == fileName
        else { return nil }
        return index
    }
}

extension String {
    fileprivate var hasPrefixDigit: Bool { utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }
}
