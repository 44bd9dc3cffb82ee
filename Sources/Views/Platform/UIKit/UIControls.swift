import KinoraStage

/// A control of UIKit. It is drawn as the SwiftUI control with the same data; switches, sliders, steppers, segments and buttons answer to
/// touches.
@MainActor @preconcurrency
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingDidBegin = Event(rawValue: 65536)
        public static let editingChanged = Event(rawValue: 131072)
        public static let editingDidEnd = Event(rawValue: 262144)
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        public static let allEvents = Event(rawValue: .max)
    }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    /// What it is in, of all states; `normal` is none of them.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// Where a button's words and picture stand in it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRight ? .right : .left
        case .trailing: isRight ? .left : .right
        default: contentHorizontalAlignment
        }
    }
    open private(set) var isTracking = false
    open private(set) var isTouchInside = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    // A control that goes on with a finger says so here.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isTracking = continueTracking(touch, with: event)
        isHighlighted = isTracking && isTouchInside
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        endTracking(touches.first, with: event)
        (isTracking, isHighlighted) = (false, false)
        sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        (isTracking, isHighlighted) = (false, false)
        sendActions(for: .touchCancel)
    }

    // MARK: Targets

    /// The one method that AppKit's controls call, for a new value or when they are pressed.
    public final weak var _target: AnyObject?
    public final var _action: Selector?
    /// A method of an object, which is not kept alive.
    private struct Target {
        weak var object: AnyObject?
        let selector: Selector
        var events: Event
    }
    private var targets: [Target] = []
    /// Added twice for an event, an action is still performed once.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target else { return }
        removeTarget(target, action: action, for: controlEvents)
        targets.append(Target(object: target as AnyObject, selector: action, events: controlEvents))
    }
    /// Without a target or an action all of them go.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in targets.indices {
            if let target, targets[index].object !== target as AnyObject { continue }
            if let action, targets[index].selector != action { continue }
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }
    private var actions: [(events: Event, action: UIAction)] = []
    /// An action of the same name is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }) }
    open var allControlEvents: Event {
        (targets.map(\.events) + actions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
    }
    /// The names of the methods that a target is called by at an event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let known = targets.filter {
            (target == nil || $0.object === target as AnyObject) && !$0.events.isDisjoint(with: controlEvent)
        }
        return known.isEmpty ? nil : known.map(\.selector.description)
    }
    open func sendAction(_ action: UIAction) { action.handler(action) }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { action.perform(on: target as AnyObject, with: self) }
    }
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// Performs what targets and actions do at these events, each kind in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        if let _target, let _action, !controlEvents.isDisjoint(with: [.valueChanged, .primaryActionTriggered]) {
            _action.perform(on: _target, with: self)
        }
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            if let object = target.object { target.selector.perform(on: object, with: self) }
        }
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
            action.sender = self
            action.handler(action)
            action.sender = nil
        }
    }
}

public typealias UIActionHandler = (UIAction) -> Void

/// What a UIKit control or menu does.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    open var discoverabilityTitle: String?
    let handler: (UIAction) -> Void
    /// What it was performed for, while it is.
    open internal(set) weak var sender: AnyObject?
    /// So that actions without a name of their own have different ones.
    private static var count = 0
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        UIAction.count += 1
        self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        super.init(title, image)
        (self.subtitle, self.discoverabilityTitle) = (subtitle, discoverabilityTitle)
    }
}

/// A circle in a color, within a ring of all of them, which would open the system's panel of colors.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    override var usualPriorities: ContentPriorities { .tight }
    override func ownPicture() -> AnyView? {
        let color = selectedColor.map { Color($0) } ?? .white
        return AnyView(ColorPicker("", selection: .constant(color), supportsOpacity: supportsAlpha).labelsHidden())
    }
}

@MainActor @preconcurrency
open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    /// A switch has its size, whatever is said.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var isOn = false { didSet { motion = nil } }
    private var motion: Animation?
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    open var style: Style { .sliding }
    /// Kept: a switch slides.
    open var preferredStyle = Style.automatic
    open var title: String?
    // Kept: a switch shows no pictures, as on iOS since version 7.
    open var onImage: UIImage?
    open var offImage: UIImage?
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
        motion = motionToValue(animated: animated)
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    override var usualPriorities: ContentPriorities { .tight }
    override func ownPicture() -> AnyView? {
        let shown = Binding(
            get: { self.isOn },
            set: {
                self.isOn = $0
                self.tellChange()
            })
        return AnyView(
            Toggle(isOn: shown) { EmptyView() }.labelsHidden()
                .tint(onTintColor.map { Color($0) }).environment(\.switchThumb, thumbTintColor.map { Color($0) })
                .disabled(!isEnabled)
                .going(to: isOn, by: motion))
    }
}

