/// The area that two paths become together, as contours that neither cross nor lie on each other.
struct BooleanArea {
    let outlines: Outlines
    let arrangement: Arrangement
    private let edges: ContourEdges
    private let contours: [AreaContour]

    /// Nil where there is no area, and where it would take too long: see `Outlines.mostLines` and `Arrangement.mostMeetings`.
    init?(
        _ first: Path, _ second: Path, _ operation: BooleanOperation, _ rule: WindingRule, tolerance: Double? = nil
    ) {
        guard let outlines = Outlines(first, second, tolerance: tolerance), let arrangement = Arrangement(outlines)
        else { return nil }
        func isInside(_ winding: SIMD2<Int32>) -> Bool { operation.holds(rule.holds(winding.x), rule.holds(winding.y)) }
        edges = ContourEdges(arrangement) { piece in
            let (below, above) = (isInside(piece.below), isInside(piece.above))
            return below == above ? nil : above
        }
        let tolerance = outlines.grid.tolerance / outlines.grid.step
        contours = edges.contours(arrangement).filter { !$0.isSliver(outlines, arrangement, tolerance: tolerance) }
        (self.outlines, self.arrangement) = (outlines, arrangement)
    }

    var isEmpty: Bool { contours.isEmpty }

    /// Every contour, with the inside to its right as on a screen's clock: outer ones turn clockwise, holes the other way.
    var path: Path { path(of: contours) }

    /// The parts that do not touch, each with its holes.
    var components: [Path] { edges.components(of: contours, arrangement).map(path(of:)) }

    private func path(of contours: [AreaContour]) -> Path {
        var writer = OutlineWriter(outlines, arrangement)
        for contour in contours { writer.add(contour.runs(arrangement), isClosed: true) }
        return Path(elements: writer.elements)
    }
}
