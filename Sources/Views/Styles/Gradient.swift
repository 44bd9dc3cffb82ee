import KinoraStage
import KinoraPixels
import KinoraScene

/// A ramp of colors.
nonisolated public struct Gradient: Hashable, Sendable {
    /// One color at one place of the ramp.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0 is the start, 1 the end. Places outside are allowed.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// In which space colors are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientSpace
        /// Gamma-encoded sRGB, the default.
        public static let device = ColorSpace(space: .device)
        /// Oklab, where equal steps look equal.
        public static let perceptual = ColorSpace(space: .perceptual)

        var mixing: MixingSpace { space == .device ? .device : .perceptual }
    }

    public var stops: [Stop]
    var space = GradientSpace.device

    public init(stops: [Stop]) { self.stops = stops }

    /// Colors at even distances from 0 to 1.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// The same gradient, mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space.space
        return AnyGradient(copy)
    }

    /// The scene's ramp: colors resolved, places in order.
    func ramp(in environment: EnvironmentValues) -> Ramp {
        var resolved = stops.map { Ramp.Stop(color: $0.color.rgba(in: environment), location: $0.location) }
        let isSorted = zip(resolved, resolved.dropFirst()).allSatisfy { $0.location <= $1.location }
        if !isSorted {
            resolved = resolved.enumerated()
                .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
        }
        return Ramp(stops: resolved, space: space)
    }
}

/// As a style, a gradient runs from top to bottom.
extension Gradient: PrimitiveStyle {
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolved(in: environment)
    }
}

/// A gradient that may be made from a color. As a style it runs from top to bottom.
nonisolated public struct AnyGradient: Hashable, Sendable {
    private enum Storage: Hashable {
        case gradient(Gradient)
        case color(Color, GradientSpace)
    }

    private var storage: Storage

    public init(_ gradient: Gradient) { storage = .gradient(gradient) }

    /// The gradient that `Color.gradient` stands for.
    init(of color: Color) { storage = .color(color, .device) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        switch storage {
        case .gradient(var gradient):
            gradient.space = space.space
            copy.storage = .gradient(gradient)
        case .color(let color, _): copy.storage = .color(color, space.space)
        }
        return copy
    }

    /// Where a color's own gradient changes, measured in pictures.
    private static let shadedPart = 0.0...0.73

    var gradient: Gradient {
        switch storage {
        case .gradient(let gradient): return gradient
        case .color(let color, let space):
            var gradient = Gradient(stops: [
                .init(color: color.shaded(.top), location: AnyGradient.shadedPart.lowerBound),
                .init(color: color.shaded(.bottom), location: AnyGradient.shadedPart.upperBound),
            ])
            gradient.space = space
            return gradient
        }
    }
}

extension AnyGradient: PrimitiveStyle {
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        gradient._resolved(in: environment)
    }
}
