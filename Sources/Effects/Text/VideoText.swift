import KinoraViews

/// Letters that are windows to a moving picture (after Magic UI's video text): a dark one on light pages, a bright one on dark pages.
struct VideoText: View {
    let settings: VideoTextEffect

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Elapsed { seconds in
            let (sin, cos) = Maths.sincos(2 * .pi * seconds / settings.duration)
            Photo(image: settings.image, standIn: scheme == .dark ? .sea : .city)
                .scaleEffect(1 + settings.drift * (1 + 0.5 * sin))
                .offset(x: settings.drift * 90 * cos, y: settings.drift * 50 * sin)
                .mask {
                    Text(settings.text).font(.system(size: settings.size, weight: .black)).multilineTextAlignment(
                        .center
                    )
                    .lineLimit(1).minimumScaleFactor(0.05).padding(.horizontal, 16)
                }
        }
    }
}

struct VideoTextEffect: Effect {
    @Parameter("The picture behind the letters; any PNG file.") var image: Image?
    @Parameter("The letters.") var text = "VIDEO"
    @Parameter("The letters' size; they shrink where there is no room.", in: 6...600, good: 80...200, unit: .points)
    var size =
        168.0
    @Parameter("How far the picture drifts.", in: 0...2, good: 0.1...0.5, unit: .fraction) var drift = 0.3
    @Parameter("How long it drifts until it is back.", in: 0.2...600, good: 4...12, unit: .seconds) var duration = 6.0
    @Parameter("The page's color.", default: "#ffffff/#0b0d17") var page: Color

    var view: some View { VideoText(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "video-text", summary: "Letters that are windows to a moving picture.",
        size: CGSize(width: 560, height: 240), duration: 6, loops: true, effect: VideoTextEffect())
}
