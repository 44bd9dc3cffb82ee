import SwiftUI

/// The block's picture and modifiers as its first preview has them, with the shader of block 001.9.
struct PressedPalm: View {
    @State private var counter = 0
    @State private var origin = CGPoint.zero

    init() {
        ShaderKernels.register("Ripple", .layer { arguments in
            let (origin, time) = (arguments.float2(0), arguments.float(1))
            let (amplitude, frequency, decay, speed) = (arguments.float(2), arguments.float(3), arguments.float(4), arguments.float(5))
            return { position, layer in
                let (x, y) = (Double(position.x - origin.x), Double(position.y - origin.y))
                let distance = (x * x + y * y).squareRoot()
                let elapsed = max(0, Double(time) - distance / Double(speed))
                let wave = Float(Double(amplitude) * sin(Double(frequency) * elapsed) * exp(-Double(decay) * elapsed))
                guard distance > 0 else { return layer.sample(position) }
                var color = layer.sample(position + wave * SIMD2(Float(x / distance), Float(y / distance)))
                let light = 0.3 * wave / amplitude * color.w
                color += SIMD4(light, light, light, 0)
                return color
            }
        })
    }

    var body: some View {
        Image("palm_tree")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 24))
            .onPressingChanged { point in
                if let point {
                    origin = point
                    counter += 1
                }
            }
            .modifier(RippleEffect(at: origin, trigger: counter))
            .shadow(radius: 3, y: 2)
            .padding()
    }
}
