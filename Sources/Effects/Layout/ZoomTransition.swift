import KinoraStage
import KinoraViews

/// A picture of a grid that grows into its page, or into a sheet, and goes back where it came from.
struct ZoomTransition: View {
    enum Presentation: String, CaseIterable { case page, sheet }

    let settings: ZoomTransitionEffect

    @Namespace private var space
    @State private var open: Int?

    var body: some View {
        ZStack {
            grid.opacity(open == nil ? 1 : 0.35)
            if let open { detail(open).transition(.identity) }
        }
    }

    private var animation: Animation { .spring(response: settings.response, dampingFraction: 0.86) }

    private var grid: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 14)], spacing: 14) {
            ForEach(0..<4, id: \.self) { index in
                Color.clear.aspectRatio(1, contentMode: .fit)
                    .overlay {
                        if open != index {
                            picture(index)
                                .clipShape(RoundedRectangle(cornerRadius: settings.corner, style: .continuous))
                                .transition(.identity)
                                .onTapGesture { withAnimation(animation) { open = index } }
                        }
                    }
            }
        }
        .padding(18)
    }

    /// The page, or the sheet, which leaves the head of the page below free.
    private func detail(_ index: Int) -> some View {
        let isSheet = settings.presentation == .sheet
        return VStack(alignment: .leading, spacing: 14) {
            picture(index).frame(height: 230)
                .clipShape(RoundedRectangle(cornerRadius: isSheet ? settings.corner : 0, style: .continuous))
            VStack(alignment: .leading, spacing: 6) {
                Text(place(index).title).font(.title.bold())
                Text("The page has grown out of the picture, and goes back into it.").font(.subheadline)
                    .foregroundStyle(Palette.quiet)
            }
            .padding(.horizontal, 18)
            .transition(.opacity)
            Spacer(minLength: 0)
        }
        .padding(isSheet ? 14 : 0)
        .background {
            RoundedRectangle(cornerRadius: isSheet ? 28 : 0, style: .continuous).fill(Palette.card)
                .matchedGeometryEffect(id: -1 - index, in: space)
                .transition(.opacity)
        }
        .padding(.top, isSheet ? 56 : 0)
        .onTapGesture { withAnimation(animation) { open = nil } }
    }

    private func picture(_ index: Int) -> some View {
        PhotoStandIn(subject: place(index)).matchedGeometryEffect(id: index, in: space)
    }

    private func place(_ index: Int) -> PhotoStandIn.Subject { PhotoStandIn.Subject.places[index % 5] }
}

struct ZoomTransitionEffect: Effect {
    @Parameter("What the picture grows into.") var presentation = ZoomTransition.Presentation.page
    @Parameter("The pictures' corner radius.", in: 0...70, good: 8...24, unit: .points) var corner = 14.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5
    let touched = TouchedPage()

    var view: some View { ZoomTransition(settings: self).on(touched) }

    static let entry = CatalogueEntry(
        name: "zoom-transition", summary: "A picture that grows into its page or into a sheet, and goes back.",
        rows: [128, 129], size: CGSize(width: 320, height: 420), fit: .fits, duration: 3.4, loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .tap(at: .points(x: 90, y: 140), count: 1)),
            ScriptEvent(at: 2, .tap(at: .points(x: 160, y: 330), count: 1)),
        ]),
        effect: ZoomTransitionEffect())
}
