import KinoraStage

open class UISegmentedControl: UIControl {
    private var segments: [String] = []
    private var look = UISegmentedControl.shared.look
    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor? {
        get { look.selected }
        set { look.selected = newValue }
    }
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { $0 as? String ?? "" }
    }
    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(title ?? "", at: min(max(0, segment), segments.count))
    }
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment] : nil
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        look.titles[state] = attributes.map(SegmentLook.Title.init)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }
    override func ownPicture() -> AnyView? {
        AnyView(
            Picker("", selection: .constant(selectedSegmentIndex)) {
                ForEach(segments.indices, id: \.self) { Text(verbatim: self.segments[$0]).tag($0) }
            }.pickerStyle(.segmented).labelsHidden().environment(\.segmentLook, look))
    }

    /// What `UISegmentedControl.appearance()` says; segmented pickers follow it.
    public final class Appearance {
        var look = SegmentLook()
        public var selectedSegmentTintColor: UIColor? {
            get { look.selected }
            set { look.selected = newValue }
        }
        public var backgroundColor: UIColor? {
            get { look.background }
            set { look.background = newValue }
        }
        public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
            look.titles[state] = attributes.map(SegmentLook.Title.init)
        }
    }
    static let shared = Appearance()
    public class func appearance() -> Appearance { shared }
}

/// The colors and fonts of segments, where they are not the system's.
struct SegmentLook {
    struct Title {
        let color: UIColor?
        let font: UIFont?
        init(_ attributes: [NSAttributedString.Key: Any]) {
            (color, font) = (attributes[.foregroundColor] as? UIColor, attributes[.font] as? UIFont)
        }

        func apply(to environment: inout EnvironmentValues) {
            if let font { environment.font = Font(font) }
            guard let color else { return }
            environment.foregroundStyles = ForegroundStyles(
                [AnyShapeStyle(Color(color))], outer: environment.foregroundStyles)
        }
    }

    var selected: UIColor?
    var background: UIColor?
    var titles: [UIControl.State: Title] = [:]
}

extension EnvironmentValues {
    /// How segments look here; nil where the app's own appearance counts.
    @Entry var segmentLook: SegmentLook? = nil
}
