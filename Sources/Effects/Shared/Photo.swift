import KinoraViews

/// The picture given, or a stand-in, filling its space: what lies outside is cut off.
struct Photo: View {
    let image: Image?
    var standIn: PhotoStandIn.Subject = .sea

    var body: some View {
        if let image {
            Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }.clipped()
        } else {
            PhotoStandIn(subject: standIn)
        }
    }
}
