import KinoraPixels
import KinoraViews

/// What the Earth looks like from far away, at every place: ground, sea, clouds, and the lights of the night. Climate follows latitude,
/// height and noise, because no photograph of the Earth comes with the package.
enum EarthSurface {
    /// The colors by daylight. Both pictures show longitudes from −180 to 180 degrees from the left, and latitudes from the south on.
    static var ground: Image { pictures.ground }
    /// How thick clouds are (red), how bright towns are at night (green), and what is water (blue).
    static var veil: Image { pictures.veil }

    private struct Place {
        /// Red, green and blue, gamma-encoded.
        var ground: SIMD3<Float>
        /// Clouds, towns and water, 0…1.
        var veil: SIMD3<Float>
    }

    private static let pictures: (ground: Image, veil: Image) = {
        let places = table()
        func image(_ part: (Place) -> SIMD3<Float>) -> Image {
            Image(pixmap: Pixmap(width: columns, height: rows, pixels: places.map { opaquePixel(part($0)) }))
        }
        return (image(\.ground), image(\.veil))
    }()

    private static func opaquePixel(_ color: SIMD3<Float>) -> UInt32 {
        let levels = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
        return UInt32(levels.x) | UInt32(levels.y) << 8 | UInt32(levels.z) << 16 | 0xFF00_0000
    }

    // MARK: the table

    /// Cells of a third of a degree: rows from south to north, each from west to east.
    private static let (columns, rows) = (1080, 540)

    private static func table() -> [Place] {
        let land = (0..<rows).flatMap { row in
            (0..<columns).map { column in
                smooth(0.40, 0.60, EarthMap.share(latitude: latitude(row), longitude: longitude(column)))
            }
        }
        func east(_ index: Int) -> Int { index % columns == columns - 1 ? index - columns + 1 : index + 1 }
        func south(_ index: Int) -> Int { index < columns ? index : index - columns }
        // Only land and its neighbors are asked for their height.
        var isHigh = [Bool](repeating: false, count: land.count)
        for index in land.indices where land[index] > 0 {
            for place in [index, east(index), south(index)] { isHigh[place] = true }
        }
        let heights = land.indices.map { index in
            isHigh[index] ? height(latitude(index / columns), longitude(index % columns)) : 0
        }
        return land.indices.map { index in
            // Light from the north-west: what rises that way is bright.
            let slope = 2 * heights[index] - heights[east(index)] - heights[south(index)]
            return made(
                latitude(index / columns), longitude(index % columns), land: land[index], height: heights[index],
                slope: slope)
        }
    }

    private static func latitude(_ row: Int) -> Float { (Float(row) + 0.5) / 3 - 90 }
    private static func longitude(_ column: Int) -> Float { (Float(column) + 0.5) / 3 - 180 }

    private static func made(
        _ latitude: Float, _ longitude: Float, land: Float, height: Float, slope: Float
    ) -> Place {
        let spot = ball(latitude, longitude)
        // What is not seen is not computed: it takes most of the time.
        var color = land < 1 ? water(latitude, longitude, spot) : .zero
        if land > 0 {
            let ground = climate(latitude, longitude, height, spot) * min(max(1 + 2.1 * slope, 0.6), 1.4)
            color = mix(color, ground, land)
        }
        // Ice on the polar sea.
        let pack = smooth(74, 80, latitude + 7 * (layered(spot * 9, 3) - 0.5)) + smooth(64, 70, -latitude)
        color += (SIMD3(0.86, 0.91, 0.95) - color) * min(1, pack) * (1 - land)
        let towns = land > 0 ? land * light(latitude, longitude, spot) : 0
        return Place(ground: color, veil: SIMD3(cloud(latitude, spot), towns, (1 - land) * max(0, 1 - pack)))
    }

