import KinoraStage
import KinoraViews

/// Photos in a row that snap to whole pages when the finger lifts, tilt and sink off center, or slide
/// inside their frames against the scroll.
struct PhotoStrip: View {
    /// What photos do that are off center.
    enum Motion {
        case rest
        /// They turn by `degrees` at a whole page off center, and sink by `depth` points.
        case tilt(degrees: Double, depth: Double)
        /// They slide by `distance` points in their frames at a whole page off center.
        case slide(distance: Double)
    }

    let strip: StripParameters
    var motion = Motion.rest

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: strip.spacing) {
                ForEach(0..<strip.count, id: \.self) { index in
                    VStack(spacing: 10) {
                        photo(index)
                        if strip.captions {
                            Text(StripPicture.names[index % StripPicture.names.count]).font(.headline)
                        }
                    }
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, strip.margin)
        .scrollTargetBehavior(.viewAligned)
        .padding(.vertical, 32)
        .page(strip.page)
    }

    @ViewBuilder
    private func photo(_ index: Int) -> some View {
        let picture = StripPicture(index: index)
        switch motion {
        case .rest:
            picture.clipShape(frame).containerRelativeFrame(.horizontal)
        case .tilt(let degrees, let depth):
            picture.clipShape(frame).containerRelativeFrame(.horizontal)
                .scrollTransition(axis: .horizontal) { content, phase in
                    content
                        .rotationEffect(.degrees(phase.value * degrees))
                        .offset(y: phase.isIdentity ? 0 : depth)
                }
        case .slide(let distance):
            ZStack {
                // Wider than its frame, so that there is picture to slide in from both sides.
                picture
                    .padding(.horizontal, -abs(distance) / 2)
                    .scrollTransition(axis: .horizontal) { content, phase in
                        content.offset(x: phase.value * -distance)
                    }
            }
            .containerRelativeFrame(.horizontal)
            .clipShape(frame)
        }
    }

    private var frame: RoundedRectangle { RoundedRectangle(cornerRadius: strip.corner, style: .continuous) }
}

/// What every strip of photos takes.
struct StripParameters: ParameterGroup {
    @Parameter("How many photos.", in: 1...100) var count = 5
    @Parameter("The gap between photos.", in: 0...500, good: 8...40, unit: .points) var spacing = 22.0
    @Parameter("How much of the neighbors shows at the sides.", in: 0...500, good: 16...64, unit: .points)
    var margin = 44.0
    @Parameter("The photos' corner radius.", in: 0...400, good: 12...40, unit: .points) var corner = 32.0
    @Parameter("Whether there is a line below each photo.") var captions = true
    @Parameter("The color behind everything.", default: "white/#0f1117") var page: Color
}

/// A picture of the strip: one of several places.
struct StripPicture: View {
    static let names = PhotoStandIn.Subject.places.map(\.title)

    let index: Int

    var body: some View {
        PhotoStandIn(subject: PhotoStandIn.Subject.places[index % PhotoStandIn.Subject.places.count])
    }
}

struct Paging: Effect {
    let strip = StripParameters()

    var view: some View { PhotoStrip(strip: strip) }

    static let entry = CatalogueEntry(
        name: "paging", summary: "Photos in a row that snap to whole pages.", rows: [60], strip: Paging())
}

struct ScrollTilt: Effect {
    let strip = StripParameters()
    @Parameter("Degrees of a photo a whole page off center.", in: -90...90, good: 1...8, unit: .degrees) var tilt = 2.5
    @Parameter("How far photos off center sink.", in: -500...500, good: 0...24, unit: .points) var sink = 8.0

    var view: some View { PhotoStrip(strip: strip, motion: .tilt(degrees: tilt, depth: sink)) }

    static let entry = CatalogueEntry(
        name: "scroll-tilt", summary: "Photos in a row that tilt and sink off center.", rows: [61], strip: ScrollTilt())
}

struct ScrollParallax: Effect {
    let strip = StripParameters(spacing: 16, margin: 32)
    @Parameter("How far a photo slides in its frame.", in: -2000...2000, good: 100...300, unit: .points)
    var slide = 250.0

    var view: some View { PhotoStrip(strip: strip, motion: .slide(distance: slide)) }

    static let entry = CatalogueEntry(
        name: "scroll-parallax", summary: "Photos that slide inside their frames against the scroll.", rows: [62],
        strip: ScrollParallax())
}

extension CatalogueEntry {
    /// A strip of photos that is dragged twice.
    fileprivate init(
        name: String, summary: String, rows: [Int], file: String = #fileID,
        strip: @autoclosure @escaping @Sendable () -> some Effect
    ) {
        let path = [ScriptPoint.unit(x: 0.8, y: 0.5), .unit(x: 0.3, y: 0.5)]
        self.init(
            name: name, summary: summary, rows: rows, size: CGSize(width: 390, height: 480), duration: 4, loops: false,
            script: Script([
                ScriptEvent(at: 0.3, .drag(path: path, duration: 0.7, easesOut: true)),
                ScriptEvent(at: 2, .drag(path: path, duration: 0.35, easesOut: false)),
            ]), file: file, effect: strip())
    }
}
