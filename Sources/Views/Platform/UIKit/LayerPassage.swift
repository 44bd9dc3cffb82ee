import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraStage

/// How the new look of a view or a layer takes the place of its old one.
nonisolated enum LayerPassage: Equatable {
    case dissolve
    /// Both are sides of a plane that turns by half about an axis through its middle.
    case turn(aboutX: Double, aboutY: Double)
    /// The new one comes by its own size in this direction, and the old one goes before it; both fade.
    case push(x: Double, y: Double)
    /// The new one comes over the old one.
    case moveIn(x: Double, y: Double)
    /// The old one goes, and the new one is below it.
    case reveal(x: Double, y: Double)
    /// The old one is rolled up from its lower right corner, the new one is below it.
    case curlUp
    /// The new one is rolled down over the old one.
    case curlDown

    /// - Parameter part: how much of the way is done, 0…1.
    func nodes(_ old: [Node], _ new: [Node], frame: CGRect, part: Double) -> [Node] {
        switch self {
        case .dissolve:
            let added: [Node] = [.layer(.blend(.plusLighter), [.layer(.opacity(part), new)])]
            return [.layer(.isolate, [.layer(.opacity(1 - part), old)] + added)]
        case .turn(let x, let y):
            let turn = Rotation3DEffect(
                angle: .degrees(180 * (part < 0.5 ? part : part - 1)), axis: (x, y, 0), anchor: .center, anchorZ: 0,
                perspective: LayerPassage.turnPerspective)
            return (part < 0.5 ? old : new).projected(turn.transform(frame: frame))
        case .push(let x, let y):
            let way = CGVector(dx: x * frame.width, dy: y * frame.height)
            return [
                .layer(.opacity(1 - part), old.moved(way, by: part)),
                .layer(.opacity(part), new.moved(way, by: part - 1)),
            ]
        case .moveIn(let x, let y):
            return old + new.moved(CGVector(dx: x * frame.width, dy: y * frame.height), by: part - 1)
        case .reveal(let x, let y):
            return new + old.moved(CGVector(dx: x * frame.width, dy: y * frame.height), by: part)
        case .curlUp: return new + PageCurl(frame: frame, part: part).nodes(old)
        case .curlDown: return old + PageCurl(frame: frame, part: 1 - part).nodes(new)
        }
    }

    /// As `rotation3DEffect` takes it.
    private static let turnPerspective = 0.5
}

extension [Node] {
    nonisolated fileprivate func moved(_ way: CGVector, by part: Double) -> [Node] {
        transformed(CGAffineTransform(translationX: way.dx * part, y: way.dy * part))
    }
}

/// A page that is folded over a line, which goes from its lower right corner to its upper left one: beyond the line the paper's back is
/// seen, white and shaded as if it were round.
nonisolated struct PageCurl {
    let frame: CGRect
    /// 0 for the whole page, 1 for none of it.
    let part: Double

    /// Where the page begins to be folded, and the unit vector across the fold towards what still lies.
    private var fold: (point: CGPoint, across: CGVector) {
        let length = Maths.hypot(frame.width, frame.height)
        guard length > 0 else { return (frame.origin, CGVector(dx: 0, dy: -1)) }
        // Steeper than the page's diagonal: pages are rolled up rather than aside.
        let aside = frame.width / (2 * length)
        let across = CGVector(dx: -aside, dy: -(1 - aside * aside).squareRoot())
        let whole = -(across.dx * frame.width + across.dy * frame.height)
        return (
            CGPoint(x: frame.maxX + across.dx * whole * part, y: frame.maxY + across.dy * whole * part), across
        )
    }

    func nodes(_ page: [Node]) -> [Node] {
        guard part > 0 else { return page }
        let (point, across) = fold
        let reach = 2 * Maths.hypot(frame.width, frame.height)
        let lying = half(from: point, across, reach)
        // What was beyond the fold, mirrored at it.
        let mirror = CGAffineTransform(
            a: 1 - 2 * across.dx * across.dx, b: -2 * across.dx * across.dy, c: -2 * across.dx * across.dy,
            d: 1 - 2 * across.dy * across.dy, tx: 2 * across.dx * (point.x * across.dx + point.y * across.dy),
            ty: 2 * across.dy * (point.x * across.dx + point.y * across.dy))
        let back = Path(frame).applying(mirror)
        let width = max(reach * part / 4, 1)
        func at(_ distance: Double) -> CGPoint {
            CGPoint(x: point.x + across.dx * distance, y: point.y + across.dy * distance)
        }
        let paper = Ramp(stops: [
            .init(color: RGBA(red: 0.62, green: 0.62, blue: 0.62, alpha: 1), location: 0),
            .init(color: RGBA(red: 1, green: 1, blue: 1, alpha: 1), location: 0.35),
            .init(color: RGBA(red: 0.9, green: 0.9, blue: 0.9, alpha: 1), location: 1),
        ])
        let folded: [Node] = [
            .layer(
                .clip(lying, rule: .nonzero, inverse: false),
                [.fill(Fill(back, paint: .linear(LinearPaint(ramp: paper, start: point, end: at(width)))))])
        ]
        let kept: [Node] = [.layer(.clip(lying, rule: .nonzero, inverse: false), page)]
        return [.layer(.clip(Path(frame), rule: .nonzero, inverse: false), kept + folded)]
    }

    /// Everything on one side of a line.
    private func half(from point: CGPoint, _ across: CGVector, _ reach: Double) -> Path {
        let along = CGVector(dx: -across.dy * reach, dy: across.dx * reach)
        let far = CGVector(dx: across.dx * reach, dy: across.dy * reach)
        var path = Path()
        path.move(to: CGPoint(x: point.x + along.dx, y: point.y + along.dy))
        path.addLine(to: CGPoint(x: point.x - along.dx, y: point.y - along.dy))
        path.addLine(to: CGPoint(x: point.x - along.dx + far.dx, y: point.y - along.dy + far.dy))
        path.addLine(to: CGPoint(x: point.x + along.dx + far.dx, y: point.y + along.dy + far.dy))
        path.closeSubpath()
        return path
    }
}
