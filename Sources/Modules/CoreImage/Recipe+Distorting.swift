import KinoraGeometry

/// Filters that show each pixel from another place. Apple names what they do, not how it falls off: it does so smoothly here.
extension Recipe {
    static let distorting: [String: Recipe] = [
        "CITwirlDistortion": around([kCIInputRadiusKey: 300.0, kCIInputAngleKey: 3.141592653589793]) {
            x, y, depth, filter in
            turned(x, y, filter.number(kCIInputAngleKey) * depth * depth)
        },
        "CIVortexDistortion": around([kCIInputRadiusKey: 300.0, kCIInputAngleKey: 56.548667764616276]) {
            x, y, depth, filter in turned(x, y, filter.number(kCIInputAngleKey) * depth * depth * depth)
        },
        // Nearer to the middle is larger, or smaller where the scale is negative.
        "CIBumpDistortion": around([kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]) { x, y, depth, filter in
            let share = 1 - filter.number(kCIInputScaleKey) * depth * depth
            return (x * share, y * share)
        },
        "CIPinchDistortion": around([kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]) { x, y, depth, filter in
            let share = 1 + filter.number(kCIInputScaleKey) * depth * depth
            return (x * share, y * share)
        },
        "CIKaleidoscope": picture(["inputCount": 6.0, kCIInputAngleKey: 0.0]) { pixels, filter in
            let center = filter.place(kCIInputCenterKey, in: pixels)
            let wedge = 2 * Double.pi / max(1, filter.number("inputCount").rounded())
            let start = -filter.number(kCIInputAngleKey)
            return pixels.made { x, y in
                let (right, down) = (x - center.x, y - center.y)
                let length = Maths.hypot(right, down)
                var angle = (Maths.atan2(down, right) - start).truncatingRemainder(dividingBy: wedge)
                if angle < 0 { angle += wedge }
                // The second half of a wedge mirrors the first.
                angle = start + min(angle, wedge - angle)
                return pixels.sample(center.x + length * Maths.cos(angle), center.y + length * Maths.sin(angle))
            }
        },
    ]

    private static func turned(_ x: Double, _ y: Double, _ angle: Double) -> (Double, Double) {
        let (cosine, sine) = (Maths.cos(angle), Maths.sin(angle))
        return (x * cosine - y * sine, x * sine + y * cosine)
    }

    /// A change within a circle.
    ///
    /// - Parameter move: from where a pixel is shown, both counted from the middle. Its depth is 1 there and 0 at the circle.
    private static func around(
        _ defaults: [String: Any],
        _ move: @escaping (_ x: Double, _ y: Double, _ depth: Double, CIFilter) -> (x: Double, y: Double)
    ) -> Recipe {
        picture(defaults) { pixels, filter in
            let center = filter.place(kCIInputCenterKey, in: pixels)
            let radius = max(0.001, filter.number(kCIInputRadiusKey))
            return pixels.made { x, y in
                let (right, down) = (x - center.x, y - center.y)
                let depth = 1 - Maths.hypot(right, down) / radius
                guard depth > 0 else { return pixels.sample(x, y) }
                let from = move(right, down, depth, filter)
                return pixels.sample(center.x + from.x, center.y + from.y)
            }
        }
    }
}
