import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct ShaderTests {
    init() {
        ShaderKernels.register("testTint", .color { _ in { _, color in color } })
        ShaderKernels.register("testWave", .distortion { _ in { position in position } })
        ShaderKernels.register("testEmboss", .layer { _ in { position, layer in layer.sample(position) } })
        ShaderKernels.register("testFill", .generator { _ in { _ in .zero } })
    }

    private let box = CGRect(x: 40, y: 40, width: 20, height: 20)
    private var square: some View { Color.black.frame(width: 20, height: 20) }
    private var fill: Node { .fill(Fill(Path(box), paint: .color(.black))) }

    @Test("Arguments arrive in order, colors premultiplied")
    func arguments() throws {
        let shader = ShaderLibrary.testTint(
            .float(1.5), .float2(CGPoint(x: 1, y: 2)), .float3(1, 2, 3), .color(Color(white: 1, opacity: 0.5)),
            .floatArray([4, 5]), .boundingRect, .colorArray([.black]))
        let call = ShaderCall(
            "testTint",
            [
                .float(1.5), .float2(1, 2), .float3(1, 2, 3), .color(0.5, 0.5, 0.5, 0.5), .floats([4, 5]),
                .boundingRect,
                .colors([SIMD4(0, 0, 0, 1)]),
            ])
        #expect(
            try lowered(square.colorEffect(shader)) == [
                .layer(.filter(.shader(ShaderPass(.color, shader: call, bounds: box))), [fill])
            ])
        #expect(try lowered(square.colorEffect(shader, isEnabled: false)) == [fill])
    }

    @Test("Distortions and layer effects say how far they sample")
    func offsets() throws {
        let reach = CGSize(width: 10, height: 5)
        #expect(
            try lowered(square.distortionEffect(ShaderLibrary.testWave(), maxSampleOffset: reach))
                == [
                    .layer(
                        .filter(
                            .shader(
                                ShaderPass(
                                    .distortion, shader: ShaderCall("testWave", []), bounds: box, maxSampleOffset: reach
                                ))), [fill])
                ])
        #expect(
            try lowered(square.layerEffect(ShaderLibrary.default.testEmboss(), maxSampleOffset: reach))
                == [
                    .layer(
                        .filter(
                            .shader(
                                ShaderPass(
                                    .layer, shader: ShaderCall("testEmboss", []), bounds: box, maxSampleOffset: reach))),
                        [fill])
                ])
    }

    @Test("A layer function used as a color effect samples the layer all the same")
    func layerAsColor() throws {
        #expect(
            try lowered(square.colorEffect(ShaderLibrary.testEmboss()))
                == [
                    .layer(
                        .filter(.shader(ShaderPass(.layer, shader: ShaderCall("testEmboss", []), bounds: box))), [fill])
                ])
    }

    @Test("A shader paints as a style, relative to what it fills")
    func style() throws {
        #expect(
            try lowered(Circle().fill(ShaderLibrary.testFill()).frame(width: 20, height: 20))
                == [
                    .fill(
                        Fill(Path(ellipseIn: box), paint: .shader(ShaderPaint(ShaderCall("testFill", []), bounds: box)))
                    )
                ])
    }

    @Test("An unknown function fails the frame and the nearest name is suggested")
    func unknown() {
        #expect(throws: StageError.missing("there is no shader function named “testTnit”; did you mean “testTint”?")) {
            try lowered(square.colorEffect(ShaderLibrary.testTnit()))
        }
        #expect(throws: StageError.self) { try lowered(square.colorEffect(ShaderLibrary.testWave())) }
    }
}
