import KinoraStage
import KinoraViews

/// A bead that swells to twice its size and back at an even speed, as UIKit's repeating transform does.
struct BeadPulse: View {
    let settings: BeadPulseEffect

    @State private var isLarge = false

    var body: some View {
        Circle()
            .fill(settings.look.color.gradient)
            .overlay(alignment: .topLeading) {
                Ellipse().fill(.white.opacity(0.5)).frame(width: 24, height: 15).rotationEffect(.degrees(-35)).padding(
                    14)
            }
            .frame(width: 80, height: 80)
            .scaleEffect(isLarge ? settings.scale : 1)
            .onAppear {
                withAnimation(.linear(duration: settings.duration).repeatForever(autoreverses: true)) { isLarge = true }
            }
    }
}

struct BeadPulseEffect: Effect {
    @Parameter("How many times its size the bead gets.", in: 0.1...2.4, good: 1.3...2, unit: .count) var scale = 2.0
    @Parameter("Seconds each way.", in: 0.05...30, good: 0.6...2, unit: .seconds) var duration = 1.3
    let look = ReferenceLook()

    var view: some View { BeadPulse(settings: self).page(look.page) }

    static let entry = CatalogueEntry(
        name: "bead-pulse", summary: "A bead that swells to twice its size and back at an even speed.", rows: [130],
        size: CGSize(width: 280, height: 240), fit: .fits, duration: 2.6, loops: true, effect: BeadPulseEffect())
}

/// A box whose lid, here of another toolkit's view, opens in step with what lies in the box.
struct BoxLid: View {
    let settings: BoxLidEffect

    @State private var isOpen = false

    var body: some View {
        ZStack {
            Image(systemName: "star.fill").font(.system(size: 64)).foregroundStyle(settings.look.color)
                .offset(y: isOpen ? -42 : 30)
                .scaleEffect(isOpen ? 1.15 : 0.7)
            UnevenRoundedRectangle(cornerRadii: .init(bottomLeading: 16, bottomTrailing: 16))
                .fill(Palette.gradient(1))
                .frame(width: 150, height: 104)
                .offset(y: 52)
            RoundedRectangle(cornerRadius: 10, style: .continuous)
                .fill(Color(hexadecimal: 0xC2410C))
                .frame(width: 170, height: 30)
                .rotationEffect(.degrees(isOpen ? -16 : 0), anchor: .bottomLeading)
                .offset(x: isOpen ? -settings.way / 5 : 0, y: isOpen ? -settings.way : 0)
        }
        .offset(y: 34)
        .timetable([0.4, 2]) { _ in
            withAnimation(.spring(response: settings.response, dampingFraction: 0.65)) { isOpen.toggle() }
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
