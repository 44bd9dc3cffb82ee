import Foundation

/// A street at night through a wet window: lights far out of focus, towers in haze behind them, and drops on the glass that show the
/// street small and upside down.
struct City: Subject {
    private struct Lamp {
        let place: V2
        let radius: Float
        let color: V3
        let squeeze: V2
    }

    private struct Drop {
        let place: V2
        let radius: Float
        let stretch: Float
    }

    private let lamps: [Lamp]
    /// Which lamps reach into a square of the picture, to look only at those.
    private let squares: [[Int]]
    private let drops: [Drop]
    private let dropSquares: [[Int]]
    private let tall: Bool
    private static let (columns, rows, reach): (Int, Int, Float) = (32, 20, 1.6)

    init(tall: Bool) {
        self.tall = tall
        lamps = Self.lamps(tall: tall)
        drops = Self.drops(tall: tall)
        squares = Self.sorted(lamps.map { ($0.place, $0.radius * 1.1) })
        dropSquares = Self.sorted(drops.map { ($0.place, $0.radius * 1.5) })
    }

    private static func sorted(_ discs: [(place: V2, radius: Float)]) -> [[Int]] {
        var squares = [[Int]](repeating: [], count: columns * rows)
        for (index, disc) in discs.enumerated() {
            let low = square(disc.place - disc.radius), high = square(disc.place + disc.radius)
            for row in low.row...high.row {
                for column in low.column...high.column { squares[row * columns + column].append(index) }
            }
        }
        return squares
    }

    private static func square(_ p: V2) -> (column: Int, row: Int) {
        let x = (p.x + reach) / (2 * reach) * Float(columns), y = (p.y + 1) / 2 * Float(rows)
        return (Int(clamp(x, 0, Float(columns - 1))), Int(clamp(y, 0, Float(rows - 1))))
    }

    private static let colors: [V3] = [
        V3(1, 0.52, 0.16), V3(1, 0.62, 0.26), V3(1, 0.78, 0.5), V3(1, 0.44, 0.12), V3(0.95, 0.95, 1), V3(0.25, 0.55, 1),
        V3(0.1, 0.85, 0.75), V3(1, 0.12, 0.3), V3(0.85, 0.2, 0.9),
    ]

    private static func lamps(tall: Bool) -> [Lamp] {
        var dice = Dice(tall ? 911 : 417, 3, 8)
        var lamps: [Lamp] = []
        let wide: Float = tall ? 0.78 : 1.55
        func add(_ place: V2, _ radius: Float, _ color: V3) {
            // Towards the corners the lens cuts its discs to lemons.
            let squeeze = place * (0.22 * length(place) / wide)
            lamps.append(Lamp(place: place, radius: radius, color: color, squeeze: squeeze))
        }
        // Windows and signs of the houses at both sides, then street lamps in rows, then cars.
        for _ in 0..<(tall ? 90 : 150) {
            let side: Float = dice.next() < 0.5 ? -1 : 1
            let out = pow(dice.next(), 0.8)
            let rise: Float = (dice.next() - 0.12) * (0.25 + 0.9 * out)
            let place = V2(side * (0.10 + out * wide), rise - 0.12)
            let radius = (0.028 + 0.075 * out) * (0.7 + 0.6 * dice.next())
            let color = colors[Int(dice.next() * 8.99)]
            add(place, radius, color * (0.10 + 0.8 * pow(dice.next(), 2.0)))
        }
        for step in 0..<9 {
            let depth = pow(Float(step) / 8, 1.7)
            for side: Float in [-1, 1] {
                let x: Float = side * (0.09 + depth * wide * 0.95) + 0.02 * (dice.next() - 0.5)
                add(
                    V2(x, 0.02 + depth * 0.62), 0.026 + 0.085 * depth, V3(1, 0.6, 0.22) * (1.3 - 0.5 * depth))
            }
        }
        for step in 0..<14 {
            let depth = pow(Float(step) / 13, 2)
            let color = step.isMultiple(of: 2) ? V3(1, 0.09, 0.05) : V3(1, 0.93, 0.8)
            let side: Float = step.isMultiple(of: 2) ? 1 : -1
            for pair: Float in [-0.5, 0.5] {
                let x: Float = side * (0.05 + depth * wide * 0.5) + pair * (0.04 + 0.26 * depth)
                add(V2(x, -0.18 - depth * 0.42), 0.028 + 0.075 * depth, color * (1.25 - 0.45 * depth))
            }
        }
        return lamps
    }