@MainActor @preconcurrency
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { motion = nil } }
    private var motion: Animation?
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
        motion = motionToValue(animated: animated)
    }
    private var thumbs = StateValues<UIImage>()
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbs.value(in: state) }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    // Kept: a track is drawn in its colors.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
    /// At the ends of the track.
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// 4 points high, between the pictures at the ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let low = minimumValueImage == nil ? 0 : minimumValueImageRect(forBounds: bounds).width + 8
        let high = maximumValueImage == nil ? 0 : maximumValueImageRect(forBounds: bounds).width + 8
        return CGRect(x: bounds.minX + low, y: bounds.midY - 2, width: max(0, bounds.width - low - high), height: 4)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
        let length = maximumValue - minimumValue
        let part = length > 0 ? CGFloat((value - minimumValue) / length) : 0
        return CGRect(
            x: rect.minX + part * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    override var usualPriorities: ContentPriorities { .low }
    override func ownPicture() -> AnyView? {
        let range = minimumValue...max(minimumValue, maximumValue)
        let shown = Binding<Float>(
            get: { min(max(self.value, range.lowerBound), range.upperBound) },
            set: {
                self.value = $0
                self.tellChange()
            })
        let look = SliderLook(
            rest: maximumTrackTintColor.map { Color($0) }, thumb: thumbTintColor.map { Color($0) },
            thumbPicture: currentThumbImage.map { Image(uiImage: $0) })
        return AnyView(
            HStack {
                if let minimumValueImage { Image(uiImage: minimumValueImage).foregroundStyle(Color(tintColor)) }
                Slider(value: shown, in: range).tint((minimumTrackTintColor ?? nearestTint).map { Color($0) })
                if let maximumValueImage { Image(uiImage: maximumValueImage).foregroundStyle(Color(tintColor)) }
            }
            .environment(\.sliderLook, look).disabled(!isEnabled)
            .going(to: value, by: motion))
    }
}

/// A minus and a plus, 94 by 32 points.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// A stepper has its size, whatever is said.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue = 0.0 { didSet { value = max(value, minimumValue) } }
    open var maximumValue = 100.0 { didSet { value = min(value, maximumValue) } }
    open var stepValue = 1.0
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    // Kept: a stepper shows a minus and a plus.
    open func setIncrementImage(_ image: UIImage?, for state: State) {}
    open func setDecrementImage(_ image: UIImage?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {}
    open override var intrinsicContentSize: CGSize { Self.size }
    override var usualPriorities: ContentPriorities { .tight }
    override func ownPicture() -> AnyView? {
        let bounds = minimumValue...max(minimumValue, maximumValue)
        let shown = Binding(
            get: { self.value },
            set: {
                self.value = $0
                self.tellChange()
            })
        return AnyView(
            Stepper(value: shown, in: bounds, step: stepValue) { EmptyView() }.labelsHidden()
                .disabled(!isEnabled))
    }
}

@MainActor @preconcurrency
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    /// Both are drawn alike.
    open var progressViewStyle = Style.default
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open var progress: Float = 0 { didSet { motion = nil } }
    private var motion: Animation?
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    // Kept: a bar is drawn in its colors.
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    /// Says how far it is, where there is one.
    open var observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
        motion = motionToValue(animated: animated)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override var usualPriorities: ContentPriorities { .low }
    override func ownPicture() -> AnyView? {
        let shown = observedProgress.map { Float($0.fractionCompleted) } ?? progress
        return AnyView(
            ProgressView(value: min(max(shown, 0), 1)).tint((progressTintColor ?? nearestTint).map { Color($0) })
                .environment(\.progressTrack, trackTintColor.map { Color($0) })
                .going(to: shown, by: motion))
    }
}

@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The first three are those of before iOS 13.
    public enum Style: Int, Sendable {
        case whiteLarge = 0, white, gray
        case medium = 100, large

        fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
        fileprivate var color: Color? { self == .white || self == .whiteLarge ? .white : nil }
    }
    open var style: Style = .medium
    open var color: UIColor!
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    override var usualPriorities: ContentPriorities { .tight }
    open override var intrinsicContentSize: CGSize {
        style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    override func ownPicture() -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let tint = color.map { Color($0) } ?? style.color
        return AnyView(ProgressView().controlSize(style.isLarge ? .large : .regular).tint(tint))
    }
}

