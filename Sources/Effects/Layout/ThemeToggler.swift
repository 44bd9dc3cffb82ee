import KinoraStage
import KinoraViews

/// A page whose other appearance grows out of the button that switches it (Magic UI's animated theme toggler).
///
/// Each switch lays a page over the last one. It is seen through a shape about the button that grows until it has passed the
/// farthest corner, so both ways look alike: the new page always comes, and none goes.
struct ThemeToggler: View {
    let settings: ThemeTogglerEffect

    @State private var switches = 0
    @Environment(\.colorScheme) private var appearance

    var body: some View {
        ZStack {
            // The page that comes and the one that it covers.
            ForEach(max(0, switches - 1)...switches, id: \.self) { number in
                ThemePage(isDark: (number % 2 == 1) != (appearance == .dark), settings: settings) { switches += 1 }
                    .modifier(Revealed(settings: settings, isFirst: number == 0))
            }
        }
    }
}

/// Shows its content through a shape that grows from when it appears.
private struct Revealed: ViewModifier {
    let settings: ThemeTogglerEffect
    let isFirst: Bool

    @State private var share = 0.0
    @Environment(\.effectGround) private var ground

    func body(content: Content) -> some View {
        content
            .clipShape(
                RevealShape(
                    corners: settings.shape.corners, inner: settings.shape.inner,
                    center: settings.centered ? ThemePage.middle : ThemePage.button, overflow: ground.overflow,
                    share: isFirst ? 1 : share, turn: settings.shape.turn, stretch: settings.shape.stretch)
            )
            .onAppear { withAnimation(.easeInOut(duration: settings.duration)) { share = 1 } }
    }
}

/// A circle, polygon or star that at 1 covers the whole picture.
struct RevealShape: Shape {
    /// nil: a circle.
    let corners: Int?
    /// Of a star: how far its inner corners are from the middle, as a share of its outer ones.
    let inner: Double?
    let center: CGPoint
    /// How far the picture goes beyond the rectangle at each side.
    let overflow: CGSize
    var share: Double
    /// Of a polygon, which stands on a corner otherwise: radians.
    var turn = 0.0
    /// How many times as wide as high it is, from 1.
    var stretch = 1.0

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let picture = rect.insetBy(dx: -overflow.width, dy: -overflow.height)
        let far = CGPoint(
            x: max(center.x - picture.minX, picture.maxX - center.x),
            y: max(center.y - picture.minY, picture.maxY - center.y))
        let needed = (far.x * far.x + far.y * far.y).squareRoot()
        guard let corners else {
            let radius = needed * share
            return Path(
                ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        // What reaches all around is the circle inside: to the middles of a polygon's sides, to a star's inner corners.
        let reach = inner ?? Maths.cos(.pi / Double(corners))
        let radius = needed * share / reach
        let points = inner == nil ? corners : corners * 2
        return Path { path in
            for index in 0..<points {
                let own = inner != nil && index % 2 == 1 ? radius * reach : radius
                let (sin, cos) = Maths.sincos(2 * .pi * Double(index) / Double(points) + turn)
                let point = CGPoint(x: center.x + stretch * own * sin, y: center.y - own * cos)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

/// A small page with a button at its top right.
private struct ThemePage: View {
    let isDark: Bool
    let settings: ThemeTogglerEffect
    let onSwitch: () -> Void

    /// The button's middle, on a stage of the effect's own size.
    static let button = CGPoint(x: 332, y: 48)
    static let middle = CGPoint(x: 190, y: 150)

    var body: some View {
        ZStack {
            (isDark ? settings.night : settings.day).extendedToPicture()
            VStack(alignment: .leading, spacing: 14) {
                HStack(spacing: 12) {
                    Face(index: 1, diameter: 44)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(isDark ? "Good evening" : "Good morning").font(.headline)
                        Text("Three things for today").font(.footnote).foregroundStyle(Palette.quiet)
                    }
                    Spacer(minLength: 0)
                    Button(action: onSwitch) {
                        Image(systemName: isDark ? "moon.fill" : "sun.max.fill")
                            .font(.system(size: 19))
                            .foregroundStyle(isDark ? Color(hexadecimal: 0xC7D2FE) : Color(hexadecimal: 0xC2410C))
                            .frame(width: 44, height: 44)
                            .background(Palette.card, in: Circle())
                            .overlay { Circle().strokeBorder(Palette.hairline) }
                    }
                    .buttonStyle(.plain)
                }
                .frame(height: 48)
                ForEach(Notice.samples(3)) { NoticeRow(notice: $0) }
            }
            .padding(24)
            .frame(width: 380, height: 300, alignment: .top)
        }
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
}

struct ThemeTogglerEffect: Effect {
    enum Form: String, CaseIterable, Sendable {
        case circle, square, rectangle, triangle, diamond, hexagon, star

        /// nil: round.
        fileprivate var corners: Int? {
            switch self {
            case .circle: nil
            case .triangle: 3
            case .square, .rectangle, .diamond: 4
            case .hexagon: 6
            case .star: 5
            }
        }

        fileprivate var inner: Double? { self == .star ? 0.42 : nil }
        fileprivate var turn: Double { self == .square || self == .rectangle ? .pi / 4 : 0 }
        fileprivate var stretch: Double { self == .rectangle ? 1.6 : 1 }
    }

    @Parameter("The shape through which the new page is seen.") var shape = Form.circle
    @Parameter("It grows from the middle of the page, and not from the button.") var centered = false
    @Parameter("How long it takes to cover the page.", in: 0.05...60, good: 0.4...1.2, unit: .seconds) var duration =
        0.8
    @Parameter("The light page's color.", default: "#f4f5f9") var day: Color
    @Parameter("The dark page's color.", default: "#0b0d17") var night: Color
    @Parameter("Shows the finger as a soft dot.") var touch = true

    var view: some View { ThemeToggler(settings: self).touchDot(touch) }

    static let entry = CatalogueEntry(
        name: "theme-toggler", summary: "A page whose dark side grows out of the button that switches it.",
        size: CGSize(width: 380, height: 300), fit: .fits, duration: 3, loops: false,
        script: Script([
            ScriptEvent(at: 0.6, .tap(at: .points(x: 332, y: 48), count: 1)),
            ScriptEvent(at: 1.9, .tap(at: .points(x: 332, y: 48), count: 1)),
        ]),
        presets: [Preset("star", ["shape": "star", "duration": "1"]), Preset("hexagon", ["shape": "hexagon"])],
        effect: ThemeTogglerEffect())
}
