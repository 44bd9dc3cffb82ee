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

    /// What is drawn with a sheet of two heights that has the one.
    private func fills(
        _ chosen: PresentationDetent, @ViewBuilder _ content: @escaping @MainActor (AnyView) -> some View
    ) throws -> [SceneProbe.Filled] {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) {
            Color.white.sheet(isPresented: .constant(true)) {
                content(
                    AnyView(
                        Text("a").presentationDetents([.height(100), .large], selection: .constant(chosen))))
            }
        }
        return try SceneProbe(stage.scene(at: 0.9)).fills
    }

    @Test("A bar shows that a sheet of several heights can be moved, unless it is said otherwise")
    func indicator() throws {
        func isThere(_ fills: [SceneProbe.Filled]) -> Bool {
            fills.contains { $0.rect.isClose(to: CGRect(x: 82, y: 205, width: 36, height: 5), within: 0.01) }
        }
        #expect(try isThere(fills(.height(100)) { $0 }))
        #expect(try !isThere(fills(.height(100)) { $0.presentationDragIndicator(.hidden) }))
        #expect(try !isThere(fills(.height(100)) { $0.presentationDetents([.height(100)]) }))
    }

    @Test("What is behind is open, and not dimmed, up to the height that is named")
    func openUpThrough() throws {
        func dims(_ chosen: PresentationDetent, upThrough detent: PresentationDetent) throws -> Bool {
            try fills(chosen) { $0.presentationBackgroundInteraction(.enabled(upThrough: detent)) }.contains {
                $0.paint.rgba.map { $0.red + $0.green + $0.blue == 0 && $0.alpha > 0.19 && $0.alpha < 0.21 } ?? false
            }
        }
        #expect(try !dims(.height(100), upThrough: .height(100)))
        #expect(try dims(.large, upThrough: .height(100)))
        #expect(try !dims(.large, upThrough: .large))
    }
}
