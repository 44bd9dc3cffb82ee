import KinoraBasics
import KinoraPixels

/// One blur being carried out: both axes' plans and the order of their steps.
struct BlurSteps {
    let x: BlurAxis
    let y: BlurAxis
    let wanted: PixelRect
    /// Where given, the weights are renormalized to this rectangle.
    let inside: PixelRect?
    /// From this sigma on, blurred values hardly differ between neighbors, and pixelwise work may be done before the last
    /// doubling.
    static let wide = 14.0

    private let blur: GaussianBlur
    private let count: Int

    init(
        _ blur: GaussianBlur, source: Surface, wanted: PixelRect, edges: GaussianBlur.Edges, count: Int = 4,
        shiftX: Double = 0, shiftY: Double = 0
    ) {
        var inside: PixelRect?
        if case .renormalized(let rect) = edges { inside = rect.intersection(source.bounds) }
        self.init(
            blur, content: inside ?? source.bounds, wanted: wanted, inside: inside, count: count, shiftX: shiftX,
            shiftY: shiftY)
    }

    init(
        _ blur: GaussianBlur, content: PixelRect, wanted: PixelRect, inside: PixelRect?, count: Int, shiftX: Double = 0,
        shiftY: Double = 0
    ) {
        self.blur = blur
        self.wanted = wanted
        self.inside = inside
        self.count = count
        x = BlurAxis(sigma: blur.sigmaX, shift: shiftX, wanted: wanted.xRange, content: content.xRange)
        y = BlurAxis(sigma: blur.sigmaY, shift: shiftY, wanted: wanted.yRange, content: content.yRange)
    }

    /// All steps, from pixels that `fill` writes to blurred values of the wanted ones.
    func run(_ fill: (FloatPlanes) -> Void) -> FloatPlanes {
        let start = FloatPlanes(bounds: PixelRect(x.held[0], y.held[0]), count: count)
        fill(start)
        return finished(reduced(start, from: 0))
    }

    /// The same of a surface, whose first halving is done in bytes, with the same values, where both axes have one.
    func run(_ source: Surface) -> FloatPlanes { finished(reduced(source)) }

    /// The same, row by row, of one plane whose weights are not renormalized.
    func rows(_ source: Surface) -> BlurredRows {
        precondition(count == 1 && inside == nil, "the last steps of others are done in planes")
        return BlurredRows(enlarged(blurred(reduced(source)), to: 1), self)
    }

    private func reduced(_ source: Surface) -> FloatPlanes {
        if x.halvings > 0, y.halvings > 0 { return reduced(halved(source), from: 1) }
        let start = FloatPlanes(bounds: PixelRect(x.held[0], y.held[0]), count: count)
        start.load(source, inside: inside)
        return reduced(start, from: 0)
    }

    private func halved(_ source: Surface) -> FloatPlanes {
        FloatPlanes(
            halving: source, inside: inside, bounds: PixelRect(x.held[1], y.held[1]), alphaOnly: count == 1)
    }

    private func finished(_ coarse: FloatPlanes) -> FloatPlanes {
        let result = enlarged(blurred(coarse), to: 0)
        if let inside {
            result.scale(
                columns: Self.reciprocals(x, inside.xRange, level: 0),
                rows: Self.reciprocals(y, inside.yRange, level: 0))
        }
        return x.wholeShift == 0 && y.wholeShift == 0 ? result : result.relabeled(wanted)
    }

    /// The steps from a surface up to the last doubling of both axes, which must have one.
    func runToHalfResolution(_ source: Surface) -> FloatPlanes {
        enlarged(blurred(reduced(halved(source), from: 1)), to: 1)
    }

    /// True where normalizing may be done before the last doubling.
    var isWide: Bool { min(blur.sigmaX, blur.sigmaY) >= Self.wide }

    private func reduced(_ start: FloatPlanes, from first: Int) -> FloatPlanes {
        var planes = start
        for level in first..<max(first, x.halvings, y.halvings) {
            if level < y.halvings { planes = planes.halvedY(to: y.held[level + 1]) }
            if level < x.halvings { planes = planes.halvedX(to: x.held[level + 1]) }
        }
        return planes
    }

    private func blurred(_ planes: FloatPlanes) -> FloatPlanes {
        planes.convolvedX(x.kernel, to: x.wanted[x.halvings]).convolvedY(y.kernel, to: y.wanted[y.halvings])
    }

    private func enlarged(_ coarse: FloatPlanes, to last: Int) -> FloatPlanes {
        var planes = coarse
        for level in (last..<max(last, x.halvings, y.halvings)).reversed() {
            if level < x.halvings { planes = planes.doubledX(to: x.wanted[level]) }
            if level < y.halvings { planes = planes.doubledY(to: y.wanted[level]) }
        }
        return planes
    }

    /// One over the weight that falls inside `inside`, for every wanted cell of an axis at a level: the same steps applied
    /// to a row of ones. 0 where nothing does.
    static func reciprocals(_ axis: BlurAxis, _ inside: Range<Int>, level: Int) -> [Float] {
        var row = FloatPlanes(bounds: PixelRect(axis.held[0], 0..<1), count: 1)
        for i in inside.clamped(to: axis.held[0]) { row.plane(0)[i - axis.held[0].lowerBound] = 1 }
        for level in 0..<axis.halvings { row = row.halvedX(to: axis.held[level + 1]) }
        row = row.convolvedX(axis.kernel, to: axis.wanted[axis.halvings])
        for level in (level..<max(level, axis.halvings)).reversed() { row = row.doubledX(to: axis.wanted[level]) }
        return (0..<row.width).map { row.plane(0)[$0] > 1e-6 ? 1 / row.plane(0)[$0] : 0 }
    }
}
