/// A number with its unit.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    private let unit: HKUnit
    private let number: Double
    public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, number) = (unit, value)
        super.init()
    }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimensions == self.unit.dimensions }
    /// In another unit of the same kind; not a number in a unit of another kind.
    open func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return number }
        return self.is(compatibleWith: unit) ? unit.value(ofBasic: self.unit.basic(number)) : .nan
    }
    /// Quantities of different kinds are in no order, and count as the same.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return number < other ? .orderedAscending : number > other ? .orderedDescending : .orderedSame
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKQuantity)?.doubleValue(for: unit) == number
    }
    open override var hash: Int { unit.dimensions.hashValue }
    open override var description: String { "\(number) \(unit.unitString)" }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
