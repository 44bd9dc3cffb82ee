import KinoraStage
import KinoraPixels
import KinoraScene

extension ColorMatrix {
    /// From the color (0) to 1 − c (1).
    fileprivate static func inverted(by amount: Double) -> ColorMatrix {
        let factor = 1 - 2 * amount
        return ColorMatrix([
            factor, 0, 0, 0, amount, 0, factor, 0, 0, amount, 0, 0, factor, 0, amount, 0, 0, 0, 1, 0,
        ])
    }
}

extension GraphicsContext {
    /// A change of what each following command draws. Lengths are in points of user space.
    public struct Filter: Sendable {
        fileprivate let apply: @Sendable (_ nodes: [Node], _ environment: EnvironmentValues, _ bounds: CGRect) -> [Node]

        private init(_ apply: @escaping @Sendable ([Node], EnvironmentValues, CGRect) -> [Node]) { self.apply = apply }

        private static func matrix(_ matrix: ColorMatrix) -> Filter {
            Filter { nodes, _, _ in nodes.layered(.filter(.colorMatrix(matrix))) }
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { nodes, _, _ in nodes.projected(matrix) }
        }

        /// `radius` is the standard deviation.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            let isOpaque = options.contains(.opaque)
            return Filter { nodes, _, bounds in
                radius > 0 ? nodes.layered(.filter(.blur(sigma: radius, opaque: isOpaque, bounds: bounds))) : nodes
            }
        }

        /// `radius` is the standard deviation of the shadow's blur.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let shadow = Shadow(
                radius: max(0, radius), offset: CGSize(width: x, height: y), blendMode: blendMode.mode, options: options
            )
            return Filter { nodes, environment, _ in shadow.apply(to: nodes, color: color.rgba(in: environment)) }
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { nodes, environment, _ in
                nodes.layered(.filter(.colorMatrix(.multiply(color.rgba(in: environment)))))
            }
        }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { self.matrix(matrix) }
        public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle)) }
        public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }
        /// From the colors (0) to their inverse (1).
        public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.inverted(by: amount)) }
        public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale(amount)) }
        public static var luminanceToAlpha: Filter { matrix(.luminanceToAlpha) }

        /// Pixels whose alpha is inside the range become `color`, others clear.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { nodes, environment, _ in
                nodes.layered(.filter(.alphaThreshold(minimum: min, maximum: max, color: color.rgba(in: environment))))
            }
        }

        private static func shader(_ shader: Shader, _ kind: ShaderPass.Kind, _ maxSampleOffset: CGSize) -> Filter {
            Filter { nodes, environment, bounds in
                guard let effect = shader.effect(kind, maxSampleOffset: maxSampleOffset, in: environment) else {
                    return nodes
                }
                let pass = ShaderPass(
                    effect.pass, shader: effect.call, bounds: bounds, maxSampleOffset: maxSampleOffset)
                return nodes.layered(.filter(.shader(pass)))
            }
        }
        public static func colorShader(_ shader: Shader) -> Filter { self.shader(shader, .color, .zero) }
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            self.shader(shader, .distortion, maxSampleOffset)
        }
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            self.shader(shader, .layer, maxSampleOffset)
        }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the edges of the canvas from fading.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Results are not dithered, so this changes nothing.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In front of what is drawn.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Without what is drawn.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow of everything that is not drawn.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Content and shadow are blended one after the other, not as one.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Everything is gamma-encoded sRGB, so this changes nothing.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Passes each following command through a filter, inside those added before.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        let (environment, bounds) = (environment, clipBoundingRect)
        wrap { filter.apply($0, environment, bounds) }
    }
}

/// A shadow with its place and its own blending.
private struct Shadow: Sendable {
    let radius: CGFloat
    let offset: CGSize
    let blendMode: BlendMode
    let options: GraphicsContext.ShadowOptions

    func apply(to nodes: [Node], color: RGBA) -> [Node] {
        if options.contains(.invertsAlpha) {
            let whole = nodes.layered(.filter(.innerShadow(color: color, sigma: radius, offset: offset)))
            return whole
        }
        if options.isDisjoint(with: [.shadowAbove, .shadowOnly, .disablesGroup]), blendMode == .normal {
            return nodes.layered(.filter(.dropShadow(color: color, sigma: radius, offset: offset)))
        }
        let shadow = cast(by: nodes, color)
        if options.contains(.shadowOnly) { return shadow }
        let both = options.contains(.shadowAbove) ? nodes + shadow : shadow + nodes
        return options.contains(.disablesGroup) ? both : both.layered(.isolate)
    }

    /// The shadow alone: alpha in the shadow's color, blurred and moved.
    private func cast(by nodes: [Node], _ color: RGBA) -> [Node] {
        let tint = ColorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
        ])
        let tinted = nodes.layered(.filter(.colorMatrix(tint)))
        let blurred = radius > 0 ? tinted.layered(.filter(.blur(sigma: radius, opaque: false, bounds: .zero))) : tinted
        let moved = blurred.transformed(CGAffineTransform(translationX: offset.width, y: offset.height))
        return blendMode == .normal ? moved : moved.layered(.blend(blendMode))
    }
}
