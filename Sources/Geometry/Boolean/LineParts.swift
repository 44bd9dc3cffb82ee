/// The parts of a path's lines that lie inside of an area, or outside.
struct LineParts {
    private let outlines: Outlines
    private let arrangement: Arrangement
    private let rule: WindingRule

    /// Nil where there are no lines, and where it would take too long.
    init?(_ path: Path, along area: Path, _ rule: WindingRule) {
        guard let outlines = Outlines(path, area, closesFirst: false),
            let arrangement = Arrangement(outlines, areas: (false, true))
        else { return nil }
        (self.outlines, self.arrangement, self.rule) = (outlines, arrangement, rule)
    }

    /// - Parameter inside: which parts. Lines on the edge of the area count as inside.
    func path(inside: Bool) -> Path {
        var writer = OutlineWriter(outlines, arrangement)
        let end = arrangement.parts.firstIndex { outlines.isSecond($0.source) } ?? arrangement.parts.endIndex
        var begin = 0
        while begin < end {
            let subpath = outlines.subpaths[Int(arrangement.parts[begin].source)]
            let next = arrangement.parts[begin..<end].firstIndex { outlines.subpaths[Int($0.source)] != subpath } ?? end
            addSubpath(arrangement.parts[begin..<next], inside: inside, to: &writer)
            begin = next
        }
        return Path(elements: writer.elements)
    }

    private func isInside(_ part: Arrangement.Part) -> Bool {
        let piece = arrangement.pieces[Int(part.piece)]
        return rule.holds(piece.below.y) || rule.holds(piece.above.y)
    }

    private func addSubpath(_ parts: ArraySlice<Arrangement.Part>, inside: Bool, to writer: inout OutlineWriter) {
        let isKept = parts.map { isInside($0) == inside }
        let isClosed = isClosed(parts)
        guard let firstLost = isKept.firstIndex(of: false) else {
            var runs: [Run] = []
            for part in parts { runs.append(following: Run(part, arrangement)) }
            return writer.add(runs, isClosed: isClosed)
        }
        // Around a closed subpath from where nothing is kept, so that what is kept goes on over the seam.
        let shift = isClosed ? firstLost : 0
        var runs: [Run] = []
        for offset in isKept.indices {
            let index = (offset + shift) % isKept.count
            if isKept[index] {
                runs.append(following: Run(parts[parts.startIndex + index], arrangement))
            } else {
                writer.add(runs, isClosed: false)
                runs = []
            }
        }
        writer.add(runs, isClosed: false)
    }

    /// Whether the subpath was closed, and not only drawn back to where it began.
    private func isClosed(_ parts: ArraySlice<Arrangement.Part>) -> Bool {
        guard let last = parts.last else { return false }
        var source = Int(last.source)
        // The line that closes may have no length, and then has no part.
        while source + 1 < outlines.firstOfSecond, outlines.subpaths[source + 1] == outlines.subpaths[source] {
            source += 1
        }
        return outlines.closing[source]
    }
}
