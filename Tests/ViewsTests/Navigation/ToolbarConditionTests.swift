import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Conditions among the items of bars.
@MainActor
struct ToolbarConditionTests {
    private func places<C: ToolbarContent>(@ToolbarContentBuilder _ items: @escaping () -> C) throws -> [CGPoint] {
        let stage = Stage(size: CGSize(width: 300, height: 200), duration: 1) {
            NavigationStack { Color.red.toolbar(content: items) }
        }
        return try SceneProbe(stage.scene(at: 0)).texts.map(\.origin)
    }

    @Test(
        "An item that a condition leaves out is not on the bar, and one that it lets in stands where it would without")
    func conditions() throws {
        func shown(_ isShown: Bool) throws -> [CGPoint] {
            try places {
                ToolbarItem(placement: .topBarLeading) { Text("One") }
                if isShown { ToolbarItem(placement: .topBarTrailing) { Text("Two") } }
            }
        }
        let both = try places {
            ToolbarItem(placement: .topBarLeading) { Text("One") }
            ToolbarItem(placement: .topBarTrailing) { Text("Two") }
        }
        let one = try places { ToolbarItem(placement: .topBarLeading) { Text("One") } }
        #expect(both.count == 2 && one.count == 1)
        #expect(try shown(true) == both && shown(false) == one)
    }
}
