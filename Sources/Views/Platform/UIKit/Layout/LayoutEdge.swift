import KinoraStage

/// What an attribute of a constraint is of a view along an axis.
struct LayoutEdge {
    enum Place { case low, high, middle, size }
    /// 0 or 1.
    let axis: Int
    let place: Place
    /// Points within the edge, or to the right of the middle or below it.
    var inset: CGFloat = 0
    /// Whether it grows to the left, as what follows the direction of a text that is read from the right.
    var isReversed = false

    /// nil for no attribute.
    @MainActor
    init?(_ attribute: NSLayoutConstraint.Attribute, of view: UIView?) {
        let margins = view?.layoutMargins ?? .zero
        let isRight = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .notAnAttribute: return nil
        case .left: self.init(axis: 0, place: .low)
        case .right: self.init(axis: 0, place: .high)
        case .leading: self.init(axis: 0, place: isRight ? .high : .low, isReversed: isRight)
        case .trailing: self.init(axis: 0, place: isRight ? .low : .high, isReversed: isRight)
        case .centerX: self.init(axis: 0, place: .middle, isReversed: false)
        case .width: self.init(axis: 0, place: .size)
        case .top: self.init(axis: 1, place: .low)
        case .bottom: self.init(axis: 1, place: .high)
        case .centerY: self.init(axis: 1, place: .middle)
        case .height: self.init(axis: 1, place: .size)
        case .firstBaseline:
            self.init(axis: 1, place: view?.baselines == nil ? .high : .low, inset: view?.baselines?.first ?? 0)
        case .lastBaseline: self.init(axis: 1, place: .high, inset: view?.baselines?.last ?? 0)
        case .leftMargin: self.init(axis: 0, place: .low, inset: margins.left)
        case .rightMargin: self.init(axis: 0, place: .high, inset: margins.right)
        case .leadingMargin:
            self.init(
                axis: 0, place: isRight ? .high : .low, inset: isRight ? margins.right : margins.left,
                isReversed: isRight)
        case .trailingMargin:
            self.init(
                axis: 0, place: isRight ? .low : .high, inset: isRight ? margins.left : margins.right,
                isReversed: isRight)
        case .topMargin: self.init(axis: 1, place: .low, inset: margins.top)
        case .bottomMargin: self.init(axis: 1, place: .high, inset: margins.bottom)
        case .centerXWithinMargins: self.init(axis: 0, place: .middle, inset: (margins.left - margins.right) / 2)
        case .centerYWithinMargins: self.init(axis: 1, place: .middle, inset: (margins.top - margins.bottom) / 2)
        }
    }

    private init(axis: Int, place: Place, inset: CGFloat = 0, isReversed: Bool = false) {
        (self.axis, self.place, self.inset, self.isReversed) = (axis, place, inset, isReversed)
    }
}
