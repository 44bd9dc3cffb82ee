import KinoraViews

/// The picture given, or the stand-in, filling its space: what lies outside is cut off.
struct Photo: View {
    let image: Image?

    var body: some View {
        if let image {
            Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }.clipped()
        } else {
            PhotoStandIn()
        }
    }
}
