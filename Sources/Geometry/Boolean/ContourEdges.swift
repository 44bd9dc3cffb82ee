/// The pieces that bound an area, each with the direction in which the area is on its side towards +y from +x, and how they follow
/// each other.
struct ContourEdges {
    struct Edge {
        var piece: Int32
        var from: Int32
        var to: Int32
        /// From the lower end of the piece to the higher.
        var isForward: Bool { from < to }
    }

    /// By the points where they begin; those of one point in the order of their directions.
    private(set) var edges: [Edge] = []
    /// The edges from a point are those from `firsts[point]` to `firsts[point + 1]`.
    private var firsts: [Int]

    /// - Parameter isAbove: whether the area is above the piece; nil where the piece does not bound it.
    init(_ arrangement: Arrangement, _ isAbove: (LinePiece) -> Bool?) {
        let points = arrangement.points
        firsts = [Int](repeating: 0, count: points.count + 1)
        var found: [Edge] = []
        for (index, piece) in arrangement.pieces.enumerated() {
            guard let isAbove = isAbove(piece) else { continue }
            found.append(
                Edge(piece: Int32(index), from: isAbove ? piece.low : piece.high, to: isAbove ? piece.high : piece.low))
        }
        for edge in found { firsts[Int(edge.from) + 1] += 1 }
        for index in points.indices { firsts[index + 1] += firsts[index] }
        var next = firsts
        edges = [Edge](repeating: Edge(piece: 0, from: 0, to: 0), count: found.count)
        for edge in found {
            edges[next[Int(edge.from)]] = edge
            next[Int(edge.from)] += 1
        }
        for point in points.indices where firsts[point + 1] - firsts[point] > 1 {
            let origin = points[point]
            edges[firsts[point]..<firsts[point + 1]].sort {
                (points[Int($0.to)] - origin).isBefore(points[Int($1.to)] - origin)
            }
        }
    }

    /// The edge that follows around the same part of the area: where several begin at a point, the first one that is met when
    /// turning from where this one came from, through the area. Parts that share but a point get contours of their own.
    private func next(after edge: Edge, _ points: [GridPoint]) -> Int? {
        let range = firsts[Int(edge.to)]..<firsts[Int(edge.to) + 1]
        if range.count <= 1 { return range.first }
        let origin = points[Int(edge.to)]
        let back = points[Int(edge.from)] - origin
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if (points[Int(edges[middle].to)] - origin).isBefore(back) { low = middle + 1 } else { high = middle }
        }
        return low > range.lowerBound ? low - 1 : range.upperBound - 1
    }

    /// All contours, in the order of what they are made of.
    func contours(_ arrangement: Arrangement) -> [AreaContour] {
        var isUsed = [Bool](repeating: false, count: edges.count)
        var contours: [AreaContour] = []
        for start in edges.indices where !isUsed[start] {
            var ring: [Edge] = []
            var index: Int? = start
            while let place = index, !isUsed[place] {
                isUsed[place] = true
                ring.append(edges[place])
                index = next(after: edges[place], arrangement.points)
            }
            // Every edge leads to another, and at last back to the first.
            if index == start { contours.append(AreaContour(ring, arrangement)) }
        }
        return contours.sorted { ($0.source, $0.parameter, $0.firstPiece) < ($1.source, $1.parameter, $1.firstPiece) }
    }

    /// The contours of each part of the area, found by sweeping over the edges alone: two that have nothing but area between them
    /// belong together.
    func components(of contours: [AreaContour], _ arrangement: Arrangement) -> [[AreaContour]] {
        // For each piece that is left, its contour and whether the area is above it.
        var owners = [(contour: Int, isForward: Bool)?](repeating: nil, count: arrangement.pieces.count)
        for (index, contour) in contours.enumerated() {
            for edge in contour.edges { owners[Int(edge.piece)] = (index, edge.isForward) }
        }
        var pieces: [LinePiece] = []
        var bounding: [(contour: Int, isForward: Bool)] = []
        var begins = [0]
        for point in arrangement.points.indices {
            for index in arrangement.firsts[point]..<arrangement.firsts[point + 1] {
                guard let owner = owners[index] else { continue }
                pieces.append(arrangement.pieces[index])
                bounding.append(owner)
            }
            begins.append(pieces.count)
        }
        var groups = Groups(count: contours.count)
        _ = Sweep.run(points: arrangement.points, pieces: pieces, firsts: begins) { lower, upper in
            if bounding[Int(lower)].isForward {
                groups.join(bounding[Int(lower)].contour, bounding[Int(upper)].contour)
            }
        }
        var places: [Int: Int] = [:]
        var components: [[AreaContour]] = []
        for index in contours.indices {
            let group = groups.leader(of: index)
            if let place = places[group] {
                components[place].append(contours[index])
            } else {
                places[group] = components.count
                components.append([contours[index]])
            }
        }
        return components
    }
}
