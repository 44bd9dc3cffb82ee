import Views

/// What lies behind a pane of glass: the picture given, or the stand-in photo, filling the stage.
struct GlassBackdrop: View {
    let image: Image?

    var body: some View {
        if let image {
            Color.clear.overlay { image.resizable().aspectRatio(contentMode: .fill) }.clipped()
        } else {
            PhotoStandIn()
        }
    }
}
