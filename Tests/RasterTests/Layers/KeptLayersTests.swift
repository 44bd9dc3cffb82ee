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

    @Test("and what a filter makes of them is kept with them, by the filter, the transform and the part")
    func results() {
        let kept = KeptLayers()
        let other = Surface(bounds: Self.area.drawn)
        let blur = Filter.blur(sigma: 3, opaque: false, bounds: .zero)
        let shadow = Filter.dropShadow(color: .black, sigma: 3, offset: .zero)
        func layer() -> Surface {
            kept.layer(of: [Self.disc(0)], .identity, in: Self.area) { Surface(bounds: Self.area.drawn) }
        }
        func isMade(
            _ layer: Surface, _ filter: Filter, _ transform: CGAffineTransform = .identity,
            _ part: PixelRect = Self.area.drawn
        ) -> Bool {
            var isMade = false
            _ = kept.result(of: layer, filter, transform, wanted: part) {
                isMade = true
                return Surface(bounds: part)
            }
            return isMade
        }
        #expect(!kept.keepsResult(of: layer(), blur))
        let source = layer()
        #expect(kept.keepsResult(of: source, blur) && kept.keepsResult(of: source, shadow))
        #expect(!kept.keepsResult(of: other, blur) && !kept.keepsResult(of: source, .colorMatrix(.identity)))
        #expect([isMade(source, blur), isMade(source, blur), isMade(source, blur)] == [true, true, false])
        #expect(isMade(source, shadow) && isMade(other, blur))
        #expect(isMade(source, blur, CGAffineTransform(scaleX: 2, y: 2)))
        #expect(isMade(source, blur, .identity, PixelRect(x: 0, y: 0, width: 9, height: 9)))
        // A frame that asks for nothing forgets it.
        for _ in 0..<2 { kept.beginFrame() }
        #expect(isMade(source, blur))
    }

    @Test("and so is the coverage of clips, by the path, its rule, its side and its place")
    func masks() {
        let kept = KeptLayers()
        let paths = [
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 80)), Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
        ]
        func isDrawn(
            _ path: Path, _ rule: FillRule = .nonzero, _ inverse: Bool = false,
            _ transform: CGAffineTransform = .identity, _ area: DrawArea = Self.area
        ) -> Bool {
            var isDrawn = false
            _ = kept.mask(of: path, rule, inverse: inverse, transform, in: area) {
                isDrawn = true
                return Surface(bounds: area.drawn)
            }
            return isDrawn
        }
        #expect([isDrawn(paths[0]), isDrawn(paths[0]), isDrawn(paths[0])] == [true, true, false])
        #expect(isDrawn(paths[1]) && isDrawn(paths[0], .evenOdd) && isDrawn(paths[0], .nonzero, true))
        #expect(isDrawn(paths[0], .nonzero, false, CGAffineTransform(scaleX: 2, y: 2)))
        #expect(isDrawn(paths[0], .nonzero, false, .identity, DrawArea(PixelRect(x: 0, y: 0, width: 200, height: 99))))
        #expect(!isDrawn(paths[0]))
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
        ("still blur", { still($0, .blur(sigma: 3, opaque: false, bounds: .zero), $1) }),
        ("still wide blur", { still($0, .blur(sigma: 20, opaque: true, bounds: area.whole.points), $1) }),
        ("still shadow", { still($0, .dropShadow(color: .black, sigma: 5, offset: CGSize(width: 1, height: 4)), $1) }),
        ("still inner shadow", { still($0, .innerShadow(color: .white, sigma: 2, offset: .zero), $1) }),
        (
            "clip",
            {
                let path = Path(ellipseIn: CGRect(x: 10, y: 10, width: 190, height: 150))
                return .layer(.clip(path, rule: .nonzero, inverse: false), $1 + [disc(10 * $0, .white)])
            }
        ),
        (
            "clip in a clip, inside out",
            {
                let path = Path(ellipseIn: CGRect(x: 10, y: 10, width: 190, height: 150))
                let inner = Path(ellipseIn: CGRect(x: 40, y: 30, width: 150, height: 120))
                let leaf = disc(10 * $0, .white)
                return .group(
                    [
                        .layer(
                            .clip(path, rule: .nonzero, inverse: false),
                            [.layer(.clip(inner, rule: .evenOdd, inverse: true), [leaf])])
                    ]
                        + $1)
            }
        ),
    ]

    /// A filter that stays the same, over something that moves.
    private static func still(_ frame: Double, _ filter: Filter, _ content: [Node]) -> Node {
        .group([disc(10 * frame, .white), .layer(.filter(filter), content)])
    }

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

extension PixelRect {
    fileprivate var points: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
