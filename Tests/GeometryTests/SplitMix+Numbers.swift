import KinoraBasics

extension SplitMix {
    /// Evenly spread over the range.
    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    /// Any finite number, all exponents alike.
    mutating func anyFinite() -> Double {
        while true {
            let x = Double(bitPattern: next())
            if x.isFinite { return x }
        }
    }
}
