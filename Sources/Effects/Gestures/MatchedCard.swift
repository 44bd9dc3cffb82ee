import KinoraStage
import KinoraViews

/// One card that flies between a row of a list and the whole page, its picture and its title with it.
struct MatchedCard: View {
    let settings: MatchedCardEffect

    @Namespace private var namespace
    @State private var isOpen = false

    var body: some View {
        ZStack(alignment: .top) {
            VStack(spacing: 12) {
                ForEach(0..<3, id: \.self) { index in
                    if index == 1 {
                        Color.clear.frame(height: settings.row).overlay { if !isOpen { row.transition(.identity) } }
                    } else {
                        neighbor(index)
                    }
                }
            }
            .padding(20)
            if isOpen { page.padding(20).transition(.identity) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }

    private var animation: Animation { .spring(response: settings.response, dampingFraction: settings.damping) }

    private var row: some View {
        HStack(spacing: 14) {
            picture.frame(width: settings.row - 24, height: settings.row - 24)
            title
            Spacer(minLength: 0)
        }
        .padding(12)
        .background { card }
        .onTapGesture { withAnimation(animation) { isOpen = true } }
    }

    private var page: some View {
        VStack(alignment: .leading, spacing: 16) {
            picture.frame(height: 190)
            title
            Text("A card is one view in two places: its frame travels, and what is in it stays itself.")
                .font(.subheadline).foregroundStyle(Palette.quiet).transition(.opacity)
            Spacer(minLength: 0)
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background { card }
        .onTapGesture { withAnimation(animation) { isOpen = false } }
    }

    private var picture: some View {
        PhotoStandIn(subject: .sea)
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            .matchedGeometryEffect(id: "picture", in: namespace)
    }

    private var title: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text("By boat").font(.headline)
            Text("Three days").font(.subheadline).foregroundStyle(Palette.quiet)
        }
        .fixedSize()
        .matchedGeometryEffect(id: "title", in: namespace, properties: .position)
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 22, style: .continuous)
            .fill(Palette.card)
            .overlay { RoundedRectangle(cornerRadius: 22, style: .continuous).strokeBorder(Palette.hairline) }
            .matchedGeometryEffect(id: "card", in: namespace)
    }

    /// A row that stays where it is, under the page.
    private func neighbor(_ index: Int) -> some View {
        HStack(spacing: 14) {
            PhotoStandIn(subject: index == 0 ? .mountains : .dunes)
                .frame(width: settings.row - 24, height: settings.row - 24)
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            VStack(alignment: .leading, spacing: 3) {
                Text(index == 0 ? "On foot" : "By camel").font(.headline)
                Text(index == 0 ? "Five days" : "A week").font(.subheadline).foregroundStyle(Palette.quiet)
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .background {
            RoundedRectangle(cornerRadius: 22, style: .continuous)
                .fill(Palette.card)
                .overlay { RoundedRectangle(cornerRadius: 22, style: .continuous).strokeBorder(Palette.hairline) }
        }
    }
}

struct MatchedCardEffect: Effect {
    @Parameter("The row's height.", in: 60...200, good: 80...120, unit: .points) var row = 100.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.6...1, unit: .fraction)
    var damping = 0.8
    let page = TouchedPage()

    var view: some View { MatchedCard(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "matched-card",
        summary: "A card that flies between a row and the whole page, with all that is in it.",
        rows: [76],
        size: CGSize(width: 340, height: 420), fit: .fits,
        duration: 3.2,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .tap(at: .points(x: 170, y: 182), count: 1)),
            ScriptEvent(at: 1.9, .tap(at: .points(x: 170, y: 330), count: 1)),
        ]),
        effect: MatchedCardEffect())
}
