import Foundation
import KinoraEffects
import KinoraGeometry
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraMetal

/// A source that brings its own text of a function that the catalogue knows gets the same frames as one that does not.
@Suite struct MetalTwinTests {
    private static let library: Result<String, any Error> = Result {
        let metal = try MetalTesting(
            """
            static float swing(float elapsed, float frequency, float decay) { return sin(frequency * elapsed) * exp(-decay * elapsed); }
            [[stitchable]] half4 Ripple(
                float2 position, SwiftUI::Layer layer, float2 origin, float time, float amplitude, float frequency, float decay, float speed
            ) {
                float2 away = position - origin;
                float swung = swing(max(0.0, time - length(away) / speed), frequency, decay);
                half4 color = layer.sample(position + amplitude * swung * normalize(away));
                color.rgb += 0.3 * swung * color.a;
                return color;
            }
            [[stitchable]] float2 ripple(
                float2 position, float2 origin, float time, float amplitude, float frequency, float decay, float speed
            ) {
                float2 away = position - origin;
                return position + amplitude * swing(max(0.0, time - length(away) / speed), frequency, decay) * normalize(away);
            }
            [[stitchable]] float2 wave(float2 position, float amplitude, float frequency, float phase) {
                return position + amplitude * sin(frequency * position.yx * float2(0.8, 1) + phase) * float2(0.4, 1);
            }
            [[stitchable]] half4 colorInvert(float2 position, half4 color) { return half4(color.a - color.rgb, color.a); }
            [[stitchable]] half4 emboss(float2 position, SwiftUI::Layer layer, float strength) {
                half4 color = layer.sample(position);
                color.rgb += (layer.sample(position + 1) - layer.sample(position - 1)).rgb * half(strength);
                return color;
            }
            """)
        CompiledShaders.register(metal.functions, as: "test.twins")
        return "test.twins"
    }

    private static let box = CGRect(x: 0, y: 0, width: 160, height: 120)

    /// Bands of color, some of them half transparent, under a disc, and a shader over it all.
    private func draw(_ kind: ShaderPass.Kind, _ shader: ShaderCall) throws -> Pixmap {
        var nodes: [Node] = (0..<20).map { i in
            let tone = Double(i) / 19
            return .fill(
                Fill(
                    Path(CGRect(x: CGFloat(8 * i), y: 0, width: 8, height: 120)),
                    paint: .color(RGBA(red: tone, green: 1 - tone, blue: tone * tone, alpha: i % 5 == 4 ? 0.5 : 1))))
        }
        nodes.append(
            .fill(
                Fill(
                    Path(ellipseIn: CGRect(x: 40, y: 20, width: 80, height: 80)),
                    paint: .color(RGBA(red: 1, green: 0.8, blue: 0.1, alpha: 0.9)))))
        let pass = ShaderPass(
            kind, shader: shader, bounds: Self.box, maxSampleOffset: CGSize(width: 12, height: 12))
        return try Rasterizer(scale: 2).render(
            FrameScene(size: Self.box.size, nodes: [.layer(.filter(.shader(pass)), nodes)]))
    }

    private static let ripple: [ShaderArgument] = [
        .float2(61, 47), .float(0.16), .float(12), .float(15), .float(8), .float(1200),
    ]

    @Test(
        "A function in the words of a source draws what the catalogue's draws, to a two hundred and fifty-fifth; emboss, which multiplies half's last place, to two",
        arguments: [
            ("Ripple", ShaderPass.Kind.layer, ripple, 1), ("ripple", .distortion, ripple, 1),
            ("wave", .distortion, [.float(8), .float(0.05), .float(1.3)], 1), ("colorInvert", .color, [], 1),
            ("emboss", .layer, [.float(5)], 2),
        ])
    func twins(name: String, kind: ShaderPass.Kind, arguments: [ShaderArgument], limit: Int) throws {
        KnownShaders.register()
        let own = try draw(kind, ShaderCall(name, arguments))
        let brought = try draw(kind, ShaderCall(name, arguments, library: try Self.library.get()))
        let plain = try draw(.distortion, ShaderCall("ripple", [.float2(0, 0), .float(0), .float(0)]))
        var largest = 0
        var changed = 0
        for (a, b) in zip(own.pixels, brought.pixels) {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
            }
        }
        for (a, b) in zip(own.pixels, plain.pixels) where a != b { changed += 1 }
        #expect(largest <= limit)
        #expect(changed > 2000)
    }
}
