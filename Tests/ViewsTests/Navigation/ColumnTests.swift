import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Views that stand side by side on a wide screen.
@MainActor
struct ColumnTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let redHex = RGBA(red: 1, green: 0, blue: 0).hex
    private let greenHex = RGBA(red: 0, green: 1, blue: 0).hex

    private func rects(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> [String: CGRect] {
        let stage = Stage(size: CGSize(width: 201, height: 101), duration: 1) { view() }
        let fills = SceneProbe(try stage.scene(at: 0)).fills
        return Dictionary(fills.compactMap { fill in fill.paint.rgba.map { ($0.hex, fill.rect) } }) { first, _ in first
        }
    }

    @Test("Of a navigation view's columns, a phone shows the first")
    func navigation() throws {
        let (red, green) = (red, green)
        let shown = try rects {
            NavigationView {
                red
                green
            }
        }
        #expect(shown[redHex] != nil && shown[greenHex] == nil)
    }

    @Test("Split views share their room, less a line between the parts")
    func split() throws {
        let (red, green) = (red, green)
        let row = try rects {
            HSplitView {
                red
                green
            }
        }
        #expect(row[redHex] == CGRect(x: 0, y: 0, width: 100, height: 101))
        #expect(row[greenHex] == CGRect(x: 101, y: 0, width: 100, height: 101))
        let column = try rects {
            VSplitView {
                red
                green
            }
        }
        #expect(column[greenHex] == CGRect(x: 0, y: 51, width: 201, height: 50))
    }

    @Test("The first column of a wide split view is a sidebar, as wide as its page says")
    func sidebar() throws {
        let (red, green) = (red, green)
        func columns(_ change: @escaping @MainActor (AnyView) -> some View) throws -> [String: CGRect] {
            let stage = Stage(size: CGSize(width: 800, height: 400), duration: 1) {
                NavigationSplitView {
                    change(AnyView(List { red.frame(height: 1) }))
                } detail: {
                    green
                }
            }
            let fills = SceneProbe(try stage.scene(at: 0)).fills
            return Dictionary(fills.compactMap { fill in fill.paint.rgba.map { ($0.hex, fill.rect) } }) { $1 }
        }
        let wide = try columns { $0.navigationSplitViewColumnWidth(250) }
        // The margin of a sidebar is 16 points, and its rows' 12.
        #expect(wide[redHex]?.minX == 28 && wide[redHex]?.maxX == 222 && wide[greenHex]?.minX == 251)
        let bound = try columns { $0.navigationSplitViewColumnWidth(min: 300, ideal: 250) }
        #expect(bound[greenHex]?.minX == 301)
        // Two fifths of the stage, at most 320.
        #expect(try columns { $0 }[greenHex]?.minX == 321)
        // A style that is said holds.
        let grouped = try columns { $0.listStyle(.insetGrouped) }
        #expect(grouped[redHex]?.minX == 32)
    }
}
