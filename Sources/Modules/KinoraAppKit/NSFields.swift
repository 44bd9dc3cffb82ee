import KinoraViews

// Fields and indicators beside a text's.

/// A field for a text or one of several items, whose list does not open.
@MainActor @preconcurrency
open class NSComboBox: NSTextField {
    open private(set) var objectValues: [Any] = []
    open var numberOfItems: Int { objectValues.count }
    open var indexOfSelectedItem: Int { objectValues.firstIndex { "\($0)" == stringValue } ?? -1 }
    open var completes = false
    open var hasVerticalScroller = true
    open var numberOfVisibleItems = 5
    open var isButtonBordered = true
    open func addItem(withObjectValue object: Any) { objectValues.append(object) }
    open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
    open func removeAllItems() { objectValues = [] }
    open func itemObjectValue(at index: Int) -> Any { objectValues[index] }
    open var objectValueOfSelectedItem: Any? { objectValues.first { "\($0)" == stringValue } }
    open func selectItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        stringValue = "\(objectValues[index])"
        setNeedsDisplay()
    }
    open func selectItem(withObjectValue object: Any?) {
        stringValue = object.map { "\($0)" } ?? ""
        setNeedsDisplay()
    }
    open override func _ownPicture() -> AnyView? {
        let field = super._ownPicture()
        return AnyView(
            field.overlay(alignment: .trailing) {
                Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
                    .frame(width: 16, height: 16)
                    .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 4)).padding(.trailing, 3)
            })
    }
}

/// A field for words that are told apart, which shows them as a text.
@MainActor @preconcurrency
open class NSTokenField: NSTextField {
    public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }
    open var tokenStyle = TokenStyle.default
    open var completionDelay = 0.0
    open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")
}

/// A date, as the phone's picker shows it.
@MainActor @preconcurrency
open class NSDatePicker: UIDatePicker {
    public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
    public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourMinute = ElementFlags(rawValue: 0x0C)
        public static let hourMinuteSecond = ElementFlags(rawValue: 0x0E)
        public static let yearMonth = ElementFlags(rawValue: 0xC0)
        public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
    }
    open var dateValue: Date {
        get { date }
        set { date = newValue }
    }
    @_nonoverride open var datePickerStyle = Style.textFieldAndStepper {
        didSet { preferredDatePickerStyle = datePickerStyle == .clockAndCalendar ? .inline : .compact }
    }
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute] {
        didSet {
            let (hasDay, hasTime) = (
                !datePickerElements.isDisjoint(with: .yearMonthDay), datePickerElements.contains(.hourMinute)
            )
            datePickerMode = hasDay && hasTime ? .dateAndTime : hasTime ? .time : .date
        }
    }
    open var minDate: Date? {
        get { minimumDate }
        set { minimumDate = newValue }
    }
    open var maxDate: Date? {
        get { maximumDate }
        set { maximumDate = newValue }
    }
    open var isBezeled = true
    open var drawsBackground = false
    open var presentsCalendarOverlay = false
}

/// How full something is: a bar, pieces of one, or stars.
@MainActor @preconcurrency
open class NSLevelIndicator: UIControl {
    public enum Style: UInt, Sendable { case relevancy, continuousCapacity, discreteCapacity, rating }
    open var levelIndicatorStyle = Style.continuousCapacity { didSet { setNeedsDisplay() } }
    open var minValue = 0.0 { didSet { setNeedsDisplay() } }
    open var maxValue = 2.0 { didSet { setNeedsDisplay() } }
    /// From here on the bar is yellow, and red from the critical value on; 0 for never.
    open var warningValue = 0.0 { didSet { setNeedsDisplay() } }
    open var criticalValue = 0.0 { didSet { setNeedsDisplay() } }
    open var doubleValue = 0.0 { didSet { setNeedsDisplay() } }
    open var integerValue: Int {
        get { Int(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    open var fillColor: NSColor! = .systemGreen
    open var warningFillColor: NSColor! = .systemYellow
    open var criticalFillColor: NSColor! = .systemRed
    open var isEditable = true
    open var numberOfTickMarks = 0

    private var color: NSColor {
        // A critical value below the warning's means that little is bad.
        let isReversed = criticalValue < warningValue
        func isBeyond(_ limit: Double) -> Bool {
            limit != 0 && (isReversed ? doubleValue <= limit : doubleValue >= limit)
        }
        return isBeyond(criticalValue) ? criticalFillColor : isBeyond(warningValue) ? warningFillColor : fillColor
    }
    private var share: Double {
        maxValue > minValue ? min(max((doubleValue - minValue) / (maxValue - minValue), 0), 1) : 0
    }
    open override var intrinsicContentSize: CGSize {
        levelIndicatorStyle == .rating
            ? CGSize(width: 13 * max(0, maxValue), height: 13) : CGSize(width: UIView.noIntrinsicMetric, height: 18)
    }
    open override func _ownPicture() -> AnyView? {
        let (share, color, count) = (share, Color(color), max(1, Int(maxValue - minValue)))
        switch levelIndicatorStyle {
        case .rating:
            let full = Int(doubleValue)
            return AnyView(
                HStack(spacing: 1) {
                    ForEach(0..<Int(max(0, maxValue)), id: \.self) { index in
                        Image(systemName: "star.fill").font(.system(size: 10))
                            .foregroundStyle(.primary.opacity(index < full ? 0.85 : 0.15)).frame(width: 12)
                    }
                })
        case .discreteCapacity:
            let full = Int((share * Double(count)).rounded())
            return AnyView(
                HStack(spacing: 1) {
                    ForEach(0..<count, id: \.self) { index in
                        Rectangle().fill(index < full ? color : .primary.opacity(0.1))
                    }
                }.padding(.vertical, 1))
        case .continuousCapacity, .relevancy:
            return AnyView(
                GeometryReader { proxy in
                    ZStack(alignment: .leading) {
                        RoundedRectangle(cornerRadius: 3).fill(.primary.opacity(0.1))
                        RoundedRectangle(cornerRadius: 3).fill(color).frame(width: proxy.size.width * share)
                    }
                }.padding(.vertical, 1))
        }
    }
}
