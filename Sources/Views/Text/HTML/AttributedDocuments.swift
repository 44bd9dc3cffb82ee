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

    /// What a document says of itself.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`, plain text by default.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// A number of `String.Encoding`, UTF-8 by default.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
        public static let paperSize = DocumentAttributeKey("PaperSize")
        public static let title = DocumentAttributeKey("NSTitleDocumentAttribute")
    }

    /// The text of a range as a document: plain text in an encoding.
    ///
    /// - Throws: `CocoaError` where it shall be of another kind, or has letters that the encoding does not have.
    public func data(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let named = documentAttributes[.documentType]
        let type = named as? DocumentType ?? (named as? String).map { DocumentType(rawValue: $0) } ?? .plain
        guard type == .plain else { throw CocoaError(.featureUnsupported) }
        let number = documentAttributes[.characterEncoding] as? UInt
        let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }
}

extension NSMutableAttributedString {
    /// Makes no change: a letter that its font does not have is found in another one when it is drawn.
    public func fixAttributes(in range: NSRange) {}
}
