import KinoraStage
import KinoraPixels
import KinoraScene

extension GraphicsContext {
    /// What commands paint with. Points are in user space.
    public struct Shading: Sendable {
        private enum Storage: Sendable {
            case style(AnyShapeStyle)
            case palette([Shading])
        }

        private let storage: Storage

        private init(_ style: some ShapeStyle) { storage = .style(AnyShapeStyle(style)) }
        private init(palette: [Shading]) { storage = .palette(palette) }

        /// Several shadings by importance. Paths and text are painted with the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(palette: array) }
        /// The foreground style of the environment.
        public static var foreground: Shading { Shading(ForegroundStyle()) }
        public static func color(_ color: Color) -> Shading { Shading(color) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style, with unit space laid on the bounds of each path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                AbsoluteGradient(
                    gradient: gradient, geometry: .linear(start: UnitPoint(startPoint), end: UnitPoint(endPoint)),
                    options: options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                AbsoluteGradient(
                    gradient: gradient,
                    geometry: .radial(center: UnitPoint(center), startRadius: startRadius, endRadius: endRadius),
                    options: options))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                AbsoluteGradient(
                    gradient: gradient,
                    geometry: .angular(center: UnitPoint(center), start: angle, end: angle + .degrees(360)),
                    options: options))
        }

        /// A mesh laid on the bounds of each path.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(mesh) }

        /// A picture repeated from `origin` on. `sourceRect` is in unit space of the picture.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(
                ModifiedStyle(base: ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) { style, _ in
                    style.anchor = .absolute
                    if case .image(var picture) = style.source {
                        picture.origin = origin
                        style.source = .image(picture)
                    }
                })
        }

        /// A shader with its positions relative to `bounds`; with empty ones, to each path's bounds.
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
            bounds.isEmpty
                ? Shading(shader)
                : Shading(ModifiedStyle(base: shader) { style, _ in style.anchor = .fixed(bounds) })
        }

        func style(in environment: EnvironmentValues) -> KinoraResolvedStyle {
            switch storage {
            case .style(let style): style._resolved(in: environment)
            case .palette(let shadings): shadings.first?.style(in: environment) ?? .color(.clear)
            }
        }

        /// The shading with all colors known.
        func resolved(in environment: EnvironmentValues) -> Shading {
            switch storage {
            case .style(let style): Shading(style._resolved(in: environment))
            case .palette(let shadings): Shading(palette: shadings.map { $0.resolved(in: environment) })
            }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Begins again beyond the ends. Conic gradients have none.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Goes back and forth beyond the ends.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Mixes colors in linear light.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The shading with all colors of the environment known.
    public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: environment) }
}

/// A gradient whose points are in user space.
private struct AbsoluteGradient: PrimitiveStyle {
    let gradient: Gradient
    let geometry: ResolvedGradient.Geometry
    let options: GraphicsContext.GradientOptions

    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        var ramp = gradient.ramp(in: environment)
        if options.contains(.linearColor) { ramp = ramp.mixedInLinearLight }
        let extent: ResolvedGradient.Extent =
            options.contains(.mirror) ? .mirror : options.contains(.repeat) ? .repeat : .pad
        var style = KinoraResolvedStyle(.gradient(ResolvedGradient(geometry: geometry, ramp: ramp, extent: extent)))
        style.anchor = .absolute
        return style
    }
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Ramp {
    /// Steps between two stops that stand for mixing in linear light; the error is below 1/255.
    private static let stepCount = 16

    fileprivate var mixedInLinearLight: Ramp {
        var result = Array(stops.prefix(1))
        for (from, to) in zip(stops, stops.dropFirst()) {
            for step in 1...Ramp.stepCount {
                let t = Double(step) / Double(Ramp.stepCount)
                result.append(
                    Stop(
                        color: from.color.mixedInLinearLight(with: to.color, by: t),
                        location: Maths.lerp(from.location, to.location, t)))
            }
        }
        return Ramp(stops: result, space: .device)
    }
}

extension RGBA {
    /// The premultiplied mix in linear light: at 0 the color itself, at 1 the other.
    fileprivate func mixedInLinearLight(with other: RGBA, by t: Double) -> RGBA {
        let alpha = Maths.lerp(self.alpha, other.alpha, t)
        guard alpha > 0 else { return .clear }
        func mix(_ a: Double, _ b: Double) -> Double {
            (TransferCurve.linear(a) * self.alpha * (1 - t) + TransferCurve.linear(b) * other.alpha * t) / alpha
        }
        return .fromLinear(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
    }
}
