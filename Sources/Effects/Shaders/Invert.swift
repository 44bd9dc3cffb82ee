import KinoraViews

/// A photo with every color inverted and its alpha kept, all at once or behind a line that crosses it.
struct InvertedPhoto: View {
    let photo: ShaderPhoto
    let wipes: Bool
    /// Seconds from one side to the other.
    let period: Double

    @State private var share = 0.0

    var body: some View {
        photo
            .overlay {
                photo.colorEffect(ShaderLibrary.colorInvert())
                    .mask(alignment: .leading) {
                        GeometryReader { geometry in
                            Rectangle().frame(width: geometry.size.width * (wipes ? share : 1))
                        }
                    }
            }
            .onAppear {
                withAnimation(.easeInOut(duration: period).repeatForever(autoreverses: true)) { share = 1 }
            }
    }
}

struct Invert: Effect {
    let page = ShaderPageParameters()
    @Parameter("Whether a line crosses the photo; otherwise all of it is inverted.") var wipe = true
    @Parameter("How long the line takes from side to side.", in: 0.1...600, good: 1...4, unit: .seconds)
    var period = 2.0

    var view: some View {
        CatalogueShader.colorInvert.register()
        return ShaderPage(page, of: .flowers) { photo in
            InvertedPhoto(photo: photo, wipes: wipe, period: period)
        }
    }

    static let entry = CatalogueEntry(
        name: "invert",
        summary: "A photo with inverted colors, behind a line that crosses it.",
        rows: [56],
        size: CGSize(width: 480, height: 360),
        duration: 4,
        loops: true,
        effect: Invert())
}
