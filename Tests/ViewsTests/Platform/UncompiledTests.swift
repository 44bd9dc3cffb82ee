import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The box that stands for a view that does not compile.
@MainActor
struct UncompiledTests {
    private func boxes(_ view: some View) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) { view }
        return try SceneProbe(stage.scene(at: 0)).fills.map(\.rect)
    }

    @Test("Alone it takes all of the room")
    func alone() throws {
        #expect(try boxes(_KinoraUncompiled("Card.swift:3")).contains(CGRect(x: 0, y: 0, width: 200, height: 300)))
    }

    @Test("Beside a view that takes what it is given, it keeps no more than its words need")
    func beside() throws {
        let found = try boxes(
            VStack(spacing: 0) {
                _KinoraUncompiled("Card.swift:3")
                GeometryReader { _ in Color.red }
            })
        let rest = try #require(found.last)
        #expect(rest.width == 200 && rest.height > 200 && rest.height < 280)
    }
}
