import KinoraStage

@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// What a segment shows.
    private enum Segment {
        case title(String), image(UIImage)
    }
    private var segments: [Segment] = []
    private var look = UISegmentedControl.shared.look
    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor? {
        get { look.selected }
        set { look.selected = newValue }
    }
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            (item as? UIImage).map(Segment.image) ?? .title(item as? String ?? "")
        }
    }
    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(.title(title ?? ""), at: min(max(0, segment), segments.count))
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(image.map(Segment.image) ?? .title(""), at: min(max(0, segment), segments.count))
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    open func removeAllSegments() { segments = [] }
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
        return title
    }
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment] else { return nil }
        return image
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        look.titles[state] = attributes.map(SegmentLook.Title.init)
    }
    override var usualPriorities: ContentPriorities { .low }
    /// As wide as it takes to have all segments as wide as the widest one.
    open override var intrinsicContentSize: CGSize {
        let widest = segments.map { ViewPicture.size(of: label($0).font(.system(size: 13, weight: .medium))).width }
            .max()
        return CGSize(width: CGFloat(segments.count) * ((widest ?? 0) + 22), height: 32)
    }
    override func ownPicture() -> AnyView? {
        let shown = Binding(
            get: { self.selectedSegmentIndex },
            set: {
                self.selectedSegmentIndex = $0
                self.tellChange()
            })
        return AnyView(
            Picker("", selection: shown) {
                ForEach(segments.indices, id: \.self) { self.label(self.segments[$0]).tag($0) }
            }.pickerStyle(.segmented).labelsHidden().environment(\.segmentLook, look))
    }

    @ViewBuilder private func label(_ segment: Segment) -> some View {
        switch segment {
        case .title(let title): Text(verbatim: title)
        case .image(let image): Image(uiImage: image)
        }
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
