import KinoraScene
import KinoraViews

/// The ways in which a photo comes and goes, and the function of each. All get the size in points, how much is there (0...1)
/// and one number of their own.
enum TransitionKind: String, CaseIterable {
    case circles, circleWave = "circle-wave", crosswarpLeft = "crosswarp-left", crosswarpRight = "crosswarp-right"
    case diamonds, diamondWave = "diamond-wave", genie, pixellate, radial, swirl, wind

    var function: String { "transition-" + rawValue }

    /// Whether it shows pixels at other places than their own.
    var readsFar: Bool {
        switch self {
        case .crosswarpLeft, .crosswarpRight, .genie, .pixellate, .swirl: true
        case .circles, .circleWave, .diamonds, .diamondWave, .radial, .wind: false
        }
    }

    /// The number of its own.
    var number: Parameter<Double> {
        func share(_ name: String, _ summary: String, _ value: Double, _ good: ClosedRange<Double>) -> Parameter<Double>
        {
            Parameter(wrappedValue: value, summary, in: 0.01...2, good: good, unit: .fraction, name: name)
        }
        func cell(_ summary: String) -> Parameter<Double> {
            Parameter(wrappedValue: 20, summary, in: 1...500, good: 8...60, unit: .points, name: "cell")
        }
        switch self {
        case .circles, .circleWave, .diamonds, .diamondWave: return cell("The cells' width.")
        case .pixellate: return cell("The largest squares' width.")
        case .crosswarpLeft, .crosswarpRight: return share("edge", "How wide the streaks are.", 1, 0.3...1.5)
        case .genie: return share("slit", "How wide the slit is, as a share of the width.", 0.15, 0.05...0.4)
        case .radial: return share("softness", "How soft the hand's edge is, as a share of a turn.", 0.02, 0.01...0.1)
        case .swirl: return share("radius", "How far the swirl reaches, as a share of the size.", 0.5, 0.3...1)
        case .wind: return share("streaks", "How long the streaks are, as a share of the width.", 0.2, 0.1...0.5)
        }
    }

    var kernel: ShaderKernel {
        .layer { arguments in
            let moment = TransitionMoment(
                size: arguments.float2(0), amount: arguments.float(1), number: max(arguments.float(2), 1e-4))
            switch self {
            case .circles: return moment.cells(isWave: false) { 1.4142 * ShaderMath.length($0) }
            case .circleWave: return moment.cells(isWave: true) { 1.4142 * ShaderMath.length($0) }
            case .diamonds: return moment.cells(isWave: false) { abs($0.x) + abs($0.y) }
            case .diamondWave: return moment.cells(isWave: true) { abs($0.x) + abs($0.y) }
            case .crosswarpLeft: return moment.crosswarp(fromRight: true)
            case .crosswarpRight: return moment.crosswarp(fromRight: false)
            case .genie: return moment.genie
            case .pixellate: return moment.pixellate
            case .radial: return moment.radial
            case .swirl: return moment.swirl
            case .wind: return moment.wind
            }
        }
    }
}

/// One moment of a transition.
private struct TransitionMoment {
    /// Points.
    let size: SIMD2<Float>
    let amount: Float
    let number: Float

    /// Shapes that grow in cells until they meet. `distance` is 1 at a cell's corner, for places of −0.5 to 0.5.
    func cells(isWave: Bool, _ distance: @escaping @Sendable (SIMD2<Float>) -> Float) -> ShaderKernel.Layer {
        { position, layer in
            let cell = position / number
            let inside = cell - cell.rounded(.down) - 0.5
            // A wave begins at the top left and has reached the last corner when everything is there.
            let uv = position / size
            let reached = isWave ? 3 * amount - uv.x - uv.y : amount
            let edge = 1.5 / number
            let share = ShaderMath.smoothstep(
                distance(inside) - edge, distance(inside) + edge, reached * (1 + 2 * edge) - edge)
            return layer.sample(position) * (amount > 0 ? share : 0)
        }
    }

    /// Streaks that are pulled out of the middle line, after the GL transition of that name (Eke Péter, MIT).
    func crosswarp(fromRight: Bool) -> ShaderKernel.Layer {
        { position, layer in
            let uv = position / size
            let place = fromRight ? uv.x : 1 - uv.x
            let x = ShaderMath.smoothstep(0, 1, (amount * (1 + number) + (place - 1) * number))
            return layer.sample(((uv - 0.5) * x + 0.5) * size) * x
        }
    }

    /// Poured out of a slit in the middle of the lower edge: first the sides come apart, then the picture rises.
    var genie: ShaderKernel.Layer {
        { position, layer in
            let uv = position / size
            let rise = ShaderMath.smoothstep(0, 0.85, amount)
            let top = 1 - rise
            guard uv.y >= top, rise > 0 else { return .zero }
            let inside = (uv.y - top) / rise
            // Below the picture's top the sides narrow towards the slit, less and less as it opens.
            let closed = 1 - ShaderMath.smoothstep(0.25, 1, amount)
            let narrowing = ShaderMath.smoothstep(0, 1, uv.y) * closed
            let width = 1 - (1 - number) * narrowing
            let x = (uv.x - 0.5) / max(width, 1e-3) + 0.5
            guard x >= 0, x <= 1 else { return .zero }
            return layer.sample(SIMD2(x, inside) * size)
        }
    }

    /// Squares that are largest in the middle of the transition, faded in over its first half.
    var pixellate: ShaderKernel.Layer {
        { position, layer in
            let steps: Float = 60
            let coarse = ShaderMath.clamp(2 * (1 - ((amount * steps).rounded(.up) / steps)))
            let cell = 1 + (number - 1) * coarse
            let middle = ((position / cell).rounded(.down) + 0.5) * cell
            let place = SIMD2(min(middle.x, size.x - 0.5), min(middle.y, size.y - 0.5))
            return layer.sample(cell > 1.01 ? place : position) * ShaderMath.clamp(2 * amount)
        }
    }

    /// Uncovered clockwise from the top.
    var radial: ShaderKernel.Layer {
        { position, layer in
            let gap = position - size / 2
            let turn = Maths.fraction(Maths.atan2(gap.x, -gap.y) / (2 * .pi))
            let share = 1 - ShaderMath.smoothstep(0, number, turn - amount * (1 + number) + number)
            return layer.sample(position) * (amount > 0 ? share : 0)
        }
    }

    /// Wound up most in the middle of the swirl and of the transition.
    var swirl: ShaderKernel.Layer {
        { position, layer in
            let gap = (position - size / 2) / max(min(size.x, size.y), 1)
            let distance = ShaderMath.length(gap)
            var place = position
            if distance < number {
                let inside = (number - distance) / number
                let (sin, cos) = Maths.sincos(inside * inside * 12 * (1 - amount))
                let turned = SIMD2(gap.x * cos - gap.y * sin, gap.x * sin + gap.y * cos)
                place = turned * max(min(size.x, size.y), 1) + size / 2
            }
            return layer.sample(place) * ShaderMath.smoothstep(0, 1, amount)
        }
    }

    /// Each row is blown in a little earlier or later than its neighbors.
    var wind: ShaderKernel.Layer {
        { position, layer in
            let uv = position / size
            let gust = ShaderMath.noise(0, position.y / 1.5, 7)
            let share = ShaderMath.smoothstep(0, -number, uv.x * (1 - number) + number * gust - amount * (1 + number))
            return layer.sample(position) * (amount > 0 ? share : 0)
        }
    }
}
