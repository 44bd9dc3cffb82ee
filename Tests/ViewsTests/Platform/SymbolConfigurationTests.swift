import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Symbols that UIKit sets are those that SwiftUI's own modifiers set.
@MainActor
struct SymbolConfigurationTests {
    private func scene(_ view: some View) throws -> FrameScene {
        try Stage(size: CGSize(width: 100, height: 80), duration: 1) { view }.scene(at: 0)
    }

    private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> FrameScene {
        try scene(Image(uiImage: #require(UIImage(systemName: "cloud.sun.fill", withConfiguration: configuration))))
    }

    private let own = Image(systemName: "cloud.sun.fill")
    private let red = Color(uiColor: .red)
    private let green = Color(uiColor: .green)
    private let blue = Color(uiColor: .blue)

    @Test("Size, weight and scale are those of a font and of an image scale")
    func size() throws {
        #expect(try symbol(.init(pointSize: 40)) == scene(own.font(.system(size: 40))))
        #expect(
            try symbol(.init(pointSize: 30, weight: .bold)) == scene(own.font(.system(size: 30, weight: .bold))))
        #expect(try symbol(.init(textStyle: .largeTitle)) == scene(own.font(.largeTitle)))
        #expect(try symbol(.init(scale: .large)) == scene(own.imageScale(.large)))
        #expect(try symbol(.unspecified) == scene(own))
        #expect(try symbol(.init(pointSize: 40)) != symbol(.unspecified))
    }

    @Test("Colors are those of the symbol's layers")
    func colors() throws {
        #expect(
            try symbol(.init(paletteColors: [.red, .blue]))
                == scene(own.symbolRenderingMode(.palette).foregroundStyle(red, blue)))
        #expect(
            try symbol(.init(hierarchicalColor: .green))
                == scene(own.symbolRenderingMode(.hierarchical).foregroundStyle(green)))
        #expect(try symbol(.preferringMulticolor()) == scene(own.symbolRenderingMode(.multicolor)))
    }

    @Test("What is applied counts, and leaves what it does not say")
    func applied() throws {
        let both = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold).applying(.init(pointSize: 50))
        #expect(try symbol(both) == scene(own.font(.system(size: 50, weight: .bold))))
        let image = try #require(
            UIImage(systemName: "cloud.sun.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(image.size == CGSize(width: 40, height: 40) && image.symbolConfiguration != nil)
        // What a view prefers counts only where the picture itself says nothing.
        let shown = image.completed(by: UIImage.SymbolConfiguration(pointSize: 10, weight: .heavy))
        #expect(try scene(Image(uiImage: shown)) == scene(own.font(.system(size: 34, weight: .heavy))))
        #expect(UIImage().applyingSymbolConfiguration(both) == nil)
    }

    @Test("A symbol that keeps its own color is drawn in it, a template in that of its surroundings")
    func tinted() throws {
        let image = try #require(UIImage(systemName: "cloud.sun.fill"))
        let kept = image.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(try scene(Image(uiImage: kept)) == scene(own.foregroundStyle(red)))
        #expect(
            try scene(Image(uiImage: image.withTintColor(.red)).foregroundStyle(.blue))
                == scene(own.foregroundStyle(.blue)))
    }
}
