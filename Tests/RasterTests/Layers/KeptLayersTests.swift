import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Layers that filters read")
struct KeptLayersTests {
    private static let area = DrawArea(PixelRect(x: 0, y: 0, width: 200, height: 100))

    private static func disc(_ x: Double, _ color: RGBA = .black) -> Node {
        .fill(Fill(Path(ellipseIn: CGRect(x: x, y: 15, width: 160, height: 140)), paint: .color(color)))
    }

    /// How often each frame draws, for nodes that it asks for one after the other.
    private func draws(_ frames: [[Node]], in area: DrawArea = KeptLayersTests.area) -> [Int] {
        let kept = KeptLayers()
        return frames.map { nodes in
            kept.beginFrame()
            var count = 0
            for node in nodes {
                _ = kept.layer(of: [node], .identity, in: area) {
                    count += 1
                    return Surface(bounds: area.drawn)
                }
            }
            return count
        }
    }

    @Test("are drawn twice and then kept, as long as every frame asks for them")
    func kept() {
        let (a, b) = (Self.disc(0), Self.disc(1))
        #expect(draws([[a], [a], [a], [a]]) == [1, 1, 0, 0])
        #expect(draws([[a, b], [a, b], [b, a], [a], [a, b], [], [], [a]]) == [2, 2, 0, 0, 1, 0, 0, 1])
        #expect(draws([[a], [b], [a], [b]]) == [1, 1, 1, 1])
    }

    @Test("are drawn again for another transform or area, and always where they are small")
    func keys() {
        let kept = KeptLayers()
        func isDrawn(_ transform: CGAffineTransform, _ area: DrawArea) -> Bool {
            var isDrawn = false
            _ = kept.layer(of: [Self.disc(0)], transform, in: area) {
                isDrawn = true
                return Surface(bounds: area.drawn)
            }
            return isDrawn
        }
        for _ in 0..<2 { #expect(isDrawn(.identity, Self.area)) }
        #expect(!isDrawn(.identity, Self.area))
        #expect(isDrawn(CGAffineTransform(translationX: 1, y: 0), Self.area))
        let part = DrawArea(drawn: PixelRect(x: 0, y: 0, width: 199, height: 100), whole: Self.area.whole)
        #expect(isDrawn(.identity, part))
        let small = DrawArea(PixelRect(x: 0, y: 0, width: 127, height: 129))
        for _ in 0..<4 { #expect(isDrawn(.identity, small)) }
        let large = DrawArea(PixelRect(x: 0, y: 0, width: 128, height: 128))
        #expect(
            [isDrawn(.identity, large), isDrawn(.identity, large), isDrawn(.identity, large)] == [true, true, false])
    }

    @Test("take no more memory than eight pictures of 1280x720")
    func memory() {
        let large = DrawArea(PixelRect(x: 0, y: 0, width: 2048, height: 2048))
        let three = [Self.disc(0), Self.disc(1), Self.disc(2)]
        // Of 16 MiB each, two are kept.
        #expect(draws([three, three, three, three], in: large) == [3, 3, 1, 1])
    }

    /// What is read from the same content, differently in each frame.
    private static let readers: [(name: String, read: @Sendable (Double, [Node]) -> Node)] = [
        ("blur", { .layer(.filter(.blur(sigma: 2 + $0, opaque: false, bounds: .zero)), $1) }),
        ("variable blur", { .layer(.filter(.variableBlur(radius: 4 + $0, mask: [disc(30)])), $1) }),
        ("variable blur, its mask", { .layer(.filter(.variableBlur(radius: 8, mask: $1)), [disc(20 + $0, .white)]) }),
        (
            "drop shadow",
            { .layer(.filter(.dropShadow(color: .black, sigma: 1 + $0, offset: CGSize(width: 2, height: 3))), $1) }
        ),
        (
            "inner shadow",
            { .layer(.filter(.innerShadow(color: .white, sigma: 1 + $0, offset: CGSize(width: 2, height: 3))), $1) }
        ),
        (
            "alpha threshold",
            { .layer(.filter(.alphaThreshold(minimum: 0.1 + $0 / 20, maximum: 1, color: .black)), $1) }
        ),
        ("mask", { .layer(.mask($1, .alpha), [disc(10 * $0, .white)]) }),
        ("masked", { .layer(.mask([disc(10 * $0, .white)], .luminance), $1) }),
    ]

    @Test("show the pixels that are drawn from nothing", arguments: readers.indices)
    func pixels(index: Int) throws {
        let (name, read) = Self.readers[index]
        let content = [
            Self.disc(5, RGBA(red: 1, green: 0.2, blue: 0, alpha: 0.8)),
            Self.disc(60, RGBA(red: 0, green: 0.4, blue: 1, alpha: 0.6)),
        ]
        let sequence = SequenceRasterizer(scale: 1)
        for frame in 0..<6 {
            // In the last frames the content is another one.
            let nodes = frame < 4 ? content : content + [Self.disc(30)]
            let scene = FrameScene(
                size: CGSize(width: 240, height: 180), background: .white, nodes: [read(Double(frame), nodes)])
            try sequence.draw(scene)
            #expect(sequence.frame == (try Rasterizer(scale: 1).render(scene)), "\(name), frame \(frame)")
        }
    }
}
