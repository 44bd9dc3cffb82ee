import KinoraStage
import KinoraTypography

/// What changes gradually of the fonts of a text's runs: size, weight, spacing and leading. Texts of other letters or designs do not mix.
nonisolated struct FontMeasures: Animatable, VectorArithmetic {
    /// For each run its size, weight, tracking, kerning, baseline offset and leading.
    private var values: [Double] = []

    init() {}

    init(_ runs: [TextRun]) {
        values.reserveCapacity(runs.count * 6)
        for run in runs {
            values += [
                run.font.size, Double(run.font.weight), run.font.tracking, run.font.kerning, run.baselineOffset,
                run.font.leading,
            ]
        }
    }

    /// Whether the second text has the letters of the first, in the same designs, so that its fonts can change gradually.
    static func change(from old: [TextRun], to new: [TextRun]) -> Bool {
        old.count == new.count
            && zip(old, new).allSatisfy { old, new in
                old.text == new.text && old.font.family == new.font.family && old.font.italic == new.font.italic
                    && old.font.features == new.font.features
            }
    }

    /// The runs with these measures. Weights go in steps of ten, because each is a font of its own.
    func applied(to runs: [TextRun]) -> [TextRun] {
        guard values.count == runs.count * 6 else { return runs }
        return runs.enumerated().map { index, run in
            var run = run
            let own = values[(index * 6)...]
            let first = own.startIndex
            run.font.size = max(0.1, own[first])
            let weight = Int((own[first + 1] / 10).rounded()) * 10
            run.font.weight = weight.clamped(to: 100...900)
            run.font.tracking = own[first + 2]
            run.font.kerning = own[first + 3]
            run.baselineOffset = own[first + 4]
            run.font.leading = own[first + 5]
            return run
        }
    }

    // MARK: Arithmetic

    static let zero = FontMeasures()

    static func + (lhs: FontMeasures, rhs: FontMeasures) -> FontMeasures { lhs.combined(with: rhs) { $0 + $1 } }

    static func - (lhs: FontMeasures, rhs: FontMeasures) -> FontMeasures {
        guard !lhs.values.isEmpty || rhs.values.isEmpty else {
            var negated = rhs
            negated.scale(by: -1)
            return negated
        }
        // Between texts of different numbers of runs there is nothing to animate.
        guard lhs.values.count == rhs.values.count || rhs.values.isEmpty else { return zero }
        return lhs.combined(with: rhs) { $0 - $1 }
    }

    private func combined(with other: FontMeasures, _ operation: (Double, Double) -> Double) -> FontMeasures {
        guard !values.isEmpty else { return other }
        guard values.count == other.values.count else { return self }
        var result = self
        for index in values.indices { result.values[index] = operation(values[index], other.values[index]) }
        return result
    }

    mutating func scale(by factor: Double) {
        for index in values.indices { values[index] *= factor }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
