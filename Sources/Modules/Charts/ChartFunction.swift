import KinoraViews

/// A function that a plot follows. It is sampled over its domain, or over that of the axis.
struct _ChartFunction {
    enum Kind {
        case line((Double) -> Double)
        case area((Double) -> (low: Double, high: Double))
        case parametric((Double) -> (x: Double, y: Double))
    }
    let kind: Kind
    let domain: ClosedRange<Double>?
    private static let samples = 400

    /// The marks with those of functions in place of them.
    @MainActor
    static func sampled(_ marks: [_Mark], _ settings: ChartSettings) -> [_Mark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        return marks.enumerated().flatMap { index, mark in
            mark.function?.marks(mark, "function \(index)", among: marks, settings) ?? [mark]
        }
    }

    @MainActor
    private func marks(_ mark: _Mark, _ name: String, among marks: [_Mark], _ settings: ChartSettings) -> [_Mark] {
        let others = marks.filter { $0.function == nil }.flatMap { [$0.x?.start.number, $0.x?.end?.number] }
        let known = (settings.x.domain.values ?? []).compactMap(\.number) + others.compactMap { $0 }
        let (low, high) = (known.min() ?? -1, known.max() ?? 1)
        let range = domain ?? (low < high ? low...high : low - 1...low + 1)
        var (piece, isBroken) = (0, false)
        return (0...Self.samples).compactMap { step -> _Mark? in
            let value = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(Self.samples)
            var copy = mark
            copy.function = nil
            copy.staysInPlot = true
            var numbers = [value]
            switch kind {
            case .line(let function):
                let result = function(value)
                copy.x = (.number(value), nil)
                copy.y = (.number(result), nil)
                numbers.append(result)
            case .area(let function):
                let ends = function(value)
                copy.x = (.number(value), nil)
                copy.y = (.number(ends.low), .number(ends.high))
                numbers += [ends.low, ends.high]
            case .parametric(let function):
                let point = function(value)
                copy.x = (.number(point.x), nil)
                copy.y = (.number(point.y), nil)
                numbers = [point.x, point.y]
            }
            // A line breaks off where there is no number.
            guard numbers.allSatisfy(\.isFinite) else {
                isBroken = true
                return nil
            }
            if isBroken { (piece, isBroken) = (piece + 1, false) }
            copy.series = (mark.series ?? "") + " \(name) \(piece)"
            return copy
        }
    }
}
