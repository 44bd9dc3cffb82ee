import KinoraPixels
import KinoraScene
import KinoraTypography
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// In which colors the parts of a symbol are painted.
@MainActor
struct SymbolRenderingTests {
    private func paints(_ view: some View) throws -> [Paint] {
        try SceneProbe(Stage(showing: view).scene(at: 0)).texts.map(\.run.paint)
    }

    private func color(_ color: SystemColor) -> Paint { .color(color.rgba(.light)) }

    @Test("Multicolor rendering paints parts in their own colors, whatever the foreground style")
    func multicolor() throws {
        let cloud = Image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor).foregroundStyle(.green)
        #expect(try paints(cloud) == [.color(.white), color(.cyan)])
    }

    @Test("A part without a color of its own keeps the foreground style in multicolor rendering")
    func mixed() throws {
        let calendar = Image(systemName: "calendar.badge.plus").symbolRenderingMode(.multicolor).foregroundStyle(.red)
        #expect(try paints(calendar) == [color(.red), color(.green)])
    }

    @Test("Every color of a symbol but white and black is one of the system's")
    func colors() {
        let system = SymbolColor.allCases.filter { SystemColor(rawValue: $0.rawValue) != nil }
        #expect(system == SymbolColor.allCases.filter { $0 != .white && $0 != .black })
    }

    @Test("A symbol without colors of its own is whole in multicolor rendering, as in monochrome")
    func plain() throws {
        let house = Image(systemName: "house.fill").foregroundStyle(.red)
        #expect(try paints(house.symbolRenderingMode(.multicolor)) == paints(house))
    }

    @Test("A symbol with a value shows the first of its layers fully and the others faintly")
    func variableValue() throws {
        func opacities(_ value: Double?) throws -> [Double] {
            let stage = Stage(showing: Image(systemName: "wifi", variableValue: value))
            return try LayeredText(stage.scene(at: 0)).glyphs.map(\.opacity)
        }
        #expect(try opacities(nil) == [1])
        let half = try opacities(0.5)
        #expect(half.count > 2 && half.first == 1 && half.last == 0.3)
        #expect(try opacities(0).allSatisfy { $0 == 0.3 } && opacities(1).allSatisfy { $0 == 1 })
    }
}