    /// Deep blue, lighter on the shelves around land.
    private static func water(_ latitude: Float, _ longitude: Float, _ spot: SIMD3<Float>) -> SIMD3<Float> {
        var near: Float = 0
        for (east, north) in [(2.2, 0), (-2.2, 0), (0, 2.2), (0, -2.2), (1.1, 1.1), (-1.1, -1.1)] as [(Float, Float)] {
            near += EarthMap.share(latitude: latitude + north, longitude: longitude + east) / 6
        }
        let warm = smooth(45, 10, abs(latitude))
        let shelf = SIMD3<Float>(0.07, 0.27, 0.38) + SIMD3<Float>(0.0, 0.10, 0.06) * warm
        let deep = SIMD3<Float>(0.020, 0.075, 0.20) + SIMD3<Float>(0.0, 0.02, 0.05) * warm
        let swell = layered(spot * 7, 3) - 0.5
        return (deep + (shelf - deep) * smooth(0, 0.9, near)) * (1 + 0.22 * swell)
    }

    private static func climate(
        _ latitude: Float, _ longitude: Float, _ height: Float, _ spot: SIMD3<Float>
    ) -> SIMD3<Float> {
        let coarse = layered(spot * 5, 4), fine = layered(spot * 26, 4)
        let north = abs(latitude)
        let jungle = SIMD3<Float>(0.07, 0.22, 0.07), wood = SIMD3<Float>(0.14, 0.27, 0.11)
        let savanna = SIMD3<Float>(0.44, 0.42, 0.20), taiga = SIMD3<Float>(0.13, 0.22, 0.14)
        let sand = SIMD3<Float>(0.80, 0.67, 0.46), rust = SIMD3<Float>(0.66, 0.44, 0.27)
        let tundra = SIMD3<Float>(0.40, 0.38, 0.30), rock = SIMD3<Float>(0.42, 0.36, 0.30),
            ice = SIMD3<Float>(0.94, 0.96, 0.98)
        // The borders of the climates waver by some degrees.
        let shifted = north + 10 * (coarse - 0.5) + 3 * (fine - 0.5)
        var color = mix(jungle, savanna, smooth(6, 15, shifted))
        color = mix(color, wood, smooth(26, 38, shifted))
        color = mix(color, taiga, smooth(48, 57, shifted))
        color = mix(color, savanna, 0.5 * smooth(0.50, 0.70, coarse) * smooth(60, 45, north))
        let dry = dryness(latitude + 9 * (coarse - 0.5), longitude + 12 * (layered(spot * 5 + 9, 4) - 0.5))
        let desert = mix(sand, rust, smooth(0.45, 0.72, layered(spot * 8 + 3, 4)))
        color = mix(color, savanna, smooth(-0.75, -0.1, dry))
        color = mix(color, desert, smooth(-0.15, 0.5, dry + 0.4 * (fine - 0.5)))
        color = mix(color, rock, smooth(0.30, 0.62, height) * 0.8)
        color = mix(color, tundra, smooth(62, 69, shifted))
        let cold = shifted + 34 * height + (isGreenland(latitude, longitude) ? 16 : 0)
        color = mix(color, ice, max(smooth(74, 80, cold), smooth(62, 66, -latitude)))
        return color * (0.84 + 0.34 * fine)
    }

    private static func isGreenland(_ latitude: Float, _ longitude: Float) -> Bool {
        latitude > 59 && longitude > -58 && longitude < -18 && latitude > 82 + (longitude + 40) * 0.2 - 24
    }

    /// 1 in the middle of a desert, 0 at its edge, less beyond.
    private static func dryness(_ latitude: Float, _ longitude: Float) -> Float {
        deserts.reduce(-1) { driest, desert in
            let x = around(longitude - desert[0]) / desert[2], y = (latitude - desert[1]) / desert[3]
            return max(driest, 1 - x * x - y * y)
        }
    }

    /// Longitude and latitude of the middle, and half the width and height, in degrees: the Sahara and Arabia, Iran and Central
    /// Asia, the Gobi, Australia, North America's west, the Kalahari, the Atacama with Patagonia.
    private static let deserts: [SIMD4<Float>] = [
        [8, 23, 30, 10], [46, 23, 14, 12], [62, 37, 16, 10], [97, 41, 20, 6], [129, -25, 15, 8], [-111, 33, 9, 9],
        [20, -24, 7, 8], [-69, -30, 4, 18], [43, 8, 7, 6],
    ]

