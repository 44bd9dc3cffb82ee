// Initializers of numbers that Foundation has on Apple's systems only.

extension CGFloat {
    /// The value of a number object, rounded where it has more digits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// nil for a number that a `CGFloat` has not exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    /// The free function, which Linux's Foundation hides inside of the type by a name of its own that may not be used.
    public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
    public static func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
}
