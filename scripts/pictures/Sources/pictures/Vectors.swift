import Foundation

/// A point, a direction, or light as linear red, green and blue.
typealias V3 = SIMD3<Float>
typealias V2 = SIMD2<Float>

func dot(_ a: V3, _ b: V3) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }
func dot(_ a: V2, _ b: V2) -> Float { a.x * b.x + a.y * b.y }
func cross(_ a: V3, _ b: V3) -> V3 {
    V3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
func length(_ a: V3) -> Float { dot(a, a).squareRoot() }
func length(_ a: V2) -> Float { dot(a, a).squareRoot() }
func normalized(_ a: V3) -> V3 { a / max(length(a), 1e-12) }
func mix(_ a: V3, _ b: V3, _ t: Float) -> V3 { a + (b - a) * t }
func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
func clamp(_ x: Float, _ low: Float = 0, _ high: Float = 1) -> Float { min(max(x, low), high) }
/// 0 below `low`, 1 above `high`, smooth between; `low` may be the greater one.
func smooth(_ low: Float, _ high: Float, _ x: Float) -> Float {
    let t = clamp((x - low) / (high - low))
    return t * t * (3 - 2 * t)
}
func reflected(_ ray: V3, at normal: V3) -> V3 { ray - normal * (2 * dot(ray, normal)) }
func expf(_ v: V3) -> V3 { V3(exp(v.x), exp(v.y), exp(v.z)) }

/// Linear light of a gamma-encoded sRGB color, as in `0xRRGGBB`.
func linear(_ hexadecimal: UInt32) -> V3 {
    func channel(_ shift: UInt32) -> Float {
        let c = Float((hexadecimal >> shift) & 255) / 255
        return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return V3(channel(16), channel(8), channel(0))
}

/// A camera that looks from one point at another.
struct Camera {
    let place: V3
    private let right: V3, up: V3, ahead: V3

    /// `view` is the tangent of half the angle that the picture's height covers.
    init(at place: V3, lookingAt goal: V3, view: Float) {
        self.place = place
        ahead = normalized(goal - place)
        let side = normalized(cross(ahead, V3(0, 1, 0)))
        right = side * view
        up = cross(side, ahead) * view
    }

    /// The direction through a point of the film, −1…1 from bottom to top.
    func ray(_ film: V2) -> V3 { normalized(ahead + right * film.x + up * film.y) }
}
