import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Fingers on plain scroll views of UIKit's, and what they zoom. The view is 200 by 100 points.
@MainActor
struct ScrollTouchesTests {
    private final class Teller: UIScrollViewDelegate {
        weak var zoomed: UIView?
        var log: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("zoomed \(scale)")
        }
    }

    /// A red square of 20 points in the content's corner at (40, 30).
    private func scroll(_ size: CGSize) -> (UIScrollView, UIView) {
        let scroll = UIScrollView()
        let content = UIView(frame: CGRect(origin: .zero, size: size))
        let square = UIView(frame: CGRect(x: 40, y: 30, width: 20, height: 20))
        square.backgroundColor = .red
        content.addSubview(square)
        scroll.addSubview(content)
        scroll.contentSize = size
        return (scroll, content)
    }

    private func stage(_ view: UIView, _ script: [ScriptEvent] = []) -> Stage {
        Stage(size: CGSize(width: 200, height: 100), duration: 8, script: Script(script)) { Hosted { view } }
    }

    private func square(_ stage: Stage, at time: Double) throws -> CGRect {
        let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
        return try #require(SceneProbe(stage.scene(at: time)).fills.first { $0.paint == red }).rect
    }

    private func drag(_ from: CGPoint, _ to: CGPoint, at time: Double) -> ScriptEvent {
        ScriptEvent(
            at: time,
            .drag(
                path: [.points(x: from.x, y: from.y), .points(x: to.x, y: to.y)], duration: 1, easesOut: true))
    }

    @Test("Content that was moved before the view had its size rests within its ends, once it has")
    func sized() {
        let (scroll, _) = scroll(CGSize(width: 100, height: 150))
        scroll.contentInset.top = 20
        scroll.contentOffset = CGPoint(x: -90, y: -70)
        scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -20))
        scroll.contentOffset.y = 50
        scroll.frame.size.height = 120
        #expect(scroll.contentOffset.y == 30)
    }

    @Test("What is shown at once is as large as the view, wherever the content is")
    func visibleSize() {
        let scroll = UIScrollView(frame: CGRect(x: 9, y: 9, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 900)
        scroll.contentOffset.y = 50
        #expect(scroll.visibleSize == CGSize(width: 200, height: 100))
    }

    @Test("Content follows a finger where it is larger than its view, and its delegate is told")
    func drags() throws {
        let teller = Teller()
        let (scroll, _) = scroll(CGSize(width: 200, height: 400))
        scroll.delegate = teller
        let stage = stage(scroll, [drag(CGPoint(x: 100, y: 90), CGPoint(x: 100, y: 40), at: 1)])
        #expect(try square(stage, at: 0.5) == CGRect(x: 40, y: 30, width: 20, height: 20))
        let after = try square(stage, at: 7)
        #expect(after.minX == 40 && after.minY < 0 && after.minY > -40)
        #expect(abs(scroll.contentOffset.y - (30 - after.minY)) < 0.01 && scroll.contentOffset.x == 0)
        #expect(teller.log.first == "begin" && teller.log.contains { $0.hasPrefix("end") })
    }

    @Test("What moves the content is told, also a source; while a finger does, the view says so")
    func phases() throws {
        final class Watching: UIScrollViewDelegate {
            var dragged: Set<Bool> = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                dragged.insert(scrollView.isDragging)
            }
        }
        let watching = Watching()
        let (scroll, _) = scroll(CGSize(width: 200, height: 400))
        scroll.frame.size = CGSize(width: 200, height: 100)
        scroll.delegate = watching
        scroll.contentOffset = CGPoint(x: 0, y: 10)
        #expect(watching.dragged == [false])
        scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 20, height: 20), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 70))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 390, width: 20, height: 50), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 300))
        watching.dragged = []
        let stage = stage(scroll, [drag(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 80), at: 1)])
        _ = try square(stage, at: 7)
        #expect(watching.dragged.contains(true) && !scroll.isDragging && !scroll.isDecelerating)
    }

    @Test("Beyond its ends content follows less and comes back; pages rest at whole ones")
    func ends() throws {
        let (scroll, _) = scroll(CGSize(width: 200, height: 400))
        let pulled = stage(scroll, [drag(CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 80), at: 1)])
        let top = try square(pulled, at: 1.99).minY
        #expect(top > 35 && top < 75)
        #expect(try abs(square(pulled, at: 5).minY - 30) < 0.01)
        let (paged, _) = self.scroll(CGSize(width: 200, height: 400))
        paged.isPagingEnabled = true
        let stage = stage(paged, [drag(CGPoint(x: 100, y: 90), CGPoint(x: 100, y: 20), at: 1)])
        #expect(try abs(square(stage, at: 5).minY + 70) < 0.01 && paged.contentOffset.y == 100)
    }

    @Test("A finger that takes hold of content beyond its ends leaves it there until it moves")
    func held() {
        let (scroll, _) = scroll(CGSize(width: 200, height: 400))
        scroll.frame.size = CGSize(width: 200, height: 100)
        for y in [CGFloat(-20), 0, 150, 330] {
            scroll.contentOffset.y = y
            scroll.drag(from: scroll.dragBegan(), by: .zero)
            #expect(abs(scroll.contentOffset.y - y) < 1e-9)
        }
    }

    @Test("Content comes to rest at any rate of deceleration")
    func rates() {
        for rate in [-1, 0, 0.998, 1, 2, Double.nan] {
            let time = ScrollPhysics.timeConstant(rate: rate)
            #expect(time.isFinite && time >= 0)
        }
    }

    @Test("A finger across does not move content that is only longer, and none moves content that fits")
    func ways() throws {
        let ways: [(CGSize, CGPoint)] = [
            (CGSize(width: 200, height: 400), CGPoint(x: 30, y: 50)),
            (CGSize(width: 200, height: 100), CGPoint(x: 150, y: 10)),
        ]
        for (size, end) in ways {
            let (scroll, _) = scroll(size)
            let stage = stage(scroll, [drag(CGPoint(x: 150, y: 50), end, at: 1)])
            #expect(try square(stage, at: 5) == CGRect(x: 40, y: 30, width: 20, height: 20))
        }
    }

    @Test("A zoomed view is larger, about the middle of what is seen, and the content with it")
    func zoom() throws {
        let teller = Teller()
        let (scroll, content) = scroll(CGSize(width: 200, height: 100))
        (teller.zoomed, scroll.delegate, scroll.maximumZoomScale) = (content, teller, 4)
        let stage = stage(scroll)
        _ = try stage.scene(at: 0)
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 400, height: 200))
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 50) && teller.log == ["zoom"])
        // At (40, 30) before: 60 points left of the middle and 20 above it, twice as far now.
        let shown = self.stage(scroll)
        #expect(try square(shown, at: 0) == CGRect(x: -20, y: 10, width: 40, height: 40))
        scroll.zoom(to: CGRect(x: 40, y: 30, width: 40, height: 20), animated: false)
        #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 140, y: 110))
        scroll.zoomScale = 1
        #expect(scroll.contentOffset == .zero && content.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("A view that was zoomed to nothing comes back, and scales that are no numbers change nothing")
    func oddZoom() {
        let teller = Teller()
        let (scroll, content) = scroll(CGSize(width: 200, height: 100))
        scroll.frame.size = CGSize(width: 200, height: 100)
        (teller.zoomed, scroll.delegate) = (content, teller)
        for scale in [CGFloat.nan, .infinity, -1] { scroll.zoomScale = scale }
        #expect(scroll.zoomScale == 1 && teller.log.isEmpty)
        scroll.zoomScale = 0
        #expect(scroll.contentSize == .zero)
        scroll.zoomScale = 1
        #expect(scroll.contentOffset == .zero && content.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(scroll.contentSize == CGSize(width: 200, height: 100) && teller.log == ["zoom", "zoom"])
    }

    @Test("Two fingers zoom within the limits, and what was between them stays there")
    func pinch() throws {
        let teller = Teller()
        let (scroll, content) = scroll(CGSize(width: 200, height: 100))
        (teller.zoomed, scroll.delegate, scroll.maximumZoomScale) = (content, teller, 3)
        let stage = stage(
            scroll, [ScriptEvent(at: 1, .pinch(at: .points(x: 50, y: 40), scale: 2, duration: 1))])
        let after = try square(stage, at: 4)
        #expect(abs(scroll.zoomScale - 2) < 0.01 && abs(after.width - 40) < 0.2)
        // The middle of the square is where the fingers are.
        #expect(abs(after.midX - 50) < 1 && abs(after.midY - 40) < 1)
        #expect(teller.log.last?.hasPrefix("zoomed") == true)
    }
}
