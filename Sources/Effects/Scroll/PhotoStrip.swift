import KinoraStage
import KinoraViews

/// Photos in a row that snap to whole pages when the finger lifts (row 60), tilt and sink off center (row 61), or slide
/// inside their frames against the scroll (row 62).
struct PhotoStrip: View {
    enum Motion: String, CaseIterable { case plain, tilt, parallax }

    let settings: PhotoStripSettings

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: settings.spacing) {
                ForEach(0..<settings.count, id: \.self) { index in
                    VStack(spacing: 10) {
                        photo(index)
                        if settings.showsCaptions {
                            Text(StripPicture.names[index % StripPicture.names.count]).font(.headline)
                        }
                    }
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, settings.margin)
        .scrollTargetBehavior(.paging)
    }

    @ViewBuilder
    private func photo(_ index: Int) -> some View {
        let picture = StripPicture(index: index)
        switch settings.motion {
        case .plain:
            picture.clipShape(frame).containerRelativeFrame(.horizontal)
        case .tilt:
            picture.clipShape(frame).containerRelativeFrame(.horizontal)
                .scrollTransition(axis: .horizontal) { content, phase in
                    content
                        .rotationEffect(.degrees(phase.value * settings.tilt))
                        .offset(y: phase.isIdentity ? 0 : settings.sink)
                }
        case .parallax:
            ZStack {
                // Wider than its frame, so that there is picture to slide in from both sides.
                picture
                    .padding(.horizontal, -settings.slide * 0.25)
                    .scrollTransition(axis: .horizontal) { content, phase in
                        content.offset(x: phase.value * -settings.slide)
                    }
            }
            .containerRelativeFrame(.horizontal)
            .clipShape(frame)
        }
    }

    private var frame: RoundedRectangle { RoundedRectangle(cornerRadius: settings.cornerRadius, style: .continuous) }
}

struct PhotoStripSettings {
    var motion = PhotoStrip.Motion.plain
    var count = 5
    /// Points.
    var spacing = 22.0
    var margin = 44.0
    var cornerRadius = 32.0
    /// Degrees of a photo that is a whole page off center.
    var tilt = 2.5
    /// How far photos off center sink, in points.
    var sink = 8.0
    /// How far a photo a whole page off center slides in its frame, in points.
    var slide = 250.0
    var showsCaptions = true
}

/// A picture of the strip: a landscape in one of several moods.
struct StripPicture: View {
    static let names = LandscapePhoto.Mood.allCases.map(\.rawValue.capitalized)

    let index: Int

    var body: some View {
        LandscapePhoto(mood: LandscapePhoto.Mood.allCases[index % LandscapePhoto.Mood.allCases.count])
    }
}

enum PhotoStrips {
    static let paging = entry(
        name: "paging", summary: "Photos in a row that snap to whole pages.", rows: [60], motion: .plain,
        spacing: 22, margin: 44)
    static let tilt = entry(
        name: "scroll-tilt", summary: "Photos in a row that tilt and sink off center.", rows: [61], motion: .tilt,
        spacing: 22, margin: 44)
    static let parallax = entry(
        name: "scroll-parallax", summary: "Photos that slide inside their frames against the scroll.", rows: [62],
        motion: .parallax, spacing: 16, margin: 32)

    private static func entry(
        name: String, summary: String, rows: [Int], motion: PhotoStrip.Motion, spacing: Double, margin: Double
    ) -> CatalogueEntry {
        CatalogueEntry(
            name: name, summary: summary, rows: rows,
            parameters: [
                Parameter("count", "How many photos.", .integer(default: 5, range: 1...100)),
                Parameter(
                    "spacing", "The gap between photos.",
                    .number(default: spacing, range: 0...500, good: 8...40, unit: .points)),
                Parameter(
                    "margin", "How much of the neighbors shows at the sides.",
                    .number(default: margin, range: 0...500, good: 16...64, unit: .points)),
                Parameter(
                    "corner", "The photos' corner radius.",
                    .number(default: 32, range: 0...400, good: 12...40, unit: .points)),
                Parameter(
                    "tilt", "Degrees of a photo a whole page off center, for scroll-tilt.",
                    .number(default: 2.5, range: -90...90, good: 1...8, unit: .degrees)),
                Parameter(
                    "sink", "How far photos off center sink, for scroll-tilt.",
                    .number(default: 8, range: -500...500, good: 0...24, unit: .points)),
                Parameter(
                    "slide", "How far a photo slides in its frame, for scroll-parallax.",
                    .number(default: 250, range: -2000...2000, good: 100...300, unit: .points)),
                Parameter("captions", "Whether there is a line below each photo.", .boolean(default: true)),
                Parameter("page", "The color behind everything.", .color(default: "white")),
            ],
            size: CGSize(width: 390, height: 480),
            duration: 4,
            loops: false,
            script: Script([
                ScriptEvent(
                    at: 0.3, .drag(path: [.unit(x: 0.8, y: 0.5), .unit(x: 0.3, y: 0.5)], duration: 0.7, easesOut: true)),
                ScriptEvent(
                    at: 2, .drag(path: [.unit(x: 0.8, y: 0.5), .unit(x: 0.3, y: 0.5)], duration: 0.35, easesOut: false)),
            ]),
            makeView: { values in
                AnyView(
                    PhotoStrip(
                        settings: PhotoStripSettings(
                            motion: motion, count: values.integer("count"), spacing: values.number("spacing"),
                            margin: values.number("margin"), cornerRadius: values.number("corner"),
                            tilt: values.number("tilt"), sink: values.number("sink"), slide: values.number("slide"),
                            showsCaptions: values.boolean("captions"))
                    )
                    .padding(.vertical, 32)
                    .background(values.color("page")))
            })
    }
}
