import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How large sheets are on wide and on low stages.
@MainActor
struct SheetSizeTests {
    private nonisolated static let wide = CGSize(width: 800, height: 1000)

    /// Where the sheet is, whose ground is blue.
    private func sheet(
        in size: CGSize = SheetSizeTests.wide, @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) throws -> CGRect? {
        let stage = Stage(size: size, duration: 1) {
            Color.white.sheet(isPresented: .constant(true)) {
                content().presentationBackground(Color(red: 0, green: 0, blue: 1))
            }
        }
        let blue = Paint.color(RGBA(red: 0, green: 0, blue: 1))
        return try SceneProbe(stage.scene(at: 0.9)).fills.first { $0.paint == blue }?.rect
    }

    @Test("On a wide stage a sheet is a form in the middle, whatever its detents are")
    func form() throws {
        let form = CGRect(x: 130, y: 190, width: 540, height: 620)
        #expect(try sheet { Text("a") } == form)
        #expect(try sheet { Text("a").presentationDetents([.height(100), .medium]) } == form)
        #expect(try sheet { Text("a").presentationSizing(.form) } == form)
    }

    @Test("It may also be a page, or as large as what is on it")
    func sizing() throws {
        #expect(
            try sheet { Text("a").presentationSizing(.page) } == CGRect(x: 48, y: 44, width: 704, height: 912))
        let fitted = try sheet { Color.red.frame(width: 200, height: 100).presentationSizing(.fitted) }
        #expect(fitted == CGRect(x: 300, y: 450, width: 200, height: 100))
    }

    @Test("On a phone on its side a sheet covers the stage, on an upright one all but 54 points")
    func phones() throws {
        #expect(
            try sheet(in: CGSize(width: 852, height: 393)) { Text("a") } == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(
            try sheet(in: CGSize(width: 393, height: 852)) { Text("a") } == CGRect(x: 0, y: 54, width: 393, height: 798)
        )
    }
}
