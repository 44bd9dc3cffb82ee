import KinoraEffects
import KinoraGeometry

/// A range of numbers with round ticks, and where they lie.
struct CurveAxis: Equatable {
    let range: ClosedRange<Double>
    /// Round numbers in the range, at equal distances.
    let ticks: [Double]

    /// - Parameters:
    ///   - range: the numbers to show.
    ///   - padding: what to add at both ends, as a share of the range.
    ///   - count: about how many steps between ticks are wanted.
    init(_ range: ClosedRange<Double>, padding: Double = 0, count: Int) {
        let length = range.upperBound - range.lowerBound
        let usable = length > 1e-9 ? length : 1
        let end = length > 1e-9 ? range.upperBound : range.lowerBound + 1
        let shown = (range.lowerBound - padding * usable)...(end + padding * usable)
        let step = Self.roundStep(atLeast: usable * (1 + 2 * padding) / Double(max(1, count)))
        let first = Int((shown.lowerBound / step - 1e-9).rounded(.up))
        let last = Int((shown.upperBound / step + 1e-9).rounded(.down))
        self.range = shown
        ticks = first <= last ? (first...last).map { Self.tidy(Double($0) * step, step) } : []
    }

    /// Where `value` lies, 0 at the range's beginning and 1 at its end.
    func position(_ value: Double) -> Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    /// The least of 1, 2, 5, 10, 20 … and their tenths that is not below `least`.
    static func roundStep(atLeast least: Double) -> Double {
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        for factor in [1.0, 2, 5] where factor * power >= least { return factor * power }
        return 10 * power
    }

    /// Rounded, so that multiples of 0.1 have no error in their last bits.
    private static func tidy(_ value: Double, _ step: Double) -> Double {
        var decimals = 1.0
        while decimals * step < 0.999 { decimals *= 10 }
        return (value * decimals * 10).rounded() / (decimals * 10)
    }
}
