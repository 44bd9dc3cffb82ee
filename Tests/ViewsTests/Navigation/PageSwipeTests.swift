import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Fingers that come from the leading edge of a page. The stage is 200 points wide.
@MainActor
struct PageSwipeTests {
    private static let green = RGBA(red: 0, green: 1, blue: 0).hex
    private static let blue = RGBA(red: 0, green: 0, blue: 1).hex

    /// A stack with a green and a blue page on its root.
    private struct Pages: View {
        var hidesBack = false
        @State var path = [1, 2]
        var body: some View {
            NavigationStack(path: $path) {
                Color(red: 1, green: 0, blue: 0)
                    .navigationDestination(for: Int.self) { number in
                        Color(red: 0, green: number == 1 ? 1 : 0, blue: number == 1 ? 0 : 1)
                            .navigationBarBackButtonHidden(hidesBack)
                    }
            }
        }
    }

    /// A drag along the middle that begins at 1 s.
    private func drag(_ from: Double, _ to: Double, for duration: Double = 1, easesOut: Bool = true) -> ScriptEvent {
        ScriptEvent(
            at: 1,
            .drag(path: [.points(x: from, y: 150), .points(x: to, y: 150)], duration: duration, easesOut: easesOut))
    }

    /// Where the pages begin.
    private func edges(
        _ event: ScriptEvent, at time: Double, @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) throws -> [String: CGFloat] {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 9, script: Script([event])) { view() }
        var edges: [String: CGFloat] = [:]
        for fill in try SceneProbe(stage.scene(at: time)).fills {
            if let color = fill.paint.rgba?.hex { edges[color] = fill.rect.minX }
        }
        return edges
    }

    private func edges(_ event: ScriptEvent, at time: Double) throws -> [String: CGFloat] {
        try edges(event, at: time) { Pages() }
    }

    @Test("A page follows the finger over the one below, and comes back from before the middle")
    func follows() throws {
        let during = try edges(drag(5, 85), at: 2)
        let edge = try #require(during[PageSwipeTests.blue])
        #expect(abs(edge - 70) < 4)
        // The page below has given way by three tenths of its width, less as the other one goes.
        let below = try #require(during[PageSwipeTests.green])
        #expect(abs(below + 0.3 * (200 - edge)) < 1)
        let after = try edges(drag(5, 85), at: 6)
        #expect(after[PageSwipeTests.blue] == 0 && after[PageSwipeTests.green] == nil)
    }

    @Test("Let go past the middle, or with speed, the top page is popped")
    func pops() throws {
        for event in [drag(5, 180), drag(5, 65, for: 0.05, easesOut: false)] {
            let after = try edges(event, at: 6)
            #expect(after[PageSwipeTests.blue] == nil && after[PageSwipeTests.green] == 0)
        }
    }

    @Test("A drag from elsewhere moves nothing, and none where the back button is hidden")
    func others() throws {
        #expect(try edges(drag(40, 180), at: 2)[PageSwipeTests.blue] == 0)
        #expect(try edges(drag(5, 180), at: 2) { Pages(hidesBack: true) }[PageSwipeTests.blue] == 0)
    }

    @Test("A page whose source keeps it comes back")
    func kept() throws {
        let after = try edges(drag(5, 180), at: 6) {
            NavigationStack(path: .constant([2])) {
                Color(red: 1, green: 0, blue: 0)
                    .navigationDestination(for: Int.self) { _ in Color(red: 0, green: 0, blue: 1) }
            }
        }
        #expect(after[PageSwipeTests.blue] == 0)
    }

    @Test("It comes before gestures of the page, and leaves them alone where it is none")
    func contest() throws {
        let dragged = try edges(drag(5, 85), at: 2) {
            NavigationStack(path: .constant([2])) {
                Color(red: 1, green: 0, blue: 0)
                    .navigationDestination(for: Int.self) { _ in
                        Color(red: 0, green: 0, blue: 1).gesture(DragGesture())
                    }
            }
        }
        #expect(try #require(dragged[PageSwipeTests.blue]) > 50)
    }

    private final class Log { var lines: [String] = [] }

    @Test("A touch at the edge that is no swipe reaches the gestures of the page, from its beginning to its end")
    func touch() throws {
        let log = Log()
        let tap = ScriptEvent(at: 1, .tap(at: .points(x: 10, y: 150), count: 1))
        _ = try edges(tap, at: 3) {
            NavigationStack(path: .constant([2])) {
                Color(red: 1, green: 0, blue: 0)
                    .navigationDestination(for: Int.self) { _ in
                        Color(red: 0, green: 0, blue: 1)
                            .gesture(
                                DragGesture(minimumDistance: 0)
                                    .onChanged { _ in log.lines.append("changed") }
                                    .onEnded { _ in log.lines.append("ended") })
                    }
            }
        }
        #expect(log.lines.first == "changed" && log.lines.filter { $0 == "ended" } == ["ended"])
        #expect(log.lines.last == "ended")
    }

    @Test("From right to left the leading edge is the right one")
    func rightToLeft() throws {
        let during = try edges(drag(195, 115), at: 2) { Pages().environment(\.layoutDirection, .rightToLeft) }
        let edge = try #require(during[PageSwipeTests.blue])
        #expect(abs(edge + 70) < 4)
        let after = try edges(drag(195, 20), at: 6) { Pages().environment(\.layoutDirection, .rightToLeft) }
        #expect(after[PageSwipeTests.blue] == nil)
    }
}
