extension Comparable {
    /// The value limited to `limits`; a value that cannot be ordered (NaN) becomes the lower limit.
    @inlinable @inline(__always)
    package func clamped(to limits: ClosedRange<Self>) -> Self {
        self > limits.lowerBound ? (self < limits.upperBound ? self : limits.upperBound) : limits.lowerBound
    }
}
