import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Windows that sources make, and the one that stands for the stage.
@MainActor
struct StageWindowsTests {
    init() { DrawnImage.useRasterizer() }

    private func performed(
        _ script: Script = .empty, at times: [Double], @ViewBuilder _ view: @escaping () -> some View
    ) throws -> [SceneProbe] {
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 9, script: script) { view() }
        return try times.map { try SceneProbe(stage.scene(at: $0)) }
    }

    private final class Kept {
        var window: UIWindow?
        var image: UIImage?
    }

    private static func raise(_ view: some View, level: UIWindow.Level = .normal) -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
        let window = UIWindow(windowScene: scene)
        let controller = UIHostingController(rootView: view)
        controller.view.backgroundColor = .clear
        window.rootViewController = controller
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    private struct Toasts: View {
        @State private var kept = Kept()
        @State private var count = 0
        var body: some View {
            Color.blue
                .onTapGesture {
                    count += 1
                    kept.window = count == 2 ? nil : StageWindowsTests.raise(Color.red.frame(width: 20, height: 10))
                }
                .overlay { Text("\(count)") }
        }
    }

    @Test(
        "A window lies over the stage from when it is shown for as long as it is kept, and lets touches through beside its content"
    )
    func raised() throws {
        let taps = [1.0, 2].map { ScriptEvent(at: $0, .tap(at: .points(x: 5, y: 5), count: 1)) }
        let shots = try performed(Script(taps), at: [0.5, 1.5, 3]) { Toasts() }
        #expect(shots[0].fills.count == 1)
        #expect(shots[1].fills.map(\.rect).last == CGRect(x: 40, y: 35, width: 20, height: 10))
        #expect(shots[2].fills.filter { $0.paint != .color(.clear) }.count == 1 && shots[2].texts.count == 1)
        // Going back begins again, with windows of its own.
        let back = try performed(Script(taps), at: [3, 1.5]) { Toasts() }
        #expect(back[1].fills.map(\.rect) == shots[1].fills.map(\.rect))
    }

    @Test("Windows are in the order of their levels, and taps reach what is on top")
    func levels() throws {
        struct Two: View {
            let log: Kept2
            var body: some View {
                Color.blue.onAppear {
                    log.windows = [
                        StageWindowsTests.raise(
                            Color.red.frame(width: 30, height: 30).onTapGesture { log.taps += 1 }, level: .alert),
                        StageWindowsTests.raise(Color.green.frame(width: 40, height: 40)),
                    ]
                }
            }
        }
        let log = Kept2()
        let tap = Script([ScriptEvent(at: 1, .tap(at: .unit(x: 0.5, y: 0.5), count: 1))])
        let shot = try performed(tap, at: [2]) { Two(log: log) }[0]
        #expect(shot.fills.filter { $0.paint != .color(.clear) }.map(\.rect.width) == [100, 40, 30])
        #expect(log.taps == 1)
    }
    private final class Kept2 {
        var windows: [UIWindow] = []
        var taps = 0
    }

    @Test("The stage's window has a root whose view stands for the stage, and is drawn as what was shown last")
    func stage() throws {
        struct Shot: View {
            let kept: Kept
            @State private var image: UIImage?
            var body: some View {
                ZStack {
                    Color.blue
                    if let image { Image(uiImage: image).resizable().frame(width: 50, height: 40) }
                }
                .onTapGesture {
                    guard let view = UIApplication.shared.keyWindow?.rootViewController?.view else { return }
                    image = UIGraphicsImageRenderer(size: view.frame.size).image { _ in
                        view.drawHierarchy(in: view.frame, afterScreenUpdates: false)
                    }
                    kept.image = image
                }
            }
        }
        let tap = Script([ScriptEvent(at: 1, .tap(at: .unit(x: 0.5, y: 0.5), count: 1))])
        let kept = Kept()
        let shot = try performed(tap, at: [2]) { Shot(kept: kept) }[0]
        #expect(shot.images == [CGRect(x: 25, y: 20, width: 50, height: 40)])
        let picture = try #require(kept.image)
        #expect(picture.size == CGSize(width: 100, height: 80))
        let pixels = try #require(picture.cgImage).picture.pixmap.pixels
        #expect(Set(pixels).count == 1 && pixels[0] >> 24 == 255)
    }

    @Test("The stage takes the appearance of its window")
    func appearance() throws {
        struct Themed: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                (scheme == .dark ? Color.black : .white)
                    .onTapGesture { UIApplication.shared.keyWindow?.overrideUserInterfaceStyle = .dark }
            }
        }
        let tap = Script([ScriptEvent(at: 1, .tap(at: .unit(x: 0.5, y: 0.5), count: 1))])
        let shots = try performed(tap, at: [0.5, 2]) { Themed() }
        #expect(shots[0].fills != shots[1].fills)
    }

    /// A view that lies over the stage for a second, and counts how often it was asked to.
    private final class Badge: UIView {
        private(set) var count = 0

        func present(then end: @escaping () -> Void) {
            guard let window = UIApplication.shared.windows.first else { return }
            count += 1
            window.addSubview(self)
            alpha = 0
            UIView.animate(withDuration: 0.2) {
                self.alpha = 1
            } completion: { _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    self.removeFromSuperview()
                    end()
                }
            }
        }
    }

    private static func badge() -> Badge {
        let badge = Badge(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
        badge.backgroundColor = .red
        return badge
    }

    /// - Parameter isOnce: whether the page asks for it once, which its body may not do.
    private func expectBadge(isOnce: Bool = true, _ page: (Badge) -> some View) throws {
        let badge = Self.badge()
        let tap = Script([ScriptEvent(at: 1, .tap(at: .unit(x: 0.5, y: 0.9), count: 1))])
        let page = page(badge)
        let shots = try performed(tap, at: [0.9, 1.1, 1.5, 3]) { page }
        let counts = shots.map { $0.fills.count { $0.rect == CGRect(x: 10, y: 20, width: 30, height: 10) } }
        #expect(counts == [0, 1, 1, 0])
        #expect(badge.count == 1 || !isOnce && badge.count > 1)
    }

    @Test("A body that puts a view into the window shows it at once, and the stage settles")
    func presentingBody() throws {
        struct Page: View {
            @State private var isOn = false
            let badge: Badge
            var body: some View {
                if isOn { let _ = badge.present { isOn = false } }
                Color.blue.onTapGesture { isOn = true }
            }
        }
        try expectBadge(isOnce: false) { Page(badge: $0) }
        // The same where the body is built when its place is known.
        try expectBadge(isOnce: false) { badge in GeometryReader { _ in Page(badge: badge) } }
    }

    @Test("So does a modifier's body, and what a change calls")
    func presentingModifier() throws {
        struct Presenting: ViewModifier {
            @Binding var isOn: Bool
            let badge: Badge
            func body(content: Content) -> some View {
                if isOn, badge.superview == nil { let _ = badge.present { isOn = false } }
                content
            }
        }
        struct Page: View {
            @State private var isOn = false
            let badge: Badge
            var body: some View {
                Color.blue.onTapGesture { isOn = true }.modifier(Presenting(isOn: $isOn, badge: badge))
            }
        }
        try expectBadge { Page(badge: $0) }
        struct Told: View {
            @State private var isOn = false
            let badge: Badge
            var body: some View {
                Color.blue.onTapGesture { isOn = true }
                    .onChange(of: isOn) { if isOn { badge.present { isOn = false } } }
            }
        }
        try expectBadge { Told(badge: $0) }
    }

    @Test("What changes in a window by a touch is drawn again")
    func changing() throws {
        struct Raising: View {
            let log: Kept2
            let button: UIButton
            var body: some View {
                Color.blue.onAppear {
                    let controller = UIViewController(nibName: nil, bundle: nil)
                    controller.view.addSubview(button)
                    let window = UIWindow(windowScene: .stage)
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                    log.windows = [window]
                }
            }
        }
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
        button.backgroundColor = .red
        button.addAction(UIAction { _ in button.backgroundColor = .green }, for: .touchUpInside)
        let log = Kept2()
        let tap = Script([ScriptEvent(at: 1, .tap(at: .points(x: 20, y: 20), count: 1))])
        let shots = try performed(tap, at: [0.5, 2]) { Raising(log: log, button: button) }
        func color(_ shot: SceneProbe) -> Paint? { shot.fills.first { $0.rect.width == 30 }?.paint }
        #expect(color(shots[0]) != nil && color(shots[1]) != nil && color(shots[0]) != color(shots[1]))
    }

    @Test("The window whose root is the stage's own view is not drawn over it")
    func ofStage() throws {
        final class Scene: NSObject, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                window = StageWindowsTests.raise(Color.red.frame(width: 20, height: 10))
                window?.windowScene = scene
            }
        }
        let shot = try performed(at: [0.5]) { _WindowRoot(Scene()) }[0]
        #expect(shot.fills.filter { $0.rect.width == 20 }.count == 1)
    }

    private struct Glowing: View {
        var body: some View {
            Color.blue.onTapGesture {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
                view.backgroundColor = .green
                StageWindows.current.stage.addSubview(view)
                let glow = CABasicAnimation(keyPath: "backgroundColor")
                (glow.fromValue, glow.toValue, glow.duration) = (UIColor.black.cgColor, UIColor.white.cgColor, 1)
                view.layer.add(glow, forKey: "glow")
            }
        }
    }

    @Test("What moves in a window itself has the color of each frame")
    func movingColor() throws {
        let tap = Script([ScriptEvent(at: 1, .tap(at: .unit(x: 0.5, y: 0.5), count: 1))])
        let probes = try performed(tap, at: [1.25, 1.5, 1.75]) { Glowing() }
        let colors = probes.compactMap { $0.fills.last?.paint }
        #expect(colors.count == 3 && colors[0] != colors[1] && colors[1] != colors[2])
    }
}
