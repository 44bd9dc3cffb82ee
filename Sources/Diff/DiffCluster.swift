import KinoraPixels

/// Different pixels that lie together.
public struct DiffCluster: Equatable, Sendable {
    /// The smallest rectangle around them.
    public var boundingBox: PixelRect
    /// How many pixels there are.
    public var differentPixels: Int

    /// Pixels of one cluster are at most about this far apart.
    private static let cell = 12
}

extension DiffMap {
    /// The different pixels in groups, those of the most pixels first; of equal ones the upper, then the left one.
    ///
    /// - Parameter limit: how many groups there are at most; smaller ones are left out.
    public func clusters(limit: Int = 40) -> [DiffCluster] { DiffCluster.find(in: self, limit: limit) }
}

extension DiffCluster {
    /// Cells of a coarse grid that hold different pixels and touch each other, at corners too, belong together.
    fileprivate static func find(in map: DiffMap, limit: Int) -> [DiffCluster] {
        let columns = (map.width + cell - 1) / cell, rows = (map.height + cell - 1) / cell
        var cells = [DiffCluster?](repeating: nil, count: columns * rows)
        for y in 0..<map.height {
            for x in 0..<map.width where map.classes[y * map.width + x] == DiffMap.Class.different.rawValue {
                let pixel = DiffCluster(boundingBox: PixelRect(x: x, y: y, width: 1, height: 1), differentPixels: 1)
                let place = y / cell * columns + x / cell
                cells[place] = cells[place]?.union(pixel) ?? pixel
            }
        }
        var clusters: [DiffCluster] = []
        for place in cells.indices {
            guard var cluster = cells[place] else { continue }
            cells[place] = nil
            var open = [place]
            while let at = open.popLast() {
                let (column, row) = (at % columns, at / columns)
                for y in max(0, row - 1)...min(rows - 1, row + 1) {
                    for x in max(0, column - 1)...min(columns - 1, column + 1) {
                        guard let other = cells[y * columns + x] else { continue }
                        cells[y * columns + x] = nil
                        cluster = cluster.union(other)
                        open.append(y * columns + x)
                    }
                }
            }
            clusters.append(cluster)
        }
        clusters.sort {
            ($1.differentPixels, $0.boundingBox.y, $0.boundingBox.x)
                < ($0.differentPixels, $1.boundingBox.y, $1.boundingBox.x)
        }
        return Array(clusters.prefix(limit))
    }

    private func union(_ other: DiffCluster) -> DiffCluster {
        DiffCluster(
            boundingBox: boundingBox.union(other.boundingBox),
            differentPixels: differentPixels + other.differentPixels)
    }
}
