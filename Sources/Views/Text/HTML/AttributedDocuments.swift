/// Attributed texts from documents: pages of HTML and plain text.
extension NSAttributedString {
    /// What kind of document a text is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Cannot be read here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Cannot be read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`; by default a page of HTML is known by its first tag.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A number of `String.Encoding`, UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes of a text that says nothing of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The text of a document. Of HTML, tags for words, paragraphs, headings, lists, links and fonts are read, and simple style sheets.
    ///
    /// - Parameter documentAttributes: nothing is written into it.
    /// - Throws: `CocoaError` where the data is of another kind (RTF), or no text in its encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let raw = options[.characterEncoding]
        let number = raw as? UInt ?? (raw as? Int).map { UInt($0) } ?? (raw as? NSNumber)?.uintValue
        let encoding = number.map { String.Encoding(rawValue: $0) } ?? raw as? String.Encoding ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let named = options[.documentType]
        let type = named as? DocumentType ?? (named as? String).map { DocumentType(rawValue: $0) }
        switch type ?? (text.drop(while: \.isWhitespace).hasPrefix("<") ? .html : .plain) {
        case .html: self.init(attributedString: HTMLText.attributed(text))
        case .plain:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            self.init(string: text, attributes: attributes)
        default: throw CocoaError(.fileReadUnsupportedScheme)
        }
    }
}
