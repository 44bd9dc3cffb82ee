import KinoraViews

/// A pattern of dots, squares, stripes or hexagons that drifts by one of its periods and begins again, faint towards the edge.
struct DriftingPattern: View {
    enum Kind: String, CaseIterable { case dots, grid, stripes, hexagons }

    let kind: Kind
    /// Points from one to the next.
    let pitch: Double
    let lineWidth: Double
    /// Seconds for one pitch; nil stands still.
    let period: Double?
    let color: Color

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                let share = period.map { Maths.fraction(seconds / $0) } ?? 0
                switch kind {
                case .dots: context.fill(dots(size, share), with: .color(color))
                default: context.stroke(lines(size, share), with: .color(color), lineWidth: lineWidth)
                }
            }
            .mask {
                GeometryReader { geometry in
                    RadialGradient(
                        colors: [.black, .black.opacity(0)], center: .center, startRadius: 0,
                        endRadius: max(geometry.size.width, geometry.size.height) * 0.6)
                }
            }
        }
    }

    /// How many pitches cover a length, with room for the drift.
    private func count(_ length: CGFloat, _ step: Double) -> ClosedRange<Int> { -1...min(Int(length / step) + 2, 500) }

    private func dots(_ size: CGSize, _ share: Double) -> Path {
        Path { path in
            for row in count(size.height, pitch) {
                for column in count(size.width, pitch) {
                    let center = CGPoint(x: (Double(column) + share) * pitch, y: (Double(row) + share) * pitch)
                    path.addEllipse(
                        in: CGRect(
                            x: center.x - lineWidth, y: center.y - lineWidth, width: 2 * lineWidth,
                            height: 2 * lineWidth))
                }
            }
        }
    }

    private func lines(_ size: CGSize, _ share: Double) -> Path {
        switch kind {
        case .hexagons: hexagons(size, share)
        case .stripes:
            Path { path in
                for index in -min(Int(size.height / pitch) + 1, 500)...min(Int(size.width / pitch) + 2, 500) {
                    let x = (Double(index) + share) * pitch
                    path.move(to: CGPoint(x: x, y: size.height))
                    path.addLine(to: CGPoint(x: x + size.height, y: 0))
                }
            }
        case .grid, .dots:
            Path { path in
                for column in count(size.width, pitch) {
                    let x = (Double(column) + share) * pitch
                    path.move(to: CGPoint(x: x, y: 0))
                    path.addLine(to: CGPoint(x: x, y: size.height))
                }
                for row in count(size.height, pitch) {
                    let y = (Double(row) + share) * pitch
                    path.move(to: CGPoint(x: 0, y: y))
                    path.addLine(to: CGPoint(x: size.width, y: y))
                }
            }
        }
    }

    /// Three sides of each hexagon; the neighbors draw the others. Two rows are one period.
    private func hexagons(_ size: CGSize, _ share: Double) -> Path {
        let side = pitch / 3.0.squareRoot(), rise = side * 1.5
        return Path { path in
            for row in -3...min(Int(size.height / rise) + 2, 500) {
                for column in count(size.width, pitch) {
                    let x = (Double(column) + (row % 2 == 0 ? 0 : 0.5)) * pitch, y = (Double(row) + 2 * share) * rise
                    path.addLines([
                        CGPoint(x: x - pitch / 2, y: y + side / 2), CGPoint(x: x - pitch / 2, y: y - side / 2),
                        CGPoint(x: x, y: y - side),
                        CGPoint(x: x + pitch / 2, y: y - side / 2),
                    ])
                }
            }
        }
    }
}

struct PatternEntry: Effect {
    @Parameter("What the pattern is made of.") var kind = DriftingPattern.Kind.hexagons
    @Parameter("How far it is from one to the next.", in: 2...1000, good: 12...60, unit: .points) var pitch = 36.0
    @Parameter("The lines' width, or the dots' radius.", in: 0.25...100, good: 0.75...3, unit: .points) var line = 1.25
    @Parameter("Whether it moves.") var drifts = true
    @Parameter("How long it takes for one pitch.", in: 0.1...600, good: 2...10, unit: .seconds) var period = 3.0
    @Parameter("The pattern's color.", default: "#5B8CFF") var color: Color
    @Parameter("The color behind the pattern.", default: "#F7F9FF/#0a0e1c") var page: Color

    var view: some View {
        EffectPage(color: page) {
            DriftingPattern(
                kind: kind, pitch: pitch, lineWidth: line, period: drifts ? period : nil, color: color)
        }
    }

    static let entry = CatalogueEntry(
        name: "pattern",
        summary: "A pattern of dots, squares, stripes or hexagons that drifts without end.",
        size: CGSize(width: 400, height: 260),
        duration: 3,
        loops: true,
        presets: [
            Preset("blueprint", ["kind": "grid", "color": "#9CC4FF", "page": "#0B3D91", "pitch": "28"]),
            Preset(
                "candy-stripes", ["kind": "stripes", "color": "#FF7BA9", "page": "#FFF3F7", "line": "8", "pitch": "30"]),
            Preset(
                "graph-paper",
                ["kind": "grid", "drifts": "false", "color": "#A9C9B8", "page": "#FBFDF8", "pitch": "20"]),
        ], effect: PatternEntry())
}
