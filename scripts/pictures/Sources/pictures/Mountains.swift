import Foundation

/// Snowy peaks behind wooded hills, the farther the paler, in the light of a low sun.
struct Mountains: Subject {
    private let sun = normalized(V3(-0.72, 0.34, 0.32))
    private let camera: Camera
    private let sky: Sky

    init(tall: Bool) {
        let place = V3(0, 520, 0)
        camera = Camera(
            at: place, lookingAt: place + V3(tall ? 120 : 200, tall ? 60 : 20, 1000), view: tall ? 0.5 : 0.36)
        sky = Sky(
            sun: sun, zenith: V3(0.10, 0.22, 0.50), horizon: V3(0.52, 0.64, 0.78), sunColor: V3(2.6, 1.9, 1.2),
            cover: 0.42,
            cloudLit: V3(1.05, 0.96, 0.9), cloudDark: V3(0.5, 0.56, 0.68), salt: 5)
    }

    /// Height of the ground in meters: ridges where noise crosses its middle, worn where the ground is steep.
    private func height(_ place: V2, octaves: Int) -> Float {
        var p = place * 0.00036 + V2(11.3, 4.1)
        var (sum, weight): (Float, Float) = (0, 1)
        var slope = V2.zero
        for octave in 0..<octaves {
            let n = noiseWithSlope(p, Int32(octave) &+ 3)
            let fold = 1 - abs(2 * n.value - 1)
            slope += n.slope * (n.value > 0.5 ? -1 : 1) * (octave == 0 ? 0.4 : 0.62)
            sum += weight * fold * fold / (1 + 0.55 * dot(slope, slope))
            weight *= 0.47
            p = turned(p) * 2.02
        }
        let far = smooth(1500, 9000, place.y)
        let valley = 1 - 0.75 * exp(-pow((place.x - 0.16 * place.y) / (420 + 0.10 * place.y), 2))
        return sum * (260 + 1650 * far) * (0.35 + 0.65 * valley) - 80 + 120 * (1 - far)
    }

    /// With tree tops where woods stand.
    private func surface(_ place: V2, distance: Float) -> Float {
        let ground = height(place, octaves: distance < 1500 ? 11 : distance < 6000 ? 9 : 8)
        guard distance < 5000, wooded(place, ground) > 0.2 else { return ground }
        return ground + trees(place) * 15 * wooded(place, ground)
    }

    private func wooded(_ place: V2, _ height: Float) -> Float {
        smooth(760, 520, height + 220 * (layered(place * 0.0021, octaves: 4, salt: 71) - 0.5))
            * smooth(0.34, 0.46, layered(place * 0.0034, octaves: 4, salt: 77))
    }

    /// Cones that stand close together: 0 between them, 1 at their tips.
    private func trees(_ place: V2) -> Float {
        let p = place / 13
        let cell = p.rounded(.down)
        var best: Float = 0
        for dy in -1...1 {
            for dx in -1...1 {
                let c = cell + V2(Float(dx), Float(dy))
                let x = Int32(c.x), y = Int32(c.y)
                let stem = c + V2(chance(x, y, 5), chance(x, y, 6))
                let size = 0.5 + 0.5 * chance(x, y, 7)
                best = max(best, size * (1 - length(p - stem) * 1.05))
            }
        }
        return best
    }

    private func normal(_ place: V2, distance: Float) -> V3 {
        let e = max(0.6, distance * 0.0011)
        let x = surface(place + V2(e, 0), distance: distance) - surface(place - V2(e, 0), distance: distance)
        let z = surface(place + V2(0, e), distance: distance) - surface(place - V2(0, e), distance: distance)
        return normalized(V3(-x, 2 * e, -z))
    }

    private func hit(_ ray: V3) -> Float? {
        var t: Float = 20
        var last = t
        for _ in 0..<420 {
            let p = camera.place + ray * t
            if p.y > 2600, ray.y > 0 { return nil }
            let above = p.y - surface(V2(p.x, p.z), distance: t)
            if above < 0.0004 * t {
                var (low, high) = (last, t)
                for _ in 0..<7 {
                    let middle = (low + high) / 2
                    let q = camera.place + ray * middle
                    if q.y < surface(V2(q.x, q.z), distance: middle) { high = middle } else { low = middle }
                }
                return high
            }
            last = t
            t += max(0.32 * above, 0.0015 * t)
            if t > 40000 { return nil }
        }
        return t
    }

    private func shade(_ place: V3, distance: Float) -> Float {
        var t: Float = 8 + 0.003 * distance
        var open: Float = 1
        for _ in 0..<48 {
            let p = place + sun * t
            let above = p.y - height(V2(p.x, p.z), octaves: 7)
            open = min(open, 22 * above / t)
            if open < 0 || p.y > 2600 { break }
            t += max(6, above * 0.6)
        }
        return smooth(-0.1, 1, open)
    }

    func light(at point: V2, dice: inout Dice) -> V3 {
        let ray = camera.ray(point)
        guard let distance = hit(ray) else { return sky.light(ray, disc: false) }
        let place = camera.place + ray * distance
        let flat = V2(place.x, place.z)
        let normal = normal(flat, distance: distance)
        let ground = height(flat, octaves: 8)
        let grain = layered(flat * 0.012, octaves: 5, salt: 40), fine = layered(flat * 0.11, octaves: 4, salt: 44)
        let strata = layered(V2(place.y * 0.02 + grain * 2, flat.x * 0.0006), octaves: 4, salt: 47)
        var color = mix(linear(0x5B5048), linear(0x8E8174), strata) * (0.55 + 0.9 * fine)
        // Meadow, woods and snow, where the ground lets them lie.
        let meadow = smooth(0.62, 0.86, normal.y) * smooth(1000, 640, ground + 260 * (grain - 0.5))
        color = mix(color, mix(linear(0x4C5A24), linear(0x8A7B3C), grain) * (0.6 + 0.8 * fine), meadow)
        let wood = wooded(flat, ground)
        let tops = trees(flat)
        color = mix(color, mix(linear(0x0E1D14), linear(0x2E4424), tops) * (0.5 + 0.9 * fine), min(1, wood * 1.6))
        let snow = smooth(0.5, 0.68, normal.y + 0.16 * (grain - 0.5)) * smooth(700, 1050, ground + 420 * (grain - 0.5))
        color = mix(color, V3(0.86, 0.9, 0.96), snow)

        let open = shade(place, distance: distance)
        let direct = max(dot(normal, sun), 0) * open
        let fromSky = 0.5 + 0.5 * normal.y
        let back = max(dot(normal, normalized(V3(-sun.x, 0, -sun.z))), 0)
        var light = V3(3.1, 2.45, 1.75) * direct + V3(0.32, 0.46, 0.72) * fromSky * (0.35 + 0.3 * open)
        light += V3(0.20, 0.16, 0.12) * back * 0.4
        var result = color * light
        // Haze: thick in the valleys, blue away from the sun and warm towards it.
        let density = 0.000055 + 0.00016 * exp(-max(place.y - 100, 0) / 380)
        let clear = expf(V3(-1, -1.12, -1.35) * density * distance)
        let towards = max(dot(ray, sun), 0)
        let haze = mix(V3(0.42, 0.55, 0.74), V3(1.15, 0.88, 0.62), pow(towards, 3) * 0.9) * 0.92
        result = result * clear + haze * (V3(1, 1, 1) - clear)
        return result
    }
}
