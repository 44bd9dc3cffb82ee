import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What modifiers say of a view to the container that it is in.
@MainActor
struct TraitTests {
    private func fills(_ view: some View) throws -> [SceneProbe.Filled] {
        try SceneProbe(Stage(size: CGSize(width: 200, height: 300), duration: 1) { view }.scene(at: 0)).fills
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)
    private func isRed(_ fill: SceneProbe.Filled) -> Bool { fill.paint == .color(RGBA(red: 1, green: 0, blue: 0)) }
    private func isBlue(_ fill: SceneProbe.Filled) -> Bool { fill.paint == .color(RGBA(red: 0, green: 0, blue: 1)) }

    @Test("The innermost depth counts")
    func depth() throws {
        let found = try fills(
            ZStack {
                Self.red.frame(width: 50, height: 50).zIndex(1).zIndex(-1)
                Self.blue.frame(width: 30, height: 30)
            })
        #expect(isBlue(found[0]) && isRed(found[1]))
    }

    @Test("What a row says of itself counts, and else what is said of all rows")
    func rows() throws {
        let found = try fills(
            List {
                Group {
                    Text("own").listRowBackground(Self.red)
                    Text("usual")
                }
                .listRowBackground(Self.blue)
            })
        #expect(found.contains(where: isRed) && found.contains(where: isBlue))
    }

    private struct Share: LayoutValueKey { static let defaultValue = 0.0 }
    /// A column of views as high as their values say.
    private struct Column: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: subviews.map { $0[Share.self] }.reduce(0, +))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var y = bounds.minY
            for view in subviews {
                view.place(
                    at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: 10, height: view[Share.self]))
                y += view[Share.self]
            }
        }
    }

    @Test("The innermost value for a layout counts; the outermost priority does")
    func layoutValues() throws {
        let found = try fills(
            Column {
                Group {
                    Self.red.layoutValue(key: Share.self, value: 30)
                    Self.blue
                }
                .layoutValue(key: Share.self, value: 10)
            })
        #expect(found.map(\.rect.height) == [30, 10])
        let row = try fills(
            HStack(spacing: 0) {
                Self.red.frame(minWidth: 20, maxWidth: 150).layoutPriority(1).layoutPriority(0)
                Self.blue.frame(minWidth: 20, maxWidth: 150)
            })
        #expect(row.map(\.rect.width) == [100, 100])
    }
}