    private static func drops(tall: Bool) -> [Drop] {
        var dice = Dice(tall ? 31 : 77, 5, 1)
        return (0..<(tall ? 90 : 150)).map { _ in
            let size = pow(dice.next(), 5)
            return Drop(
                place: V2((dice.next() - 0.5) * (tall ? 1.6 : 3.2), (dice.next() - 0.5) * 2.1),
                radius: 0.006 + 0.05 * size, stretch: 1 + 0.5 * dice.next() * size)
        }
    }

    /// The street without the window.
    private func street(_ p: V2) -> V3 {
        var color = mix(V3(0.014, 0.024, 0.062), V3(0.075, 0.05, 0.085), smooth(0.9, -0.1, p.y))
        let band: Float = exp(-pow((p.y + 0.08) / 0.34, 2)) * (0.5 + exp(p.x * p.x * -2.2))
        color += V3(0.10, 0.05, 0.035) * band
        // Towers, blurred.
        for layer in 0..<3 {
            let depth = Float(layer)
            let x = p.x * (2.6 - 0.5 * depth) + 13.7 * depth
            let cell = x.rounded(.down)
            let between = smooth(0.5, 0.62, abs(x - cell - 0.5)) * 0.5
            let tallest: Float = 0.75 * min(1, 0.35 + abs(p.x))
            let top: Float = 0.15 - 0.12 * depth + tallest * chance(Int32(cell), Int32(layer), 4)
            let dark = V3(0.012, 0.013, 0.024) * (1 + 0.6 * (2 - depth))
            color = mix(color, dark, (1 - between) * smooth(top + 0.05, top - 0.05, p.y) * 0.55)
        }
        // The wet road mirrors what stands over it.
        let road = smooth(-0.22, -0.34, p.y)
        color = mix(color, V3(0.016, 0.015, 0.022), road * 0.6)
        let (column, row) = Self.square(p)
        for index in squares[row * Self.columns + column] {
            color += disc(lamps[index], p)
        }
        if road > 0 {
            let ripple = (layered(V2(p.x * 16, p.y * 60), octaves: 3, salt: 8) - 0.5) * 0.10
            let q = V2(p.x + ripple * 0.5, -0.44 - p.y * 1.1 + ripple)
            let (column, row) = Self.square(q)
            var mirrored = V3.zero
            for index in squares[row * Self.columns + column] { mirrored += disc(lamps[index], q) }
            color += mirrored * (0.22 * road * smooth(-1.1, -0.3, p.y))
        }
        return color
    }

    /// A lamp as the lens draws it: an even disc with a brighter rim and faint rings.
    private func disc(_ lamp: Lamp, _ p: V2) -> V3 {
        let d = (p - lamp.place) / lamp.radius
        let r = length(d)
        guard r < 1.06 else { return .zero }
        // The lens has seven blades, and its rim shades those at the edge of the picture.
        let angle = atan2(d.y, d.x) + 0.3
        let seventh: Float = 2 * .pi / 7
        let fold = abs(angle - (angle / seventh).rounded() * seventh)
        let polygon = r * cos(fold) / cos(seventh / 2)
        let edge = mix(r, polygon, 0.45)
        let cut = length(d + lamp.squeeze)
        let inside = smooth(1.0, 0.95, edge) * smooth(1.02, 0.96, cut)
        let rim = 0.62 + 0.55 * smooth(0.72, 0.97, edge) - 0.1 * cos(edge * 26) * 0.3
        let dirt = 0.86 + 0.28 * layered(d * 3 + lamp.place * 40, octaves: 3, salt: 19)
        return lamp.color * (inside * rim * dirt)
    }

    func light(at point: V2, dice: inout Dice) -> V3 {
        let (column, row) = Self.square(point)
        var color = street(point)
        for index in dropSquares[row * Self.columns + column] {
            let drop = drops[index]
            let wobble = 1 + 0.10 * (noise(point * 30 + Float(index), 3) - 0.5)
            let d = (point - drop.place) / V2(drop.radius, drop.radius * drop.stretch) * wobble
            let r = length(d)
            guard r < 1 else { continue }
            // A drop is a strong lens: the whole street, upside down.
            let bend = d * (0.75 + 0.9 * r * r)
            let seen = street(V2(-bend.x * 1.1 + drop.place.x * 0.35, -bend.y * 0.75))
            let shade = smooth(1, 0.55, r) * 0.9 + 0.05
            let shine = smooth(0.34, 0.1, length(d - V2(-0.34, 0.42))) * 0.5
            let inner = seen * (1.9 * shade) + V3(0.5, 0.48, 0.5) * shine
            color = mix(color, inner, smooth(1, 0.9, r))
        }
        return color
    }
}
