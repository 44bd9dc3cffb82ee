import KinoraViews

/// An outline of a few lobes that breathe one after another.
///
/// `.smooth` runs through all points as one closed Catmull-Rom curve, without corners. `.straight` closes the curve with a
/// straight edge between the last point and the first.
struct BlobShape: Shape {
    enum Closing: String, CaseIterable { case smooth, straight }

    /// Radians; 2π is one breath.
    var time: Double
    var pointCount: Int
    /// How far points move, as a share of the radius.
    var amplitude: Double
    /// The mean radius as a share of half the frame.
    var radius: Double
    /// Radians by which each point breathes later than the one before.
    let lag = 0.5
    /// The shares of the radius by which the outline's points differ for good; none keeps them on a circle.
    var offsets: [Double] = []
    var closing: Closing

    nonisolated var animatableData: Double {
        get { time }
        set { time = newValue }
    }

    func path(in rect: CGRect) -> Path {
        switch closing {
        case .smooth: return smoothPath(through: points(in: rect))
        case .straight: return straightPath(in: rect)
        }
    }

    private func reach(_ index: Int) -> Double {
        1 + Maths.sin(time + Double(index) * lag) * amplitude + (offsets.isEmpty ? 0 : offsets[index % offsets.count])
    }

    private func points(in rect: CGRect) -> [CGPoint] {
        (0..<pointCount).map { point(at: Double($0) / Double(pointCount) * 2 * .pi, reach: reach($0), in: rect) }
    }

    private func point(at angle: Double, reach: Double, in rect: CGRect) -> CGPoint {
        let distance = min(rect.width, rect.height) / 2 * radius * reach
        return CGPoint(x: rect.midX + distance * Maths.cos(angle), y: rect.midY + distance * Maths.sin(angle))
    }

    /// Through every point, with the tangent of its neighbors' chord: the closed uniform Catmull-Rom curve as Béziers.
    private func smoothPath(through points: [CGPoint]) -> Path {
        let count = points.count
        return Path { path in
            path.move(to: points[0])
            for index in 0..<count {
                let (a, b) = (points[(index + count - 1) % count], points[index])
                let (c, d) = (points[(index + 1) % count], points[(index + 2) % count])
                path.addCurve(
                    to: c, control1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
                    control2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
            }
            path.closeSubpath()
        }
    }

    private func straightPath(in rect: CGRect) -> Path {
        let step = 2 * Double.pi / Double(pointCount)
        return Path { path in
            path.move(to: point(at: 0, reach: reach(0), in: rect))
            for index in 1..<pointCount {
                let control = point(
                    at: (Double(index) - 0.5) * step, reach: (reach(index) + reach(index - 1)) / 2 * 1.1, in: rect)
                path.addQuadCurve(
                    to: point(at: Double(index) * step, reach: reach(index), in: rect), control: control)
            }
            path.closeSubpath()
        }
    }
}

struct AnimatedBlob: View {
    let shape: BlobShape
    let colors: [Color]
    let diameter: Double
    /// Seconds for one breath.
    let period: Double
    /// Whether each stage seed gives the blob an outline of its own.
    let unevenness: Double

    @State private var time = 0.0
    @State private var offsets: [Double] = []

    var body: some View {
        outline
            .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay {
                outline.fill(
                    RadialGradient(
                        colors: [.white.opacity(0.6), .white.opacity(0)], center: UnitPoint(x: 0.34, y: 0.28),
                        startRadius: 0, endRadius: 0.34 * diameter))
            }
            .frame(width: diameter, height: diameter)
            .shadow(color: .black.opacity(0.24), radius: 0.08 * diameter, y: 0.05 * diameter)
            .onAppear {
                offsets = (0..<shape.pointCount).map { _ in Double.random(in: -1...1) * unevenness }
                withAnimation(.linear(duration: period).repeatForever(autoreverses: false)) { time = 2 * .pi }
            }
    }

    private var outline: BlobShape {
        var result = shape
        result.time = time
        result.offsets = offsets
        return result
    }
}

struct Blob: Effect {
    @Parameter("How many lobes.", in: 3...64) var points = 6
    @Parameter("How deep they breathe, as a share of the radius.", in: 0...1, good: 0.05...0.3, unit: .fraction)
    var amplitude = 0.15
    @Parameter("The mean radius, as a share of half the blob's width.", in: 0.05...1, good: 0.6...0.85, unit: .fraction)
    var radius = 0.8
    @Parameter("How far each seed's outline departs from a circle.", in: 0...1, good: 0...0.25, unit: .fraction)
    var unevenness = 0.0
    @Parameter("A smooth outline, or one that closes with a straight edge.") var closing = BlobShape.Closing.smooth
    @Parameter("The blob's colors.", default: ["pink", "purple", "blue"], count: 1...8) var colors: [Color]
    @Parameter("The blob's width.", in: 2...4000, good: 120...300, unit: .points) var size = 200.0
    @Parameter("How long one breath takes.", in: 0.1...600, good: 2...8, unit: .seconds) var period = 4.0
    @Parameter("The color behind the blob.", default: "white/#0f1117") var page: Color

    var view: some View {
        AnimatedBlob(
            shape: BlobShape(
                time: 0, pointCount: points, amplitude: amplitude, radius: radius, closing: closing),
            colors: colors, diameter: size, period: period, unevenness: unevenness
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .page(page)
    }

    static let entry = CatalogueEntry(
        name: "blob",
        summary: "A soft outline whose lobes breathe one after another.",
        rows: [45],
        size: CGSize(width: 320, height: 260),
        duration: 4,
        loops: true,
        presets: [
            Preset("lava", ["colors": "#FF3D00,#FF9100,#FFEA00", "amplitude": "0.25", "page": "#140603"]),
            Preset("calm", ["amplitude": "0.08", "colors": "#7FD1AE,#3C91E6", "period": "8"]),
        ], effect: Blob())
}
