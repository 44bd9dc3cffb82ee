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
        presets: [
            Preset("sunset", ["colors": "#2B1055,#7597DE,#F8B195,#6C2B6D,#E0609A,#FFB56B,#23074D,#CC5333,#FFD86F"]),
            Preset("ocean", ["colors": "#03045E,#0077B6,#00B4D8,#023E8A,#48CAE4,#90E0EF,#03045E,#0096C7,#CAF0F8"]),
            Preset("paper", ["colors": "#FFF1E6,#FDE2E4,#E2ECE9,#FAD2E1,#FFFFFF,#DFE7FD,#EDE7F6,#FDE2E4,#F0EFEB"]),
        ], effect: Mesh())
}
