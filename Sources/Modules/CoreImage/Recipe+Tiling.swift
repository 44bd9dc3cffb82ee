import KinoraBasics
import KinoraGeometry

/// Filters that show a picture in cells and dots.
extension Recipe {
    static let tiling: [String: Recipe] = [
        "CICrystallize": picture([kCIInputRadiusKey: 20.0]) { pixels, filter in
            let cells = Cells(side: filter.number(kCIInputRadiusKey))
            return pixels.made { x, y in
                let seed = cells.nearest(x, y)
                return pixels.sample(seed.x, seed.y)
            }
        },
        // The dots are as wide as they are apart; between them is white.
        "CIPointillize": picture([kCIInputRadiusKey: 20.0]) { pixels, filter in
            let cells = Cells(side: filter.number(kCIInputRadiusKey))
            return pixels.made { x, y in
                let seed = cells.nearest(x, y)
                let isInside = seed.distance <= cells.side / 2
                return isInside ? pixels.sample(seed.x, seed.y) : SIMD4(repeating: pixels.sample(x, y).w)
            }
        },
        "CIHexagonalPixellate": picture([kCIInputScaleKey: 8.0]) { pixels, filter in
            let center = filter.place(kCIInputCenterKey, in: pixels)
            let hexagons = Hexagons(width: max(1, filter.number(kCIInputScaleKey)))
            return pixels.made { x, y in
                let middle = hexagons.middle(x - center.x, y - center.y)
                return pixels.sample(center.x + middle.x, center.y + middle.y)
            }
        },
        "CIDotScreen": screen { x, y in (Maths.sin(x) * Maths.sin(y) + 1) / 2 },
        "CILineScreen": screen { x, _ in (Maths.sin(x) + 1) / 2 },
    ]

    /// Black and white by a pattern that is more or less covered.
    ///
    /// - Parameter pattern: 0 to 1, with a period of 2π each way.
    private static func screen(_ pattern: @escaping (_ x: Double, _ y: Double) -> Double) -> Recipe {
        picture(["inputWidth": 6.0, kCIInputAngleKey: 0.0, "inputSharpness": 0.7]) { pixels, filter in
            let center = filter.place(kCIInputCenterKey, in: pixels)
            let step = 2 * Double.pi / max(1, filter.number("inputWidth"))
            let angle = -filter.number(kCIInputAngleKey)
            let (cosine, sine) = (Maths.cos(angle) * step, Maths.sin(angle) * step)
            let softness = Float(max(0.01, 1 - filter.number("inputSharpness")))
            return pixels.mapped { color, x, y in
                let (right, down) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
                let height = Float(pattern(right * cosine + down * sine, down * cosine - right * sine))
                let level = luma(color.encoded)
                let light = min(max((level - height) / softness + 0.5, 0), 1)
                return SIMD3(repeating: light).linear
            }
        }
    }
}

/// Points in squares, each somewhere in its own: the cells are what is nearest to them.
private struct Cells {
    let side: Double

    init(side: Double) { self.side = max(1, side) }

    func nearest(_ x: Double, _ y: Double) -> (x: Double, y: Double, distance: Double) {
        let (column, row) = (Int((x / side).rounded(.down)), Int((y / side).rounded(.down)))
        var best = (x: x, y: y, distance: Double.infinity)
        for down in -2...2 {
            for right in -2...2 {
                let point = point(column + right, row + down)
                let distance = Maths.hypot(point.x - x, point.y - y)
                if distance < best.distance { best = (point.x, point.y, distance) }
            }
        }
        return best
    }

    /// The same for the same square in every picture.
    private func point(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
        var dice = SplitMix(seed: UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9 &+ UInt64(bitPattern: Int64(row)))
        return ((Double(column) + dice.unit()) * side, (Double(row) + dice.unit()) * side)
    }
}

/// Hexagons with upright sides, one about the origin.
private struct Hexagons {
    /// From an upright side to the other.
    let width: Double

    /// The middle of the hexagon that a point is in: that of two grids of rectangles whose nearest point is nearer.
    func middle(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let height = width * 1.7320508075688772
        func nearest(_ left: Double, _ top: Double) -> (x: Double, y: Double) {
            (((x - left) / width).rounded() * width + left, ((y - top) / height).rounded() * height + top)
        }
        let (a, b) = (nearest(0, 0), nearest(width / 2, height / 2))
        return Maths.hypot(a.x - x, a.y - y) <= Maths.hypot(b.x - x, b.y - y) ? a : b
    }
}
