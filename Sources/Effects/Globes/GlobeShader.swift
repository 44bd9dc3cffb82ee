import KinoraScene
import KinoraViews

/// The Earth seen from a camera three radii away, as a color shader over a disc: surface, light, glint, air and the lights of
/// the night side. Rays meet the sphere in perspective, so that its silhouette is the disc's edge.
enum GlobeShader {
    /// Arguments: the disc's diameter; turn and tilt in radians; direction to the light (x, y, z); strength of the night lights.
    static func register() { ShaderKernels.register("KinoraGlobe", .color(bind)) }

    /// Camera distance in radii, and the tangent of the angle at which it sees the silhouette.
    private static let (distance, edge): (Float, Float) = (3, 0.353_553_4)

    @Sendable
    private static func bind(_ arguments: ShaderArguments) -> ShaderKernel.Color {
        let radius = max(arguments.float(0) / 2, 1)
        let (turn, tilt) = (arguments.float(1), Maths.sincos(arguments.float(2)))
        let light = normalized(SIMD3(arguments.float(3), arguments.float(4), arguments.float(5)))
        let night = arguments.float(6)
        let halfway = normalized(light + SIMD3(0, 0, 1))
        return { position, color in
            guard color.w > 0 else { return color }
            let normal = hit(SIMD2(position.x / radius - 1, 1 - position.y / radius))
            let facing = max(0, normal.z)
            // Back by the tilt about the x axis, then by the turn about the poles.
            let north = normal.y * tilt.cos + normal.z * tilt.sin
            let depth = normal.z * tilt.cos - normal.y * tilt.sin
            let latitude = Maths.atan2(north, (max(0, 1 - north * north)).squareRoot()) * 57.295_78
            let longitude = (Maths.atan2(normal.x, depth) - turn) * 57.295_78

            let day = dot(normal, light)
            let brightness = smooth(-0.12, 0.35, day)
            var result =
                EarthMap.color(latitude: latitude, longitude: longitude)
                * (0.08 + 0.92 * brightness * (0.55 + 0.45 * max(0, day)))
            let sea = 1 - smooth(0.44, 0.56, EarthMap.share(latitude: latitude, longitude: longitude))
            let glint = power(max(0, dot(normal, halfway)), 6) * (0.1 + 0.55 * sea)
            result += SIMD3(1, 0.97, 0.9) * glint * brightness
            if night > 0, brightness < 0.6 {
                result +=
                    SIMD3(1, 0.8, 0.45)
                    * (EarthMap.nightLight(latitude: latitude, longitude: longitude) * night * (1 - brightness / 0.6))
            }
            // Air: blue towards the rim, on the lit side.
            let rim = power(1 - facing, 1) * (0.15 + 0.85 * brightness)
            result += (SIMD3(0.45, 0.7, 1) - result) * (0.75 * rim * rim)
            let clamped = SIMD3(min(max(result.x, 0), 1), min(max(result.y, 0), 1), min(max(result.z, 0), 1)) * color.w
            return SIMD4(clamped.x, clamped.y, clamped.z, color.w)
        }
    }

    /// The unit normal where the ray through a point of the disc (−1…1) meets the sphere; beyond the edge, the edge's.
    private static func hit(_ point: SIMD2<Float>) -> SIMD3<Float> {
        let ray = SIMD3(point.x * edge, point.y * edge, -1)
        let a = dot(ray, ray)
        let b = -distance
        let root = max(0, b * b - a * (distance * distance - 1)).squareRoot()
        return normalized(ray * ((-b - root) / a) + SIMD3(0, 0, distance))
    }

    private static func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }
    private static func normalized(_ a: SIMD3<Float>) -> SIMD3<Float> { a / max(dot(a, a), 1e-12).squareRoot() }

    private static func smooth(_ low: Float, _ high: Float, _ x: Float) -> Float {
        let t = min(max((x - low) / (high - low), 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// x to the power of 2 to the `doublings`.
    private static func power(_ x: Float, _ doublings: Int) -> Float {
        (0..<doublings).reduce(x) { result, _ in result * result }
    }
}
