import Foundation
import KinoraGeometry
import KinoraScene
import Testing

struct ShaderNamesTests {
    private static let box = CGRect(x: 0, y: 0, width: 4, height: 4)
    private static let plain = Node.fill(Fill(Path(.rect(box)), paint: .color(.black)))

    private static func painted(_ name: String) -> Paint { .shader(ShaderPaint(ShaderCall(name, []), bounds: box)) }

    private static func wave(_ content: [Node]) -> Node {
        .layer(.filter(.shader(ShaderPass(.color, shader: ShaderCall("wave", []), bounds: box))), content)
    }

    private func names(_ nodes: [Node]) -> [String] {
        FrameScene(size: Self.box.size, nodes: nodes).shaderNames
    }

    @Test("Shader functions are found in paints, filters and masks, each once and in alphabetical order")
    func places() {
        let (path, plain) = (Path(.rect(Self.box)), Self.plain)
        let fill = Node.fill(Fill(path, paint: Self.painted("fill")))
        let stroke = Node.stroke(Stroke(path, style: StrokeStyle(), paint: Self.painted("stroke")))
        let glyphs = Node.glyphs(GlyphRun(font: "", size: 1, outlines: [], glyphs: [], paint: Self.painted("glyphs")))
        #expect(names([plain]) == [])
        #expect(names([fill, fill]) == ["fill"])
        #expect(names([stroke]) == ["stroke"])
        #expect(names([glyphs]) == ["glyphs"])
        #expect(names([Self.wave([plain])]) == ["wave"])
        #expect(names([.layer(.mask([fill], .alpha), [plain])]) == ["fill"])
        #expect(names([.layer(.filter(.variableBlur(radius: 1, mask: [fill])), [plain])]) == ["fill"])
        #expect(names([stroke, .group([Self.wave([fill])]), plain, glyphs]) == ["fill", "glyphs", "stroke", "wave"])
    }

    @Test("They are found at any depth", arguments: [1, 22, 23, 24, 25, 500])
    func depth(_ depth: Int) {
        let deep = (0..<depth).reduce(Self.wave([])) { node, _ in .group([node]) }
        #expect(names([Self.plain, deep]) == ["wave"])
    }
}
