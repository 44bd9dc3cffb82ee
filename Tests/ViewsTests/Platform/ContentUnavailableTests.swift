import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What controllers show where they have nothing to show.
@MainActor
struct ContentUnavailableTests {
    private final class Page: UIViewController {
        var isEmpty = true
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            calls.append("update")
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "Nothing"
            configuration.secondaryText = "Come back later."
            configuration.button.title = "Again"
            contentUnavailableConfiguration = isEmpty ? configuration : nil
        }
    }

    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        (view as? V).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("Words and a button stand in the middle, below each other, until the controller says that there is something")
    func parts() {
        let page = Page()
        let size = CGSize(width: 300, height: 200)
        let view = page.appear(in: size)
        let labels = views(UILabel.self, in: view)
        #expect(labels.map(\.text) == ["Nothing", "Come back later."])
        let shown: [UIView] = labels + views(UIButton.self, in: view)
        let frames = shown.map { $0.convert($0.bounds, to: view) }
        #expect(frames.count == 3 && frames.allSatisfy { abs($0.midX - 150) < 1 })
        #expect(frames[0].maxY + 8 == frames[1].minY && frames[1].maxY + 16 == frames[2].minY)
        #expect(abs((frames[0].minY + frames[2].maxY) / 2 - 100) < 1)
        page.isEmpty = false
        page.setNeedsUpdateContentUnavailableConfiguration()
        #expect(views(UILabel.self, in: page.appear(in: size)).isEmpty)
        #expect(page.calls == ["will", "is", "update", "did", "update"])
    }

    @Test("A search without results says what was searched for")
    func search() {
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "swift"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “swift”")
        #expect(UIContentUnavailableConfiguration.loading().text == "Loading…")
    }
}
