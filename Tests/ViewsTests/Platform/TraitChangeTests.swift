import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Traits of UIKit's views and controllers: their own, those around, and who hears of changes.
@MainActor
struct TraitChangeTests {
    private struct Depth: UITraitDefinition { static let defaultValue = 1 }
    private final class Told: UIView {
        var lines: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            lines.append("\(previousTraitCollection!.userInterfaceStyle) \(traitCollection.userInterfaceStyle)")
        }
    }

    @Test("What a view overrides holds for all that is in it, which is told, by its handlers and methods")
    func overrides() {
        let (outer, inner) = (UIView(), Told())
        outer.addSubview(inner)
        var handled: [UIUserInterfaceStyle] = []
        let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Told, old) in
            handled.append(view.traitCollection.userInterfaceStyle)
        }
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && outer.traitOverrides.userInterfaceStyle == .dark)
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.horizontalSizeClass == .regular && handled == [.dark])
        inner.unregisterForTraitChanges(registration)
        outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(outer.overrideUserInterfaceStyle == .unspecified && handled == [.dark])
        #expect(inner.lines == ["light dark", "dark dark", "dark light"])
    }

    @Test("A trait of one's own has its default until it is overridden; a controller hears of it")
    func own() {
        let controller = UIViewController()
        var depths: [Int] = []
        controller.registerForTraitChanges([Depth.self]) { (controller: UIViewController, old: UITraitCollection) in
            depths += [old[Depth.self], controller.traitCollection[Depth.self]]
        }
        #expect(controller.view.traitCollection[Depth.self] == 1)
        controller.traitOverrides[Depth.self] = 3
        #expect(controller.view.traitCollection[Depth.self] == 3 && depths == [1, 3])
        #expect(controller.traitOverrides.contains(Depth.self))
    }

    @Test("The color scheme around a representable is its view's style, which it hears of")
    func scheme() throws {
        let view = Told()
        struct Screen: View {
            let view: Told
            @State private var isDark = false
            var body: some View {
                Hosted { view }.environment(\.colorScheme, isDark ? .dark : .light)
                    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isDark = true } }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2) { Screen(view: view) }
        _ = try stage.scene(at: 1)
        #expect(view.lines == ["light dark"] && view.traitCollection.userInterfaceStyle == .dark)
    }
}
