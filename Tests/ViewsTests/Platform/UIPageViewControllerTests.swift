import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pages of UIKit's that a finger and their source move.
@MainActor
struct UIPageViewControllerTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    /// Three pages in the colors of their places, with what they are asked and told.
    private final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController]
        let counts: Bool
        var log: [String] = []
        init(counts: Bool = false) {
            self.counts = counts
            pages = [UIColor.red, UIColor.green, UIColor.blue].map {
                let page = UIViewController()
                page.view.backgroundColor = $0
                return page
            }
        }
        private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
            let place = pages.firstIndex { $0 === page }! + step
            return pages.indices.contains(place) ? pages[place] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { counts ? 3 : 0 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.append("to \(pages.firstIndex { $0 === pendingViewControllers[0] }!)") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append("from \(pages.firstIndex { $0 === previousViewControllers[0] }!) \(completed)") }
    }

    private func pages(_ source: Source) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        (pages.dataSource, pages.delegate) = (source, source)
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        return pages
    }

    private func stage(_ controller: UIViewController, _ script: [ScriptEvent] = []) -> Stage {
        Stage(size: CGSize(width: 300, height: 200), duration: 8, script: Script(script)) {
            Shown(controller: controller)
        }
    }

    private func drag(_ from: Double, _ to: Double, at time: Double) -> ScriptEvent {
        ScriptEvent(
            at: time,
            .drag(path: [.points(x: from, y: 100), .points(x: to, y: 100)], duration: 0.5, easesOut: true))
    }

    /// Where the pages are that are seen, by their places among all.
    private func seen(_ stage: Stage, at time: Double) throws -> [Int: CGFloat] {
        let fills = try SceneProbe(stage.scene(at: time)).fills
        var found: [Int: CGFloat] = [:]
        let colors = [
            RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0), RGBA(red: 0, green: 0, blue: 1),
        ]
        for (place, color) in colors.enumerated() {
            found[place] = fills.first { $0.paint == .color(color) && abs($0.rect.width - 300) < 0.01 }?.rect.minX
        }
        return found
    }

    @Test("A drag past half of a page goes on to the next, one that is shorter comes back, and the delegate is told")
    func drags() throws {
        let source = Source()
        let pages = pages(source)
        let stage = stage(pages, [drag(280, 60, at: 1), drag(250, 200, at: 3), drag(60, 280, at: 5)])
        #expect(try seen(stage, at: 0.5) == [0: 0])
        let moving = try seen(stage, at: 1.4)
        #expect(moving.count == 2 && moving[0]! < 0 && abs(moving[1]! - moving[0]! - 300) < 1e-6)
        #expect(try seen(stage, at: 2.9) == [1: 0])
        #expect(pages.viewControllers?.first === source.pages[1] && source.log == ["to 1", "from 0 true"])
        #expect(try seen(stage, at: 4.9) == [1: 0])
        #expect(Array(source.log.dropFirst(2)) == ["to 2", "from 1 false"])
        #expect(try seen(stage, at: 7.5) == [0: 0])
        #expect(pages.viewControllers?.first === source.pages[0])
    }

    @Test("A drag that begins before another's page is at rest goes on from there, and each is told of once")
    func quickDrags() throws {
        let source = Source()
        let pages = pages(source)
        let stage = stage(pages, [drag(280, 60, at: 1), drag(280, 60, at: 1.6)])
        #expect(try seen(stage, at: 4) == [2: 0])
        #expect(pages.viewControllers?.first === source.pages[2])
        #expect(source.log == ["to 1", "from 0 true", "to 2", "from 1 true"])
    }

    @Test("Where there is no page before, the first one follows a finger less and comes back")
    func ends() throws {
        let source = Source()
        let stage = stage(pages(source), [drag(60, 280, at: 1)])
        let pulled = try seen(stage, at: 1.5)
        #expect(pulled.count == 1 && pulled[0]! > 20 && pulled[0]! < 100)
        #expect(try seen(stage, at: 3) == [0: 0] && source.log.isEmpty)
    }

    @Test("What the source shows with an animation slides in from the side of its direction")
    func slides() throws {
        let source = Source()
        let pages = pages(source)
        var ends: [Bool] = []
        let button = UIButton(
            primaryAction: UIAction { _ in
                pages.setViewControllers([source.pages[2]], direction: .reverse, animated: true) { ends.append($0) }
            })
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        source.pages[0].view.addSubview(button)
        let stage = stage(pages, [ScriptEvent(at: 1, .tap(at: .points(x: 100, y: 100), count: 1))])
        #expect(try seen(stage, at: 0.9) == [0: 0])
        let moving = try seen(stage, at: 1.2)
        #expect(moving.count == 2 && moving[0]! > 0 && abs(moving[0]! - moving[2]! - 300) < 1e-6 && ends.isEmpty)
        #expect(try seen(stage, at: 3) == [2: 0] && ends == [true])
    }

    @Test("A slide that takes over from another lasts its own time, and each ends once")
    func overtaken() throws {
        let source = Source()
        let pages = pages(source)
        var ends: [String] = []
        let button = UIButton(
            primaryAction: UIAction { _ in
                pages.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
                    ends.append("1 \($0)")
                }
                VirtualClock.schedule(after: 0.2) {
                    pages.setViewControllers([source.pages[2]], direction: .reverse, animated: true) {
                        ends.append("2 \($0)")
                    }
                }
            })
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        source.pages[0].view.addSubview(button)
        let stage = stage(pages, [ScriptEvent(at: 1, .tap(at: .points(x: 100, y: 100), count: 1))])
        // The first one would have ended by now.
        _ = try stage.scene(at: 1.5)
        #expect(ends == ["1 false"])
        #expect(try seen(stage, at: 3) == [2: 0] && ends == ["1 false", "2 true"])
    }

    @Test("Dots stand below the pages where the source counts them")
    func dots() throws {
        let source = Source(counts: true)
        let pages = pages(source)
        let stage = stage(pages, [drag(280, 60, at: 1)])
        let circles = try SceneProbe(stage.scene(at: 0)).fills.filter { abs($0.rect.width - 7) < 0.01 }
        #expect(circles.count == 3 && circles.allSatisfy { abs($0.rect.midY - 181.5) < 0.01 })
        _ = try stage.scene(at: 3)
        #expect(pages.dots?.currentPage == 1)
    }
}
