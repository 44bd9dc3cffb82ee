import Foundation

/// The open sea at sunset: waves that mirror a burning sky, and the sun's road on them.
struct Sea: Subject {
    private let sun: V3
    private let camera: Camera
    private let sky: Sky

    init(tall: Bool) {
        sun = normalized(V3(tall ? 0.02 : 0.16, 0.052, 1))
        let place = V3(0, 2.6, 0)
        camera = Camera(at: place, lookingAt: place + V3(0, tall ? 2 : 3.5, 100), view: tall ? 0.5 : 0.36)
        sky = Sky(
            sun: sun, zenith: V3(0.035, 0.07, 0.24), horizon: V3(0.72, 0.26, 0.13), sunColor: V3(4.4, 1.7, 0.42),
            glow: 0.9, cover: 0.55,
            cloudLit: V3(1.1, 0.36, 0.17), cloudDark: V3(0.10, 0.075, 0.16), salt: 3)
    }

    /// Trains of waves from many directions, pointed at their crests; heights in meters.
    private func height(_ p: V2, octaves: Int) -> Float {
        var (sum, weight, frequency): (Float, Float, Float) = (0, 0.33, 0.21)
        var angle: Float = 1.5
        var q = p
        for octave in 0..<octaves {
            let direction = V2(cos(angle), sin(angle))
            let bend = noise(q * frequency * 0.35 + Float(octave) * 7.3, Int32(octave) &+ 11) * 2.6
            let phase = dot(q, direction) * frequency + bend * 2
            let wave = 1 - abs(sin(phase))
            sum += weight * (wave * wave * 0.7 + 0.3 * (0.5 + 0.5 * cos(phase * 1.7 + bend)))
            q += direction * (weight * 0.35 * cos(phase))
            weight *= 0.62
            frequency *= 1.63
            angle += octave.isMultiple(of: 2) ? 1.05 : -1.43
        }
        return sum - 0.42
    }

    func light(at point: V2, dice: inout Dice) -> V3 {
        let ray = camera.ray(point)
        guard ray.y < -0.0012 else { return sky.light(V3(ray.x, max(ray.y, 0.0005), ray.z)) }
        var t = (camera.place.y - 0.7) / -ray.y
        for _ in 0..<24 {
            let p = camera.place + ray * t
            let above = p.y - height(V2(p.x, p.z), octaves: 4)
            if above < 0.002 * t { break }
            t += max(above * 0.5, 0.002 * t)
        }
        let place = camera.place + ray * t
        let flat = V2(place.x, place.z)
        let e = max(0.012, t * 0.0016)
        let octaves = t < 25 ? 10 : t < 120 ? 8 : t < 500 ? 6 : 5
        let x = height(flat + V2(e, 0), octaves: octaves) - height(flat - V2(e, 0), octaves: octaves)
        let z = height(flat + V2(0, e), octaves: octaves) - height(flat - V2(0, e), octaves: octaves)
        let calm = 1 / (1 + t * 0.006)
        // What is too fine to be seen far away still scatters the mirror.
        let rough = dice.disc() * (0.035 + 0.05 * (1 - calm))
        var normal = normalized(
            V3(-x / (2 * e) * (0.45 + 0.55 * calm) + rough.x, 1, -z / (2 * e) * (0.45 + 0.55 * calm) + rough.y))
        if dot(normal, ray) > -0.02 { normal = normalized(normal - ray * (dot(normal, ray) + 0.02)) }
        var mirror = reflected(ray, at: normal)
        mirror.y = abs(mirror.y) + 0.01
        mirror = normalized(mirror)
        let facing = max(-dot(ray, normal), 0)
        let fresnel = 0.02 + 0.98 * pow(1 - facing, 5)
        let glitter = sky.sunColor * (7 * smooth(0.9975, 0.9996, dot(mirror, sun)))
        let above = sky.light(mirror, clouds: true, disc: false) + glitter
        let crest = smooth(0.1, 0.9, place.y + 0.25)
        let deep = V3(0.012, 0.03, 0.055) + V3(0.03, 0.075, 0.08) * crest
        var result = mix(deep, above, fresnel)
        let clear = exp(-t * 0.00085)
        result = mix(sky.air(normalized(V3(ray.x, 0.01, ray.z))) * 0.85, result, clear)
        return result
    }
}
