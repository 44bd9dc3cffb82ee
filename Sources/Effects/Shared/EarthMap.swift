import KinoraViews

/// The world as effects show it: where land is, and what it looks like from far away. Made from `EarthOutlines`, because no
/// photograph of the Earth comes with the package.
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

    /// The surface by daylight, gamma-encoded sRGB: deep and shallow sea, forest, steppe, desert and ice.
    static func color(latitude: Float, longitude: Float) -> SIMD3<Float> {
        let land = share(latitude: latitude, longitude: longitude)
        let sea = mix(SIMD3(0.03, 0.14, 0.36), SIMD3(0.08, 0.36, 0.56), min(land * 1.6, 1))
        let ground = groundColor(latitude: latitude, longitude: longitude)
        return mix(sea, ground, smooth(0.44, 0.56, land))
    }

    /// How bright towns are at night, 0…1: around the cities, and scattered thinly where people can live.
    static func nightLight(latitude: Float, longitude: Float) -> Float {
        guard abs(latitude) < 62, share(latitude: latitude, longitude: longitude) > 0.5 else { return 0 }
        var light: Float = 0
        for city in cityPlaces {
            let east =
                abs(longitude - city.y - ((longitude - city.y) / 360).rounded() * 360) * (1 - abs(latitude) / 110)
            let north = abs(latitude - city.x)
            guard east < 7, north < 7 else { continue }
            let d2 = east * east + north * north
            light += city.z * max(0, 1 - d2 / 3) + 0.35 * city.z * max(0, 1 - d2 / 40)
        }
        let cell = chance(Int((longitude + 720) * 1.4), Int((latitude + 90) * 1.4), 7)
        let crowd = noise(latitude * 1.7, longitude * 2)
        return min(1, light + (cell > 0.86 && crowd > 0.5 ? 0.5 : 0))
    }

    /// Latitude, longitude and size.
    private static let cityPlaces: [SIMD3<Float>] = cities.map {
        SIMD3(Float($0.latitude), Float($0.longitude), Float($0.size))
    }

    private static func groundColor(latitude: Float, longitude: Float) -> SIMD3<Float> {
        let height = abs(latitude)
        let rough = noise(latitude, longitude)
        let forest = SIMD3<Float>(0.11, 0.34, 0.14), steppe = SIMD3<Float>(0.42, 0.45, 0.2)
        let desert = SIMD3<Float>(0.78, 0.64, 0.4), tundra = SIMD3<Float>(0.5, 0.5, 0.42),
            ice = SIMD3<Float>(0.94, 0.96, 0.98)
        let dry = dryness(latitude, longitude) + 0.7 * (rough - 0.5)
        var color = mix(forest, steppe, smooth(0.3, 0.75, rough))
        color = mix(color, desert, smooth(-0.3, 0.75, dry))
        color = mix(color, tundra, smooth(56, 68, height + 10 * (rough - 0.5)))
        return mix(color, ice, smooth(66, 76, height + 12 * (rough - 0.5)))
    }

    /// 1 in the middle of a desert, 0 at its edge, less beyond.
    private static func dryness(_ latitude: Float, _ longitude: Float) -> Float {
        var driest: Float = -1
        for desert in deserts {
            let x = (longitude - desert[0] - ((longitude - desert[0]) / 360).rounded() * 360) / desert[2],
                y = (latitude - desert[1]) / desert[3]
            driest = max(driest, 1 - x * x - y * y)
        }
        return driest
    }

    /// Longitude and latitude of the middle, and half the width and height, in degrees: the Sahara and Arabia, Iran and Central Asia,
    /// the Gobi, Australia, North America's west, the Kalahari, the Atacama with Patagonia.
    private static let deserts: [SIMD4<Float>] = [
        [8, 23, 30, 11], [46, 24, 14, 12], [62, 36, 16, 12], [98, 42, 18, 7], [129, -25, 15, 8], [-110, 31, 10, 11],
        [20, -24, 8, 8],
        [-69, -32, 5, 18],
    ]

    // MARK: the table

    /// Cells a degree wide: rows from south to north, each from west to east.
    private static let (columns, rows) = (360, 180)

    private static let landTable: [Float] = {
        var cells = [Float](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            let latitude = Double(row) - 89.5
            fill(&cells, row, latitude, EarthOutlines.land, with: 1)
            fill(&cells, row, latitude, EarthOutlines.water, with: 0)
        }
        return softened(cells)
    }()

    /// Fills the cells of one row whose centers lie inside the outlines (even-odd crossings).
    private static func fill(
        _ cells: inout [Float], _ row: Int, _ latitude: Double, _ outlines: [[EarthOutlines.Corner]], with value: Float
    ) {
        for outline in outlines {
            var crossings: [Double] = []
            for (index, a) in outline.enumerated() {
                let b = outline[(index + 1) % outline.count]
                guard (a.latitude > latitude) != (b.latitude > latitude) else { continue }
                crossings.append(
                    a.longitude + (latitude - a.latitude) / (b.latitude - a.latitude) * (b.longitude - a.longitude))
            }
            crossings.sort()
            for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
                let first = Int((crossings[pair] + 179.5).rounded(.up)),
                    last = Int((crossings[pair + 1] + 179.5).rounded(.down))
                for column in max(0, first)..<max(max(0, first), min(columns, last + 1)) {
                    cells[row * columns + column] = value
                }
            }
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
        let x = turn - 0.5, y = min(max(latitude + 89.5, 0), Float(rows - 1))
        let column = Int(x.rounded(.down)), row = min(Int(y), rows - 2)
        let fx = x - Float(column), fy = y - Float(row)
        let left = (column + columns) % columns, right = (column + 1 + columns) % columns
        let below = table[row * columns + left] * (1 - fx) + table[row * columns + right] * fx
        let above = table[(row + 1) * columns + left] * (1 - fx) + table[(row + 1) * columns + right] * fx
        return below * (1 - fy) + above * fy
    }

    // MARK: small arithmetic

    private static func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ t: Float) -> SIMD3<Float> { a + (b - a) * t }

    private static func smooth(_ low: Float, _ high: Float, _ x: Float) -> Float {
        let t = min(max((x - low) / (high - low), 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// Three octaves of value noise, 0…1, on cells of 16, 8 and 4 degrees; it joins at the date line.
    private static func noise(_ latitude: Float, _ longitude: Float) -> Float {
        var (sum, weight): (Float, Float) = (0, 0.5)
        for octave in 0..<3 {
            let perTurn = 24 << octave
            let turn = longitude / 360 - (longitude / 360).rounded(.down)
            let x = turn * Float(perTurn), y = (latitude + 90) / 360 * Float(perTurn)
            let column = Int(x), row = Int(y)
            let fx = smooth(0, 1, x - Float(column)), fy = smooth(0, 1, y - Float(row))
            func value(_ dx: Int, _ dy: Int) -> Float { chance((column + dx) % perTurn, row + dy, octave) }
            sum +=
                weight
                * ((value(0, 0) * (1 - fx) + value(1, 0) * fx) * (1 - fy) + (value(0, 1) * (1 - fx) + value(1, 1) * fx)
                    * fy)
            weight /= 2
        }
        return sum / 0.875
    }

    /// The same number for the same cell, 0…1 (an integer hash).
    private static func chance(_ x: Int, _ y: Int, _ octave: Int) -> Float {
        var h = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263 &+ octave &* 974_711)
        h = (h ^ (h >> 13)) &* 1_274_126_177
        return Float((h ^ (h >> 16)) & 0xFFFF) / 65535
    }
}