@MainActor @preconcurrency
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor? = UIPageControl.appearance().pageTint
    open var currentPageIndicatorTintColor: UIColor? = UIPageControl.appearance().currentTint
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    /// A capsule shows behind the dots where it is `prominent`. No finger rests on them, so that `automatic` shows none.
    open var backgroundStyle = UIPageControl.appearance().backgroundStyle
    // Pictures in the place of dots, in the same colors: of one page, or of all that have none of their own.
    open var preferredIndicatorImage: UIImage? = UIPageControl.appearance().preferredIndicatorImage
    open var preferredCurrentPageIndicatorImage: UIImage? = UIPageControl.appearance()
        .preferredCurrentPageIndicatorImage
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    private func image(of page: Int) -> UIImage? {
        let current = page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
        return current ?? images[page] ?? preferredIndicatorImage
    }
    private func color(of page: Int) -> Color {
        page == currentPage
            ? currentPageIndicatorTintColor.map { Color($0) } ?? .white
            : pageIndicatorTintColor.map { Color($0) } ?? .white.opacity(0.4)
    }
    /// A touch on one half of the control leads to the next page in that direction.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isForward =
            (touch.location(in: self).x > bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let next = currentPage + (isForward ? 1 : -1)
        guard (0..<max(0, numberOfPages)).contains(next) else { return }
        currentPage = next
        tellChange()
    }
    open var allowsContinuousInteraction = true
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    open var interactionState: InteractionState { .none }
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    /// Kept: pages follow each other as text does.
    open var direction = Direction.natural
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(pageCount) * 16 + 20, height: 26)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    override var usualPriorities: ContentPriorities { .tight }
    override func ownPicture() -> AnyView? {
        guard !(hidesForSinglePage && numberOfPages < 2) else { return nil }
        return AnyView(
            HStack(spacing: 9) {
                ForEach(0..<max(0, numberOfPages), id: \.self) { page in
                    if let image = self.image(of: page) {
                        Image(uiImage: image).renderingMode(.template).foregroundStyle(self.color(of: page))
                    } else {
                        Circle().fill(self.color(of: page)).frame(width: 7, height: 7)
                    }
                }
            }
            .modifier(PageIndexCapsule(isShown: backgroundStyle == .prominent)))
    }
    /// What `UIPageControl.appearance()` says; page tab views read it too.
    public final class Appearance {
        var pageTint: UIColor?
        var currentTint: UIColor?
        public var pageIndicatorTintColor: UIColor? {
            get { pageTint }
            set { pageTint = newValue }
        }
        public var currentPageIndicatorTintColor: UIColor? {
            get { currentTint }
            set { currentTint = newValue }
        }
        // Page tab views have dots in any case.
        public var preferredIndicatorImage: UIImage?
        public var preferredCurrentPageIndicatorImage: UIImage?
        public var backgroundStyle: BackgroundStyle = .automatic
    }
    private static let shared = Appearance()
    public class func appearance() -> Appearance { shared }
}

