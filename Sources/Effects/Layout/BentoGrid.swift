import KinoraStage
import KinoraViews

/// A grid of cards in which a large one comes first and the others follow, rising and fading in.
///
/// It is a `Grid`, in which the large card can span both columns; a lazy grid ignores that.
struct BentoGrid: View {
    let items: [BentoItem]
    let motion: BentoMotion

    /// Cards of a grid that appears react to the pointer as those of the one for the pointer.
    private let hover = BentoHover()

    @State private var isVisible = false

    var body: some View {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
            GridRow {
                card(0, height: 200).gridCellColumns(2).modifier(entrance(delay: motion.firstDelay))
            }
            GridRow {
                cell(1); cell(2)
            }
            GridRow {
                cell(3); cell(4)
            }
        }
        .padding(16)
        .onAppear { isVisible = true }
    }

    private func cell(_ index: Int) -> some View {
        card(index, height: 150).modifier(entrance(delay: motion.firstDelay + motion.stagger * Double(index)))
    }

    private func card(_ index: Int, height: CGFloat) -> BentoCell {
        BentoCell(item: items[index], height: height, hoverScale: hover.scale, hoverResponse: hover.response)
    }

    private func entrance(delay: Double) -> BentoEntrance {
        BentoEntrance(
            isVisible: isVisible, rise: motion.rise, animation: .spring(response: motion.response).delay(delay))
    }
}

struct BentoMotion {
    /// Points.
    var rise: CGFloat
    /// Seconds.
    var response: Double
    var firstDelay: Double
    var stagger: Double
}

struct BentoEntrance: ViewModifier {
    let isVisible: Bool
    let rise: CGFloat
    let animation: Animation

    func body(content: Content) -> some View {
        content
            .opacity(isVisible ? 1 : 0.12)
            .offset(y: isVisible ? 0 : rise)
            .animation(animation, value: isVisible)
    }
}

struct BentoItem {
    let symbol: String
    let title: String
    let text: String
    let colors: Int
    /// Fills the card, below the words.
    var picture: PhotoStandIn.Subject?

    static let samples = [
        BentoItem(
            symbol: "star.fill", title: "Featured", text: "Every frame on its own, in any order", colors: 0,
            picture: .mountains),
        BentoItem(symbol: "bolt.fill", title: "Fast", text: "Two cores are enough", colors: 1),
        BentoItem(symbol: "square.stack.3d.up.fill", title: "Layers", text: "Blur, mask and blend", colors: 2),
        BentoItem(symbol: "leaf.fill", title: "Light", text: "No display, no browser", colors: 3, picture: .city),
        BentoItem(
            symbol: "paintpalette.fill", title: "Colorful", text: "Gradients that do not band", colors: 4,
            picture: .flowers),
    ]
}

/// A card that lifts under the pointer while its symbol bounces once.
struct BentoCell: View {
    let item: BentoItem
    let height: CGFloat
    var hoverScale: CGFloat
    var hoverResponse: Double

