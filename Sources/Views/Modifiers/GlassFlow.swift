import KinoraGeometry
import KinoraScene

/// A piece of glass in a container.
struct GlassPiece {
    var path: Path
    var effect: GlassEffect
    /// How far it is there, 0…1.
    var opacity: Double
    var id: GlassName?
    var union: GlassName?
    var transition = GlassEffectTransition.Kind.matchedGeometry

    var isSettled: Bool { opacity > 0.999 }
}

/// How the pieces of glass of a container join.
struct GlassFlow {
    /// Points between pieces below which they bend towards each other. Below half of it they are one.
    let spacing: CGFloat

    /// The glass to draw; nil where each piece stands by itself and nothing is on its way.
    func joined(_ pieces: [GlassPiece]) -> [Backdrop]? {
        let (moved, isMoved) = morphed(pieces)
        let (united, isUnited) = united(moved)
        var groups: [[GlassPiece]] = []
        for piece in united { groups = grouped(piece, with: groups) }
        guard isMoved || isUnited || groups.contains(where: { $0.count > 1 }) else { return nil }
        return groups.flatMap { group in
            guard group.count > 1, let union = SmoothUnion(group.map(\.path), reach: spacing) else {
                return group.map { Backdrop($0.path, effect: .glass($0.effect), opacity: $0.opacity) }
            }
            return [Backdrop(union.outline, effect: .glass(group[0].effect), opacity: group[0].opacity)]
        }
    }

    // MARK: On the way

    /// Pieces that come or go, where they are by now: between those of one name, or on the way out of the nearest.
    private func morphed(_ pieces: [GlassPiece]) -> (pieces: [GlassPiece], isChanged: Bool) {
        var result: [GlassPiece] = []
        var done: Set<GlassName> = []
        var isChanged = false
        for piece in pieces {
            guard let id = piece.id, piece.transition == .matchedGeometry else {
                result.append(piece)
                continue
            }
            let partners = pieces.filter { $0.id == id && $0.transition == .matchedGeometry }
            if partners.count > 1 {
                guard done.insert(id).inserted else { continue }
                isChanged = true
                result.append(between(partners))
            } else if !piece.isSettled, let source = nearest(to: piece, among: pieces) {
                isChanged = true
                result.append(emerging(piece, from: source))
            } else {
                result.append(piece)
            }
        }
        return (result, isChanged)
    }

    /// One piece between several of one name, nearer to those that are there more.
    private func between(_ partners: [GlassPiece]) -> GlassPiece {
        let whole = partners.map(\.opacity).reduce(0, +)
        var (rect, radius): (CGRect, CGFloat) = (.zero, 0)
        for partner in partners {
            let share = whole > 0 ? partner.opacity / whole : 1 / Double(partners.count)
            let form = RoundForm(partner.path)
            rect = CGRect(
                x: rect.minX + form.rect.minX * share, y: rect.minY + form.rect.minY * share,
                width: rect.width + form.rect.width * share, height: rect.height + form.rect.height * share)
            radius += form.radius * share
        }
        var piece = partners.max { $0.opacity < $1.opacity }!
        piece.path = Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2))
        piece.opacity = 1
        return piece
    }

    /// The settled piece that another comes out of: the nearest within the spacing.
    private func nearest(to piece: GlassPiece, among pieces: [GlassPiece]) -> GlassPiece? {
        let near = pieces.filter { $0.isSettled && $0.effect == piece.effect }
            .map { (piece: $0, distance: RoundForm(piece.path).distance(to: RoundForm($0.path))) }
            .min { $0.distance < $1.distance }
        guard let near, near.distance <= spacing + 0.01 else { return nil }
        return near.piece
    }

    /// A piece that slides out of the middle of another, growing from a point.
    private func emerging(_ piece: GlassPiece, from source: GlassPiece) -> GlassPiece {
        let (own, other) = (RoundForm(piece.path), RoundForm(source.path))
        let share = piece.opacity
        let middle = CGPoint(
            x: other.rect.midX + (own.rect.midX - other.rect.midX) * share,
            y: other.rect.midY + (own.rect.midY - other.rect.midY) * share)
        let size = CGSize(width: own.rect.width * share, height: own.rect.height * share)
        var result = piece
        result.path = Path(
            roundedRect: CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
            cornerRadius: own.radius * share)
        result.opacity = 1
        return result
    }

    // MARK: Together

    /// Pieces of one union as one, in the place of the first: the smallest outline without dents around them.
    private func united(_ pieces: [GlassPiece]) -> (pieces: [GlassPiece], isChanged: Bool) {
        var result: [GlassPiece] = []
        var places: [GlassName: Int] = [:]
        var members: [GlassName: [Path]] = [:]
        for piece in pieces {
            guard let union = piece.union else {
                result.append(piece)
                continue
            }
            members[union, default: []].append(piece.path)
            if let place = places[union] {
                result[place].opacity = max(result[place].opacity, piece.opacity)
            } else {
                places[union] = result.count
                result.append(piece)
            }
        }
        var isChanged = false
        for (union, paths) in members where paths.count > 1 {
            isChanged = true
            result[places[union]!].path = ConvexHull(of: paths).path
        }
        return (result, isChanged)
    }

    /// Adds a piece to the groups that it touches, which become one.
    private func grouped(_ piece: GlassPiece, with groups: [[GlassPiece]]) -> [[GlassPiece]] {
        var (own, rest): ([GlassPiece], [[GlassPiece]]) = ([piece], [])
        for group in groups {
            if group.contains(where: { flows($0, piece) }) { own = group + own } else { rest.append(group) }
        }
        return rest + [own]
    }

    /// Whether two pieces are so near that they have an influence on each other's outline.
    private func flows(_ a: GlassPiece, _ b: GlassPiece) -> Bool {
        a.effect == b.effect && a.isSettled && b.isSettled
            && RoundForm(a.path).distance(to: RoundForm(b.path)) < max(spacing, 0.01)
    }
}

/// A rectangle with round corners, which an outline is or is taken for.
struct RoundForm {
    let rect: CGRect
    let radius: CGFloat
    /// Whether the outline is this form exactly.
    let isExact: Bool

    init(_ path: Path) {
        let box = path.boundingRect
        let half = min(box.width, box.height) / 2
        switch path.simpleShape {
        case .rect: (rect, radius, isExact) = (box, 0, true)
        case .ellipse: (rect, radius, isExact) = (box, half, box.width == box.height)
        case .roundedRect(_, let size, _):
            (rect, radius, isExact) = (box, min(half, (size.width + size.height) / 2), size.width == size.height)
        case nil: (rect, radius, isExact) = (box, min(half, 12), false)
        }
    }

    /// Points between two forms; 0 or less where they overlap.
    func distance(to other: RoundForm) -> CGFloat {
        // Between the rectangles of the corners' centers, less both radii.
        let (a, b) = (rect.insetBy(dx: radius, dy: radius), other.rect.insetBy(dx: other.radius, dy: other.radius))
        let dx = max(0, a.minX - b.maxX, b.minX - a.maxX), dy = max(0, a.minY - b.maxY, b.minY - a.maxY)
        return (dx * dx + dy * dy).squareRoot() - radius - other.radius
    }
}
