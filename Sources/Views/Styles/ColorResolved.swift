import KinoraStage
import KinoraPixels

extension Color {
    /// A color with its surroundings known: sRGB primaries in linear light, stored as `Float`.
    public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0…1.
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = Color(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
            self.init(color.rgba(in: EnvironmentValues()))
        }

        init(_ rgba: RGBA) {
            linearRed = Float(TransferCurve.linear(rgba.red))
            linearGreen = Float(TransferCurve.linear(rgba.green))
            linearBlue = Float(TransferCurve.linear(rgba.blue))
            opacity = Float(rgba.alpha)
        }

        var rgba: RGBA {
            RGBA.fromLinear(
                red: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue), alpha: Double(opacity))
        }

        public var cgColor: CGColor { UIColor(Color(self)).cgColor }

        /// Gamma-encoded sRGB.
        public var red: Float {
            get { Float(TransferCurve.encoded(Double(linearRed))) }
            set { linearRed = Float(TransferCurve.linear(Double(newValue))) }
        }
        public var green: Float {
            get { Float(TransferCurve.encoded(Double(linearGreen))) }
            set { linearGreen = Float(TransferCurve.linear(Double(newValue))) }
        }
        public var blue: Float {
            get { Float(TransferCurve.encoded(Double(linearBlue))) }
            set { linearBlue = Float(TransferCurve.linear(Double(newValue))) }
        }
    }
}

extension Color.Resolved: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> KinoraResolvedStyle { .color(rgba) }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { "\(Color(self))" }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        linearRed = try list.decode(Float.self)
        linearGreen = try list.decode(Float.self)
        linearBlue = try list.decode(Float.self)
        opacity = try list.decode(Float.self)
    }

    /// Four numbers: linear red, green, blue, and opacity.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [linearRed, linearGreen, linearBlue, opacity] { try list.encode(number) }
    }
}

// Animation mixes colors in linear light. Numbers are scaled by 128, as those of angles are, so that springs settle as
// SwiftUI's do.

extension Color.Resolved: Animatable {
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let scale = Float(unitScale)
            return AnimatablePair(
                linearRed * scale,
                AnimatablePair(linearGreen * scale, AnimatablePair(linearBlue * scale, opacity * scale)))
        }
        set {
            let scale = Float(unitScale)
            linearRed = newValue.first / scale
            linearGreen = newValue.second.first / scale
            linearBlue = newValue.second.second.first / scale
            opacity = newValue.second.second.second / scale
        }
    }
}

extension RGBA {
    /// Linear red, green, blue and alpha, each times 128: what animations mix.
    var animationComponents: [Double] {
        get {
            [
                TransferCurve.linear(red) * unitScale, TransferCurve.linear(green) * unitScale,
                TransferCurve.linear(blue) * unitScale, alpha * unitScale,
            ]
        }
        set {
            self = RGBA.fromLinear(
                red: newValue[0] / unitScale, green: newValue[1] / unitScale, blue: newValue[2] / unitScale,
                alpha: newValue[3] / unitScale)
        }
    }
}

/// A color as animatable data of an effect.
nonisolated struct AnimatableColor: Animatable, Equatable {
    var rgba: RGBA
    typealias Half = AnimatablePair<Double, Double>

    var animatableData: AnimatablePair<Half, Half> {
        get {
            let c = rgba.animationComponents
            return AnimatablePair(Half(c[0], c[1]), Half(c[2], c[3]))
        }
        set {
            rgba.animationComponents = [
                newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second,
            ]
        }
    }
}
