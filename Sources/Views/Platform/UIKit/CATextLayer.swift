import KinoraGeometry
import KinoraStage

/// Text in a rectangle.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
    open override class func _kinoraMake() -> CALayer { CATextLayer() }

    /// A `String` or `NSAttributedString`.
    open var string: Any?
    private var ownSize: CGFloat = 36
    private var shownSize: CGFloat?
    private var ownColor: CGColor? = .white
    private var shownColor: CGColor?
    /// Points.
    open var fontSize: CGFloat {
        get { shownSize ?? ownSize }
        set { set("fontSize") { ownSize = newValue } }
    }
    open var foregroundColor: CGColor? {
        get { shownColor ?? ownColor }
        set { set("foregroundColor") { ownColor = newValue } }
    }
    open var truncationMode: CATextLayerTruncationMode = .none

    private func set(_ key: String, _ change: () -> Void) {
        let old = value(at: key)
        change()
        noteChange(of: key, from: old, to: value(at: key))
    }
    override func value(at keyPath: String) -> LayerValue? {
        switch keyPath {
        case "fontSize": .number(fontSize)
        case "foregroundColor": .color(foregroundColor)
        default: super.value(at: keyPath)
        }
    }
    override func show(_ value: LayerValue, at keyPath: String) {
        if keyPath == "fontSize" {
            shownSize = value.number.map { CGFloat($0) }
        } else if keyPath == "foregroundColor" {
            shownColor = value.cgColor
        } else {
            super.show(value, at: keyPath)
        }
    }
    override func set(_ value: LayerValue, at keyPath: String) {
        if keyPath == "fontSize", let number = value.number {
            ownSize = number
        } else if keyPath == "foregroundColor" {
            ownColor = value.cgColor
        } else {
            super.set(value, at: keyPath)
        }
    }
    override func endShowing() {
        super.endShowing()
        (shownSize, shownColor) = (nil, nil)
    }
    override func makeTwin() -> CALayer { CATextLayer() }
    override func take(from other: CALayer) {
        super.take(from: other)
        guard let other = other as? CATextLayer else { return }
        (string, font, isWrapped, alignmentMode) = (other.string, other.font, other.isWrapped, other.alignmentMode)
        (ownSize, ownColor) = (other.fontSize, other.foregroundColor)
    }

    open var font: Any?
    open var isWrapped = false
    open var alignmentMode: CATextLayerAlignmentMode = .natural

    /// The letters, with the layer's font and color where they are not attributed.
    private var words: Text? {
        if let attributed = string as? NSAttributedString {
            // Attributes are all that counts; the font is one of 12 points where they name none.
            return Text(AttributedString(attributed)).font(.system(size: 12)).foregroundColor(.black)
        }
        guard let plain = string as? String else { return nil }
        return Text(verbatim: plain).font(shownFont).foregroundColor(foregroundColor.map { Color(cgColor: $0) })
    }
    /// Of the size that is said, whatever size the font has.
    private var shownFont: Font {
        switch font {
        case let font as UIFont: Font(font.withSize(fontSize))
        case let name as String: named(name)
        case let name as NSString: named(name.description)
        default: .system(size: fontSize)
        }
    }
    private func named(_ name: String) -> Font {
        UIFont(name: name, size: fontSize).map { Font($0) } ?? .system(size: fontSize)
    }

    override func ownPicture() -> AnyView? {
        guard let words else { return nil }
        let isCut = isWrapped || truncationMode != .none
        return AnyView(
            words.lineLimit(isWrapped || !isCut ? nil : 1).truncationMode(truncationMode.truncation)
                .multilineTextAlignment(alignmentMode.multiline)
                .fixedSize(horizontal: !isCut, vertical: !isCut)
                .frame(
                    width: bounds.width, height: bounds.height,
                    alignment: Alignment(horizontal: alignmentMode.horizontal, vertical: .top)))
    }
}
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    fileprivate var truncation: Text.TruncationMode { self == .start ? .head : self == .middle ? .middle : .tail }
}
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
    fileprivate var horizontal: HorizontalAlignment {
        self == .center ? .center : self == .right ? .trailing : .leading
    }
    fileprivate var multiline: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
}
