import KinoraGeometry
import KinoraViews

/// Which values an axis shows, and how far it goes for them.
enum AxisValues {
    /// 1, 2 or 5 times a power of ten, so that about `count` of them fill a span.
    static func step(_ span: Double, _ count: Int) -> Double {
        guard span > 0, span.isFinite else { return 1 }
        let raw = span / Double(max(1, count))
        let power = power(below: raw)
        return [1, 2, 5, 10].map { $0 * power }.min { abs($0 - raw) < abs($1 - raw) }!
    }

    /// The least of 1, 2, 2.5 or 5 times a power of ten of which no more than `count` multiples are in a range, after its ends
    /// have been moved out to such where it `isRounded`.
    static func step(_ low: Double, _ high: Double, atMost count: Int, isRounded: Bool = false) -> Double {
        let span = high - low
        guard span > 0, span.isFinite else { return 1 }
        // The ends are two; an axis has never so many as would take long.
        let count = Double(min(max(2, count), 500))
        let raw = span / (count - 1)
        let power = power(below: raw)
        let steps = [1, 2, 2.5, 5, 10, 20, 25, 50, 100].map { $0 * power }.filter { $0 >= raw * (1 - 1e-9) }
        let fitting = steps.first { step in
            let (first, last) =
                isRounded
                ? multiples(around: low, high, step)
                : ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
            return last - first < count
        }
        return fitting ?? steps[0]
    }

    private static func power(below number: Double) -> Double {
        var power = 1.0
        while power * 10 <= number { power *= 10 }
        while power > number { power /= 10 }
        return power
    }

    /// How many times a step the ends of a range are, once they are moved out.
    private static func multiples(around low: Double, _ high: Double, _ step: Double) -> (Double, Double) {
        ((low / step + 1e-9).rounded(.down), (high / step - 1e-9).rounded(.up))
    }

    /// A range that ends at steps.
    static func rounded(_ low: Double, _ high: Double, _ count: Int) -> (Double, Double) {
        rounded(low, high, by: step(high - low, count))
    }

    /// A range that ends at multiples of a step.
    static func rounded(_ low: Double, _ high: Double, by step: Double) -> (Double, Double) {
        let (first, last) = multiples(around: low, high, step)
        return (first * step, last * step)
    }

    static func numbers(from low: Double, through high: Double, by step: Double) -> [_Plotted] {
        guard step > 0, (high - low) / step < 1000 else { return [] }
        let first = Int((low / step - 1e-9).rounded(.up))
        let last = Int((high / step + 1e-9).rounded(.down))
        return first <= last ? (first...last).map { .number(Double($0) * step) } : []
    }

    /// The values of a scale that grows by powers: those of ten, with 2 and 5 times of them where there are few.
    static func powers(from low: Double, through high: Double) -> [_Plotted] {
        guard low > 0, high > low, high.isFinite else { return [] }
        var power = 1.0
        while power > low { power /= 10 }
        while power * 10 <= low { power *= 10 }
        var values: [Double] = []
        while power <= high * 1.000001, values.count < 1000 {
            values += [1, 2, 5].map { $0 * power }
            power *= 10
        }
        let within = values.filter { $0 >= low * 0.999999 && $0 <= high * 1.000001 }
        let whole = within.enumerated().filter { high / low >= 99 ? isPower($0.element) : true }.map(\.element)
        return whole.map { .number($0) }
    }
    private static func isPower(_ value: Double) -> Bool {
        var value = value
        while value >= 9.99 { value /= 10 }
        while value < 0.999 { value *= 10 }
        return abs(value - 1) < 1e-6
    }

    /// The beginnings of a unit, every `count` of them.
    static func dates(from low: Double, through high: Double, _ unit: Calendar.Component, _ count: Int) -> [_Plotted] {
        let calendar = Calendar.charts
        guard let first = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: low))?.start else {
            return []
        }
        var values: [_Plotted] = []
        var number = 0
        while values.count < 2000, let date = calendar.date(byAdding: unit, value: number, to: first),
            date.timeIntervalSinceReferenceDate <= high + 1e-6
        {
            if date.timeIntervalSinceReferenceDate >= low - 1e-6 { values.append(.date(date)) }
            number += max(1, count)
        }
        return values
    }

    /// A unit of which about `count` fill a span of seconds.
    static func unit(_ span: Double, _ count: Int) -> (Calendar.Component, Int) {
        let units: [(Calendar.Component, Int, Double)] = [
            (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
            (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.day, 1, 86_400), (.day, 2, 172_800),
            (.weekOfYear, 1, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.year, 1, 31_557_600),
            (.year, 5, 157_788_000), (.year, 10, 315_576_000),
        ]
        let wanted = span / Double(max(1, count))
        let best = units.first { $0.2 >= wanted * 0.75 } ?? units[units.count - 1]
        return (best.0, best.1)
    }

    /// A date as an axis shows it: as much of it as its neighbors differ in.
    static func title(_ date: Date, _ unit: Calendar.Component) -> String {
        let calendar = Calendar.charts
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let month = calendar.shortMonthSymbols[(parts.month ?? 1) - 1]
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        switch unit {
        case .year: return "\(parts.year ?? 0)"
        case .month, .quarter: return month
        case .day, .weekOfYear, .weekday: return "\(month) \(parts.day ?? 1)"
        case .hour: return "\(hour % 12 == 0 ? 12 : hour % 12) \(hour < 12 ? "AM" : "PM")"
        case .second: return "\(two(minute)):\(two(parts.second ?? 0))"
        default: return "\(hour % 12 == 0 ? 12 : hour % 12):\(two(minute))"
        }
    }
}
