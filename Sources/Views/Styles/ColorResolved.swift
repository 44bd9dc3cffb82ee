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

extension Color.Resolved: Animatable {
    /// Linear red, green, blue and the opacity, each times 128, so that springs settle as SwiftUI's do.
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

// Colors of views move in Oklab, premultiplied, as SwiftUI's have done since the SDK of iOS 18: black and white meet at a gray that looks
// halfway, and a color that fades to `.clear` stays itself. Numbers are scaled by 128, as those of angles are.

extension RGBA {
    /// Lightness, a and b of Oklab, each times alpha, and alpha; all times 128: what animations mix. Without alpha there is no color.
    var animationComponents: [Double] {
        get {
            let (color, scale) = (Oklab(self), alpha * unitScale)
            return [color.lightness * scale, color.a * scale, color.b * scale, scale]
        }
        set {
            let scale = newValue[3]
            guard scale > 0 else {
                self = .clear
                return
            }
            self = Oklab(lightness: newValue[0] / scale, a: newValue[1] / scale, b: newValue[2] / scale)
                .rgba(alpha: scale / unitScale)
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
