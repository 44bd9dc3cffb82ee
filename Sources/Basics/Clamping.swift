extension Comparable {
    /// The value limited to `limits`; a value that cannot be ordered (NaN) becomes the lower limit.
    @inlinable @inline(__always)
    package func clamped(to limits: ClosedRange<Self>) -> Self {
        clamped(from: limits.lowerBound, to: limits.upperBound)
    }

    /// The same between limits that are computed: nothing traps, and where `high` is below `low`, `high` wins.
    @inlinable @inline(__always)
    package func clamped(from low: Self, to high: Self) -> Self {
        let raised = self > low ? self : low
        return raised < high ? raised : high
    }
}
