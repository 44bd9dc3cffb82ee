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
        self.trackingMode = trackingMode
    }
    public convenience init(
        labels: [String], trackingMode: SwitchTracking, target: AnyObject?, action: Selector?
    ) {
        self.init(items: labels)
        self.trackingMode = trackingMode
    }
    open var segmentCount: Int { numberOfSegments }
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

/// A view with others that are chosen by tabs; they are not shown.
@MainActor @preconcurrency
open class NSTabView: NSView {
    public enum TabType: UInt, Sendable {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder
        case noTabsLineBorder, noTabsNoBorder
    }
    public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
    public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }
    open var tabViewType = TabType.topTabsBezelBorder
    open var tabPosition = TabPosition.top
    open var tabViewBorderType = TabViewBorderType.bezel
}
