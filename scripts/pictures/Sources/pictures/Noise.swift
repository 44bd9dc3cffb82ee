import Foundation

/// The same number, 0…1, for the same cell.
@inline(__always)
func chance(_ x: Int32, _ y: Int32, _ salt: Int32 = 0) -> Float {
    var h = UInt32(bitPattern: x &* 374_761_393 &+ y &* 668_265_263 &+ salt &* 974_711 &+ 1_013_904_223)
    h = (h ^ (h >> 15)) &* 2_246_822_519
    h = (h ^ (h >> 13)) &* 3_266_489_917
    return Float((h ^ (h >> 16)) & 0xFFFFFF) / 16_777_215
}

/// Value noise 0…1 on a grid of width 1, and its slopes.
@inline(__always)
func noiseWithSlope(_ p: V2, _ salt: Int32 = 0) -> (value: Float, slope: V2) {
    let cell = p.rounded(.down)
    let f = p - cell
    let u = f * f * f * (f * (f * 6 - 15) + 10)
    let du = 30 * f * f * (f * (f - 2) + 1)
    let x = Int32(cell.x), y = Int32(cell.y)
    let a = chance(x, y, salt), b = chance(x &+ 1, y, salt), c = chance(x, y &+ 1, salt),
        d = chance(x &+ 1, y &+ 1, salt)
    let k = a - b - c + d
    return (a + (b - a) * u.x + (c - a) * u.y + k * u.x * u.y, du * V2(b - a + k * u.y, c - a + k * u.x))
}

@inline(__always)
func noise(_ p: V2, _ salt: Int32 = 0) -> Float { noiseWithSlope(p, salt).value }

/// Sums of noises of rising frequency and falling height, turned against each other; about 0…1.
func layered(_ p: V2, octaves: Int, salt: Int32 = 0, gain: Float = 0.5) -> Float {
    var (sum, weight, total): (Float, Float, Float) = (0, 1, 0)
    var q = p
    for octave in 0..<octaves {
        sum += weight * noise(q, salt &+ Int32(octave))
        total += weight
        weight *= gain
        q = turned(q) * 2.03
    }
    return sum / total
}

/// Turned by 36.87 degrees, so that grids of noise do not lie on each other.
@inline(__always)
func turned(_ p: V2) -> V2 { V2(0.8 * p.x - 0.6 * p.y, 0.6 * p.x + 0.8 * p.y) }

/// Numbers of one pixel's sample.
struct Dice {
    private var state: UInt64

    init(_ x: Int, _ y: Int, _ sample: Int) {
        state =
            UInt64(x) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(y) &* 0xC2B2_AE3D_27D4_EB4F &+ UInt64(sample)
            &* 0x1656_67B1_9E37_79F9
        _ = next()
    }

    mutating func next() -> Float {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Float((z ^ (z >> 31)) >> 40) / 16_777_216
    }

    /// A point of the unit disc.
    mutating func disc() -> V2 {
        let radius = next().squareRoot(), angle = next() * 2 * .pi
        return V2(cos(angle), sin(angle)) * radius
    }
}
