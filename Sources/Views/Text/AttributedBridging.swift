import Foundation
import KinoraStage

// Attributed strings of Foundation's older kind, with UIKit's attributes, and back.

extension NSAttributedString.Key {
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number, of `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A number, of `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `URL`, or its text.
    public static let link = NSAttributedString.Key("NSLink")
    /// Points above the base line.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Points after each letter.
    public static let tracking = NSAttributedString.Key("CTTracking")
}

/// How a line under or through text looks. It goes on below spaces, also by word.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension AttributedString {
    /// The same text, with the attributes that SwiftUI draws.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var part = AttributedString(text.substring(with: range))
            part.setAttributes(AttributeContainer(attributes))
            append(part)
        }
    }
}

extension NSAttributedString {
    /// The same text, with UIKit's attributes for fonts, colors, lines, spacing and links.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr.characters[run.range])
            result.append(NSAttributedString(string: text, attributes: run.platformAttributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributeContainer {
    /// What UIKit's attributes say, as far as texts draw it.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        self.init()
        self[Keys.FontAttribute.self] = (dictionary[.font] as? UIFont).map { Font($0) }
        self[Keys.ForegroundColorAttribute.self] = (dictionary[.foregroundColor] as? UIColor).map { Color($0) }
        self[Keys.BackgroundColorAttribute.self] = (dictionary[.backgroundColor] as? UIColor).map { Color($0) }
        self[Keys.UnderlineStyleAttribute.self] = AttributeContainer.line(
            dictionary[.underlineStyle], dictionary[.underlineColor])
        self[Keys.StrikethroughStyleAttribute.self] = AttributeContainer.line(
            dictionary[.strikethroughStyle], dictionary[.strikethroughColor])
        self[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self] = AttributeContainer.length(
            dictionary[.strokeWidth])
        self[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Keys.KerningAttribute.self] = AttributeContainer.length(dictionary[.kern])
        self[Keys.TrackingAttribute.self] = AttributeContainer.length(dictionary[.tracking])
        self[Keys.BaselineOffsetAttribute.self] = AttributeContainer.length(dictionary[.baselineOffset])
        self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] =
            dictionary[.paragraphStyle] as? NSParagraphStyle
        self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
        let link = dictionary[.link]
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }

    private static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
        let number = style as? Int ?? (style as? NSNumber)?.intValue ?? (style as? NSUnderlineStyle)?.rawValue ?? 0
        return Text.LineStyle(NSUnderlineStyle(rawValue: number), color: (color as? UIColor).map { Color($0) })
    }

    private static func length(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
            ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

extension AttributedString.Runs.Run {
    fileprivate var platformAttributes: [NSAttributedString.Key: Any] {
        let drawn = DrawnAttributes(self)
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = drawn.font.map { UIFont($0) }
        result[.foregroundColor] = drawn.foreground.map { UIColor($0) }
        result[.backgroundColor] = drawn.background.map { UIColor($0) }
        if let line = drawn.underline {
            result[.underlineStyle] = line.inUIKit.rawValue
            result[.underlineColor] = line.color.map { UIColor($0) }
        }
        if let line = drawn.strikethrough {
            result[.strikethroughStyle] = line.inUIKit.rawValue
            result[.strikethroughColor] = line.color.map { UIColor($0) }
        }
        result[.strokeWidth] = drawn.outline?.width
        result[.strokeColor] = drawn.outline?.color.map { UIColor($0) }
        result[.kern] = drawn.kerning
        result[.tracking] = drawn.tracking
        result[.baselineOffset] = drawn.baselineOffset
        result[.paragraphStyle] = self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
        result[.attachment] = self[AttributeScopes.UIKitAttributes.AttachmentAttribute.self]
        result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return result
    }
}
