import Foundation

/// Daisies and a poppy close by, sharp, in front of a meadow far out of focus. Petals are bent sheets over the film: each has a height
/// and a slope, so that light and shadow fall on them as on solid things.
struct Flowers: Subject {
    struct Blossom {
        let place: V2
        let radius: Float
        let petals: Int
        let layers: Int
        let salt: Int32
        let turn: Float
        /// Red and violet at the tips and at the foot.
        let tip: V3
        let foot: V3
        let heart: V3
        let heartSize: Float
        let width: Float
        /// How much flatter the blossom looks because it leans away.
        let lean: V2
    }

    private struct Blot {
        let place: V2
        let radius: Float
        let color: V3
    }

    private let blossoms: [Blossom]
    private let blots: [Blot]
    private let tall: Bool

    init(tall: Bool) {
        self.tall = tall
        let white = linear(0xFFF9F4), rose = linear(0xF2A9CF), yellow = linear(0xF2B318)
        func daisy(_ x: Float, _ y: Float, _ radius: Float, _ salt: Int32, _ lean: V2) -> Blossom {
            Blossom(
                place: V2(x, y), radius: radius, petals: 21, layers: 2, salt: salt, turn: Float(salt) * 0.7, tip: white,
                foot: linear(0xE9E6C8), heart: yellow, heartSize: 0.27, width: 0.155, lean: lean)
        }
        func cosmos(_ x: Float, _ y: Float, _ radius: Float, _ salt: Int32, _ lean: V2, _ tip: V3, _ foot: V3)
            -> Blossom
        {
            Blossom(
                place: V2(x, y), radius: radius, petals: 8, layers: 1, salt: salt, turn: Float(salt) * 0.9, tip: tip,
                foot: foot,
                heart: linear(0xE0A010), heartSize: 0.17, width: 0.44, lean: lean)
        }
        blossoms =
            tall
            ? [
                cosmos(0.30, -0.52, 0.34, 5, V2(0.10, 0.3), linear(0xD4458F), linear(0x8C1257)),
                daisy(-0.34, -0.28, 0.30, 7, V2(-0.2, 0.25)),
                cosmos(0.02, 0.26, 0.50, 3, V2(0.05, 0.18), rose, linear(0xC23C86)),
            ]
            : [
                daisy(1.02, -0.42, 0.36, 9, V2(0.2, 0.25)), daisy(-1.06, -0.5, 0.40, 7, V2(-0.2, 0.2)),
                cosmos(0.62, 0.22, 0.46, 5, V2(0.12, 0.22), linear(0xD4458F), linear(0x8C1257)),
                cosmos(-0.42, 0.04, 0.60, 3, V2(-0.06, 0.15), rose, linear(0xC23C86)),
            ]
        var dice = Dice(tall ? 5 : 2, 4, 6)
        let colors = [
            linear(0xF2A9CF), linear(0xFFF3E6), linear(0xE0559A), linear(0xF6D24A), linear(0xB9D66A), linear(0xD9F0A0),
        ]
        blots = (0..<(tall ? 46 : 74)).map { index in
            let light = index.isMultiple(of: 3)
            return Blot(
                place: V2((dice.next() - 0.5) * (tall ? 1.8 : 3.4), (dice.next() - 0.45) * 2.2),
                radius: light ? 0.05 + 0.06 * dice.next() : 0.10 + 0.2 * dice.next(),
                color: colors[light ? 5 : Int(dice.next() * 4.99)] * (light ? 0.45 : 0.3 + 0.25 * dice.next()))
        }
    }

    /// What a place of the film shows of a blossom: its height over the stem, the slope there, and its color.
    private struct Sheet {
        var height: Float
        var normal: V3
        var color: V3
        var glow: Float
    }

    private func sheet(_ blossom: Blossom, _ point: V2) -> Sheet? {
        var d = (point - blossom.place) / blossom.radius
        // Leaning away: flatter along the lean.
        d += blossom.lean * dot(d, blossom.lean) * 2.2
        let r = length(d)
        guard r < 1.15 else { return nil }
        var best: Sheet?
        if r < blossom.heartSize { best = heart(blossom, d, r) }
        for layer in 0..<blossom.layers {
            for petal in 0..<blossom.petals {
                let id = Int32(petal + 40 * layer)
                let place: Float = Float(petal) + 0.5 * Float(layer) + 0.35 * (chance(id, blossom.salt, 1) - 0.5)
                let angle: Float = blossom.turn + place * 2 * .pi / Float(blossom.petals)
                let axis = V2(cos(angle), sin(angle))
                let along = dot(d, axis), across = d.y * axis.x - d.x * axis.y
                let length = (layer == 0 ? 0.9 : 1) * (0.9 + 0.12 * chance(id, blossom.salt, 2))
                let u = along / length
                guard u > 0.02, u < 1.02 else { continue }
                if let found = petalSheet(blossom, id: id, layer: layer, u: u, across: across, axis: axis),
                    found.height > best?.height ?? -9
                {
                    best = found
                }
            }
        }
        return best
    }

