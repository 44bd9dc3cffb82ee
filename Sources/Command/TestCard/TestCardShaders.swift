import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The shader functions of the test card.
enum TestCardShaders {
    static let plaid = "TestCard.plaid"
    static let negative = "TestCard.negative"
    static let wave = "TestCard.wave"
    static let split = "TestCard.split"

    static func register() {
        // A color for every position: stripes both ways, as many as the argument says.
        ShaderKernels.register(
            plaid,
            .generator { arguments in
                let count = arguments.float(0)
                return { position in
                    let (u, v) = (position.x * count / 96, position.y * count / 96)
                    let (x, y) = (u - u.rounded(.down), v - v.rounded(.down))
                    return SIMD4(x, y, 0.5, 1)
                }
            })
        // A color from a color: its negative, to the right of the argument.
        ShaderKernels.register(
            negative,
            .color { arguments in
                let edge = arguments.float(0)
                return { position, color in
                    position.x < edge ? color : SIMD4(color.w - color.x, color.w - color.y, color.w - color.z, color.w)
                }
            })
        // A place from a place: a sine in x.
        ShaderKernels.register(
            wave,
            .distortion { arguments in
                let height = arguments.float(0)
                return { SIMD2($0.x, $0.y + height * Float(Maths.sin(Double($0.x) * 0.2))) }
            })
        // A color from the layer: red from the left, blue from the right.
        ShaderKernels.register(
            split,
            .layer { arguments in
                let shift = arguments.float(0)
                return { position, layer in
                    let (left, here, right) = (
                        layer.sample(position - SIMD2(shift, 0)), layer.sample(position),
                        layer.sample(position + SIMD2(shift, 0))
                    )
                    return SIMD4(left.x, here.y, right.z, max(left.w, here.w, right.w))
                }
            })
    }
}

extension TestCard {
    static var shaders: [Cell] {
        let box = CGRect(x: 0, y: 0, width: 96, height: 72)
        let inner = CGRect(x: 16, y: 10, width: 64, height: 52)
        func pass(_ kind: ShaderPass.Kind, _ name: String, _ argument: Float, _ bounds: CGRect, _ reach: Double = 0)
            -> LayerOperation
        {
            .filter(
                .shader(
                    ShaderPass(
                        kind, shader: ShaderCall(name, [.float(argument)]), bounds: bounds,
                        maxSampleOffset: CGSize(width: reach, height: reach))))
        }
        return [
            Cell("color", [.layer(pass(.color, TestCardShaders.negative, 48, box), scenery)]),
            Cell("distortion", [.layer(pass(.distortion, TestCardShaders.wave, 6, box, 6), flag)]),
            Cell("distortion, reach 2", [.layer(pass(.distortion, TestCardShaders.wave, 6, inner, 2), flag)]),
            Cell("layer", [.layer(pass(.layer, TestCardShaders.split, 3, box, 3), flag)]),
            Cell("layer, no reach", [.layer(pass(.layer, TestCardShaders.split, 3, inner), flag)]),
        ]
    }
}
