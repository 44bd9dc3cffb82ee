import KinoraStage

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned to each other, and in which direction a row of them goes.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The edges that all views have in common.
        fileprivate var alignments: [Attribute] {
            (1...12).filter { rawValue & 1 << UInt($0) != 0 }.compactMap { Attribute(rawValue: $0) }
        }
    }

    /// The constraints that a line such as `H:|-[name]-8-[field(>=100)]-|` stands for.
    ///
    /// - Parameters:
    ///   - metrics: numbers by the names that the line has for them.
    ///   - views: views and guides by their names. A line that names another one, or that is none, stops the source, as UIKit does.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormatReader(format, opts, metrics ?? [:], views)
        return reader.read()
    }
}

/// Reads one line of the visual format from left to right.
@MainActor
private struct VisualFormatReader {
    /// A length or distance: what it is compared with, and how much that counts.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var item: Any?
        var priority = UILayoutPriority.required
    }
    private enum Distance { case none, usual, predicates([Predicate]) }

    private let format: [Character]
    private var place = 0
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false
    private var found: [NSLayoutConstraint] = []

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        self.format = format.filter { !$0.isWhitespace }
        (self.options, self.metrics, self.views) = (options, metrics, views)
    }

    mutating func read() -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var line: [any _LayoutItem] = []
        // What is before the next view: the superview's edge or another view, and the distance from it.
        var beginsAtEdge = take("|")
        var distance = beginsAtEdge ? readDistance() : .none
        while take("[") {
            let view = readView()
            if let last = line.last {
                connect(last, far, view, near, distance)
            } else if beginsAtEdge, let outer = superview(of: view) {
                connect(outer, near, view, near, distance, in: outer)
            }
            beginsAtEdge = false
            line.append(view)
            distance = readDistance()
        }
        if take("|"), let last = line.last, let outer = superview(of: last) {
            connect(last, far, outer, far, distance, in: outer)
        }
        precondition(place == format.count, "\(String(format)) is no visual format from “\(rest)” on")
        for attribute in options.alignments {
            for (one, next) in zip(line, line.dropFirst()) {
                add(next, attribute, .equal, one, attribute, 0, .required)
            }
        }
        return found
    }

    // MARK: Words

    private var rest: String { String(format[place...]) }
    private mutating func take(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        place += word.count
        return true
    }
    private mutating func readName() -> String {
        let start = place
        while place < format.count, format[place].isLetter || format[place].isNumber || "_.".contains(format[place]) {
            place += 1
        }
        return String(format[start..<place])
    }

    private mutating func readView() -> any _LayoutItem {
        let name = readName()
        guard let view = views[name] as? any _LayoutItem else {
            preconditionFailure("\(String(format)) names a view “\(name)” that is not among its views")
        }
        if take("(") {
            for length in readPredicates() {
                let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
                add(
                    view, size, length.relation, length.item, length.item == nil ? .notAnAttribute : size,
                    length.constant, length.priority)
            }
        }
        _ = take("]")
        return view
    }

    private mutating func readDistance() -> Distance {
        guard take("-") else { return .none }
        if place < format.count, "[|".contains(format[place]) { return .usual }
        let predicates = take("(") ? readPredicates() : [readPredicate()]
        _ = take("-")
        return .predicates(predicates)
    }

    /// Up to the bracket that closes them.
    private mutating func readPredicates() -> [Predicate] {
        var all = [readPredicate()]
        while take(",") { all.append(readPredicate()) }
        _ = take(")")
        return all
    }

    private mutating func readPredicate() -> Predicate {
        var predicate = Predicate()
        if take(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if take("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let isNegative = take("-")
        let name = readName()
        if let number = number(name) {
            predicate.constant = isNegative ? -number : number
        } else {
            predicate.item = views[name]
        }
        if take("@"), let priority = number(readName()) { predicate.priority = UILayoutPriority(Float(priority)) }
        return predicate
    }
    private func number(_ name: String) -> CGFloat? {
        if let number = Double(name) { return CGFloat(number) }
        switch metrics[name] {
        case let number as NSNumber: return CGFloat(number.doubleValue)
        case let number as CGFloat: return number
        case let number as Double: return CGFloat(number)
        case let number as Int: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        default: return nil
        }
    }

    // MARK: Constraints

    /// The edge that a line begins at, and the one that it goes to.
    private var near: NSLayoutConstraint.Attribute {
        isVertical ? .top : isToLeft ? .right : isToRight ? .left : .leading
    }
    private var far: NSLayoutConstraint.Attribute {
        isVertical ? .bottom : isToLeft ? .left : isToRight ? .right : .trailing
    }
    private var isToLeft: Bool { options.contains(.directionRightToLeft) }
    private var isToRight: Bool { options.contains(.directionLeftToRight) }

    private func superview(of item: any _LayoutItem) -> UIView? { (item as? UIView)?.superview ?? item._owner }

    /// - Parameter outer: the superview, where one of them is it.
    private mutating func connect(
        _ one: any _LayoutItem, _ edge: NSLayoutConstraint.Attribute, _ next: any _LayoutItem,
        _ nextEdge: NSLayoutConstraint.Attribute, _ distance: Distance, in outer: UIView? = nil
    ) {
        // To the left, a distance counts down.
        let isDown = isToLeft && !isVertical
        func add(_ predicate: Predicate) {
            let relation = predicate.relation
            self.add(
                next, nextEdge, isDown ? NSLayoutConstraint.Relation(rawValue: -relation.rawValue)! : relation, one,
                edge, isDown ? -predicate.constant : predicate.constant, predicate.priority)
        }
        switch distance {
        case .none: add(Predicate())
        case .usual: add(Predicate(constant: outer.map { margin(of: $0, at: edge) } ?? 8))
        case .predicates(let all): for predicate in all { add(predicate) }
        }
    }
    private func margin(of view: UIView, at edge: NSLayoutConstraint.Attribute) -> CGFloat {
        switch edge {
        case .top: view.layoutMargins.top
        case .bottom: view.layoutMargins.bottom
        case .left, .leading: view.layoutMargins.left
        default: view.layoutMargins.right
        }
    }

    private mutating func add(
        _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
        constraint.priority = priority
        found.append(constraint)
    }
}
