/// Makes the last line that is allowed show, with an ellipsis, that there was more.
struct TextTruncation {
    let text: TextUnits
    let mode: TextLayoutOptions.Truncation
    let maximumWidth: Double

    /// The units of the last line: what fits of the text from `start` on, and an ellipsis in place of the rest.
    func line(from start: Int) -> [TextUnits.Unit] {
        let rest = candidates(from: start)
        switch mode {
        case .tail:
            // A newline ends the line that is cut off, though more would fit.
            let own = rest.prefix { !$0.isNewline }
            return longest(upTo: own.count) {
                trimmedEnd(Array(own.prefix($0))) + ellipsis(near: start + max($0 - 1, 0))
            }
        case .head:
            let flat = flattened(rest)
            return longest(upTo: flat.count) {
                ellipsis(near: text.units.count - 1) + trimmedStart(Array(flat.suffix($0)))
            }
        case .middle:
            let flat = flattened(rest)
            return longest(upTo: flat.count) { count in
                let front = (count + 1) / 2
                return trimmedEnd(Array(flat.prefix(front))) + ellipsis(near: start + max(front - 1, 0))
                    + trimmedStart(Array(flat.suffix(count - front)))
            }
        }
    }

    private func candidates(from start: Int) -> [TextUnits.Unit] { Array(text.units[start...]) }

    /// Newlines become spaces where text from several lines meets in one.
    private func flattened(_ units: [TextUnits.Unit]) -> [TextUnits.Unit] {
        units.map { unit in
            guard unit.isNewline else { return unit }
            var space = unit
            space.character = " "
            return space
        }
    }

    /// The longest line that fits, by bisection: more characters never make a shorter line by more than kerning.
    private func longest(upTo count: Int, _ line: (Int) -> [TextUnits.Unit]) -> [TextUnits.Unit] {
        var (fits, fails) = (0, count + 1)
        while fails - fits > 1 {
            let middle = (fits + fails) / 2
            if text.shape(line(middle)).width <= maximumWidth + LineFilling.slack {
                fits = middle
            } else {
                fails = middle
            }
        }
        return line(fits)
    }

    private func ellipsis(near index: Int) -> [TextUnits.Unit] {
        guard !text.units.isEmpty else { return [] }
        let neighbor = text.units[min(max(index, 0), text.units.count - 1)]
        let run = text.runs[neighbor.run].attachment == nil ? neighbor.run : text.textRun(near: neighbor.run)
        guard let run else { return [] }
        var chooser = FaceChooser(text.fonts[run], in: text.library)
        let face = chooser.face(for: "…") ?? text.fonts[run].face
        return [
            TextUnits.Unit(
                character: "…", run: run, range: neighbor.range, face: face, script: neighbor.script,
                level: neighbor.paragraphLevel, paragraphLevel: neighbor.paragraphLevel)
        ]
    }

    private func trimmedEnd(_ units: [TextUnits.Unit]) -> [TextUnits.Unit] {
        Array(units[..<(units.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0)])
    }

    private func trimmedStart(_ units: [TextUnits.Unit]) -> [TextUnits.Unit] { Array(units.drop { $0.isSpace }) }
}

extension TextUnits {
    /// The nearest run that is not a picture.
    func textRun(near index: Int) -> Int? {
        runs.indices.filter { runs[$0].attachment == nil }.min { (abs($0 - index), $0) < (abs($1 - index), $1) }
    }
}