    // MARK: mountains

    /// Corners as longitude and latitude, width in degrees and height 0…1: the Himalaya with Tibet, the Tien Shan, the Altai, Iran and
    /// the Caucasus, the Alps, the Andes, the Rockies, the Appalachians, the Urals, Scandinavia, Ethiopia, the Atlas, Australia's
    /// east, the Carpathians, New Zealand, Kamchatka, east Siberia.
    private static let ranges: [(corners: [SIMD2<Float>], width: Float, height: Float)] = [
        ([[72, 36], [80, 31], [88, 28.5], [97, 29], [102, 31]], 3.2, 1), ([[80, 35], [90, 34], [98, 34]], 5, 0.8),
        ([[70, 40], [82, 43], [95, 43]], 2.2, 0.7), ([[86, 50], [98, 50], [112, 53]], 2.6, 0.5),
        ([[40, 38], [46, 34], [54, 29], [66, 29], [70, 35]], 2.2, 0.5), ([[40, 43], [48, 41]], 1, 0.6),
        ([[6.5, 44.5], [8, 46.3], [14, 47]], 1.1, 0.75),
        (
            [[-76, 6], [-79, -4], [-75, -12], [-69, -17], [-67, -24], [-70, -34], [-72, -46], [-70, -54]], 1.7, 0.95
        ),
        ([[-152, 62], [-138, 60], [-124, 52], [-115, 47], [-107, 39], [-105, 33], [-103, 24]], 3, 0.62),
        ([[-122, 49], [-121, 42], [-118, 36]], 1, 0.5), ([[-84, 35], [-77, 40], [-72, 44]], 1.4, 0.28),
        ([[60, 52], [59, 60], [66, 67]], 1.1, 0.3), ([[7, 60], [14, 65], [20, 69]], 1.7, 0.38),
        ([[37, 7], [39, 14]], 2.6, 0.5), ([[-7, 31], [2, 34]], 1.3, 0.42),
        ([[146, -37], [151, -32], [148, -21]], 1.4, 0.22),
        ([[18, 49], [25, 47], [26, 45.5]], 1, 0.35), ([[167.5, -45], [172, -42]], 0.8, 0.5),
        ([[158, 52], [162, 58]], 1.2, 0.45), ([[128, 62], [142, 66], [160, 67]], 2.6, 0.42),
    ]

    private static func height(_ latitude: Float, _ longitude: Float) -> Float {
        let spot = ball(latitude, longitude)
        var height: Float = 0
        for range in ranges {
            for (a, b) in zip(range.corners, range.corners.dropFirst()) {
                let far = distance(SIMD2(longitude, latitude), a, b)
                guard far < 2.5 * range.width else { continue }
                height = max(height, range.height * smooth(2.2 * range.width, 0.1 * range.width, far))
            }
        }
        let ridge = height > 0 ? 1 - abs(2 * layered(spot * 31, 4) - 1) : 0
        return height * (0.35 + 0.85 * ridge * ridge) + 0.07 * layered(spot * 30, 4)
    }

    private static func distance(_ p: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
        let ab = b - a, ap = SIMD2(around(p.x - a.x), p.y - a.y)
        let t = min(max((ap.x * ab.x + ap.y * ab.y) / (ab.x * ab.x + ab.y * ab.y), 0), 1)
        let off = ap - ab * t
        let narrow = max(0.3, 1 - abs(p.y) / 110)
        return (off.x * off.x * narrow * narrow + off.y * off.y).squareRoot()
    }

    // MARK: clouds and towns

