/// How much a constraint matters, from 1 to 1000. Where not all can be kept, those of lower priority give way.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// How much a view wants to be as large as its content, along both axes.
struct ContentPriorities {
    /// Against being larger.
    var hugging: [UILayoutPriority]
    /// Against being smaller.
    var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

    init(hugging horizontal: UILayoutPriority = .defaultLow, _ vertical: UILayoutPriority = .defaultLow) {
        hugging = [horizontal, vertical]
    }

    /// As small or as large as its content in both axes, as switches are.
    static let tight = ContentPriorities(hugging: .defaultHigh, .defaultHigh)
    /// As high as its content, as sliders are.
    static let low = ContentPriorities(hugging: .defaultLow, .defaultHigh)

    /// The length that a view takes along an axis whose content has one, where it is offered another: a view gives way to what holds it
    /// where its priority is below that of a control (`defaultHigh`). Where nothing is offered it is as long as its content.
    func length(of content: CGFloat, offered: CGFloat?, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let offered else { return content }
        let priority = offered < content ? resistance[axis.rawValue] : hugging[axis.rawValue]
        return priority.rawValue < UILayoutPriority.defaultHigh.rawValue ? offered : content
    }
}

extension UIView {
    /// How much the view resists being larger than its content. 250 for most, 750 for controls of a fixed size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis.rawValue]
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentPriorities.hugging[axis.rawValue] = priority
    }
    /// How much the view resists being smaller than its content. 750 unless said.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance[axis.rawValue]
    }
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { contentPriorities.resistance[axis.rawValue] = priority }
}
