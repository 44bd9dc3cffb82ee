import KinoraStage
import KinoraViews

/// A box whose lid, here of another toolkit's view, opens in step with what lies in the box.
struct BoxLid: View {
    let settings: BoxLidEffect

    @State private var isOpen = false

    var body: some View {
        ZStack {
            Ellipse().fill(.black.opacity(0.2)).frame(width: 190, height: 16).blur(radius: 5).offset(y: 106)
            sparks
            Image(systemName: "star.fill").font(.system(size: 64)).foregroundStyle(settings.look.color.gradient)
                .shadow(color: settings.look.color.opacity(isOpen ? 0.6 : 0), radius: 12)
                .offset(y: isOpen ? -42 : 30)
                .scaleEffect(isOpen ? 1.15 : 0.7)
            box.offset(y: 52)
            lid
                .rotationEffect(.degrees(isOpen ? -16 : 0), anchor: .bottomLeading)
                .offset(x: isOpen ? -settings.way / 5 : 0, y: isOpen ? -settings.way : 0)
        }
        .offset(y: 40)
        .timetable([0.4, 2]) { _ in
            withAnimation(.spring(response: settings.response, dampingFraction: 0.65)) { isOpen.toggle() }
        }
    }

    private static let gold = Color(hexadecimal: 0xFBBF24)

    private var box: some View {
        UnevenRoundedRectangle(cornerRadii: .init(bottomLeading: 16, bottomTrailing: 16))
            .fill(Palette.gradient(1))
            .overlay { Self.gold.frame(width: 28) }
            // The shade of the lid, and the dark inside.
            .overlay(alignment: .top) {
                LinearGradient(colors: [.black.opacity(0.45), .black.opacity(0)], startPoint: .top, endPoint: .bottom)
                    .frame(height: 26)
            }
            .frame(width: 150, height: 104)
    }

    private var lid: some View {
        RoundedRectangle(cornerRadius: 10, style: .continuous)
            .fill(Color(hexadecimal: 0xC2410C).gradient)
            .overlay { Self.gold.frame(width: 28) }
            .frame(width: 170, height: 30)
            .overlay(alignment: .top) {
                ZStack {
                    ForEach([-1.0, 1], id: \.self) { side in
                        Ellipse().strokeBorder(Self.gold, lineWidth: 6).frame(width: 36, height: 22)
                            .rotationEffect(.degrees(26 * side)).offset(x: 17 * side)
                    }
                    Circle().fill(Color(hexadecimal: 0xF59E0B)).frame(width: 15, height: 15).offset(y: 5)
                }
                .offset(y: -19)
            }
    }

    /// What flies out with the star.
    private var sparks: some View {
        ForEach(0..<9, id: \.self) { index in
            let angle = -0.12 - 0.36 * Double(index)
            let reach = index.isMultiple(of: 2) ? 112.0 : 86
            Circle().fill(Palette.gradient(index)).frame(width: index.isMultiple(of: 3) ? 11 : 8)
                .offset(x: isOpen ? reach * Maths.cos(angle) : 0, y: isOpen ? reach * Maths.sin(angle) - 6 : 40)
                .opacity(isOpen ? 1 : 0)
        }
    }
}

struct BoxLidEffect: Effect {
    @Parameter("How far the lid rises.", in: -50...140, good: 60...120, unit: .points) var way = 100.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...1, unit: .seconds) var response = 0.55
    let look = ReferenceLook()

    var view: some View { BoxLid(settings: self).page(look.page) }

    static let entry = CatalogueEntry(
        name: "box-lid", summary: "A box whose lid and content move by one spring, in step.", rows: [131],
        size: CGSize(width: 320, height: 340), fit: .fits, duration: 3.4, loops: false, effect: BoxLidEffect())
}
