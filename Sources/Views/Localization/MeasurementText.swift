import Foundation

/// Writes an amount of a unit in the units that are used for it.
struct MeasurementText {
    enum Width: Codable { case narrow, abbreviated, wide }

    /// The usage of what is told in its own unit.
    static let asProvided = "asProvided"

    let width: Width
    let locale: Locale
    /// How numbers are written, where that was told.
    let numbers: FloatingPointFormatStyle<Double>?
    /// Degrees are those of no scale: "72°".
    var hidesScale = false

    func written(_ value: Double, _ unit: Dimension, usage: String) -> String {
        guard usage != MeasurementText.asProvided, value.isFinite,
            let choice = choice(for: value, unit, UnitPreferences.choices(of: unit, usage: usage, region: region))
        else {
            let style = numbers ?? plain.precision(.fractionLength(0...6))
            return joined(style.format(value), unit)
        }
        let amount = MeasurementText.converted(value, unit, to: choice.unit)
        return choice.rest.map { split(amount, choice.unit, $0) }
            ?? joined(rounded(amount, step: choice.step).format(amount), choice.unit)
    }

    private var plain: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>(locale: locale) }

    private var region: String { locale.region?.identifier ?? (locale.measurementSystem == .us ? "US" : "001") }

    /// The largest unit of which there is enough, or the last.
    private func choice(for value: Double, _ unit: Dimension, _ choices: [UnitChoice]) -> UnitChoice? {
        // A hair less is enough, as conversions round.
        choices.first { abs(MeasurementText.converted(value, unit, to: $0.unit)) >= $0.least * (1 - 1e-9) }
            ?? choices.last
    }

    private static func converted(_ value: Double, _ unit: Dimension, to target: Dimension) -> Double {
        unit == target
            ? value : target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
    }

    /// Whole numbers, but two digits of what is less than ten, unless it was told how.
    private func rounded(_ amount: Double, step: Double?) -> FloatingPointFormatStyle<Double> {
        if let numbers { return numbers }
        if let step { return plain.rounded(increment: step).precision(.fractionLength(0)) }
        return abs(amount) < 10 ? plain.precision(.significantDigits(1...2)) : plain.precision(.fractionLength(0))
    }

    /// Whole units, and what is left of them in a smaller unit: "5 ft, 11 in".
    private func split(_ amount: Double, _ unit: Dimension, _ smaller: Dimension) -> String {
        let one = MeasurementText.converted(1, unit, to: smaller)
        var whole = abs(amount).rounded(.down)
        var rest = (abs(amount) - whole) * one
        // As it is shown: 11.96 inches are a foot.
        let shown = rest < 9.95 ? (rest * 10).rounded() / 10 : rest.rounded()
        if shown >= one.rounded() { (whole, rest) = (whole + 1, 0) }
        let wholes = plain.precision(.fractionLength(0)).format(amount < 0 ? -whole : whole)
        return joined(wholes, unit) + (width == .narrow ? " " : ", ")
            + joined(rounded(rest, step: nil).format(rest), smaller)
    }

    private func joined(_ number: String, _ unit: Unit) -> String {
        MeasurementText.joined(number, unit, width, hidesScale: hidesScale)
    }

    static func joined(_ number: String, _ unit: Unit, _ width: Width, hidesScale: Bool = false) -> String {
        let words = hidesScale && unit is UnitTemperature ? .degrees : UnitWords(of: unit)
        switch width {
        case .narrow: return number + words.narrow
        // Degrees of warmth stand close.
        case .abbreviated: return words.short.hasPrefix("°") ? number + words.short : "\(number) \(words.short)"
        case .wide: return "\(number) \(number == "1" ? words.one : words.many)"
        }
    }
}
