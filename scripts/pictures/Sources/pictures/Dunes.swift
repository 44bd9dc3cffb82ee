import Foundation

/// Dunes in the last light: sharp crests, a shadow side, ripples, and sand that glitters a little.
struct Dunes: Subject {
    private let sun = normalized(V3(-0.86, 0.23, 0.30))
    private let camera: Camera
    private let sky: Sky

    init(tall: Bool) {
        let place = V3(0, 46, 0)
        camera = Camera(at: place, lookingAt: place + V3(tall ? 0 : 6, tall ? -12 : -14, 100), view: tall ? 0.56 : 0.4)
        sky = Sky(
            sun: sun, zenith: V3(0.06, 0.22, 0.62), horizon: V3(0.62, 0.62, 0.62), sunColor: V3(2.6, 1.7, 0.9),
            glow: 0.8, cover: 0.22,
            cloudLit: V3(1.0, 0.8, 0.62), cloudDark: V3(0.6, 0.55, 0.58), salt: 21)
    }

    /// A long rise to a crest and a short slope behind it, 0…1 over one turn.
    private func profile(_ x: Float) -> Float {
        let t = x - x.rounded(.down)
        let rise = t < 0.72 ? t / 0.72 : (1 - t) / 0.28
        return rise < 0.35 ? rise * rise : rise * 1.35 - 0.35
    }

    private func height(_ p: V2) -> Float {
        let warp = layered(p * 0.0032, octaves: 2, salt: 2) * 3.1 + layered(p * 0.011, octaves: 2, salt: 9) * 0.42
        let long = profile(p.x * 0.0034 + 0.0016 * p.y + warp)
        let size = 0.3 + 0.9 * layered(p * 0.0026 + 40, octaves: 2, salt: 12)
        let cross = profile(p.x * 0.0072 - 0.0064 * p.y + warp * 1.3 + 0.4)
        return 62 * long * size + 13 * cross * (0.35 + 0.65 * (1 - long)) + 16
            * layered(p * 0.004, octaves: 2, salt: 30) - 22
    }

    private func normal(_ p: V2, distance: Float) -> V3 {
        let e = max(0.08, distance * 0.0008)
        let x = height(p + V2(e, 0)) - height(p - V2(e, 0)), z = height(p + V2(0, e)) - height(p - V2(0, e))
        return normalized(V3(-x, 2 * e, -z))
    }

    /// How the wind's ripples tilt the sand.
    private func ripples(_ p: V2, distance: Float) -> V2 {
        let fade = smooth(260, 20, distance)
        guard fade > 0 else { return .zero }
        let bend = layered(p * 0.05, octaves: 3, salt: 51) * 7 + layered(p * 0.3, octaves: 2, salt: 53) * 1.1
        let phase = p.x * 5.2 + p.y * 1.4 + bend * 2.6
        let wave = cos(phase) + 0.35 * cos(2 * phase + 0.6)
        return V2(wave, wave * 0.3) * 0.19 * fade * (0.45 + 0.75 * layered(p * 0.07, octaves: 2, salt: 58))
    }

    func light(at point: V2, dice: inout Dice) -> V3 {
        let ray = camera.ray(point)
        var t: Float = 1
        var found = false
        for _ in 0..<320 {
            let p = camera.place + ray * t
            if p.y > 90, ray.y > 0 { break }
            let above = p.y - height(V2(p.x, p.z))
            if above < 0.0006 * t {
                found = true
                break
            }
            t += max(0.3 * above, 0.002 * t)
            if t > 5200 { break }
        }
        guard found else { return sky.light(ray, disc: false) }
        let place = camera.place + ray * t
        let flat = V2(place.x, place.z)
        let smoothNormal = normal(flat, distance: t)
        let windward = smooth(0.05, 0.3, dot(smoothNormal, normalized(V3(-0.8, 0.55, 0.1))))
        let tilt = ripples(flat, distance: t) * (0.35 + 0.65 * windward)
        let speck = chance(Int32(flat.x * 55), Int32(flat.y * 55), 3) - 0.5
        let normal = normalized(smoothNormal + V3(tilt.x + speck * 0.10 * smooth(60, 5, t), 0, tilt.y))
        var open: Float = 1
        var s: Float = 0.5 + t * 0.002
        for _ in 0..<60 {
            let p = place + V3(0, 0.05, 0) + sun * s
            let above = p.y - height(V2(p.x, p.z))
            open = min(open, 26 * above / s)
            if open < 0 || p.y > 90 { break }
            s += max(0.5, above * 0.5)
        }
        let direct = max(dot(normal, sun), 0) * smooth(-0.05, 1, open)
        let shade = layered(flat * 0.05, octaves: 5, salt: 60), dust = layered(flat * 2.2, octaves: 3, salt: 66)
        var sand = mix(linear(0xC98748), linear(0xE8B678), shade) * (0.86 + 0.28 * dust)
        sand *= 1 + 0.30 * speck * smooth(70, 6, t)
        let away = max(dot(normal, normalized(V3(0.8, 0.2, -0.4))), 0)
        var light = V3(3.3, 2.25, 1.35) * direct * 1.05 + V3(0.34, 0.42, 0.62) * (0.4 + 0.45 * normal.y)
        light += V3(0.42, 0.24, 0.12) * away * 0.5
        var result = sand * light
        let halfway = normalized(sun - ray)
        result += V3(1.3, 0.95, 0.6) * direct * pow(max(dot(normal, halfway), 0), 24) * 0.10
        let clear = expf(V3(-1, -1.1, -1.3) * 0.00042 * t)
        result = result * clear + V3(0.86, 0.66, 0.52) * (V3(1, 1, 1) - clear)
        return result
    }
}
