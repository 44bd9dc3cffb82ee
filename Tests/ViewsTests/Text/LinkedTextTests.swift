import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Taps on links within a text.
@MainActor
struct LinkedTextTests {
    private final class Log { var lines: [String] = [] }

    /// What is told of a tap `x` points from the left, where signs are 12 points wide.
    private func told(_ text: Text, tappedAt x: CGFloat) throws -> [String] {
        let log = Log()
        let open = OpenURLAction {
            log.lines.append($0.absoluteString)
            return .handled
        }
        let view = text.font(.system(size: 20, design: .monospaced)).frame(width: 300, alignment: .leading)
            .onTapGesture { log.lines.append("outside") }.environment(\.openURL, open)
        let script = Script([ScriptEvent(at: 0.1, .tap(at: .points(x: x, y: 20), count: 1))])
        _ = try Stage(size: CGSize(width: 300, height: 40), duration: 1, script: script) { view }.scene(at: 1)
        return log.lines
    }

    @Test(
        "A tap on a link opens its address; one beside it is for the views around",
        arguments: [(18.0, "app://1"), (66, "outside"), (110, "app://2")])
    func markdown(x: CGFloat, line: String) throws {
        #expect(try told(Text("[one](app://1) and [two](app://2)"), tappedAt: x) == [line])
    }

    @Test(
        "Links of attributed strings and of joined texts are opened, too",
        arguments: [(18.0, "app://3"), (66, "app://4")])
    func attributed(x: CGFloat, line: String) throws {
        var string = AttributedString("one")
        string.link = URL(string: "app://3")
        #expect(try told(Text(string) + Text(" [\("and")](app://4)"), tappedAt: x) == [line])
    }

    @Test("A text without links has no gestures")
    func plain() throws {
        #expect(try told(Text("one"), tappedAt: 18) == ["outside"])
    }
}
