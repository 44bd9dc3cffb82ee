import KinoraPixels

/// The parts of a frame that have to be drawn anew, as a few rectangles.
struct Damage: Equatable {
    /// What there is to draw.
    let frame: PixelRect
    private(set) var rects: [PixelRect] = []
    /// How many parts were added.
    private var count = 0

    /// The most rectangles: every one means one more walk through the scene.
    private static let most = 8
    /// From so many parts on, as of particles, they are not told apart any more: one rectangle holds them all.
    private static let crowd = 64
    /// From this share of the frame on all of it is drawn: 3 of 4 parts.
    private static let (wholeShare, parts) = (3, 4)

    init(frame: PixelRect) { self.frame = frame }

    var isEmpty: Bool { rects.isEmpty }
    /// True where all of the frame is drawn.
    var isWhole: Bool { rects.count == 1 && rects[0] == frame }

    mutating func addAll() { rects = [frame] }

    /// Adds a part; it may reach beyond the frame.
    mutating func add(_ rect: PixelRect) {
        let part = rect.intersection(frame)
        guard !part.isEmpty, !isWhole, !rects.contains(where: { $0.contains(part) }) else { return }
        count += 1
        if count > Self.crowd {
            let all = rects.reduce(part) { $0.union($1) }
            rects.removeAll(keepingCapacity: true)
            rects.append(all)
        } else {
            rects.removeAll { part.contains($0) }
            rects.append(part)
            while let (i, j) = cheapestPair(), rects.count > Self.most || growth(i, j) <= 0 { join(i, j) }
        }
        if rects.reduce(0, { $0 + $1.area }) * Self.parts >= frame.area * Self.wholeShare { addAll() }
    }

    /// Joins rectangles until there are no more than `limit`, at least one.
    mutating func join(downTo limit: Int) {
        while rects.count > max(limit, 1), let (i, j) = cheapestPair() { join(i, j) }
    }

    /// Makes each of `areas` a part of one rectangle as soon as any of it is damaged: what is drawn there needs all of it.
    mutating func keepTogether(_ areas: [PixelRect]) {
        let areas = areas.map { $0.intersection(frame) }.filter { !$0.isEmpty }
        var isDone = false
        while !isDone, !isWhole {
            isDone = true
            for area in areas {
                let touching = rects.filter { !$0.intersection(area).isEmpty }
                let joined = touching.reduce(area) { $0.union($1) }
                guard !touching.isEmpty, touching != [joined] else { continue }
                rects.removeAll { touching.contains($0) }
                rects.append(joined)
                isDone = false
            }
        }
        if rects.reduce(0, { $0 + $1.area }) * Self.parts >= frame.area * Self.wholeShare { addAll() }
    }

    private func cheapestPair() -> (Int, Int)? {
        var best: (Int, Int)?
        for j in rects.indices {
            for i in 0..<j where best == nil || growth(i, j) < growth(best!.0, best!.1) { best = (i, j) }
        }
        return best
    }

    /// How many pixels more one rectangle has than two.
    private func growth(_ i: Int, _ j: Int) -> Int {
        rects[i].union(rects[j]).area - rects[i].area - rects[j].area
    }

    private mutating func join(_ i: Int, _ j: Int) {
        rects[i] = rects[i].union(rects[j])
        rects.remove(at: j)
    }
}

extension PixelRect {
    var area: Int { isEmpty ? 0 : width * height }
}
