import KinoraViews

/// A wall of pictures that come out of a blur one after the other, each moving a little to its place (after Magic UI's blur fade).
struct BlurFade: View {
    let settings: BlurFadeEffect

    @State private var isShown = false

    /// Each column's pictures, by their shares of its height. No two neighbors are alike in height.
    private static let shares = [[0.40, 0.26, 0.34], [0.27, 0.41, 0.32], [0.35, 0.31, 0.34]]

    var body: some View {
        GeometryReader { geometry in
            HStack(spacing: settings.gap) {
                ForEach(0..<3, id: \.self) { column in
                    VStack(spacing: settings.gap) {
                        ForEach(0..<3, id: \.self) { row in
                            picture(3 * row + column)
                                .frame(
                                    height: max(0, geometry.size.height - 2 * settings.gap) * Self.shares[column][row])
                        }
                    }
                }
            }
        }
        .padding(32)
        .onAppear { isShown = true }
    }

    private func picture(_ index: Int) -> some View {
        WallPicture(index: index)
            .clipShape(RoundedRectangle(cornerRadius: settings.corner, style: .continuous))
            .blur(radius: isShown ? 0 : settings.blur)
            .opacity(isShown ? 1 : 0)
            .offset(isShown ? .zero : settings.direction.start(settings.way))
            .animation(
                .easeOut(duration: settings.duration).delay(settings.delay + settings.stagger * Double(index)),
                value: isShown)
    }
}

/// One of nine views of five places.
private struct WallPicture: View {
    let index: Int

    private static let views: [(subject: PhotoStandIn.Subject, scale: Double, anchor: UnitPoint)] = [
        (.mountains, 1, .center), (.flowers, 1.5, .trailing), (.city, 1, .center),
        (.sea, 1.3, .bottomTrailing), (.dunes, 1, .center), (.flowers, 1, .top),
        (.city, 2.2, .bottomLeading), (.mountains, 2.4, .trailing), (.sea, 1, .center),
    ]

    var body: some View {
        let view = Self.views[index]
        PhotoStandIn(subject: view.subject).scaleEffect(view.scale, anchor: view.anchor).clipped()
    }
}

struct BlurFadeEffect: Effect {
    /// Where pictures move to as they come.
    enum Direction: String, CaseIterable {
        case up, down, left, right

        /// Where a picture begins that has to go so far.
        fileprivate func start(_ way: Double) -> CGSize {
            switch self {
            case .up: CGSize(width: 0, height: way)
            case .down: CGSize(width: 0, height: -way)
            case .left: CGSize(width: way, height: 0)
            case .right: CGSize(width: -way, height: 0)
            }
        }
    }

    @Parameter("Where pictures move to as they come.") var direction = Direction.up
    @Parameter("How far they move.", in: -500...500, good: 4...30, unit: .points) var way = 18.0
    @Parameter("How blurred they are at first.", in: 0...100, good: 4...20, unit: .points) var blur = 12.0
    @Parameter("How long a picture takes.", in: 0.02...60, good: 0.3...1.2, unit: .seconds) var duration = 0.8
    @Parameter("How much later each next one begins.", in: 0...10, good: 0.03...0.2, unit: .seconds) var stagger = 0.14
    @Parameter("How long it takes until the first begins.", in: 0...60, good: 0...0.2, unit: .seconds) var delay = 0.04
    @Parameter("The room between pictures.", in: 0...100, good: 4...20, unit: .points) var gap = 12.0
    @Parameter("The pictures' corner radius.", in: 0...200, good: 6...24, unit: .points) var corner = 14.0
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { BlurFade(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "blur-fade", summary: "A wall of pictures that come out of a blur one after the other.",
        size: CGSize(width: 520, height: 420), duration: 2.6, loops: false,
        presets: [
            Preset("web", ["direction": "down", "way": "6", "blur": "6", "duration": "0.4", "stagger": "0.05"]),
            Preset("drift", ["direction": "right", "way": "30", "blur": "20", "duration": "1.2"]),
        ],
        blank: [0...0], effect: BlurFadeEffect())
}
