import KinoraStage
import KinoraViews

/// A card that tilts in depth under a finger and springs back when it lifts.
///
/// The light that slides over the card with the tilt is Magic UI's glare card.
struct Drag3DCard: View {
    let settings: Card3DSettings
    let title: String
    let symbol: String
    let colors: [Color]

    @State private var dragOffset = CGSize.zero

    var body: some View {
        RoundedRectangle(cornerRadius: settings.cornerRadius, style: .continuous)
            .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .frame(width: 280, height: 180)
            .overlay { face }
            .overlay { glare }
            .clipShape(RoundedRectangle(cornerRadius: settings.cornerRadius, style: .continuous))
            .shadow(
                color: .black.opacity(0.3), radius: 20, x: -dragOffset.width * settings.sensitivity * 0.4,
                y: 12 - dragOffset.height * settings.sensitivity * 0.2
            )
            .rotation3DEffect(
                .degrees(dragOffset.width * settings.sensitivity), axis: (x: 0, y: 1, z: 0),
                perspective: settings.perspective
            )
            .rotation3DEffect(
                .degrees(-dragOffset.height * settings.sensitivity), axis: (x: 1, y: 0, z: 0),
                perspective: settings.perspective
            )
            .gesture(
                DragGesture()
                    .onChanged { value in dragOffset = value.translation }
                    .onEnded { _ in
                        withAnimation(.spring(response: settings.response, dampingFraction: settings.damping)) {
                            dragOffset = .zero
                        }
                    })
    }

    private var face: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(systemName: symbol).font(.largeTitle)
                Spacer()
                Text(title).font(.headline)
            }
            Spacer()
            Text("•••• •••• •••• 4242").font(.system(.title3, design: .monospaced))
        }
        .padding(22)
        .foregroundStyle(.white)
    }

    /// A soft light whose middle moves against the tilt.
    private var glare: some View {
        RadialGradient(
            colors: [.white.opacity(settings.glare), .white.opacity(0)],
            center: UnitPoint(x: 0.25 - dragOffset.width / 280, y: 0.1 - dragOffset.height / 180), startRadius: 0,
            endRadius: 220)
    }
}

struct Card3DSettings: Equatable {
    /// Degrees per point of the drag.
    var sensitivity: Double
    var perspective: Double
    /// The spring's response in seconds and its damping fraction.
    var response: Double
    var damping: Double
    /// The light's opacity in its middle.
    var glare: Double
    /// Points.
    var cornerRadius: Double
}

struct Card3D: Effect {
    @Parameter("What the card says.") var title = "3D Card"
    @Parameter("The symbol's name, as in SF Symbols.") var symbol = "creditcard.fill"
    @Parameter("The card's colors.", default: ["#1D4FD7", "#6D28D9"], count: 1...8) var colors: [Color]
    @Parameter("Degrees of tilt per point of the drag.", in: 0...5, good: 0.05...0.3, unit: .degrees)
    var sensitivity = 0.1
    @Parameter("How strong the perspective is.", in: 0...4, good: 0.3...1, unit: .fraction) var perspective = 1.0
    @Parameter("How long the spring takes.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5
    @Parameter("How much the spring is damped; below 1 it swings.", in: 0.05...2, good: 0.4...0.9, unit: .fraction)
    var damping = 0.6
    @Parameter("How strong the light on the card is.", in: 0...1, good: 0...0.6, unit: .fraction) var glare = 0.35
    @Parameter("The card's corner radius.", in: 0...90, good: 12...28, unit: .points) var corner = 20.0
    @Parameter("The color behind the card.", default: "#ECEEF4/#14161f") var page: Color

    var view: some View {
        Drag3DCard(
            settings: Card3DSettings(
                sensitivity: sensitivity, perspective: perspective, response: response, damping: damping,
                glare: glare, cornerRadius: corner),
            title: title, symbol: symbol, colors: colors
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .page(page)
        .clipped()
    }

    static let entry = CatalogueEntry(
        name: "card-3d",
        summary: "A card that tilts in depth under a finger and springs back.",
        rows: [42],
        size: CGSize(width: 440, height: 320),
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.4,
                .drag(
                    path: [
                        .unit(x: 0.5, y: 0.5), .unit(x: 0.85, y: 0.4), .unit(x: 0.75, y: 0.85), .unit(x: 0.2, y: 0.75),
                        .unit(x: 0.12, y: 0.3),
                    ], duration: 2, easesOut: true))
        ]),
        effect: Card3D())
}