@MainActor @preconcurrency
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if scrollsItself { clipsToBounds = true }
    }
    public required init?(coder: NSCoder) { return nil }
    open var contentSize: CGSize = .zero
    /// What of the content is at the upper left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            if scrollsItself { return move(to: newValue) }
            guard let hosting else { return bounds.origin = newValue }
            hosting.move(to: newValue, animated: ViewMotion.current.map { .easeInOut(duration: $0.duration) })
        }
    }
    /// Content that would not rest there in the new size goes to where it does.
    override func sizeChanged() {
        super.sizeChanged()
        if scrollsItself, contentSize != .zero { contentOffset = clamped(contentOffset) }
    }
    /// The scroll view of SwiftUI's that it stands for.
    weak var hosting: HostingScroll?
    /// What margins and bars keep free in that.
    var hostedInset = UIEdgeInsets.zero
    private nonisolated(unsafe) var observations: [WeakObservation] = []
    open var contentInset: UIEdgeInsets = .zero
    open var scrollIndicatorInsets: UIEdgeInsets = .zero
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var adjustedContentInset: UIEdgeInsets { hosting == nil ? restInset : hostedInset }
    /// How much of the content is shown at once, in points.
    open var visibleSize: CGSize { bounds.size }
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { hosting?.noteChange() } } }
    open var isPagingEnabled = false
    /// Kept: a finger moves the content both ways.
    open var isDirectionalLockEnabled = false
    open var canCancelContentTouches = true
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// Kept: indicators are not shown at rest.
    open var indicatorStyle = IndicatorStyle.default
    open func flashScrollIndicators() {}
    open var allowsKeyboardScrolling = true
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    /// How much larger the view is that the delegate zooms.
    open var zoomScale: CGFloat {
        get { ownZoom }
        set { setZoomScale(newValue, animated: false) }
    }
    var ownZoom: CGFloat = 1
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var bouncesZoom = true
    open var delaysContentTouches = true
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    open var keyboardDismissMode: KeyboardDismissMode = .none
    // Kept: bars end as they do on their own.
    public let topEdgeEffect = UIScrollEdgeEffect()
    public let bottomEdgeEffect = UIScrollEdgeEffect()
    public let leftEdgeEffect = UIScrollEdgeEffect()
    public let rightEdgeEffect = UIScrollEdgeEffect()
    /// Whether a tap on the status bar scrolls to the top. Kept: a stage has no status bar to tap.
    open var scrollsToTop = true
    /// What a finger pulls out above the content.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { exchange(oldValue, with: refreshControl) } }
    }
    /// What is asked and told; `delegate` is it, by the type that each class has for it.
    weak var teller: (any UIScrollViewDelegate)? {
        // Sources set it in each update, and a change is an update.
        didSet { if teller !== oldValue { hosting?.noteChange() } }
    }
    public let panGestureRecognizer = UIPanGestureRecognizer()
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else { return self.contentOffset = contentOffset }
        if let hosting { return hosting.move(to: contentOffset, animated: .easeInOut(duration: 0.3)) }
        guard scrollsItself else { return self.contentOffset = contentOffset }
        glide(to: contentOffset, 0.3) { [weak self] in
            guard let self else { return }
            teller?.scrollViewDidEndScrollingAnimation(self)
        }
    }
    /// As little as it has to.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        if let hosting { return hosting.reveal(rect, animated: animated) }
        if scrollsItself { setContentOffset(offset(showing: rect), animated: animated) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }
    /// As much larger as a part of the content fits, within the limits.
    open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }
    /// How fast scrolling comes to rest: the share of the velocity that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
    open var decelerationRate = DecelerationRate.normal
    open var isDragging: Bool { phase == .interacting }
    open var isDecelerating: Bool { phase == .decelerating }
    private var phase: ScrollPhase { hosting?.element?.phase ?? ownPhase }
    /// What a finger does to a plain one.
    var ownPhase = ScrollPhase.idle
    open var isTracking: Bool { isDragging }
    public final class Appearance {
        public var bounces = true
        public var isScrollEnabled = true
        public var keyboardDismissMode: KeyboardDismissMode = .none
        public var showsVerticalScrollIndicator = true
        public var backgroundColor: UIColor?
    }
    private static let shared = Appearance()
    @_disfavoredOverload
    public class func appearance() -> Appearance { shared }
}
/// Gives scroll views a delegate of their general type, which subclasses may have of a narrower one.
@MainActor @preconcurrency
public protocol _ScrollDelegating: UIScrollView {}

extension _ScrollDelegating {
    public var delegate: (any UIScrollViewDelegate)? {
        get { teller }
        set { teller = newValue }
    }
}

extension UIScrollView: _ScrollDelegating {}

extension UIScrollView: HasObservers {
    nonisolated func add(_ observation: NSKeyValueObservation) {
        observations.removeAll { $0.object == nil }
        observations.append(WeakObservation(object: observation))
        onMain { hosting?.noteChange() }
    }
    /// Whether any property of it is observed.
    var isObserved: Bool { observations.contains { $0.object?.isValid == true } }
    /// Has those look again that observe its properties.
    func tellObservers() { for observation in observations { observation.object?.look() } }
}

private struct WeakObservation { weak var object: NSKeyValueObservation? }

@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
/// The panel that finds text; it is not shown.
@MainActor @preconcurrency
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    public init(sessionDelegate: any UIFindInteractionDelegate) { super.init() }
    open func didMove(to view: UIView?) { self.view = view }
    open func presentFindNavigator(showingReplace: Bool) {}
    open func dismissFindNavigator() {}
    open var isFindNavigatorVisible: Bool { false }
}
@MainActor @preconcurrency
public protocol UIFindInteractionDelegate: AnyObject {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
@MainActor @preconcurrency
open class UIFindSession: NSObject {
    public nonisolated override init() { super.init() }
    open var resultCount: Int { 0 }
    open var highlightedResultIndex: Int { 0 }
}

/// How content disappears below a bar.
@MainActor @preconcurrency
public final class UIScrollEdgeEffect: NSObject {
    public enum Style: Int, Sendable { case automatic, hard, soft }
    public var style = Style.automatic
    public var isHidden = false
    nonisolated override init() { super.init() }
}
