import KinoraStage

/// Segments side by side, of which one is chosen; each has a title or a picture.
///
/// Pictures are drawn in the color of titles, unless their rendering mode is `alwaysOriginal`.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// No segment, as `selectedSegmentIndex`.
    public static let noSegment = -1

    private struct Segment {
        enum Content {
            case title(String), image(UIImage)
        }
        var content: Content
        var action: UIAction?
        /// In points; 0 for a share of what others leave.
        var width: CGFloat = 0
        var isEnabled = true

        init(_ content: Content) { self.content = content }
        @MainActor init(_ action: UIAction) {
            self.init(action.image.map(Content.image) ?? .title(action.title))
            self.action = action
        }
    }

    private var segments: [Segment] = []
    private var look = UISegmentedControl.shared.look
    /// What sources find among the subviews to hide them: the gray behind all segments, and what is behind the chosen one.
    private let (ground, raised) = (UIImageView(), UIImageView())
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor? {
        get { look.selected }
        set { look.selected = newValue }
    }
    /// Whether a segment is chosen only for as long as it is touched.
    open var isMomentary = false
    /// Whether segments without a width of their own are as wide as what is in them asks for, in proportion.
    open var apportionsSegmentWidthsByContent = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        addSubview(raised)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// - Parameter items: titles and pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            Segment((item as? UIImage).map(Segment.Content.image) ?? .title(item as? String ?? ""))
        }
    }
    /// - Parameter actions: a segment has the action's picture or else its title, and performs it when it is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment($0) }
    }

    open var numberOfSegments: Int { segments.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(.title(title ?? "")), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image.map(Segment.Content.image) ?? .title("")), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(action), at: segment)
    }
    private func insert(_ segment: Segment, at index: Int) {
        segments.insert(segment, at: min(max(0, index), segments.count))
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    open func removeAllSegments() { segments = [] }
    open func titleForSegment(at segment: Int) -> String? {
        guard segments.indices.contains(segment), case .title(let title) = segments[segment].content else { return nil }
        return title
    }
    open func imageForSegment(at segment: Int) -> UIImage? {
        guard segments.indices.contains(segment), case .image(let image) = segments[segment].content else { return nil }
        return image
    }
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }
    /// A title in place of what the segment has.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }
    /// A picture in place of what the segment has.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map(Segment.Content.image) ?? .title("") }
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.content, $0.action) = (Segment(action).content, action) }
    }
    /// - Parameter width: in points; 0 for a share of what others leave.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    /// A segment that is not enabled is pale and cannot be chosen by a touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        if segments.indices.contains(index) { change(&segments[index]) }
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        look.titles[state] = attributes.map { SegmentLook.Title(attributes: $0) }
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        look.titles[state]?.attributes
    }

    override var usualPriorities: ContentPriorities { .low }
    /// As wide as it takes to have all segments as wide as the widest one, or as they are asked to be.
    open override var intrinsicContentSize: CGSize {
        let own = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }
        let isUneven = apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
        let width = isUneven ? own.reduce(0, +) : CGFloat(own.count) * (own.max() ?? 0)
        return CGSize(width: width, height: 32)
    }
    /// What is in a segment with room beside it.
    private func naturalWidth(_ segment: Segment) -> CGFloat {
        ViewPicture.size(of: label(segment).font(.system(size: 13, weight: .medium))).width + EqualSegments.margin
    }
    /// The widths of all segments within one; none where they are equal.
    private func widths(in width: CGFloat) -> [CGFloat] {
        guard apportionsSegmentWidthsByContent || segments.contains(where: { $0.width > 0 }) else { return [] }
        let rest = max(0, width - segments.reduce(0) { $0 + $1.width })
        let shares = segments.map { segment in
            segment.width > 0 ? 0 : apportionsSegmentWidthsByContent ? naturalWidth(segment) : 1
        }
        let whole = shares.reduce(0, +)
        return zip(segments, shares).map { $0.width > 0 ? $0.width : rest * $1 / whole }
    }

    override func ownPicture() -> AnyView? {
        let shown = Binding(get: { self.selectedSegmentIndex }, set: { self.choose($0) })
        return AnyView(
            Picker("", selection: shown) {
                ForEach(segments.indices, id: \.self) { self.label(self.segments[$0]).tag($0) }
            }.pickerStyle(.segmented).labelsHidden().environment(\.segmentLook, shownLook))
    }
    private func choose(_ index: Int) {
        selectedSegmentIndex = index
        if let action = actionForSegment(at: index) { action.handler(action) }
        tellChange()
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    private var shownLook: SegmentLook {
        var shown = look
        if bounds.height > 0 { shown.height = bounds.height }
        shown.widths = widths(in: bounds.width)
        shown.disabled = Set(segments.indices.filter { !isEnabled || !segments[$0].isEnabled })
        shown.groundOpacity = ground.isHidden ? 0 : Double(ground.alpha)
        shown.raisedOpacity = raised.isHidden ? 0 : Double(raised.alpha)
        return shown
    }

    @ViewBuilder private func label(_ segment: Segment) -> some View {
        switch segment.content {
        case .title(let title): Text(verbatim: title)
        case .image(let image):
            Image(uiImage: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
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
            look.titles[state] = attributes.map { SegmentLook.Title(attributes: $0) }
        }
    }
    static let shared = Appearance()
    public class func appearance() -> Appearance { shared }
}
