import KinoraStage
import KinoraViews

/// A card over which an oblique band of light runs when the pointer comes, and back when it goes (after Magic UI's glare hover).
struct GlareHover: View {
    let settings: GlareHoverEffect

    @State private var isHovered = false

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: settings.corner, style: .continuous)
        Photo(image: settings.image, standIn: .mountains)
            .overlay(alignment: .bottomLeading) {
                if settings.image == nil {
                    VStack(alignment: .leading, spacing: 3) {
                        Text("Above the tree line").font(.title3.bold())
                        Text("Five days, four huts").font(.subheadline)
                    }
                    .foregroundStyle(.white)
                    .padding(18)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background {
                        LinearGradient(
                            colors: [.black.opacity(0), .black.opacity(0.75)], startPoint: .top, endPoint: .bottom)
                    }
                }
            }
            .overlay {
                Presented(value: isHovered ? 1 : 0) { glare(at: $0) }
                    .animation(.easeInOut(duration: settings.duration), value: isHovered)
            }
            .clipShape(shape)
            .overlay { shape.strokeBorder(.white.opacity(0.2), lineWidth: 1) }
            .shadow(color: .black.opacity(0.25), radius: 12, y: 7)
            .scaleEffect(isHovered ? 1.02 : 1)
            .animation(.easeInOut(duration: settings.duration), value: isHovered)
            .onHover { isHovered = $0 }
    }

    /// The band at a share of its way from the top left to the bottom right.
    private func glare(at share: Double) -> some View {
        let middle = -settings.width + share * (1 + 2 * settings.width)
        let (sin, cos) = Maths.sincos(settings.angle * .pi / 180)
        // Along the band's own direction, measured from the middle of the card in its sides.
        func place(_ way: Double) -> UnitPoint {
            let along = (way - 0.5) * (abs(sin) + abs(cos))
            return UnitPoint(x: 0.5 + along * cos, y: 0.5 + along * sin)
        }
        return LinearGradient(
            stops: [
                .init(color: settings.light.opacity(0), location: 0),
                .init(color: settings.light.opacity(settings.strength), location: 0.5),
                .init(color: settings.light.opacity(0), location: 1),
            ], startPoint: place(middle - settings.width / 2), endPoint: place(middle + settings.width / 2))
    }
}

struct GlareHoverEffect: Effect {
    @Parameter("The card's picture; any PNG file.") var image: Image?
    @Parameter("The light's color.", default: "white") var light: Color
    @Parameter("How strong it is in its middle.", in: 0...1, good: 0.3...0.8, unit: .fraction) var strength = 0.6
    @Parameter("Where it runs to; 0 is right, 90 down.", in: -180...180, good: 0...90, unit: .degrees) var angle = 45.0
    @Parameter("The band's width, as a share of its way.", in: 0.01...3, good: 0.2...0.7, unit: .fraction) var width =
        0.5
    @Parameter("How long it takes to cross.", in: 0.05...60, good: 0.5...1.2, unit: .seconds) var duration = 1.1
    @Parameter("The card's corner radius.", in: 0...200, good: 8...32, unit: .points) var corner = 22.0
    @Parameter("Shows the pointer.") var pointer = true
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        GlareHover(settings: self)
            .frame(width: 330, height: 230)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .pointerMark(pointer)
            .page(page)
    }

    static let entry = CatalogueEntry(
        name: "glare-hover", summary: "A card over which a band of light runs under the pointer, and back.",
        size: CGSize(width: 420, height: 310), fit: .fits, duration: 3.4, loops: false,
        script: Script([
            ScriptEvent(
                at: 0,
                .hover(
                    path: [
                        .points(x: 20, y: 290), .points(x: 90, y: 240), .points(x: 200, y: 170),
                        .points(x: 260, y: 130),
                    ],
                    duration: 1.6, leaves: false)),
            ScriptEvent(
                at: 1.9,
                .hover(
                    path: [.points(x: 260, y: 130), .points(x: 330, y: 70), .points(x: 400, y: 20)], duration: 0.9,
                    leaves: true)),
        ]),
        effect: GlareHoverEffect())
}
