import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of the web and of mail, and telephone numbers in texts. Dates, postal addresses and flights, for which Apple's knows
/// languages, are not found.
public final class NSDataDetector: Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// - Parameter checkingTypes: raw values of `NSTextCheckingResult.CheckingType`, together.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
    }

    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [FoundData] = []
        for kind in DataKind.all where checkingTypes & kind.type.rawValue != 0 {
            for match in kind.expression.matches(in: string, options: options, range: range) {
                let isNew = !found.contains { NSIntersectionRange($0.range, match.range).length > 0 }
                if isNew, let data = kind.data(match.range, in: string) { found.append(data) }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stops.boolValue {
            block(match, [], &stops)
        }
    }
}

extension NSTextCheckingResult {
    /// Where a link leads that an `NSDataDetector` has found.
    public var url: URL? { (self as? FoundData)?.link }
    /// A telephone number that an `NSDataDetector` has found.
    public var phoneNumber: String? { (self as? FoundData)?.number }
    // Neither dates nor postal addresses nor flights are found.
    public var date: Date? { nil }
    public var timeZone: TimeZone? { nil }
    /// Seconds.
    public var duration: TimeInterval { 0 }
    public var components: [NSTextCheckingKey: String]? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

// Foundation's own names for them are deprecated on Linux, where nothing else finds them.
extension NSTextCheckingResult.CheckingType {
    static var ofLinks: NSTextCheckingResult.CheckingType { .init(rawValue: 1 << 5) }
    static var ofNumbers: NSTextCheckingResult.CheckingType { .init(rawValue: 1 << 11) }
}

/// What was found in a text.
private final class FoundData: NSTextCheckingResult {
    let link: URL?
    let number: String?
    private let place: NSRange

    init(_ place: NSRange, link: URL? = nil, number: String? = nil) {
        (self.place, self.link, self.number) = (place, link, number)
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var resultType: CheckingType { link == nil ? .ofNumbers : .ofLinks }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

/// How one kind of data is written.
private struct DataKind: @unchecked Sendable {
    let type: NSTextCheckingResult.CheckingType
    let expression: NSRegularExpression
    /// What an address begins with where the text does not say it; nil for a number.
    private let scheme: String?

    private init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String, scheme: String? = nil) {
        (self.type, self.scheme) = (type, scheme)
        expression = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }

    /// Earlier ones win where they overlap.
    static let all = [
        DataKind(.ofLinks, #"\b[a-z][a-z0-9+.-]*://[^\s<>"]+"#, scheme: ""),
        DataKind(.ofLinks, #"(?<![\w.+-])[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#, scheme: "mailto:"),
        DataKind(
            .ofLinks,
            #"(?<![\w@.-])(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|co\.uk|de|fr|eu|jp|ch))"#
                + #"(?![\w@-])(?::\d+)?(?:/[^\s<>"]*)?"#, scheme: "http://"),
        DataKind(
            .ofNumbers,
            #"(?<![\w+.-])(?:(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}|\d{3}-\d{4}|\d{10}"#
                + #"|\+\d{1,3}(?:[ -]?(?:\(\d{1,4}\)|\d{2,5})){2,5})(?![\w]|[.-]\d)"#),
    ]

    func data(_ range: NSRange, in string: String) -> FoundData? {
        let text = (string as NSString).substring(with: range)
        guard let scheme else { return FoundData(range, number: text) }
        let address = DataKind.withoutEnd(text)
        let place = NSRange(location: range.location, length: (address as NSString).length)
        return URL(string: scheme + address).map { FoundData(place, link: $0) }
    }

    /// An address without the marks of the sentence that it ends.
    private static func withoutEnd(_ text: String) -> String {
        var address = Substring(text)
        while let last = address.last {
            let closes = last == ")" && !address.contains("(")
            guard closes || ".,;:!?'\"]}".contains(last) else { break }
            address = address.dropLast()
        }
        return String(address)
    }
}