    private func petalSheet(_ blossom: Blossom, id: Int32, layer: Int, u: Float, across: Float, axis: V2) -> Sheet? {
        let broad = blossom.petals < 12
        // Narrow at the foot, broad before the tip, notched at the tip where the petal is broad.
        let wave = (noise(V2(u * 3, Float(id) * 5.1), blossom.salt) - 0.5) * 0.16
        let shape =
            broad ? pow(u, 0.75) * pow(max(0, 1 - pow(u, 7)), 0.5) : pow(u, 0.35) * pow(max(0, 1 - pow(u, 5)), 0.6)
        let half = blossom.width * (0.9 + 0.25 * chance(id, blossom.salt, 3)) * shape
        guard half > 0.001 else { return nil }
        let bentAcross = across + wave * u * blossom.width
        let v = bentAcross / half
        guard abs(v) < 1 else { return nil }
        let notch = broad ? 0.05 * (0.5 + 0.5 * cos(v * 9 + Float(id))) + 0.035 * noise(V2(v * 4, Float(id)), 9) : 0
        guard u < 0.985 - notch else { return nil }
        // The sheet rises from the heart, falls to the tip, is hollow along its middle and pleated.
        let rank = chance(id, blossom.salt, 4)
        let pleats = broad ? Float(11) : Float(5)
        let crease = cos(v * pleats + (noise(V2(u * 4, v * 3), id) - 0.5) * 2)
        let sag = (chance(id, blossom.salt, 5) - 0.4) * 0.34
        let fall: Float = 0.20 + sag
        var height: Float = 0.20 * u - fall * u * u
        height += 0.20 * v * v * half + 0.10 * rank + 0.003 * crease
        if layer == 0 { height -= 0.10 }
        let waves: Float = (noise(V2(u * 7, Float(id)), 31) - 0.5) * 0.25
        let slopeU: Float = 0.20 - 2 * fall * u + waves
        let pleat: Float = sin(v * pleats + (noise(V2(u * 4, v * 3), id) - 0.5) * 2)
        let slopeV: Float = (broad ? 0.42 : 0.5) * v - 0.16 * pleat
        let side = V2(-axis.y, axis.x)
        let slope = axis * slopeU + side * slopeV
        let normal = normalized(V3(-slope.x, -slope.y, 1))
        let veins = noise(V2(v * 16, u * 2.4 + Float(id) * 3), 12)
        var color = mix(blossom.foot, blossom.tip, smooth(0.05, broad ? 0.62 : 0.4, u + 0.12 * (veins - 0.5)))
        color *= 0.90 + 0.16 * veins
        color *= 1 - 0.14 * smooth(0.75, 1, abs(v))
        return Sheet(height: height, normal: normal, color: color, glow: 0.25 + 0.3 * u)
    }

    /// Hundreds of small knobs in spirals of the golden angle.
    private func heart(_ blossom: Blossom, _ d: V2, _ r: Float) -> Sheet {
        let size = blossom.heartSize
        let count: Float = size > 0.2 ? 190 : 90
        let golden: Float = 2.399_963
        var (best, center, index): (Float, V2, Float) = (9, .zero, 0)
        let about = (r / size) * (r / size) * count
        let span = 14 + 3.4 * about.squareRoot()
        for step in Int(max(0, about - span))...Int(min(count, about + span)) {
            let n = Float(step)
            let p = V2(cos(n * golden), sin(n * golden)) * (size * (n / count).squareRoot())
            let distance = length(d - p)
            if distance < best { (best, center, index) = (distance, p, n) }
        }
        let knob = size * 1.05 / count.squareRoot()
        let bump = max(0, 1 - (best / knob) * (best / knob)).squareRoot()
        let dome = max(0, 1 - (r / size) * (r / size)).squareRoot()
        let tilt = d / size * 0.75 + (d - center) / knob * 0.8
        let ring = index / count
        var color = mix(blossom.heart * V3(0.85, 0.72, 0.5), blossom.heart, smooth(0.2, 0.7, ring))
        color = mix(linear(0x6A5A10), color, 0.35 + 0.65 * bump)
        color *= 0.8 + 0.4 * chance(Int32(index), blossom.salt, 8)
        return Sheet(
            height: 0.16 + 0.20 * dome + 0.03 * bump, normal: normalized(V3(tilt.x, tilt.y, 0.9)),
            color: color * (0.45 + 0.65 * bump),
            glow: 0.1)
    }

