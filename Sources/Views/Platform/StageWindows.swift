import KinoraScene
import KinoraStage

/// The windows of a performance: one stands for the stage, and those that a source makes lie over it while they are shown and kept.
@MainActor
final class StageWindows {
    /// Outside of any performance.
    private static let outside = StageWindows()
    static var current: StageWindows { Graph.current?.companion(StageWindows()) ?? outside }

    /// That of the stage.
    var stage: UIWindow { ofStage.window }
    /// The view that the root of the stage's window stands for.
    var surface: HostingSurface { ofStage.surface }
    /// Made where somebody asks for them: a stage that knows nothing of UIKit has no objects.
    private lazy var ofStage: (window: UIWindow, surface: HostingSurface) = {
        let surface = HostingSurface()
        let window = UIWindow(standingFor: surface)
        surface.stand(in: window)
        return (window, surface)
    }()
    /// Evaluates the root of the stage again.
    var redraw: (() -> Void)?
    /// What stands for all windows together: what changes in one of them has it drawn again.
    private(set) lazy var container: UIView = {
        let view = UIView()
        view.redraw = { [weak self] in self?.redraw?() }
        return view
    }()
    /// Whether anything of any window is drawn.
    private(set) var isUsed = false
    /// Whether an update goes on that has not come to what lies over the stage, and so will show what changes now.
    fileprivate var isAwaited = false

    private struct Known { weak var window: UIWindow? }
    private var others: [Known] = []

    /// The appearance that is set for all of the stage.
    var style: UIUserInterfaceStyle { isUsed ? stage.overrideUserInterfaceStyle : .unspecified }

    /// The stage's window, and those that have been shown, in this order.
    var all: [UIWindow] { [stage] + others.compactMap(\.window) }

    /// What lies over the stage, from back to front.
    var raised: [UIWindow] {
        others.compactMap(\.window).filter { !$0.isHidden && !$0.isOfStage }.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }

    /// The last one that was made key, if it is still shown.
    var key: UIWindow { raised.filter(\.wasMadeKey).last ?? stage }

    /// What the stage or a group on it shows now, where a view stands for it.
    func shownNodes(_ view: UIView) -> [Node]? {
        if view is UIWindow || view is HostingSurface, view === stage || view === surface {
            return Graph.current?.shownNodes()
        }
        return (view as? any ShowsHosted)?.hostedNodes
    }

    /// Takes note of a window that is shown for the first time, and has what has changed drawn.
    func note(_ window: UIWindow) {
        // What windows show is kept in objects, which checkpoints do not copy.
        VirtualClock.noteObjects()
        if !window.isHidden, window !== stage, !all.contains(where: { $0 === window }) {
            others.append(Known(window: window))
            window.whenGone = { [weak self] in self?.redraw?() }
        }
        isUsed = true
        redraw?()
    }
}

extension StageWindows {
    /// What lies in windows over the stage; evaluated again as something of a window changes. Made before the content of the stage, some of
    /// which may change windows as it is built.
    ///
    /// - Parameter place: that of the windows, at the root of the stage.
    func element(_ place: BuildContext) -> Element {
        let (graph, key) = (place.graph, place.key(Slot.change))
        redraw = { [unowned graph, unowned self] in
            guard !VirtualClock.isPresenting else { return }
            let changes = Stored((graph.stored(key) ?? 0) + 1)
            if isAwaited { graph.storage[key] = changes } else { graph.writeRedraw(changes, key: key) }
        }
        isAwaited = place.isUpdating
        return RaisedElement(self, changes: key, place)
    }
}

/// What lies over the stage, built when all that is on it has its place: until then bodies may have changed windows.
private final class RaisedElement: Element {
    private let windows: StageWindows
    /// Where it is kept how often something of them has changed.
    private let changes: Int
    /// The appearance in which the stage is built.
    private let style: UIUserInterfaceStyle
    private var content: Element?

    init(_ windows: StageWindows, changes: Int, _ context: BuildContext) {
        (self.windows, self.changes, style) = (windows, changes, windows.style)
        super.init(context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        windows.isAwaited = false
        guard windows.isUsed else { return }
        if context.isUpdating, windows.style != style { windows.redraw?() }
        let raised = RaisedWindows(windows: windows, changes: context.graph.stored(changes) ?? 0)
        let content = raised._elements(context.child(.content)).united(.topLeading, context)
        self.content = content
        content.place(at: frame.origin, proposal: proposal, placement)
    }

    override var children: [Element] { content.map { [$0] } ?? [] }
    override func lower(_ context: inout LoweringContext) -> [Node] { content?.lowered(&context) ?? [] }
}

private struct RaisedWindows: View {
    let windows: StageWindows
    /// How often something of them has changed.
    let changes: Int

    var body: some View {
        ZStack(alignment: .topLeading) {
            SubviewsPicture(of: windows.stage, redraw: windows.container.redraw)
            if let root = windows.stage.rootViewController, root.hasPresentedHere {
                let none = Color.clear.allowsHitTesting(false)
                PresentationHost(content: none.modifier(PresentedControllers(host: root)))
            }
            ForEach(windows.raised.map { WindowPicture($0, in: windows.container) }) { $0 }
        }
    }
}

/// What lies in a window besides the view of its controller.
private struct SubviewsPicture: View {
    let views: [UIView]

    init(of window: UIWindow, redraw: (() -> Void)?) {
        window.redraw = redraw
        let root = window.rootViewController?.viewIfLoaded
        views = window.subviews.filter { !$0.isHidden && $0 !== root }
        for view in views { view.layOut(in: view.frame.size) }
    }

    var body: some View {
        ForEach(Array(views.enumerated()), id: \.offset) { PlatformPicture(view: $0.element, isPlaced: true) }
            .ignoresSafeArea()
    }
}

/// A window that a source has made, as large as the stage. Where nothing in it takes a touch, what is behind it does. It does not keep
/// the window, which goes when the source lets it go.
private struct WindowPicture: View, Identifiable {
    let id: ObjectIdentifier
    private weak var window: UIWindow?
    /// What is drawn again where a page in it changes.
    private let container: UIView

    init(_ window: UIWindow, in container: UIView) {
        (id, self.window, self.container) = (ObjectIdentifier(window), window, container)
    }

    var body: some View {
        if let window {
            ZStack(alignment: .topLeading) {
                ground(window.backgroundColor)
                if let controller = window.rootViewController {
                    ground(controller.hostedGround)
                    let page = PlatformPage(controller: controller, container: container)
                    PresentationHost(content: page.modifier(PresentedControllers(host: controller)))
                }
                SubviewsPicture(of: window, redraw: container.redraw)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .opacity(Double(window.alpha))
            .allowsHitTesting(window.isUserInteractionEnabled)
            .modifier(FixedStyle(style: window.overrideUserInterfaceStyle))
        }
    }

    @ViewBuilder
    private func ground(_ color: UIColor?) -> some View {
        if let color, color.cgColor.alpha > 0 { Color(uiColor: color).ignoresSafeArea() }
    }
}

extension UIViewController {
    /// The color behind a view of SwiftUI's that it shows: the system's background unless the source has said another.
    fileprivate var hostedGround: UIColor? {
        guard let hosted = view as? HostedView else { return nil }
        return hosted.isColored ? hosted.backgroundColor : .systemBackground
    }
}
