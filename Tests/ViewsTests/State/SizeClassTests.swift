import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What views are told of the room that there is.
@MainActor
struct SizeClassTests {
    private final class Seen {
        var classes: [UserInterfaceSizeClass?] = []
    }

    private struct Reader: View {
        let seen: Seen
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var body: some View {
            seen.classes = [horizontal, vertical]
            return Text("a")
        }
    }

    @Test(
        "Phones are narrow upright, low on their side, and the largest not narrow then; tablets are neither",
        arguments: [
            (393.0, 852.0, [UserInterfaceSizeClass.compact, .regular]), (852, 393, [.compact, .compact]),
            (932, 430, [.regular, .compact]), (744, 1133, [.regular, .regular]), (200, 100, [.compact, .regular]),
        ])
    func classes(width: Double, height: Double, expected: [UserInterfaceSizeClass]) throws {
        let seen = Seen()
        _ = try Stage(size: CGSize(width: width, height: height), duration: 1) { Reader(seen: seen) }.scene(at: 0)
        #expect(seen.classes == expected)
    }
}
