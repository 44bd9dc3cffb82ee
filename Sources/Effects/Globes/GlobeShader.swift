import KinoraScene
import KinoraViews

/// The Earth seen from a camera three radii away, as a color shader over a disc: surface, light, glint, air and the lights of
/// the night side. Rays meet the sphere in perspective, so that its silhouette is the disc's edge.
enum GlobeShader {
    /// Arguments: the disc's diameter; turn and tilt in radians; direction to the light (x, y, z); strength of the night lights; how
    /// thick clouds are.
    static func register() { ShaderKernels.register("KinoraGlobe", .color(bind)) }

    /// Camera distance in radii, and the tangent of the angle at which it sees the silhouette.
    private static let (distance, edge): (Float, Float) = (3, 0.353_553_4)

    @Sendable
    private static func bind(_ arguments: ShaderArguments) -> ShaderKernel.Color {
        let radius = max(arguments.float(0) / 2, 1)
        let (turn, tilt) = (arguments.float(1), Maths.sincos(arguments.float(2)))
        let light = normalized(SIMD3(arguments.float(3), arguments.float(4), arguments.float(5)))
        let (night, clouds) = (arguments.float(6), arguments.float(7))
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
            // The terminator is some degrees wide: air bends light round the ball.
            let brightness = smooth(-0.10, 0.22, day)
            let place = EarthSurface.place(latitude: latitude, longitude: longitude)
            let shade = 0.05 + 0.95 * brightness * (0.42 + 0.58 * max(0, day))
            let ground = SIMD3(place.ground.x, place.ground.y, place.ground.z)
            var result = ground * (1.25 * shade)
            // The sun's mirror image lies on water alone.
            let glint = power(max(0, dot(normal, halfway)), 6) * 0.3 + power(max(0, dot(normal, halfway)), 3) * 0.06
            result += SIMD3(1, 0.95, 0.86) * (glint * brightness * place.ground.w)
            let cloud = min(1, place.veil.x * clouds)
            if night > 0, brightness < 0.7 {
                let dark = 1 - brightness / 0.7
                result += SIMD3(1, 0.76, 0.38) * (place.veil.y * night * dark * dark * (1 - 0.75 * cloud))
            }
            let top = SIMD3<Float>(1.12, 1.12, 1.14) * shade
            result += (top - result) * (0.94 * cloud)
            // At the terminator light has gone a long way through air: it is warm there.
            result += SIMD3(0.20, 0.06, 0) * (brightness * (1 - brightness) * (0.4 + cloud))
            // Air: blue towards the rim, on the lit side.
            let rim = power(1 - facing, 1) * (0.06 + 0.94 * brightness)
            result += (SIMD3(0.42, 0.68, 1) - result) * (0.16 * brightness * (1 - facing) + 0.85 * rim * rim)
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
