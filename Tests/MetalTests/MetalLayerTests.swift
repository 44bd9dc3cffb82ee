import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraMetal

/// How a function sees a picture, and what becomes of its answers, through the rasterizer.
@Suite struct MetalLayerTests {
    private static let library: Result<String, any Error> = Result {
        let metal = try MetalTesting(
            """
            [[stitchable]] half4 place(float2 position, float4 box) { return half4(position.x / box.z, position.y / box.w, 0, 1); }
            [[stitchable]] half4 placed(float2 position, half4 color, float4 box) { return place(position, box); }
            [[stitchable]] half4 inverted(float2 position, half4 color) { return half4(color.a - color.rgb, color.a); }
            [[stitchable]] half4 moved(float2 position, SwiftUI::Layer layer, float2 by) { return layer.sample(position + by); }
            [[stitchable]] float2 shifted(float2 position, float2 by) { return position + by; }
            [[stitchable]] half4 noColor(float2 position, half4 color) { return position.x < 4 ? color : half4(NAN, 1, 1, 1); }
            [[stitchable]] half4 noLayer(float2 position, SwiftUI::Layer layer) { return half4(sqrt(-1.0 - position.x)); }
            [[stitchable]] float2 noPlace(float2 position) { return position / 0.0 * 0.0; }
            [[stitchable]] half4 noFill(float2 position) { return half4(0.0h / 0.0h); }
            [[stitchable]] half4 endless(float2 position) { return half4(1.0h / 0.0h, -1.0h / 0.0h, 0.5h, 1.0h / 0.0h); }
            [[stitchable]] half4 edges(float2 position, SwiftUI::Layer layer) {
                constexpr sampler s(address::clamp_to_edge, filter::nearest);
                float2 uv = layer.info[0] * position.x + layer.info[1] * position.y + layer.info[2];
                return layer.tex.sample(s, uv);
            }
            """)
        CompiledShaders.register(metal.functions, as: "test.layer")
        return "test.layer"
    }

    private static let box = CGRect(x: 0, y: 0, width: 8, height: 6)

    private func call(_ name: String, _ arguments: [ShaderArgument] = []) throws -> ShaderCall {
        ShaderCall(name, arguments, library: try Self.library.get())
    }

    /// Eight bands of gray, each one point wide, the last half transparent, under a shader.
    private func draw(
        _ name: String, _ kind: ShaderPass.Kind, _ arguments: [ShaderArgument] = [], reach: Double = 0,
        scale: Double = 1
    )
        throws -> Pixmap
    {
        let bands: [Node] = (0..<8).map { i in
            let tone = Double(i) / 7
            return .fill(
                Fill(
                    Path(CGRect(x: CGFloat(i), y: 0, width: 1, height: 6)),
                    paint: .color(RGBA(red: tone, green: tone * 0.5, blue: 1 - tone, alpha: i == 7 ? 0.5 : 1))))
        }
        let pass = ShaderPass(
            kind, shader: try call(name, arguments), bounds: Self.box,
            maxSampleOffset: CGSize(width: reach, height: reach))
        return try draw([.layer(.filter(.shader(pass)), bands)], scale)
    }

    private func draw(_ nodes: [Node], _ scale: Double) throws -> Pixmap {
        try Rasterizer(scale: scale).render(FrameScene(size: Self.box.size, nodes: nodes))
    }

    private func channels(_ pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> UInt32(8 * $0) & 255) } }

    @Test("Positions are pixel centers in points, at every scale", arguments: [1.0, 2, 3, 4])
    func positions(scale: Double) throws {
        let fill = Node.fill(
            Fill(Path(Self.box), paint: .shader(ShaderPaint(try call("place", [.boundingRect]), bounds: Self.box))))
        for picture in [try draw("placed", .color, [.boundingRect], scale: scale), try draw([fill], scale)] {
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let found = channels(picture[x, y])
                    let (u, v) = ((Double(x) + 0.5) / scale / 8, (Double(y) + 0.5) / scale / 6)
                    #expect(abs(Double(found[0]) - u * 255) <= 0.6 && abs(Double(found[1]) - v * 255) <= 0.6)
                }
            }
        }
    }

    @Test("Colors are premultiplied, in and out")
    func premultiplied() throws {
        let (plain, picture) = (try draw("moved", .layer, [.float2(0, 0)]), try draw("inverted", .color))
        for x in 0..<8 {
            let (before, after) = (channels(plain[x, 3]), channels(picture[x, 3]))
            #expect(after[3] == before[3])
            for c in 0..<3 { #expect(abs(after[c] - (before[3] - before[c])) <= 1) }
        }
    }

    @Test("A layer is sampled between pixels, and is transparent outside", arguments: [1.0, 2, 3, 4])
    func bilinear(scale: Double) throws {
        let plain = try draw("moved", .layer, [.float2(0, 0)], scale: scale)
        let by = 0.375 / scale
        let picture = try draw("moved", .layer, [.float2(Float(by), 0)], reach: 4, scale: scale)
        for x in 0..<plain.width {
            let here = channels(plain[x, 2])
            let right = x + 1 < plain.width ? channels(plain[x + 1, 2]) : [0, 0, 0, 0]
            let found = channels(picture[x, 2])
            for c in 0..<4 {
                #expect(abs(Double(found[c]) - (Double(here[c]) * 0.625 + Double(right[c]) * 0.375)) <= 1)
            }
        }
        #expect(try draw("moved", .layer, [.float2(20, 0)], reach: 30)[2, 2] == 0)
    }

    @Test("A distortion shows what is at the position that it answers")
    func distortion() throws {
        let (plain, picture) = (
            try draw("moved", .layer, [.float2(0, 0)]), try draw("shifted", .distortion, [.float2(2, 0)], reach: 2)
        )
        for x in 0..<6 { #expect(picture[x, 1] == plain[x + 2, 1]) }
        #expect(picture[6, 1] == 0 && picture[7, 1] == 0)
    }

    @Test("The texture of a layer and the map to it are there, and its edge repeats")
    func texture() throws {
        let (plain, picture) = (try draw("moved", .layer, [.float2(0, 0)]), try draw("edges", .layer))
        for x in 0..<8 { #expect(picture[x, 4] == plain[x, 4]) }
    }

    @Test("Where a function answers no number the pixel stays as it was; infinity is as far as a color goes")
    func noNumbers() throws {
        let plain = try draw("moved", .layer, [.float2(0, 0)])
        for picture in [
            try draw("noColor", .color), try draw("noLayer", .layer), try draw("noPlace", .distortion, reach: 9),
        ] {
            for x in 0..<8 { #expect(picture[x, 3] == plain[x, 3]) }
        }
        func fill(_ name: String) throws -> UInt32 {
            try draw([.fill(Fill(Path(Self.box), paint: .shader(ShaderPaint(try call(name), bounds: Self.box))))], 1)[
                3, 3]
        }
        #expect(try fill("noFill") == 0)
        #expect(try channels(fill("endless")) == [255, 0, 128, 255])
    }
}
