import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The scroll view that views of representables find above themselves: a frame of 100 points, and content of 1000.
@MainActor
struct HostingScrollTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        var offsets: [CGFloat] = []
        var target: CGFloat?
        /// Moves the content on by this once it is beyond its beginning.
        var turn: CGFloat?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offsets.append(scrollView.contentOffset.y)
            if let turn, scrollView.contentOffset.y < 0 { scrollView.contentOffset.y += turn }
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("target")
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    }

    @MainActor private final class Found {
        let delegate = Delegate()
        var scroll: UIScrollView?
        var observation: NSKeyValueObservation?
        var observed: [CGFloat] = []
    }

    /// Where the content is drawn at a time.
    private func offset(
        at time: Double, _ found: Found, _ script: [ScriptEvent] = [], isList: Bool = false,
        setUp: @escaping @MainActor (UIScrollView) -> Void = { _ in }
    ) throws -> CGFloat {
        let probe = Hosted(make: { UIView() }) { view in
            guard found.scroll == nil else { return }
            DispatchQueue.main.async {
                guard found.scroll == nil, let scroll = view.superview?.superview?.superview as? UIScrollView else {
                    return
                }
                found.scroll = scroll
                setUp(scroll)
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 20, script: Script(script)) {
            if isList {
                AnyView(List { Text("row").background(probe) })
            } else {
                AnyView(ScrollView { Color.red.frame(width: 100, height: 1000).background(probe) })
            }
        }
        return try -(SceneProbe(stage.scene(at: time)).fills.first { $0.rect.height == 1000 }?.rect.minY ?? 0)
    }

    private func drag(_ from: Double, _ to: Double, for duration: Double, easesOut: Bool = false) -> ScriptEvent {
        ScriptEvent(
            at: 1,
            .drag(path: [.points(x: 50, y: from), .points(x: 50, y: to)], duration: duration, easesOut: easesOut))
    }

    @Test("From the background of its content it is the third superview, and knows its sizes")
    func found() throws {
        let found = Found()
        _ = try offset(at: 0.5, found)
        let scroll = try #require(found.scroll)
        #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
        #expect(scroll.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(scroll.window != nil && scroll.superview?.superview is UIWindow)
    }

    @Test("That of a list is a collection view")
    func list() throws {
        let found = Found()
        _ = try offset(at: 0.5, found, isList: true)
        #expect(found.scroll is UICollectionView)
    }

    @Test("An offset that is set moves the content, at once or in an animation")
    func moved() throws {
        let (still, moving) = (Found(), Found())
        #expect(try offset(at: 1, still) { $0.contentOffset.y = 250 } == 250)
        func moved(at time: Double) throws -> CGFloat {
            try offset(at: time, Found()) { $0.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
        }
        #expect(try (1..<399).contains(moved(at: 0.15)))
        #expect(try moved(at: 1) == 400)
        _ = try offset(at: 1, moving) { scroll in
            scroll.delegate = moving.delegate
            scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        }
        #expect(moving.delegate.log == ["animated"])
        #expect(moving.delegate.offsets.count > 10 && moving.delegate.offsets.last == 400)
        #expect(moving.delegate.offsets == moving.delegate.offsets.sorted())
    }

    @Test("The delegate is told of the finger, of each step of the motion, and of its end")
    func told() throws {
        let found = Found()
        let end = try offset(at: 10, found, [drag(90, 30, for: 0.2)]) { $0.delegate = found.delegate }
        let delegate = found.delegate
        #expect(delegate.log == ["drag", "target", "end true", "rest"])
        #expect(delegate.offsets.count > 60)
        #expect(abs((delegate.offsets.last ?? 0) - end) < 0.01 && end > 100)
        #expect(found.scroll?.contentOffset.y == delegate.offsets.last)
    }

    @Test("The delegate says where content comes to rest")
    func target() throws {
        let found = Found()
        found.delegate.target = 300
        let end = try offset(at: 10, found, [drag(90, 30, for: 0.2)]) { $0.delegate = found.delegate }
        #expect(abs(end - 300) < 0.01)
    }

    @Test("Content that the delegate moves on goes on sliding, and follows the finger from there")
    func looping() throws {
        let (sliding, held) = (Found(), Found())
        sliding.delegate.turn = 500
        let end = try offset(at: 10, sliding, [drag(30, 90, for: 0.2)]) { $0.delegate = sliding.delegate }
        #expect((200..<450).contains(end))
        held.delegate.turn = 500
        let rest = try offset(at: 5, held, [drag(10, 90, for: 1, easesOut: true)]) { $0.delegate = held.delegate }
        #expect(abs(rest - 430) < 12)
    }

    @Test("Content that slides beyond its beginning comes back where nobody moves it")
    func turnsBack() throws {
        let found = Found()
        let end = try offset(at: 10, found, [drag(30, 90, for: 0.2)]) { scroll in
            scroll.delegate = found.delegate
            scroll.contentOffset.y = 100
        }
        #expect(abs(end) < 0.01)
    }

    @Test("Pages, no bounce and no scrolling are as they are set")
    func settings() throws {
        let paged = try offset(at: 10, Found(), [drag(95, 5, for: 0.05)]) { $0.isPagingEnabled = true }
        #expect(abs(paged - 100) < 0.01)
        let pull = drag(10, 90, for: 1, easesOut: true)
        #expect(try offset(at: 2, Found(), [pull]) { $0.bounces = false } == 0)
        #expect(try offset(at: 3, Found(), [drag(90, 30, for: 0.5)]) { $0.isScrollEnabled = false } == 0)
        let normal = try offset(at: 10, Found(), [drag(90, 30, for: 0.2)])
        #expect(try offset(at: 10, Found(), [drag(90, 30, for: 0.2)]) { $0.decelerationRate = .fast } < normal - 50)
    }

    @Test("An observer of the offset is told of each step")
    func observed() throws {
        let found = Found()
        let end = try offset(at: 10, found, [drag(90, 30, for: 0.2)]) { scroll in
            found.observation = scroll.observe(\.contentOffset, options: [.new]) { _, change in
                found.observed.append(change.newValue?.y ?? -1)
            }
        }
        #expect(found.observed.count > 60 && abs((found.observed.last ?? 0) - end) < 0.01)
        let gone = Found()
        _ = try offset(at: 10, gone, [drag(90, 30, for: 0.2)]) { scroll in
            gone.observation = scroll.observe(\.contentOffset) { _, _ in gone.observed.append(0) }
            gone.observation?.invalidate()
        }
        #expect(gone.observed.isEmpty)
    }
}
