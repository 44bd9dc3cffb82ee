import KinoraStage

/// How lines of a paragraph are set, in UIKit's words. It is no `NSObject`: Linux's Foundation stops where it compares attributes of a text that are
/// objects of a class of ours. Labels and drawn texts follow the alignment and the space between lines of their text's beginning.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
    public fileprivate(set) var values = Values()

    public struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var tabStops: [NSTextTab] = []
        var defaultTabInterval: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy = LineBreakStrategy()
        var usesDefaultHyphenation = false
    }

    /// How lines may break besides at spaces. Kept: lines break as Unicode's rules say.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xffff)
    }

    public init() {}
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    public var alignment: NSTextAlignment { values.alignment }
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between lines.
    public var lineSpacing: CGFloat { values.lineSpacing }
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    public var headIndent: CGFloat { values.headIndent }
    public var tailIndent: CGFloat { values.tailIndent }
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    public var hyphenationFactor: Float { values.hyphenationFactor }
    public var tabStops: [NSTextTab] { values.tabStops }
    public var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Kept: the direction of a line is that of its text.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Kept: letters are not set tighter before a text is cut.
    public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Kept: words are not hyphenated.
    public var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

    open func copy() -> Any { self }
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
    open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool { a.values == b.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A paragraph's style that is being made.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    public override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    public override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    public override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    public override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    public override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }
    public override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    public override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    public override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// From which side a text is read.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A place to which a tabulator goes. Tabulators are spaces here.
public struct NSTextTab: Hashable, Sendable {
    public let alignment: NSTextAlignment
    public let location: CGFloat
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [String: Int] = [:]) {
        (self.alignment, location) = (alignment, loc)
    }
}

extension NSAttributedString.Key {
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A number: the width of the letters' outline in hundredths of the font's size. Above 0 letters have the outline alone.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A `UIColor`: that of the letters' outline.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// An `NSShadow`. A text that is drawn into a context has that of its beginning; texts of views have none.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A number. Letters that have signs together show them.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A number: how far letters lean. They stand as their font has them here.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: how much wider letters are. They are as wide as their font has them here.
    public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// A shadow of letters, for texts that are drawn into a context.
open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
    public override init() { super.init() }
}

/// What is taken into account where text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Without it, text is measured in one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What measuring text tells besides its size: nothing here.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
    public override init() { super.init() }
}
