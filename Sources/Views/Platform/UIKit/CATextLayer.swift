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

    override func ownPicture() -> AnyView? {
        guard let text = string as? String ?? (string as? NSAttributedString)?.string else { return nil }
        let alignment: Alignment =
            alignmentMode == .center ? .top : alignmentMode == .right ? .topTrailing : .topLeading
        return AnyView(
            Text(verbatim: text).font(.system(size: fontSize)).foregroundStyle(
                foregroundColor.map { Color(cgColor: $0) } ?? .white
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
}
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
