import KinoraViews

// Controls of a Mac, drawn as those of a phone.

/// A row of pictures or words, of which one may be chosen.
@MainActor @preconcurrency
open class NSSegmentedControl: UISegmentedControl {
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary }
    open var trackingMode: SwitchTracking = .selectOne
    public convenience init(
        images: [NSImage], trackingMode: SwitchTracking, target: AnyObject?, action: Selector?
    ) {
        self.init(items: images)
        (self.trackingMode, _target, _action) = (trackingMode, target, action)
    }
    public convenience init(
        labels: [String], trackingMode: SwitchTracking, target: AnyObject?, action: Selector?
    ) {
        self.init(items: labels)
        (self.trackingMode, _target, _action) = (trackingMode, target, action)
    }
    open var segmentCount: Int {
        get { numberOfSegments }
        set {
            while numberOfSegments < newValue { insertSegment(withTitle: "", at: numberOfSegments, animated: false) }
            while numberOfSegments > max(0, newValue) { removeSegment(at: numberOfSegments - 1, animated: false) }
        }
    }
    public enum Style: Int, Sendable {
        case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare, separated
    }
    public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
    // Kept: segments are drawn as those of a phone.
    open var segmentStyle = Style.automatic
    open var segmentDistribution = Distribution.fillEqually
    open var selectedSegmentBezelColor: NSColor? {
        get { selectedSegmentTintColor }
        set { selectedSegmentTintColor = newValue }
    }
    open func setLabel(_ label: String, forSegment segment: Int) { setTitle(label, forSegmentAt: segment) }
    open func label(forSegment segment: Int) -> String? { titleForSegment(at: segment) }
    open func setImage(_ image: NSImage?, forSegment segment: Int) { setImage(image, forSegmentAt: segment) }
    open func setWidth(_ width: CGFloat, forSegment segment: Int) { setWidth(width, forSegmentAt: segment) }
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) { setEnabled(enabled, forSegmentAt: segment) }
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        if selected { selectedSegment = segment } else if selectedSegment == segment { selectedSegment = -1 }
    }
    open func isSelected(forSegment segment: Int) -> Bool { selectedSegment == segment }
    open var selectedSegment: Int {
        get { selectedSegmentIndex }
        set { selectedSegmentIndex = newValue }
    }
}

@MainActor @preconcurrency
open class NSSlider: UISlider {
    public convenience init(
        value: Double, minValue: Double, maxValue: Double, target: AnyObject?, action: Selector?
    ) {
        self.init(frame: .zero)
        (minimumValue, maximumValue, self.value) = (Float(minValue), Float(maxValue), Float(value))
        (_target, _action) = (target, action)
    }
    public convenience init(target: AnyObject?, action: Selector?) {
        self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
    }
    public enum SliderType: UInt, Sendable { case linear, circular }
    public enum TickMarkPosition: UInt, Sendable { case below, above }
    // Kept: a slider is a track from the left to the right.
    open var sliderType = SliderType.linear
    open var isVertical = false
    open var numberOfTickMarks = 0
    open var tickMarkPosition = TickMarkPosition.below
    open var allowsTickMarkValuesOnly = false
    open var altIncrementValue = 0.0
    open var trackFillColor: NSColor? {
        get { minimumTrackTintColor }
        set { minimumTrackTintColor = newValue }
    }
    open var floatValue: Float {
        get { value }
        set { value = newValue }
    }
    open var integerValue: Int {
        get { Int(value) }
        set { value = Float(newValue) }
    }
    open var minValue: Double {
        get { Double(minimumValue) }
        set { minimumValue = Float(newValue) }
    }
    open var maxValue: Double {
        get { Double(maximumValue) }
        set { maximumValue = Float(newValue) }
    }
    open var doubleValue: Double {
        get { Double(value) }
        set { value = Float(newValue) }
    }
}

/// Known progress as a bar, or a wheel.
@MainActor @preconcurrency
open class NSProgressIndicator: UIView {
    public enum Style: UInt, Sendable { case bar, spinning }
    open var style = Style.bar
    open var isIndeterminate = true
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open var isDisplayedWhenStopped = true
    open var isBezeled = true
    open var usesThreadedAnimation = true
    open var controlSize = UIControl.ControlSize.regular
    private var isAnimating = false
    open func startAnimation(_ sender: Any?) { isAnimating = true }
    open func stopAnimation(_ sender: Any?) { isAnimating = false }
    open func increment(by delta: Double) { doubleValue = min(doubleValue + delta, maxValue) }
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = controlSize == .small ? 16 : 32
        return style == .spinning
            ? CGSize(width: side, height: side) : CGSize(width: UIView.noIntrinsicMetric, height: 20)
    }
    open override func _ownPicture() -> AnyView? {
        guard isAnimating || isDisplayedWhenStopped || !isIndeterminate else { return nil }
        if style == .spinning {
            return AnyView(ProgressView().controlSize(controlSize == .small ? .small : .regular))
        }
        let share = maxValue > minValue ? (doubleValue - minValue) / (maxValue - minValue) : 0
        return AnyView(ProgressView(value: isIndeterminate ? 0 : min(max(share, 0), 1)))
    }
}

/// A switch.
@MainActor @preconcurrency
open class NSSwitch: UISwitch {}

/// A minus and a plus.
@MainActor @preconcurrency
open class NSStepper: UIStepper {
    open var doubleValue: Double {
        get { value }
        set { value = newValue }
    }
    open var integerValue: Int {
        get { Int(value) }
        set { value = Double(newValue) }
    }
    open var minValue: Double {
        get { minimumValue }
        set { minimumValue = newValue }
    }
    open var maxValue: Double {
        get { maximumValue }
        set { maximumValue = newValue }
    }
    open var increment: Double {
        get { stepValue }
        set { stepValue = newValue }
    }
    open var valueWraps: Bool {
        get { wraps }
        set { wraps = newValue }
    }
}

/// A circle in a color.
@MainActor @preconcurrency
open class NSColorWell: UIColorWell {
    open var color: NSColor {
        get { selectedColor ?? .white }
        set { selectedColor = newValue }
    }
}
