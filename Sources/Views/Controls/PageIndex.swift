import KinoraStage

/// How the dots below pages look.
public protocol IndexViewStyle {}

/// Dots, on a capsule where that is asked for.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When a capsule shows behind the dots. Nobody touches them on a stage, so that `automatic` and `interactive` show none.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { .init() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct PageIndexStyleKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle { PageIndexViewStyle() }
}

extension EnvironmentValues {
    var pageIndexStyle: PageIndexViewStyle {
        get { self[PageIndexStyleKey.self] }
        set { self[PageIndexStyleKey.self] = newValue }
    }
}

/// A dot for each page, that of the chosen one full.
struct PageIndex: View {
    let count: Int
    let chosen: Int
    @Environment(\.pageIndexStyle) private var style

    private var hasCapsule: Bool { style.backgroundDisplayMode == .always }

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { page in
                Circle().fill(.white.opacity(page == chosen ? 1 : 0.4)).frame(width: 8, height: 8)
            }
        }
        .modifier(PageIndexCapsule(isShown: hasCapsule))
        .padding(.bottom, 9)
    }
}

/// The room around the dots of pages, 26 points high, and the capsule that fills it where it shows.
struct PageIndexCapsule: ViewModifier {
    let isShown: Bool

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 12)
            .frame(height: 26)
            .background { if isShown { Capsule().fill(Color(SystemColor.secondary).opacity(0.5)) } }
    }
}
