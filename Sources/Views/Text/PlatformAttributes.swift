import Foundation
import KinoraStage

// UIKit's attributes of attributed strings. Texts draw them as they draw SwiftUI's.

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
    public var appKit: UIKitAttributes.Type { UIKitAttributes.self }

    public typealias AppKitAttributes = UIKitAttributes

    /// UIKit's attributes, with its own fonts and colors.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let strokeColor: StrokeColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let attachment: AttachmentAttribute

        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = "NSAttachment"
        }
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        /// In hundredths of the font's size.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        /// Kept, and not drawn: lines are set as the text's view says.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// Where a value is of both kinds, such as `.red`, it is SwiftUI's.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

/// The attributes that texts draw, of both scopes; SwiftUI's come first.
struct DrawnAttributes {
    var font: Font?
    var foreground: Color?
    var background: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var outline: TextAttributes.Outline?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?

    init(_ run: AttributedString.Runs.Run) {
        typealias Own = AttributeScopes.SwiftUIAttributes
        typealias UIKit = AttributeScopes.UIKitAttributes
        font = run[Own.FontAttribute.self] ?? run[UIKit.FontAttribute.self].map { Font($0) }
        foreground =
            run[Own.ForegroundColorAttribute.self] ?? run[UIKit.ForegroundColorAttribute.self].map { Color($0) }
        background =
            run[Own.BackgroundColorAttribute.self] ?? run[UIKit.BackgroundColorAttribute.self].map { Color($0) }
        underline =
            run[Own.UnderlineStyleAttribute.self]
            ?? DrawnAttributes.line(run[UIKit.UnderlineStyleAttribute.self], run[UIKit.UnderlineColorAttribute.self])
        strikethrough =
            run[Own.StrikethroughStyleAttribute.self]
            ?? DrawnAttributes.line(
                run[UIKit.StrikethroughStyleAttribute.self], run[UIKit.StrikethroughColorAttribute.self])
        if let width = run[UIKit.StrokeWidthAttribute.self], width != 0 {
            let color = run[UIKit.StrokeColorAttribute.self].map { Color($0) }
            outline = TextAttributes.Outline(width: width, color: color)
        }
        kerning = run[Own.KerningAttribute.self] ?? run[UIKit.KernAttribute.self]
        tracking = run[Own.TrackingAttribute.self] ?? run[UIKit.TrackingAttribute.self]
        baselineOffset = run[Own.BaselineOffsetAttribute.self] ?? run[UIKit.BaselineOffsetAttribute.self]
    }

    private static func line(_ style: NSUnderlineStyle?, _ color: UIColor?) -> Text.LineStyle? {
        style.flatMap { Text.LineStyle($0, color: color.map { Color($0) }) }
    }
}
