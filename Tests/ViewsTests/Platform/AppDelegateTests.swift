import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    private(set) var calls: [String] = ["made"]
    var title = "none"
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("launched")
        title = "set at launch"
        return true
    }
}

private final class WindowDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
}

private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
}

private struct Title: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { Text(delegate.title) }
}

private struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Title() } }
}

/// An app's delegate.
@MainActor
struct AppDelegateTests {
    @Test("The delegate of an app is made with it by its own initializer, and told that the app was launched")
    func launched() {
        let app = DelegatedApp()
        #expect(app.delegate.calls == ["made", "launched"])
        #expect(UIApplication.shared.delegate === app.delegate)
    }

    @Test("The window of any delegate is optional twice, as its class may have none")
    func window() {
        let (own, sceneDelegate) = (WindowDelegate(), SceneDelegate())
        let delegates: [(any UIApplicationDelegate)?] = [own, Delegate(), nil]
        let windows: [UIWindow?] = delegates.map { $0?.window ?? nil }
        #expect(own.window != nil && windows == [own.window, nil, nil])
        let ofScene: Any = sceneDelegate
        let window = (ofScene as? any UIWindowSceneDelegate)?.window
        #expect(sceneDelegate.window != nil && window == sceneDelegate.window)
        #expect((ofScene as? SceneDelegate)?.window === sceneDelegate.window)
    }

    @Test("An app that is only started lasts as long as the performance")
    func started() throws {
        let registration = _AppRegistration.take(_AppRegistration(DelegatedApp.self).retained)
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 1) {
            let _ = registration.launch()
            TimelineView(.animation) { _ in
                Text((UIApplication.shared.delegate as? Delegate)?.title ?? "gone")
            }
        }
        let plain = Stage(size: CGSize(width: 200, height: 100), duration: 1) { Text("set at launch") }
        let texts = try [stage, plain].map { try SceneProbe($0.scene(at: 1)).texts.map(\.run) }
        #expect(texts[0] == texts[1] && !texts[0].isEmpty)
    }

    @Test("Views of the app find a delegate that is observed in their environment")
    func environment() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 1) { _AppRoot(DelegatedApp()) }
        let plain = Stage(size: CGSize(width: 200, height: 100), duration: 1) { Text("set at launch") }
        let texts = try [stage, plain].map { try SceneProbe($0.scene(at: 0)).texts.map(\.run) }
        #expect(texts[0] == texts[1] && !texts[0].isEmpty)
    }
}
