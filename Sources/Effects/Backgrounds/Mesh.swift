import KinoraViews

/// A surface of nine colors: still, drifting, or with its middle pulled aside.
struct MeshSurface: View {
    enum Motion: String, CaseIterable { case drift, still, pulled }

    let colors: [Color]
    let motion: Motion
    /// Seconds each way.
    let period: Double

    var body: some View {
        switch motion {
        case .drift: AnimatedMeshGradient(colors: colors, duration: period)
        case .still: MeshGradient(width: 3, height: 3, points: MeshSurface.grid(center: [0.5, 0.5]), colors: colors)
        case .pulled: MeshGradient(width: 3, height: 3, points: MeshSurface.grid(center: [0.9, 0.3]), colors: colors)
        }
    }

    /// Three by three points on the unit square, with the middle one anywhere.
    private static func grid(center: SIMD2<Float>) -> [SIMD2<Float>] {
        [
            [0, 0], [0.5, 0], [1, 0],
            [0, 0.5], center, [1, 0.5],
            [0, 1], [0.5, 1], [1, 1],
        ]
    }
}

struct Mesh: Effect {
    @Parameter("Whether the colors drift, rest, or rest with the middle pulled aside.")
    var motion = MeshSurface.Motion.drift
    @Parameter(
        "The nine colors, row by row.",
        default: ["red", "orange", "yellow", "purple", "pink", "orange", "blue", "indigo", "purple"], count: 9...9)
    var colors: [Color]
    @Parameter("How long the drift takes each way.", in: 0.1...600, good: 2...8, unit: .seconds) var period = 3.0

    var view: some View {
        MeshSurface(
            colors: colors, motion: motion, period: period)
    }

    static let entry = CatalogueEntry(
        name: "mesh",
        summary: "A smooth surface of nine colors that drifts, rests or is pulled aside.",
        rows: [46, 47, 64],
        size: CGSize(width: 400, height: 300),
        duration: 6,
        loops: true,
        effect: Mesh())
}
