import KinoraViews

/// A pattern of dots, squares, stripes or hexagons that drifts by one of its periods and begins again, faint towards the edge. Some of its
/// cells may be filled (Magic UI's grid pattern): while it drifts they come and go, so that it begins again unseen.
struct DriftingPattern: View {
    enum Kind: String, CaseIterable { case dots, grid, stripes, hexagons }

    let kind: Kind
    /// Points from one to the next.
    let pitch: Double
    let lineWidth: Double
    /// Seconds for one pitch; nil stands still.
    let period: Double?
    let color: Color
    /// The share of the cells that are filled.
    let filled: Double

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                let share = period.map { Maths.fraction(seconds / $0) } ?? 0
                if filled > 0 {
                    let light = period == nil ? 1 : Maths.sin(.pi * share)
                    context.fill(cells(size, share), with: .color(color.opacity(0.42 * light * light)))
                }
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

    /// The cells that are filled.
    private func cells(_ size: CGSize, _ share: Double) -> Path {
        let side = pitch / 3.0.squareRoot()
        let rise = kind == .hexagons ? side * 1.5 : pitch
        return Path { path in
            for row in -3...min(Int(size.height / rise) + 2, 500) {
                for column in -3...min(Int(size.width / pitch) + 2, 500)
                where Chance.of(column + 700, row + 11) < filled {
                    let place = CGPoint(x: Double(column) * pitch, y: Double(row) * rise)
                    switch kind {
                    case .grid:
                        path.addRect(
                            CGRect(x: place.x + share * pitch, y: place.y + share * pitch, width: pitch, height: pitch))
                    case .dots:
                        let center = CGPoint(x: place.x + share * pitch, y: place.y + share * pitch)
                        let reach = min(lineWidth + pitch * 0.3, pitch / 2)
                        path.addEllipse(
                            in: CGRect(
                                x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
                    case .stripes:
                        // A piece of the band between two stripes, which lean by half a right angle.
                        let x = place.x + share * pitch + size.height - place.y
                        path.addLines([
                            CGPoint(x: x, y: place.y), CGPoint(x: x + pitch, y: place.y),
                            CGPoint(x: x, y: place.y + pitch), CGPoint(x: x - pitch, y: place.y + pitch),
                        ])
                        path.closeSubpath()
                    case .hexagons:
                        let x = place.x + (row % 2 == 0 ? 0 : 0.5) * pitch, y = place.y + 2 * share * rise
                        path.addLines([
                            CGPoint(x: x - pitch / 2, y: y + side / 2), CGPoint(x: x - pitch / 2, y: y - side / 2),
                            CGPoint(x: x, y: y - side), CGPoint(x: x + pitch / 2, y: y - side / 2),
                            CGPoint(x: x + pitch / 2, y: y + side / 2), CGPoint(x: x, y: y + side),
                        ])
                        path.closeSubpath()
                    }
                }
            }
        }
    }

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
    @Parameter("The share of its cells that are filled.", in: 0...1, good: 0...0.2, unit: .fraction) var filled = 0.0
    @Parameter("Whether it moves.") var drifts = true
    @Parameter("How long it takes for one pitch.", in: 0.1...600, good: 2...10, unit: .seconds) var period = 3.0
    @Parameter("The pattern's color.", default: "#5B8CFF") var color: Color
    @Parameter("The color behind the pattern.", default: "#F7F9FF/#0a0e1c") var page: Color

    var view: some View {
        EffectPage(color: page) {
            DriftingPattern(
                kind: kind, pitch: pitch, lineWidth: line, period: drifts ? period : nil, color: color,
                filled: filled)
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
            Preset("marked-squares", ["kind": "grid", "drifts": "false", "filled": "0.1", "pitch": "28"]),
            Preset("lit-hexagons", ["filled": "0.14", "color": "#A855F7", "pitch": "40"]),
            Preset(
                "graph-paper",
                ["kind": "grid", "drifts": "false", "color": "#A9C9B8", "page": "#FBFDF8", "pitch": "20"]),
        ], effect: PatternEntry())
}
