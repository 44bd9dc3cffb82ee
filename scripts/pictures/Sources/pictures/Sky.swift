import Foundation

/// A clear sky with a low sun: darker blue above, pale at the horizon, warm around the sun, with thin clouds.
struct Sky: Sendable {
    var sun: V3
    var zenith: V3
    var horizon: V3
    var sunColor: V3
    /// How strongly the air glows around the sun.
    var glow: Float = 1
    /// How much of the sky clouds cover, 0…1.
    var cover: Float = 0.45
    var cloudLit = V3(1.1, 1.0, 0.92)
    var cloudDark = V3(0.5, 0.54, 0.62)
    var salt: Int32 = 0

    /// The air alone, without clouds and without the sun's disc.
    func air(_ ray: V3) -> V3 {
        let height = max(ray.y, 0)
        let toSun = max(dot(ray, sun), 0)
        var color = mix(horizon, zenith, 1 - exp(-3.2 * height))
        let low = exp(-5 * height)
        let wide: Float = 0.09 * pow(toSun, 5) * (0.35 + 0.65 * low)
        let narrow: Float = 0.22 * pow(toSun, 48)
        color += sunColor * (glow * (wide + narrow))
        return color
    }

    func light(_ ray: V3, clouds: Bool = true, disc: Bool = true) -> V3 {
        var color = air(ray)
        let toSun = max(dot(ray, sun), 0)
        if disc {
            let core: Float = 6 * smooth(0.99982, 0.99990, toSun)
            color += sunColor * (core + 0.5 * pow(toSun, 900))
        }
        guard clouds, cover > 0, ray.y > 0.004 else { return color }
        let p = V2(ray.x, ray.z) / (ray.y + 0.06) * 1.15 + V2(3.1, 7.7)
        let warp = V2(
            layered(p * 0.7, octaves: 3, salt: salt &+ 31), layered(p * 0.7 + 9.2, octaves: 3, salt: salt &+ 57))
        let q = p * V2(0.8, 1.25) + warp * 1.6
        let thickness = layered(q, octaves: 6, salt: salt)
        let amount = smooth(1 - cover - 0.13, 1 - cover + 0.2, thickness) * smooth(0.0, 0.12, ray.y)
        let towards = layered(q + V2(sun.x, sun.z) * 0.22, octaves: 4, salt: salt)
        let lit = clamp(0.5 + 2.6 * (thickness - towards) + 0.35 * toSun)
        let cloud = mix(cloudDark, cloudLit, lit) + sunColor * (0.25 * pow(toSun, 12))
        return mix(color, cloud, amount * 0.92)
    }
}
