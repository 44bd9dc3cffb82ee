import KinoraStage

/// A rectangle of UIKit, as far as a picture shows it: background, corner, border, shadow, opacity, transform, layers and
/// subviews at their frames, which constraints may say.
///
/// Its look is that of its layer, so that layers' animations move it; changes inside of `UIView.animate` move it, too.
@MainActor @preconcurrency
open class UIView: UIResponder, CALayerDelegate {
    /// A class may say of which type its layer is.
    open var layer: CALayer { ownLayer }
    /// The layer, for AppKit's name of it, which is an optional there.
    public final var _layerOfView: CALayer { layer }
    private let ownLayer: CALayer
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    /// The controller whose view this is.
    final weak var controller: UIViewController?
    var constraintStore: [NSLayoutConstraint] = []
    var ownGuides: [UILayoutGuide] = []
    /// What a keyboard would cover.
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self, .keyboard)
    lazy var contentPriorities = usualPriorities
    /// How much views of the class want to be as large as their content, unless they are told otherwise.
    var usualPriorities: ContentPriorities { ContentPriorities() }
    private var isLayingOut = false
    private var wasLaidOut = false

    public init(frame: CGRect) {
        ownLayer = Self._kinoraMakeLayer()
        super.init()
        ownLayer.view = self
        self.frame = frame
        ViewAppearances.apply(to: self)
    }
    public override convenience init() { self.init(frame: .zero) }
    /// For views of a class that only the running program knows.
    public convenience init(_kinoraFrame frame: CGRect) { self.init(frame: frame) }
    /// A view of a storyboard. There are none.
    public required init?(coder: NSCoder) { return nil }

    open class var layerClass: AnyClass { CALayer.self }
    /// Makes a layer of `layerClass`. The command writes this for classes of a source's own.
    open class func _kinoraMakeLayer() -> CALayer { (layerClass as? CALayer.Type)?._kinoraMake() ?? CALayer() }

    // MARK: Geometry

    /// In the superview, in points: the rectangle around it as `transform` shows it.
    open var frame: CGRect {
        get { layer.frame }
        set { resizing { layer.frame = newValue } }
    }
    /// The same without the transform.
    final var place: CGRect {
        get { layer.place }
        set { resizing { layer.place = newValue } }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }
    /// Subviews follow where the view has another size afterwards.
    private func resizing(_ change: () -> Void) {
        let old = layer.place.size
        change()
        guard layer.place.size != old else { return }
        resizeSubviews(from: old)
        sizeChanged()
    }
    /// The view has another size than before.
    func sizeChanged() {}
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    /// About the anchor point, which is the middle unless said.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Points within the edges that content keeps free: 8, 16 or 20 at the sides of a controller's view.
    open var layoutMargins = usualMargins
    static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var contentScaleFactor: CGFloat = 1

    // MARK: Look

    open var backgroundColor: UIColor? {
        get { layer.ownModel.viewBackground ?? layer.ownModel.backgroundColor.map { UIColor(cgColor: $0) } }
        set {
            layer.change("backgroundColor") { ($0.viewBackground, $0.backgroundColor) = (newValue, newValue?.cgColor) }
        }
    }
    /// 0…1.
    open var alpha: CGFloat {
        get { CGFloat(layer.ownModel.opacity) }
        set { layer.change("opacity") { $0.opacity = Double(newValue) } }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The tint that it was given itself.
    private(set) final var ownTint: UIColor?
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    /// Kept: tints are not dimmed while something is presented above.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Its own, or that of the view that it is in.
    open var tintColor: UIColor! {
        get { nearestTint ?? .systemBlue }
        set {
            ownTint = newValue
            noteTint()
        }
    }
    /// That of the view or of one around it; nil where none was given any.
    final var nearestTint: UIColor? { ownTint ?? superview?.nearestTint }
    /// Called in all views whose tint is another one.
    open func tintColorDidChange() {}
    private func noteTint() {
        tintColorDidChange()
        for view in subviews where view.ownTint == nil { view.noteTint() }
    }
    /// The view is seen where this one, which is no subview, is opaque.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overriddenTraits.userInterfaceStyle ?? .unspecified }
        set { changeTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    open var traitCollection: UITraitCollection { shownTraits }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }
    open var contentMode: ContentMode = .scaleToFill

    // MARK: Behavior without a picture

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElementsHidden = false
    open var accessibilityElements: [Any]?
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityFrame: CGRect = .zero
    open var accessibilityLanguage: String?
    open var accessibilityViewIsModal = false
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityActivationPoint: CGPoint = .zero
    open var accessibilityPath: UIBezierPath?
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open var restorationIdentifier: String?
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var isFocused: Bool { false }
    open var canBecomeFocused: Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open var isAccessibilityElement = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// Draws the picture again that this view is the outermost of; set where it is shown.
    var redraw: (() -> Void)?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    open override var next: UIResponder? { controller ?? superview }
    open var window: UIWindow? { superview?.window }
    /// The same for modules that have another one of this name.
    public final var _windowOfView: UIWindow? { window }
    /// The innermost view at a point of this one that takes touches, those in front first.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let inner = view.hitTest(view.convert(point, from: self), with: event) { return inner }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Whether a recognizer of the view may begin now.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    // A point or rectangle of a view in that of another, or in the window's where there is none.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(way(to: view)) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(way(to: view).inverted()) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(way(to: view)) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(way(to: view).inverted()) }
    /// From the view's own points, those of its bounds, to the screen's.
    final var placementOnScreen: CGAffineTransform {
        var placement = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        if layer.transform != CATransform3DIdentity {
            let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
            placement = placement.concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
                .concatenating(transform).concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        }
        placement = placement.concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
        return superview.map { placement.concatenating($0.placementOnScreen) } ?? placement
    }

    // MARK: Tree

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        if view.superview != nil { view.removeFromSuperview() }
        let window = window
        let tint = view.nearestTint
        view.willMove(toSuperview: self)
        if window != nil { view.forEachInside { $0.willMove(toWindow: window) } }
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        if window != nil { view.forEachInside { $0.didMoveToWindow() } }
        didAddSubview(view)
        if view.nearestTint != tint { view.noteTint() }
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        // Taken out first: what stood below the sibling would move it.
        view.removeFromSuperview()
        insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }
    /// Forgets a view that is shown elsewhere from now on. Nobody is told.
    final func letGo(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        view.superview = nil
    }
    open func removeFromSuperview() {
        guard let superview else { return }
        let wasInWindow = window != nil
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if wasInWindow { forEachInside { $0.willMove(toWindow: nil) } }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
        if wasInWindow { forEachInside { $0.didMoveToWindow() } }
        controller?.disappear()
    }
    /// The view and all in it, each before those in it.
    private final func forEachInside(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.forEachInside(body) }
    }
    /// Has another view as its superview without being one of its subviews.
    final func stand(in outer: UIView) { superview = outer }
    /// The outermost view of the picture that this one is in.
    final var outermostOfPicture: UIView {
        var view = self
        while let outer = view.superview, !(outer is PlatformHost) { view = outer }
        return view
    }
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    // The room that a view has is the whole of its place: nothing takes any of it later.
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open var interactions: [any UIInteraction] = []
    /// Kept: a tilted device moves SwiftUI's views and those that ask for its motion.
    open var motionEffects: [UIMotionEffect] = []
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
    /// As it is given: nil leaves the corners to the layer.
    open var cornerConfiguration: UICornerConfiguration? {
        didSet { if let cornerConfiguration { cornerConfiguration.apply(to: layer) } }
    }

    // MARK: Layout

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    public static let noIntrinsicMetric: CGFloat = -1
    /// For `systemLayoutSizeFitting(_:)`: as small as it can be.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// As large as it wants to be.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() {}
    /// The size of content that wraps, where it has less than this width, in points; nil for what does not wrap.
    func contentSize(within width: CGFloat) -> CGSize? { nil }
    /// Where the first line of a text stands below the upper edge, and the last one above the lower edge, in points.
    var baselines: (first: CGFloat, last: CGFloat)? { nil }
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
    }
    /// What constraints do not count as part of the view. Kept: they count all of it.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// Lengths that nothing asks for are 0.
    open var hasAmbiguousLayout: Bool { false }
    open func exerciseAmbiguityInLayout() {}
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    /// The size that what is in the view asks for, as near to one as it can be.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The same where each length of the size that is wished for has its own priority: one that is required is kept.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard hasLayoutBelow else { return sizeThatFits(targetSize) }
        return LayoutProgram.fittingSize(
            of: self, width: .init(points: targetSize.width, priority: horizontal),
            height: .init(points: targetSize.height, priority: vertical))
    }
    /// The size that what is in the view asks for where its width is kept; nil where nothing in it asks for one.
    func fittingSize(within size: CGSize) -> CGSize? {
        guard hasLayoutBelow else { return nil }
        return systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    open func layoutSublayers(of layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func display(_ layer: CALayer) {}
    open func layerWillDraw(_ layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    open func setNeedsLayout() {}
    /// Solves the constraints of the whole tree and lays it out; within a block that moves, what moves with it. What has not been shown
    /// yet is laid out by itself, where it has a size.
    open func layoutIfNeeded() {
        guard !isBeingLaidOut else { return }
        let root = outermostOfPicture
        if root.wasLaidOut {
            root.layOut(in: root.bounds.size)
        } else if !place.isEmpty {
            layOut(in: bounds.size)
        }
    }
    private var isBeingLaidOut: Bool { isLayingOut || superview?.isBeingLaidOut == true }
    open func layoutSubviews() {}
    private final var lacksProperties = true
    open func setNeedsUpdateProperties() { lacksProperties = true }
    /// Where a view takes over what it shows; called before its next layout, and again after `setNeedsUpdateProperties`.
    open func updateProperties() {}
    open func updatePropertiesIfNeeded() {
        guard lacksProperties else { return }
        lacksProperties = false
        controller?.updateProperties()
        updateProperties()
    }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// Kept: a view is drawn on nothing.
    open var clearsContextBeforeDrawing = true
    open class var requiresConstraintBasedLayout: Bool { false }
    private final var lacksConstraints = true
    open func setNeedsUpdateConstraints() { lacksConstraints = true }
    open func needsUpdateConstraints() -> Bool { lacksConstraints }
    /// Where a view makes its constraints; called before the next layout, and again after `setNeedsUpdateConstraints`.
    open func updateConstraints() {}
    /// Those of the views in it first.
    open func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard lacksConstraints else { return }
        lacksConstraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
    /// Draws with Core Graphics, into the context of `UIGraphicsGetCurrentContext()`.
    open func draw(_ rect: CGRect) {}
    /// Whether y grows upwards where the view draws itself, as AppKit has it.
    open var _growsUpwards: Bool { false }

    private func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        let (dx, dy) = (bounds.width - old.width, bounds.height - old.height)
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            var place = view.place
            if mask.contains(.flexibleWidth) {
                place.size.width += dx
            } else if mask.contains(.flexibleLeftMargin) {
                place.origin.x += mask.contains(.flexibleRightMargin) ? dx / 2 : dx
            }
            if mask.contains(.flexibleHeight) {
                place.size.height += dy
            } else if mask.contains(.flexibleTopMargin) {
                place.origin.y += mask.contains(.flexibleBottomMargin) ? dy / 2 : dy
            }
            view.place = place
        }
    }

    /// Lays out the tree below a view of this size.
    func layOut(in size: CGSize) {
        isLayingOut = true
        defer { (isLayingOut, wasLaidOut) = (false, true) }
        // What the layout of a picture changes in layers of one's own does not move by itself.
        CATransaction.withoutActions {
            if place.size != size { place.size = size }
            updateConstraintsIfNeeded()
            LayoutProgram.solve(below: self)
            layoutTree()
        }
    }

    /// - Parameter controller: that of the view, where it is not the one that is laid out as a whole.
    private func layoutTree(of controller: UIViewController? = nil) {
        let sizes = subviews.map(\.place.size)
        let views = subviews
        updatePropertiesIfNeeded()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        // What is in a view that has another size now is placed again.
        for (view, size) in zip(views, sizes) where view.place.size != size { LayoutProgram.solve(below: view) }
        for view in subviews { view.layoutTree(of: view.controller) }
    }

    /// What a class of another module draws with SwiftUI's views, in its bounds; nil where it does not.
    open func _ownPicture() -> AnyView? { nil }
    /// What the class itself draws, in its bounds; nil where that is nothing.
    func ownPicture() -> AnyView? {
        if let own = _ownPicture() { return own }
        guard type(of: self) != UIView.self, bounds.width > 0, bounds.height > 0 else { return nil }
        let context = CGContext(
            size: bounds.size, scale: UIScreen.main.scale, growsUpwards: _growsUpwards || layer.isGeometryFlipped)
        context.standsUpright = _growsUpwards
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        draw(bounds)
        return context.nodes.isEmpty ? nil : AnyView(DrawnNodes(nodes: context.nodes))
    }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Recognizes touches on a UIKit view, and calls methods of its targets where the command knows them (`Selector`).
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject, ChangesSilently {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// Of what does not go on.
        public static let recognized = State.ended
    }
    public nonisolated override init() { super.init() }
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    /// A method of an object, which is not kept alive.
    private struct Target {
        weak var object: AnyObject?
        let action: Selector
    }
    private var targets: [Target] = []
    /// The finger on its view.
    private(set) lazy var ownTouch = RepresentedTouch()
    var callsTargets: Bool { !targets.isEmpty }
    func performTargets() {
        for target in targets { if let object = target.object { target.action.perform(on: object, with: self) } }
    }
    open var state: State = .possible { didSet { stateCount += 1 } }
    /// How often a state was set, also the same one again.
    private(set) var stateCount = 0
    /// Whether it is of a class of the source's own, which may look at touches itself.
    var isOwn: Bool { !Self.known.contains { $0 == type(of: self) } }
    private static let known: [UIGestureRecognizer.Type] = [
        UIGestureRecognizer.self, UITapGestureRecognizer.self, UIPanGestureRecognizer.self,
        UILongPressGestureRecognizer.self, UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
        UISwipeGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self, UIHoverGestureRecognizer.self,
    ]
    /// What is over leaves it ready for the next touch.
    func rest(after state: State) {
        guard state == .ended || state == .cancelled else { return }
        self.state = .possible
        touch?.begin()
    }
    open weak var view: UIView?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The finger that it follows, where SwiftUI's gestures drive it.
    var touch: RepresentedTouch?
    open var name: String?
    open func location(in view: UIView?) -> CGPoint {
        let own = touch?.location ?? .zero
        return self.view.map { $0.convert(own, to: view ?? $0) } ?? own
    }
    /// Added twice, a method is still called once.
    open func addTarget(_ target: Any, action: Selector) {
        removeTarget(target, action: action)
        targets.append(Target(object: target as AnyObject, action: action))
    }
    /// Without a target or an action all of them go.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { known in
            (target == nil || known.object === target as AnyObject) && (action == nil || known.action == action)
        }
    }
    private struct Other { weak var recognizer: UIGestureRecognizer? }
    /// Those that have to fail first.
    private var required: [Other] = []
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(Other(recognizer: otherGestureRecognizer))
    }
    final func requires(_ other: UIGestureRecognizer) -> Bool { required.contains { $0.recognizer === other } }
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }
    /// Where a finger is. Of two, both are as far from the middle.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let middle = location(in: view)
        let side: CGFloat = touchIndex == 0 ? -1 : 1
        return CGPoint(x: middle.x + side * secondFinger.dx, y: middle.y + side * secondFinger.dy)
    }
    /// From the middle of two fingers to the second one, in points.
    var secondFinger: CGVector { .zero }
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = []
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}
extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { touch?.translation ?? .zero }
    open func velocity(in view: UIView?) -> CGPoint { touch?.velocity ?? .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { touch?.setTranslation(translation) }
}
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    /// Taps before the press. A script's press comes without any, so that it does not begin one that wants some.
    open var numberOfTapsRequired = 0
    /// A script's press is that of one finger, and does not begin one that wants more.
    open var numberOfTouchesRequired = 1
}
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
    open override var numberOfTouches: Int { super.numberOfTouches * 2 }
    /// The fingers begin 100 points apart, side by side.
    override var secondFinger: CGVector { CGVector(dx: 50 * scale, dy: 0) }
}
/// A pointer over a view. A script's pointer reaches views of SwiftUI only.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open override var numberOfTouches: Int { super.numberOfTouches * 2 }
    /// The fingers are 100 points apart, and begin side by side.
    override var secondFinger: CGVector {
        CGVector(dx: 50 * Maths.cos(Double(rotation)), dy: 50 * Maths.sin(Double(rotation)))
    }
}
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction: Direction = .right
}
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
