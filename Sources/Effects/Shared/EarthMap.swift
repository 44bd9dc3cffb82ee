import KinoraViews
import KinoraWorld

/// Where land is in the world, and where its large cities are.
enum EarthMap {
    /// Whether there is land at a place, in degrees; longitudes may be any.
    static func isLand(latitude: Double, longitude: Double) -> Bool {
        share(latitude: Float(latitude), longitude: Float(longitude)) > 0.5
    }

    /// How much of a place's surroundings is land, 0…1, smooth between the cells of the table: 0.5 is the coast.
    static func share(latitude: Float, longitude: Float) -> Float {
        sample(landTable, latitude, longitude)
    }

    /// Cities to mark or light: name, latitude and longitude in degrees, and size 0…1.
    static let cities: [(name: String, latitude: Double, longitude: Double, size: Double)] = [
        ("Tokyo", 35.7, 139.7, 1), ("Delhi", 28.6, 77.2, 0.9), ("Shanghai", 31.2, 121.5, 0.9),
        ("São Paulo", -23.6, -46.6, 0.8),
        ("Mexico City", 19.4, -99.1, 0.8), ("Cairo", 30, 31.2, 0.8), ("Mumbai", 19.1, 72.9, 0.8),
        ("New York", 40.7, -74, 0.8),
        ("Lagos", 6.5, 3.4, 0.6), ("Istanbul", 41, 28.9, 0.6), ("London", 51.5, -0.1, 0.7), ("Paris", 48.9, 2.4, 0.6),
        ("Los Angeles", 34.1, -118.2, 0.7), ("Sydney", -33.9, 151.2, 0.5), ("Moscow", 55.8, 37.6, 0.6),
        ("Nairobi", -1.3, 36.8, 0.4),
        ("Buenos Aires", -34.6, -58.4, 0.6), ("Cape Town", -33.9, 18.4, 0.4), ("San Francisco", 37.8, -122.4, 0.5),
        ("Chicago", 41.9, -87.6, 0.5), ("Singapore", 1.4, 103.8, 0.5), ("Seoul", 37.6, 127, 0.7),
        ("Lima", -12, -77, 0.4),
        ("Jakarta", -6.2, 106.8, 0.7), ("Madrid", 40.4, -3.7, 0.4), ("Berlin", 52.5, 13.4, 0.4),
        ("Toronto", 43.7, -79.4, 0.5),
    ]

    // MARK: the table

    /// Cells of half a degree: rows from south to north, each from west to east.
    private static let (columns, rows) = (720, 360)

    private static let landTable: [Float] = {
        var cells = [Float](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            let latitude = Double(row) / 2 - 89.75
            fill(&cells, row, latitude, EarthOutlines.land, with: 1)
            for lake in EarthOutlines.lakes { fill(&cells, row, latitude, [lake], with: 0) }
        }
        return softened(cells)
    }()

    /// Fills the cells of one row whose centers lie inside an odd number of the outlines.
    private static func fill(
        _ cells: inout [Float], _ row: Int, _ latitude: Double, _ outlines: [[EarthOutlines.Corner]], with value: Float
    ) {
        var crossings: [Double] = []
        for outline in outlines {
            for (index, a) in outline.enumerated() {
                let b = outline[(index + 1) % outline.count]
                guard (a.latitude > latitude) != (b.latitude > latitude) else { continue }
                crossings.append(
                    a.longitude + (latitude - a.latitude) / (b.latitude - a.latitude) * (b.longitude - a.longitude))
            }
        }
        crossings.sort()
        for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
            let first = max(0, Int((2 * crossings[pair] + 359.5).rounded(.up))),
                last = min(columns - 1, Int((2 * crossings[pair + 1] + 359.5).rounded(.down)))
            for column in stride(from: first, through: last, by: 1) { cells[row * columns + column] = value }
        }
    }

    /// Every cell's mean with its neighbors, weighted 1 2 1 in both directions.
    private static func softened(_ cells: [Float]) -> [Float] {
        var result = cells
        for row in 0..<rows {
            for column in 0..<columns {
                var sum: Float = 0
                for dy in -1...1 {
                    for dx in -1...1 {
                        let y = min(max(row + dy, 0), rows - 1), x = (column + dx + columns) % columns
                        sum += cells[y * columns + x] * Float((2 - abs(dx)) * (2 - abs(dy)))
                    }
                }
                result[row * columns + column] = sum / 16
            }
        }
        return result
    }

    private static func sample(_ table: [Float], _ latitude: Float, _ longitude: Float) -> Float {
        let turn = longitude + 180 - ((longitude + 180) / 360).rounded(.down) * 360
        let x = 2 * turn - 0.5, y = min(max(2 * latitude + 179.5, 0), Float(rows - 1))
        let column = Int(x.rounded(.down)), row = min(Int(y), rows - 2)
        let fx = x - Float(column), fy = y - Float(row)
        let left = (column + columns) % columns, right = (column + 1 + columns) % columns
        let below = table[row * columns + left] * (1 - fx) + table[row * columns + right] * fx
        let above = table[(row + 1) * columns + left] * (1 - fx) + table[(row + 1) * columns + right] * fx
        return below * (1 - fy) + above * fy
    }
}
