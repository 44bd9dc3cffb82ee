import Foundation

extension Path {
    /// The same curves from the end of the path to its beginning. What is closed stays closed.
    package var reversed: Path {
        var result: [Element] = []
        for part in subpaths.reversed() {
            var ends = part.elements.compactMap(\.end).map { CGPoint($0) }
            guard let last = ends.popLast() else { continue }
            result.append(.move(to: last))
            for (element, end) in zip(part.elements.reversed(), ends.reversed()) {
                result.append(element.led(to: end))
            }
            if part.isClosed { result.append(.closeSubpath) }
        }
        return Path(elements: result)
    }

    /// The parts that each begin with a move, without what closes them.
    private var subpaths: [(elements: [Element], isClosed: Bool)] {
        var parts: [(elements: [Element], isClosed: Bool)] = []
        forEach { element in
            switch element {
            case .closeSubpath:
                if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            case .move: parts.append(([element], false))
            default:
                guard let last = parts.last else { return }
                // After a close the next part begins where the closed one did.
                if last.isClosed, let start = last.elements.first { parts.append(([start], false)) }
                parts[parts.count - 1].elements.append(element)
            }
        }
        return parts
    }
}

extension Path.Element {
    /// The same line or curve, from its end to where it began.
    fileprivate func led(to start: CGPoint) -> Path.Element {
        switch self {
        case .quadCurve(_, let control): .quadCurve(to: start, control: control)
        case .curve(_, let control1, let control2): .curve(to: start, control1: control2, control2: control1)
        default: .line(to: start)
        }
    }
}
