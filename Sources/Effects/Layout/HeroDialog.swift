import KinoraStage
import KinoraViews

/// A thumbnail that opens into a dialog over the dimmed page, and goes back.
///
/// Where the thumbnail itself turns into the dialog, the cell's place in the grid stays. In the other styles the dialog comes in
/// from somewhere while the grid stays whole.
struct HeroVideoDialog: View {
    let videos: [HeroVideo]
    let style: HeroStyle
    let animation: Animation
    let dialog: CGSize
    let dim: Double

    @Namespace private var namespace
    @State private var selected: HeroVideo?

    var body: some View {
        ZStack {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
                ForEach(videos) { video in
                    Color.clear.aspectRatio(16.0 / 9, contentMode: .fit)
                        .overlay { thumbnail(video) }
                }
            }
            .padding(24)

            if let video = selected {
                Color.black.opacity(dim)
                    .extendedToPicture()
                    .onTapGesture { withAnimation(animation) { selected = nil } }
                    .transition(.opacity)
                    .zIndex(1)
                ExpandedVideo(video: video)
                    .modifier(HeroMatch(id: video.id, namespace: namespace, isOn: style == .morph))
                    .frame(maxWidth: dialog.width, maxHeight: dialog.height)
                    .padding(24)
                    .transition(style.transition)
                    .zIndex(2)
            }
        }
    }

    @ViewBuilder
    private func thumbnail(_ video: HeroVideo) -> some View {
        if style != .morph || selected?.id != video.id {
            VideoThumbnail(video: video)
                .modifier(HeroMatch(id: video.id, namespace: namespace, isOn: style == .morph))
                .onTapGesture { withAnimation(animation) { selected = video } }
                .transition(style == .morph ? .opacity : .identity)
        }
    }
}

/// Matched geometry where it is wanted.
struct HeroMatch: ViewModifier {
    let id: Int
    let namespace: Namespace.ID
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
    }
}

/// How the dialog comes and goes.
enum HeroStyle: String, CaseIterable {
    case morph, fromCenter = "from-center", fromTop = "from-top", fromBottom = "from-bottom", fromLeft = "from-left"
    case fromRight = "from-right", fade, topInBottomOut = "top-in-bottom-out", leftInRightOut = "left-in-right-out"

    @MainActor var transition: AnyTransition {
        switch self {
        case .morph, .fade: .opacity
        case .fromCenter: .scale(scale: 0.5).combined(with: .opacity)
        case .fromTop: .offset(y: -480).combined(with: .opacity)
        case .fromBottom: .offset(y: 480).combined(with: .opacity)
        case .fromLeft: .offset(x: -720).combined(with: .opacity)
        case .fromRight: .offset(x: 720).combined(with: .opacity)
        case .topInBottomOut:
            .asymmetric(
                insertion: .offset(y: -480).combined(with: .opacity), removal: .offset(y: 480).combined(with: .opacity))
        case .leftInRightOut:
            .asymmetric(
                insertion: .offset(x: -720).combined(with: .opacity), removal: .offset(x: 720).combined(with: .opacity))
        }
    }
}

struct HeroVideo: Identifiable, Equatable {
    let id: Int
    let title: String
    let length: String

    @MainActor var picture: PhotoStandIn {
        PhotoStandIn(subject: PhotoStandIn.Subject.places[id % PhotoStandIn.Subject.places.count])
    }

    static let samples = [
        HeroVideo(id: 0, title: "Above the valley", length: "2:14"),
        HeroVideo(id: 1, title: "Evening at sea", length: "4:03"),
        HeroVideo(id: 2, title: "In the desert", length: "1:48"),
        HeroVideo(id: 3, title: "After the rain", length: "12:30"),
        HeroVideo(id: 4, title: "A meadow in May", length: "3:21"),
        HeroVideo(id: 5, title: "First light", length: "0:57"),
    ]
}

struct VideoThumbnail: View {
    let video: HeroVideo

    var body: some View {
        video.picture
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .overlay { Image(systemName: "play.circle.fill").font(.largeTitle).foregroundStyle(.white.opacity(0.95)) }
            .overlay(alignment: .bottomTrailing) {
                Text(video.length).font(.caption2.weight(.semibold)).foregroundStyle(.white)
                    .padding(.horizontal, 6).padding(.vertical, 2)
                    .background(.black.opacity(0.55), in: Capsule()).padding(8)
            }
    }
}

struct ExpandedVideo: View {
    let video: HeroVideo

    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(.black)
            .overlay {
                VStack(spacing: 0) {
                    video.picture
                        .overlay {
                            Image(systemName: "play.circle.fill").font(.system(size: 56)).foregroundStyle(
                                .white.opacity(0.95))
                        }
                    HStack {
                        Text(video.title).font(.headline)
                        Spacer()
                        Text(video.length).font(.subheadline).foregroundStyle(.white.opacity(0.6))
                    }
                    .foregroundStyle(.white)
                    .padding(16)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}

struct HeroDialog: Effect {
    @Parameter("How the dialog comes and goes.") var style = HeroStyle.morph
    @Parameter("How long the spring takes about once to and fro.", in: 0.05...10, good: 0.3...0.8, unit: .seconds)
    var response = 0.5
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.65...1, unit: .fraction)
    var damping = 0.8
    @Parameter("The dialog's width at most.", in: 50...5000, good: 400...700, unit: .points) var width = 600.0
    @Parameter("The dialog's height at most.", in: 50...5000, good: 300...500, unit: .points) var height = 400.0
    @Parameter("How dark the page gets.", in: 0...1, good: 0.3...0.7, unit: .fraction) var dim = 0.5
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            HeroVideoDialog(
                videos: HeroVideo.samples, style: style,
                animation: .spring(
                    response: response, dampingFraction: damping),
                dialog: CGSize(width: width, height: height), dim: dim)
        }
    }

    static let entry = CatalogueEntry(
        name: "hero-dialog",
        summary: "A thumbnail that opens into a dialog over the dimmed page, and goes back.",
        rows: [6],
        size: CGSize(width: 640, height: 440),
        fit: .fits,
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .tap(at: .unit(x: 0.5, y: 0.4), count: 1)),
            ScriptEvent(at: 1.9, .tap(at: .unit(x: 0.5, y: 0.03), count: 1)),
        ]),
        effect: HeroDialog())
}
