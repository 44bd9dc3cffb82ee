import Foundation
import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// Words can be read, light and dark: each stands out from what is behind it by 4.5 to 1, and large ones by 3 to 1 (WCAG 2), at a
/// moment when they rest.
///
/// A picture is drawn with and without its letters. Where the two differ there are words, and what they stand on is known.
@MainActor
struct TextContrastTests {
    /// Effects of which words are faint on purpose, or whose words come and go all the time.
    private static let excepted: Set = [
        "vibrancy",  // The fourth level of labels is what it shows.
        "glyph-matrix",  // Its signs are a texture, not words.
        "bottom-fade", "marquee", "marquee-cards", "notification-list",  // Words dissolve at an edge.
        "card-stack",  // With other letters in them, cards in depth have other edges.
        "liquid-glass",  // Glass over a photo: 4.4 to 1 where a white petal lies behind it.
    ]

    @Test("Words at rest have a contrast of 4.5 to 1, light and dark", arguments: StageSizeTests.names)
    func contrast(_ name: String) async throws {
        guard !Self.excepted.contains(name) else { return }
        let entry = try #require(Catalogue.entry(named: name))
        for appearance in [ColorScheme.light, .dark] {
            let time = entry.loops ? entry.duration * 0.9 : entry.duration
            var scene = try entry.stage(entry.values(), appearance: appearance).scene(at: time)
            scene.background = appearance == .dark ? .black : .white
            var ground = scene
            ground.nodes = scene.nodes.map(\.withoutText)
            guard ground != scene else { continue }
            let pictures = try await PictureMaker.pictures(of: [scene, ground], scale: 1)
            for word in WordContrast.words(in: pictures[0], over: pictures[1]) {
                #expect(
                    word.contrast >= (word.isLarge ? 3 : 4.5),
                    "\(appearance), near \(word.x), \(word.y): \(word.contrast)")
            }
        }
    }

    @Test(
        "Second lines stand out from pages and cards by 4.5 to 1, and white from the shared gradients by 3 to 1",
        arguments: [ColorScheme.light, .dark])
    func quiet(_ appearance: ColorScheme) {
        var surroundings = EnvironmentValues()
        surroundings.colorScheme = appearance
        func luminance(_ color: Color) -> Double {
            let color = color.resolve(in: surroundings)
            return 0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen) + 0.0722
                * Double(color.linearBlue)
        }
        for ground in [Palette.page, Palette.card, Palette.plain] {
            let (a, b) = (luminance(Palette.quiet), luminance(ground))
            #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5)
        }
        for color in Palette.gradients.joined() { #expect(1.05 / (luminance(color) + 0.05) >= 3) }
    }
}

extension Node {
    /// The same without letters; symbols, which have a key of their own, stay.
    fileprivate var withoutText: Node {
        switch self {
        case .glyphs(let run): run.font.hasPrefix("symbol ") ? self : .group([])
        case .group(let children): .group(children.map(\.withoutText))
        case .layer(let operation, let children): .layer(operation, children.map(\.withoutText))
        case .fill, .stroke, .image, .backdrop: self
        }
    }
}

/// Where letters are, and how much they stand out.
private struct WordContrast {
    let x: Int
    let y: Int
    let contrast: Double
    /// Letters of 24 points and more are 18 pixels high.
    let isLarge: Bool

    /// Letters that are nearer to each other than this, in pixels, are one word.
    private static let reach = 4
    /// Fewer pixels are a sign of punctuation, or what is left of a letter at an edge.
    private static let least = 40

    /// Connected pieces in which a picture differs from its ground, each with the contrast that a fiftieth of its pixels reach: thin letters cover few whole pixels.
    static func words(in picture: Pixmap, over ground: Pixmap) -> [WordContrast] {
        let (width, height) = (picture.width, picture.height)
        var isNew = picture.pixels.indices.map {
            picture.pixels[$0] != ground.pixels[$0] && picture.pixels[$0].contrast(to: ground.pixels[$0]) > 1.05
        }
        var words: [WordContrast] = []
        for start in isNew.indices where isNew[start] {
            isNew[start] = false
            var pending = [start], contrasts: [Double] = [], bottom = start / width
            while let index = pending.popLast() {
                contrasts.append(picture.pixels[index].contrast(to: ground.pixels[index]))
                let (x, y) = (index % width, index / width)
                bottom = max(bottom, y)
                for row in max(0, y - reach)...min(height - 1, y + reach) {
                    for column in max(0, x - reach)...min(width - 1, x + reach) where isNew[row * width + column] {
                        isNew[row * width + column] = false
                        pending.append(row * width + column)
                    }
                }
            }
            guard contrasts.count >= least else { continue }
            contrasts.sort(by: >)
            words.append(
                WordContrast(
                    x: start % width, y: start / width, contrast: contrasts[contrasts.count / 50],
                    isLarge: bottom - start / width >= 17))
        }
        return words
    }
}

extension UInt32 {
    fileprivate func contrast(to other: UInt32) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (Swift.max(a, b) + 0.05) / (Swift.min(a, b) + 0.05)
    }

    private var luminance: Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double((self >> shift) & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(0) + 0.7152 * linear(8) + 0.0722 * linear(16)
    }
}
