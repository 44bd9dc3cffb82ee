import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Glass that adapts")
struct GlassAdaptationTests {
    private static func glass(_ path: Path, dark: Bool = false, adapts: Bool = true) -> Node {
        .backdrop(Backdrop(path, effect: .glass(GlassEffect(variant: .regular, dark: dark, adapts: adapts))))
    }

    private static let pane = rectangle(20, 20, 100, 50)
    /// A square on the pane, white where that has become dark.
    private static let label: Node = .layer(
        .overDarkGlass([filled(rectangle(65, 40, 10, 10), .white)]), [filled(rectangle(65, 40, 10, 10))])

    private func draw(_ nodes: [Node], over gray: Double, scale: Double = 1) throws -> Pixmap {
        let background = RGBA(red: gray, green: gray, blue: gray)
        return try render(nodes, 140, 90, scale: scale, background: background)
    }

    @Test("is that of the appearance which fits what lies behind, and so are its labels", arguments: [0, 0.3, 0.5, 1])
    func follows(gray: Double) throws {
        let isDark = gray < GlassRecipe.darkBelow
        let label = filled(rectangle(65, 40, 10, 10), isDark ? .white : .black)
        let plain = try draw([Self.glass(Self.pane, dark: isDark, adapts: false), label], over: gray)
        #expect(try draw([Self.glass(Self.pane), Self.label], over: gray) == plain)
    }

    @Test("sees the mean of what is painted before it, through layers, and nothing that comes after")
    func mean() throws {
        let black = filled(rectangle(0, 0, 140, 90))
        let layers: [([Node]) -> Node] = [
            { .group($0) }, { .layer(.opacity(1), $0) }, { .layer(.transform(.identity), $0) },
            { .layer(.clip(rectangle(0, 0, 140, 90), rule: .nonzero, inverse: false), $0) },
        ]
        for layer in layers {
            let shown = try draw([black, layer([Self.glass(Self.pane), Self.label])], over: 1)
            let (pane, label) = (
                Self.glass(Self.pane, dark: true, adapts: false), filled(rectangle(65, 40, 10, 10), .white)
            )
            let dark = try draw([black, layer([pane, label])], over: 1)
            #expect(shown == dark)
        }
        // A quarter of what is behind is black.
        let strip = filled(rectangle(20, 20, 25, 50))
        let light = Self.glass(Self.pane, adapts: false)
        #expect(try draw([strip, Self.glass(Self.pane)], over: 1) == draw([strip, light], over: 1))
        #expect(try draw([Self.glass(Self.pane), black], over: 1) == draw([light, black], over: 1))
    }

    @Test("stays as it is where it is large, clear or out of sight")
    func stays() throws {
        let large = rectangle(-10, -20, 200, 130)
        #expect(
            try draw([Self.glass(large), Self.label], over: 0)
                == draw([Self.glass(large, adapts: false), filled(rectangle(65, 40, 10, 10))], over: 0))
        let away = Self.glass(rectangle(300, 0, 40, 40))
        #expect(try draw([away], over: 0) == draw([], over: 0))
    }

    @Test("is the same at any scale and in parts of a frame")
    func purity() throws {
        // Not far from the limit.
        let strip = filled(rectangle(20, 20, 59, 50))
        let nodes = [strip, Self.glass(Self.pane), Self.label]
        let shown = try [1, 2, 3].map { scale in
            let middle = try draw(nodes, over: 1, scale: scale)[Int(100 * scale), Int(30 * scale)]
            return channels(middle).x > 128
        }
        #expect(Set(shown).count == 1)
        func scene(_ x: Double) -> FrameScene {
            FrameScene(
                size: CGSize(width: 140, height: 90), background: .black,
                nodes: [filled(rectangle(x, 22, 8, 40), .white), Self.glass(Self.pane), Self.label])
        }
        let sequence = SequenceRasterizer(scale: 1)
        for x in stride(from: 0.0, through: 120, by: 15) {
            try sequence.draw(scene(x))
            #expect(sequence.frame == (try Rasterizer(scale: 1).render(scene(x))))
        }
    }

    @Test("has in the dark over black a rim of one brightness, little above its fill")
    func rim() throws {
        let shown = try draw([Self.glass(Self.pane)], over: 0)
        let fill = channels(shown[40, 45]).x
        let edges = [(70, 20), (70, 69), (20, 45), (119, 45)].map { channels(shown[$0.0, $0.1]).x - fill }
        #expect(edges.allSatisfy { $0 == edges[0] } && (4...7).contains(edges[0]), "\(edges)")
    }
}
