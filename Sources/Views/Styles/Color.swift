import KinoraStage
import KinoraPixels
import KinoraScene

/// A color that may depend on its surroundings: a system color differs between light and dark.
///
/// As a view it fills the space it is offered; as a style it paints shapes and text.
nonisolated public struct Color: Hashable, Sendable {
    /// What a color is made from.
    indirect enum Storage: Hashable, Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        case accent
        case asset(ColorAsset)
        /// One for light and one for dark surroundings.
        case dynamic(light: Storage, dark: Storage)
        case faded(Storage, Double)
        case mixed(Storage, Storage, Double, Gradient.ColorSpace)
        /// An end of its own gradient.
        case shaded(Storage, ShadeEnd)
        /// With twice the light for each stop, up to white.
        case exposed(Storage, Double)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    init(_ system: SystemColor) { storage = .system(system) }

    /// A color for light and one for dark surroundings.
    package init(light: Color, dark: Color) { storage = .dynamic(light: light.storage, dark: dark.storage) }

    /// A color that is the same everywhere.
    package init(rgba: RGBA) { storage = .fixed(rgba) }

    /// In which space components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// sRGB primaries in linear light.
        case sRGBLinear
        /// Gamma-encoded Display P3.
        case displayP3
    }

    /// Components are 0…1 and may leave that range for wide-gamut colors.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch colorSpace {
        case .sRGB: self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: opacity))
        case .sRGBLinear: self.init(rgba: .fromLinear(red: red, green: green, blue: blue, alpha: opacity))
        case .displayP3: self.init(rgba: .fromDisplayP3(red: red, green: green, blue: blue, alpha: opacity))
        }
    }

    /// A gray from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// All 0…1; a hue of 1 is a full turn.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(rgba: .fromHSB(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// A color set of an asset catalogue (`NAME.colorset` inside an `.xcassets` folder of the bundle's resources). Where
    /// there is none, the color is clear, and the command warns of it.
    public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(ColorAsset(name: name, bundle: bundle)) }

    public init(_ resolved: Resolved) { self.init(rgba: resolved.rgba) }

    /// The color of a style that is one, so that `Color(.indigo)` can be written. A color of a catalog that has the same name comes first.
    @_disfavoredOverload
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
        self = color as? Color ?? Color(color.resolve(in: EnvironmentValues()))
    }

    /// The color that is drawn in these surroundings.
    package func rgba(in environment: EnvironmentValues) -> RGBA { storage.rgba(in: environment) }
}

extension Color: SelfComparing {
    /// What it is made from lies elsewhere for each color.
    nonisolated package func isSame(as other: Color) -> Bool { self == other }
}

extension Color.Storage {
    func rgba(in environment: EnvironmentValues) -> RGBA {
        switch self {
        case .fixed(let rgba): rgba
        case .system(let color): color.rgba(in: environment)
        case .accent: Color.accent(in: environment)
        case .asset(let asset): asset.rgba(environment.colorScheme)
        case .dynamic(let light, let dark):
            (environment.colorScheme == .dark ? dark : light).rgba(in: environment)
        case .faded(let base, let opacity): base.rgba(in: environment).opacity(opacity)
        case .mixed(let first, let second, let fraction, let space):
            RGBA.mix(first.rgba(in: environment), second.rgba(in: environment), at: fraction, in: space.mixing)
        case .shaded(let base, let end):
            base.rgba(in: environment).shaded(end)
        case .exposed(let base, let stops):
            base.rgba(in: environment).exposed(by: stops)
        }
    }
}

extension Color {
    /// An accent color made of the accent color refers to the default one.
    fileprivate static func accent(in environment: EnvironmentValues) -> RGBA {
        var outside = environment
        outside.accentColor = nil
        return (environment.accentColor ?? .blue).rgba(in: outside)
    }

    /// The same color with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        if case .fixed(let rgba) = storage { return Color(rgba: rgba.opacity(opacity)) }
        return Color(.faded(storage, opacity))
    }

    /// The mix of this color (at 0) and another (at 1).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(storage, rhs.storage, fraction, colorSpace))
    }

    /// An end of the color's own gradient.
    func shaded(_ end: ShadeEnd) -> Color { Color(.shaded(storage, end)) }

    /// A vertical gradient from a lighter variant at the top to the color itself; of a very light color, from itself to a darker
    /// variant.
    public var gradient: AnyGradient { AnyGradient(of: self) }

    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }
}

extension Color: ShapeStyle {
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        if let level = labelLevel, level > 0 ? environment.hasVibrantLabels : environment.isOnGlass {
            return HierarchyLevel.label(level, in: environment)
        }
        return .color(rgba(in: environment))
    }

    /// The level of the label that this color is.
    private var labelLevel: Int? {
        guard case .system(let color) = storage else { return nil }
        return switch color {
        case .primary: 0
        case .secondary: 1
        case .tertiary: 2
        case .quaternary: 3
        default: nil
        }
    }
}

extension Color: View, PrimitiveView {
    @MainActor public func _elements(_ context: BuildContext) -> [Element] { context.styledRectangle(self) }
}

extension Color: CustomStringConvertible {
    /// The system's name of a color, or its components as `#RRGGBBAA`.
    public var description: String {
        switch storage {
        case .system(let color): return color.rawValue
        case .accent: return "accentColor"
        case .asset(let asset): return "Color(\"\(asset.name)\")"
        case .fixed(.white): return "white"
        case .fixed(.black): return "black"
        case .fixed(.clear): return "clear"
        case .fixed(let rgba): return rgba.hexWithAlpha
        case .dynamic(let light, let dark): return "\(Color(light)), in the dark \(Color(dark))"
        case .faded(let base, let opacity): return "\(Int((opacity * 100).rounded()))% \(Color(base))"
        case .shaded(let base, let end): return "\(Color(base)) at the \(end) of its gradient"
        case .exposed(let base, let stops): return "\(Color(base)) with \(stops) stops more light"
        case .mixed(let first, let second, let fraction, _):
            return "\(Color(first)) mixed by \(fraction) with \(Color(second))"
        }
    }
}

/// The upper or lower end of the gradient that a color has of its own.
nonisolated enum ShadeEnd: Hashable, Sendable { case top, bottom }

extension RGBA {
    /// The law was read from pictures of nine of the system's colors: each component begins at 53/255 and 0.844 of its own, by 4/255 at
    /// most; yellow, which is too light for that, ends at 0.92 of its own.
    fileprivate func shaded(_ end: ShadeEnd) -> RGBA {
        let isLight = Oklab(self).lightness > 0.82
        switch end {
        case .top: return isLight ? self : map { min(1, 53.0 / 255 + 0.844 * $0) }
        case .bottom: return isLight ? map { 0.92 * $0 } : self
        }
    }

    private func map(_ change: (Double) -> Double) -> RGBA {
        RGBA(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
    }
}