    /// Thick in the belts of rain, thin in those of the deserts, drawn out and curled.
    private static func cloud(_ latitude: Float, _ spot: SIMD3<Float>) -> Float {
        let warp = SIMD3(layered(spot * 2.3 + 4, 3), layered(spot * 2.3 + 11, 3), layered(spot * 2.3 + 19, 3)) - 0.5
        let drawn = SIMD3(spot.x, spot.y * 1.7, spot.z)
        let thickness = layered(drawn * 3.1 + warp * 2.6, 6)
        let belt =
            0.07 * smooth(14, 2, abs(latitude)) - 0.07 * smooth(9, 0, abs(abs(latitude) - 24))
            + 0.075 * smooth(20, 4, abs(abs(latitude) - 54))
        return smooth(0.50, 0.74, thickness + belt)
    }

    private static func light(_ latitude: Float, _ longitude: Float, _ spot: SIMD3<Float>) -> Float {
        guard abs(latitude) < 66 else { return 0 }
        var light: Float = 0, people: Float = 0
        for city in EarthMap.cities {
            let east = around(longitude - Float(city.longitude)) * (1 - abs(latitude) / 110)
            let north = latitude - Float(city.latitude)
            let d2 = east * east + north * north
            guard d2 < 160 else { continue }
            light += Float(city.size) * (max(0, 1 - d2 / 0.9) + 0.25 * max(0, 1 - d2 / 7))
            people = max(people, Float(city.size) * (1 - d2 / 160))
        }
        // Towns where people live, scattered.
        let town = smooth(0.60, 0.86, noise(spot * 150, 3)) * smooth(0.42, 0.62, layered(spot * 14, 3))
        return min(1, light + town * (0.10 + 0.9 * people))
    }

    // MARK: small arithmetic

    /// The place on a ball of radius 1.
    private static func ball(_ latitude: Float, _ longitude: Float) -> SIMD3<Float> {
        let (a, b) = (Maths.sincos(latitude * .pi / 180), Maths.sincos(longitude * .pi / 180))
        return SIMD3(a.cos * b.cos, a.sin, a.cos * b.sin)
    }

    /// Degrees as −180…180.
    private static func around(_ degrees: Float) -> Float { degrees - (degrees / 360).rounded() * 360 }

    private static func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ t: Float) -> SIMD3<Float> { a + (b - a) * t }

    /// 0 at `from`, 1 at `to`, which may be the smaller one.
    private static func smooth(_ from: Float, _ to: Float, _ x: Float) -> Float {
        let t = min(max((x - from) / (to - from), 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// Octaves of noise, 0…1.
    private static func layered(_ p: SIMD3<Float>, _ octaves: Int) -> Float {
        var (sum, weight, total): (Float, Float, Float) = (0, 1, 0)
        var q = p
        for octave in 0..<octaves {
            sum += weight * noise(q, octave)
            total += weight
            weight *= 0.5
            q = q * 2.03 + 1.7
        }
        return sum / total
    }

    /// Value noise 0…1 on a grid of width 1.
    private static func noise(_ p: SIMD3<Float>, _ salt: Int) -> Float {
        let cell = p.rounded(.down)
        let f = p - cell
        let u = f * f * (3 - 2 * f)
        let (x, y, z) = (Int32(cell.x), Int32(cell.y), Int32(cell.z))
        func row(_ dy: Int32, _ dz: Int32) -> Float {
            let a = chance(x, y &+ dy, z &+ dz, salt), b = chance(x &+ 1, y &+ dy, z &+ dz, salt)
            return a + (b - a) * u.x
        }
        let near = row(0, 0) + (row(1, 0) - row(0, 0)) * u.y
        let far = row(0, 1) + (row(1, 1) - row(0, 1)) * u.y
        return near + (far - near) * u.z
    }

    /// The same number for the same cell, 0…1 (an integer hash).
    private static func chance(_ x: Int32, _ y: Int32, _ z: Int32, _ salt: Int) -> Float {
        var h = UInt32(bitPattern: x &* 374_761_393 &+ y &* 668_265_263 &+ z &* 1_440_662_683)
        h = h &+ UInt32(truncatingIfNeeded: salt) &* 974_711
        h = (h ^ (h >> 15)) &* 2_246_822_519
        h = (h ^ (h >> 13)) &* 3_266_489_917
        return Float((h ^ (h >> 16)) & 0xFFFF) / 65535
    }
}
