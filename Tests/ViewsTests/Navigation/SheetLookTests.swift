import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What the content of a sheet says about it. The stage is 200 by 300 points.
@MainActor
struct SheetLookTests {
    private static let blueHex = RGBA(red: 0, green: 0, blue: 1).hex

    /// Where the blue ground of the sheet begins.
    private func top(_ content: @escaping @autoclosure @MainActor () -> some View) throws -> CGFloat? {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) {
            Color.white.sheet(isPresented: .constant(true)) {
                content().presentationBackground(Color(red: 0, green: 0, blue: 1))
            }
        }
        return try SceneProbe(stage.scene(at: 0.9)).fills.first { $0.paint.rgba?.hex == Self.blueHex }?.rect.minY
    }

    private var low: some View { Text("low").presentationDetents([.height(100)]) }

    @Test("A view anywhere in the content says how high the sheet is")
    func within() throws {
        #expect(try top(low) == 200)
        #expect(try top(VStack { low }) == 200)
        #expect(try top(NavigationStack { List { low }.navigationTitle("Title") }) == 200)
        #expect(try top(ScrollView { ZStack { low } }) == 200)
        #expect(try top(GeometryReader { _ in low }) == 200)
        #expect(try top(VStack { Text("large") }) == 54)
    }

    @Test("What is said outside counts before what is said within")
    func outside() throws {
        #expect(try top(VStack { low }.presentationDetents([.height(150)])) == 150)
    }
}
