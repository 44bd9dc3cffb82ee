import KinoraViews

/// A picture that comes in tile by tile, each at a time of its own (Magic UI's pixel image: 8 by 8 tiles).
struct PixelReveal: View {
    let image: Image?
    let columns: Int
    let rows: Int
    /// Seconds from the first tile to the last, and of one tile.
    let spread: Double
    let fade: Double
    /// Whether the picture begins without its colors.
    let isGray: Bool

    @State private var elapsed = 0.0

    var body: some View {
        PixelTiles(elapsed: elapsed, owner: self).onAppear {
            withAnimation(.linear(duration: spread + 2 * fade)) { elapsed = spread + 2 * fade }
        }
    }
}

/// The picture at one moment.
private struct PixelTiles: View, Animatable {
    var elapsed: Double
    let owner: PixelReveal

    nonisolated var animatableData: Double {
        get { elapsed }
        set { elapsed = newValue }
    }

    var body: some View {
        ZStack {
            if owner.isGray { Photo(image: owner.image, standIn: .flowers).grayscale(1).mask { tiles(delay: 0) } }
            Photo(image: owner.image, standIn: .flowers).mask { tiles(delay: owner.isGray ? owner.fade : 0) }
        }
    }

    private func tiles(delay: Double) -> some View {
        Canvas { context, size in
            for row in 0..<owner.rows {
                for column in 0..<owner.columns {
                    let start = owner.spread * Chance.of(row * owner.columns + column, 7) + delay
                    let share = min(max((elapsed - start) / owner.fade, 0), 1)
                    guard share > 0 else { continue }
                    // Whole tiles reach a little over their neighbors, so that no seam shows between them.
                    let overlap = share == 1 ? 0.5 : 0
                    let tile = CGSize(
                        width: size.width / Double(owner.columns), height: size.height / Double(owner.rows))
                    let box = CGRect(
                        x: tile.width * Double(column), y: tile.height * Double(row), width: tile.width,
                        height: tile.height)
                    context.fill(
                        Path(box.insetBy(dx: -overlap, dy: -overlap)),
                        with: .color(.black.opacity(UnitCurve.easeOut.value(at: share))))
                }
            }
        }
    }
}

struct PixelRevealEntry: Effect {
    @Parameter("The picture; any PNG file.") var image: Image?
    @Parameter("How many tiles across.", in: 1...200) var columns = 8
    @Parameter("How many tiles down.", in: 1...200) var rows = 8
    @Parameter("The time from the first tile to the last.", in: 0...60, good: 0.5...2, unit: .seconds) var spread = 1.0
    @Parameter("How long a tile takes.", in: 0.02...60, good: 0.3...1.2, unit: .seconds) var fade = 0.6
    @Parameter("Whether tiles come in gray and color up later.") var gray = true
    @Parameter("The color behind the picture.", default: "#0F1117") var page: Color

    var view: some View {
        EffectPage(color: page) {
            PixelReveal(
                image: image, columns: columns, rows: rows, spread: spread, fade: fade, isGray: gray
            )
            .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
            .padding(28)
        }
    }

    static let entry = CatalogueEntry(
        name: "pixel-reveal",
        summary: "A picture that comes in tile by tile, first without its colors.",
        size: CGSize(width: 400, height: 400),
        duration: 3,
        loops: false,
        blank: [0...0.05],
        effect: PixelRevealEntry())
}