    private static let sun = normalized(V3(-0.52, 0.62, 0.6))

    private func shaded(_ blossom: Blossom, _ point: V2) -> V3? {
        guard let sheet = sheet(blossom, point) else { return nil }
        // Looks towards the sun over the other petals.
        var open: Float = 1, sky: Float = 1
        for step in 1...9 {
            let s = Float(step) * 0.028
            let q = point + V2(Self.sun.x, Self.sun.y) * (s * blossom.radius)
            guard let other = self.sheet(blossom, q) else { continue }
            let over = other.height - (sheet.height + s * 0.75 + 0.012)
            if over > 0 { open = min(open, 1 - smooth(0, 0.05, over)) }
        }
        for step in 0..<5 {
            let angle = Float(step) * 1.2566
            let q = point + V2(cos(angle), sin(angle)) * (0.07 * blossom.radius)
            if let other = self.sheet(blossom, q) { sky -= 0.2 * smooth(0.0, 0.14, other.height - sheet.height) }
        }
        let facing = dot(sheet.normal, Self.sun)
        let direct = max(facing, 0) * open
        let through = sheet.glow * (0.35 + 0.65 * open) * max(0, 0.55 - 0.45 * facing)
        let fromSky: Float = sky * (0.75 + 0.225 * sheet.normal.y)
        let fromMeadow: Float = 0.35 * sky * max(0, -sheet.normal.y)
        var light = V3(2.5, 2.3, 1.95) * direct
        light += V3(0.36, 0.46, 0.58) * fromSky
        light += V3(0.20, 0.28, 0.10) * fromMeadow
        let saturated = sheet.color * sheet.color
        let halfway = normalized(Self.sun + V3(0, 0, 1))
        let shine = pow(max(dot(sheet.normal, halfway), 0), 26) * 0.10 * open
        var result = sheet.color * light
        result += saturated * V3(2.0, 1.7, 1.4) * through
        return result + shine
    }

    private func meadow(_ p: V2) -> V3 {
        let low = smooth(0.9, -1, p.y)
        let cloud = layered(p * 1.1 + 3, octaves: 3, salt: 4)
        var color = mix(linear(0xA9C66A) * 0.85, linear(0x25491B) * 0.6, low * 0.75 + 0.5 * (cloud - 0.4))
        let fromSun = p - V2(-0.8, 1.05)
        color += V3(0.5, 0.46, 0.22) * exp(dot(fromSun, fromSun) * -0.9)
        for blot in blots {
            let r = length(p - blot.place) / blot.radius
            guard r < 1.2 else { continue }
            color = mix(color, blot.color, smooth(1.15, 0.72, r) * (blot.radius < 0.115 ? 0.38 : 0.6))
        }
        // Stems, out of focus.
        for index in 0..<9 {
            let sway: Float = 0.22 * sin(p.y * 1.3 + Float(index) * 2)
            let x: Float = (chance(Int32(index), 3, 5) - 0.5) * 3 + sway
            let soft = 0.05 + 0.04 * chance(Int32(index), 4, 5)
            color = mix(color, linear(0x5E8C2C) * 0.55, smooth(soft, 0, abs(p.x - x)) * 0.5 * smooth(0.7, -0.4, p.y))
        }
        return color
    }

    private func stem(_ blossom: Blossom, _ p: V2) -> V3? {
        guard p.y < blossom.place.y else { return nil }
        let down = blossom.place.y - p.y
        let x = blossom.place.x + 0.10 * blossom.lean.x + 0.06 * sin(down * 1.6 + Float(blossom.salt))
        let half = blossom.radius * 0.035 + 0.004 * down
        let v = (p.x - x) / half
        guard abs(v) < 1.25 else { return nil }
        let round = max(0, 1 - v * v).squareRoot()
        let lit: Float = 0.35 + 1.2 * clamp(0.45 * round - 0.5 * v + 0.2)
        return mix(linear(0x3E6B22), linear(0x86B04A), noise(V2(v * 2, p.y * 40), 8)) * lit
    }

    func light(at point: V2, dice: inout Dice) -> V3 {
        var color = meadow(point)
        for blossom in blossoms {
            if let stem = stem(blossom, point) { color = stem }
            if let petal = shaded(blossom, point) { color = petal }
        }
        return color
    }
}
