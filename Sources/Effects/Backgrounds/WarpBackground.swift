import KinoraViews

/// A tunnel of four grids that recede from the edges, with beams that run out of its depth to the viewer around a card that stands still
/// (after Magic UI's warp background).
///
/// A place at an edge that lies z points deep is seen at f / (f + z) of its distance from the middle, where f is the perspective.
struct WarpTunnel: View {
    let settings: WarpBackgroundEffect

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                let tunnel = Tunnel(size: size, settings: settings)
                drawGrid(tunnel, in: &context)
                for wall in 0..<4 {
                    for beam in 0..<settings.beams { draw(beam, on: wall, at: seconds, tunnel, in: &context) }
                }
            }
        }
    }

    private func drawGrid(_ tunnel: Tunnel, in context: inout GraphicsContext) {
        let cells = Tunnel.cells
        for wall in 0..<4 {
            for index in 0...cells {
                let share = Double(index) / Double(cells)
                let (near, far) = (tunnel.place(wall, share, 0), tunnel.place(wall, share, tunnel.depth))
                context.stroke(
                    Path { path in path.addLines([near, far]) },
                    with: .linearGradient(
                        Gradient(colors: [settings.line, settings.line.opacity(0)]), startPoint: near, endPoint: far),
                    lineWidth: 1)
            }
        }
        // Lines across are as far apart in depth as those along are at the edge.
        var row = 0
        while Double(row) * tunnel.cell < tunnel.depth {
            let deep = Double(row) * tunnel.cell
            let ring = Path { path in
                path.addLines((0..<4).map { tunnel.place($0, 0, deep) })
                path.closeSubpath()
            }
            context.stroke(ring, with: .color(settings.line.opacity(1 - deep / tunnel.depth)), lineWidth: 1)
            row += 1
        }
    }

    private func draw(
        _ beam: Int, on wall: Int, at seconds: Double, _ tunnel: Tunnel, in context: inout GraphicsContext
    ) {
        let index = wall * 31 + beam
        // Beams of a wall share it out, each in a lane of its own.
        let lanes = Double(Tunnel.cells) / Double(settings.beams)
        let lane = (Double(beam) * lanes + Chance.of(index, 1) * max(0, lanes - 1)).rounded(.down)
        let length = tunnel.cell * (2 + 8 * Chance.of(index, 2))
        let turn = Maths.fraction(seconds / settings.duration + Chance.of(index, 3))
        let head = tunnel.depth - turn * (tunnel.depth + length), tail = head + length
        guard tail > 0, head < tunnel.depth else { return }
        let (from, to) = (max(0, head), min(tail, tunnel.depth))
        let (left, right) = (lane / Double(Tunnel.cells), (lane + 1) / Double(Tunnel.cells))
        let color = Color(
            hue: Maths.fraction(settings.hue / 360 + settings.hues / 360 * Chance.of(index, 4)), saturation: 0.82,
            brightness: 0.98)
        let corners = [
            tunnel.place(wall, left, from), tunnel.place(wall, right, from), tunnel.place(wall, right, to),
            tunnel.place(wall, left, to),
        ]
        // The colors' ends are those of the whole beam, so that what is cut off at the edge changes nothing.
        let middle = (left + right) / 2
        let share = { (deep: Double) in 1 - (deep - head) / length }
        let dim = 1 - max(0, from) / tunnel.depth
        context.fill(
            Path { path in
                path.addLines(corners)
                path.closeSubpath()
            },
            with: .linearGradient(
                Gradient(colors: [color.opacity(share(from) * dim), color.opacity(share(to) * dim)]),
                startPoint: tunnel.place(wall, middle, from), endPoint: tunnel.place(wall, middle, to)))
    }

    /// The four walls, numbered from the top with the clock.
    private struct Tunnel {
        let size: CGSize
        let perspective: Double

        /// How many cells are side by side at an edge.
        static let cells = 20

        init(size: CGSize, settings: WarpBackgroundEffect) {
            self.size = size
            perspective = settings.perspective
        }

        var cell: Double { max(size.width, size.height) / Double(Self.cells) }
        /// Where the walls end.
        var depth: Double { max(size.width, size.height) }

        /// A place on a wall: a share along its edge with the clock, and a depth in points.
        func place(_ wall: Int, _ share: Double, _ deep: Double) -> CGPoint {
            let edge =
                switch wall {
                case 0: CGPoint(x: share, y: 0)
                case 1: CGPoint(x: 1, y: share)
                case 2: CGPoint(x: 1 - share, y: 1)
                default: CGPoint(x: 0, y: 1 - share)
                }
            let near = perspective / (perspective + deep)
            return CGPoint(
                x: size.width * (0.5 + (edge.x - 0.5) * near), y: size.height * (0.5 + (edge.y - 0.5) * near))
        }
    }
}

struct WarpBackgroundEffect: Effect {
    @Parameter("What the card says.") var title = "Into the depth"
    @Parameter("What it says below.") var text = "Four walls, one point of view"
    @Parameter("How many beams run on each wall.", in: 1...20) var beams = 4
    @Parameter("How long a beam takes.", in: 0.2...600, good: 1.5...6, unit: .seconds) var duration = 3.0
    @Parameter(
        "How near the viewer is; the nearer, the faster the walls recede.", in: 10...5000, good: 60...240, unit: .points
    )
    var perspective = 100.0
    @Parameter("The hue of the first color.", in: 0...360, unit: .degrees) var hue = 0.0
    @Parameter("How far hues differ from it.", in: 0...360, unit: .degrees) var hues = 360.0
    @Parameter("The lines' color.", default: "#b6bdd3/#3a4160") var line: Color
    @Parameter("The page's color.", default: "#ffffff/#0b0d17") var page: Color

    var view: some View {
        WarpTunnel(settings: self)
            .extendedToPicture()
            .overlay {
                VStack(spacing: 6) {
                    Text(title).font(.title3.bold())
                    Text(text).font(.subheadline).foregroundStyle(Palette.quiet)
                }
                .padding(.horizontal, 26)
                .padding(.vertical, 22)
                .background(Palette.card, in: RoundedRectangle(cornerRadius: 18, style: .continuous))
                .overlay { RoundedRectangle(cornerRadius: 18, style: .continuous).strokeBorder(Palette.hairline) }
                .shadow(color: .black.opacity(0.18), radius: 16, y: 8)
            }
            .page(page)
    }

    static let entry = CatalogueEntry(
        name: "warp-background", summary: "A tunnel of grids out of whose depth beams run to the viewer.",
        size: CGSize(width: 520, height: 340), duration: 3, loops: true,
        presets: [
            Preset("ocean", ["hue": "180", "hues": "60", "page": "#04121f", "line": "#1c4257"]),
            Preset("slow", ["duration": "6", "beams": "2", "perspective": "180"]),
        ],
        effect: WarpBackgroundEffect())
}