    @State private var isHovered = false
    @State private var bounces = 0

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(.ultraThinMaterial)
            .overlay {
                RoundedRectangle(cornerRadius: 20).strokeBorder(
                    Color(light: .white.opacity(0.7), dark: .white.opacity(0.18)), lineWidth: 1)
            }
            .frame(height: height)
            .overlay { if let picture = item.picture { pictured(picture) } else { plain } }
            .scaleEffect(isHovered ? hoverScale : 1)
            .shadow(color: .black.opacity(0.18), radius: isHovered ? 10 : 5, y: isHovered ? 5 : 2)
            .onHover { hovering in
                withAnimation(.spring(response: hoverResponse)) { isHovered = hovering }
                // It bounces when the pointer comes, and not when it leaves.
                if hovering { bounces += 1 }
            }
    }

    private var plain: some View {
        VStack(spacing: 8) {
            symbol(Palette.gradient(item.colors), size: 40).frame(height: 48)
            Text(item.title).font(.headline)
            Text(item.text).font(.footnote).foregroundStyle(.primary.opacity(0.72))
        }
    }

    /// The words stand at the foot of the picture, where it is darkened for them.
    private func pictured(_ picture: PhotoStandIn.Subject) -> some View {
        PhotoStandIn(subject: picture)
            .overlay {
                LinearGradient(
                    colors: [.clear, .black.opacity(0.72)], startPoint: UnitPoint(x: 0.5, y: 0.3), endPoint: .bottom)
            }
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 3) {
                    symbol(LinearGradient(colors: [.white], startPoint: .top, endPoint: .bottom), size: 24)
                    Text(item.title).font(.headline)
                    Text(item.text).font(.footnote).foregroundStyle(.white.opacity(0.86))
                }
                .foregroundStyle(.white)
                .padding(16)
            }
            .clipShape(RoundedRectangle(cornerRadius: 20))
    }

    private func symbol(_ paint: LinearGradient, size: CGFloat) -> some View {
        Image(systemName: item.symbol).font(.system(size: size)).foregroundStyle(paint)
            .symbolEffect(.bounce, value: bounces)
    }
}

/// What shines through the cards.
struct BentoPage<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [
                    Color(light: Color(hexadecimal: 0xC3CEFF), dark: Color(hexadecimal: 0x2A2F7A)),
                    Color(light: Color(hexadecimal: 0xFAD1EC), dark: Color(hexadecimal: 0x5B1F5E)),
                    Color(light: Color(hexadecimal: 0xB5F0DC), dark: Color(hexadecimal: 0x0E5A52)),
                ],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .extendedToPicture()
            content
        }
    }
}

struct Bento: Effect {
    @Parameter("How far the cards rise.", in: -1000...1000, good: 15...60, unit: .points) var rise = 30.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.4...1, unit: .seconds) var response = 0.6
    @Parameter("When the first card starts.", in: 0...60, good: 0...0.5, unit: .seconds) var delay = 0.1
    @Parameter("How much later each next card starts.", in: 0...10, good: 0.04...0.2, unit: .seconds) var stagger = 0.1

    var view: some View {
        BentoPage {
            BentoGrid(
                items: BentoItem.samples,
                motion: BentoMotion(
                    rise: rise, response: response, firstDelay: delay, stagger: stagger)
            )
            .clipped()
        }
    }

    static let entry = CatalogueEntry(
        name: "bento-grid",
        summary: "A grid of cards that rise and fade in one after the other, the large one first.",
        rows: [7],
        size: CGSize(width: 560, height: 564),
        fit: .fits,
        duration: 2,
        loops: false,
        effect: Bento())
}

struct BentoHover: Effect {
    @Parameter("How large a card gets.", in: 0.5...2, good: 1.01...1.06) var scale = 1.02
    @Parameter("The spring's response.", in: 0.05...10, good: 0.2...0.5, unit: .seconds) var response = 0.3
    @Parameter("Shows the pointer.") var pointer = true

    var view: some View {
        BentoPage {
            HStack(spacing: 24) {
                ForEach(0..<2) { index in
                    BentoCell(
                        item: BentoItem.samples[index + 1], height: 150, hoverScale: scale, hoverResponse: response)
                }
            }
            .padding(24)
        }
        .pointerMark(pointer)
    }

    static let entry = CatalogueEntry(
        name: "bento-hover",
        summary: "Cards that lift under the pointer while their symbol bounces once.",
        rows: [8],
        size: CGSize(width: 520, height: 220),
        fit: .fits,
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3,
                .hover(
                    path: [.unit(x: 0.02, y: 0.95), .unit(x: 0.26, y: 0.62), .unit(x: 0.3, y: 0.55)], duration: 0.9,
                    leaves: false)),
            ScriptEvent(
                at: 1.5,
                .hover(
                    path: [.unit(x: 0.3, y: 0.55), .unit(x: 0.72, y: 0.5), .unit(x: 0.98, y: 0.98)], duration: 1.2,
                    leaves: true)),
        ]),
        effect: BentoHover())
}
