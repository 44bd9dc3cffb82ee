import KinoraStage
import KinoraPixels

/// A color under the name that UIKit and AppKit give it. It may depend on light and dark, as `Color` does.
public final class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    let color: Color
    /// Makes the color for light and for dark surroundings.
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?
    /// The picture that a pattern repeats.
    private(set) var pattern: UIImage?

    init(_ color: Color, of role: Void) {
        (self.color, provider) = (color, nil)
        super.init()
    }

    /// A color that its surroundings decide, written `UIColor { traits in … }`.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        provider = dynamicProvider
        color = Color(
            light: dynamicProvider(UITraitCollection(.light)).color,
            dark: dynamicProvider(UITraitCollection(.dark)).color)
        super.init()
    }
    /// What `#colorLiteral` writes.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        provider = nil
        super.init()
    }
    /// The color in some surroundings.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard pattern == nil else { return self }
        var environment = EnvironmentValues()
        environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        return UIColor(Color(rgba: color.rgba(in: environment)))
    }

    /// No color: nothing is painted.
    public convenience override init() { self.init(.clear, of: ()) }
    /// The color of a `Color`.
    public convenience init(_ color: Color) { self.init(color, of: ()) }

    /// A picture that is repeated in both directions, from the upper left corner of what is drawn into. It has no components: as a
    /// `Color` it paints nothing.
    public convenience init(patternImage image: UIImage) {
        self.init(.clear, of: ())
        pattern = image
    }

    /// Components of gamma-encoded sRGB, 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha), of: ())
    }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha), of: ())
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha), of: ()) }
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha), of: ())
    }
    /// A color set of an asset catalogue; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let asset = ColorAsset(name: name, bundle: bundle)
        guard asset.isKnown else { return nil }
        self.init(Color(.asset(asset)), of: ())
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let rgba = components
        return UIColor(Color(rgba: RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)))
    }

    /// The components in light surroundings.
    private var components: RGBA { color.rgba(in: EnvironmentValues()) }

    /// Hands out hue, saturation and brightness in light surroundings, each from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = components
        let (high, low) = (max(rgba.red, rgba.green, rgba.blue), min(rgba.red, rgba.green, rgba.blue))
        let range = high - low
        var turn: CGFloat = 0
        if range > 0 {
            switch high {
            case rgba.red: turn = (rgba.green - rgba.blue) / range + (rgba.green < rgba.blue ? 6 : 0)
            case rgba.green: turn = (rgba.blue - rgba.red) / range + 2
            default: turn = (rgba.red - rgba.green) / range + 4
            }
        }
        hue?.pointee = turn / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The color as a gray, by the shares that the eye sees of red, green and blue.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = components
        white?.pointee = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }
    /// Hands out the components in light surroundings, gamma-encoded sRGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = components
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// As AppKit names them; gamma-encoded sRGB in light surroundings.
    public var redComponent: CGFloat { components.red }
    public var greenComponent: CGFloat { components.green }
    public var blueComponent: CGFloat { components.blue }
    public var alphaComponent: CGFloat { components.alpha }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other.color == color && other.pattern === pattern
    }
    public override var hash: Int { color.hashValue }
    public override var description: String { text }
    public override var debugDescription: String { text }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    /// Writes the components in light and in dark surroundings.
    public func encode(with coder: NSCoder) {
        for scheme in ColorScheme.allCases {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let rgba = color.rgba(in: environment)
            for (component, value) in zip(UIColor.components, [rgba.red, rgba.green, rgba.blue, rgba.alpha]) {
                coder.encode(Double(value), forKey: "\(scheme).\(component)")
            }
        }
    }

    /// Reads what `encode(with:)` wrote; nil for anything else.
    public convenience init?(coder: NSCoder) {
        func color(_ scheme: ColorScheme) -> Color? {
            let keys = UIColor.components.map { "\(scheme).\($0)" }
            guard keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
            let values = keys.map { coder.decodeDouble(forKey: $0) }
            return Color(red: values[0], green: values[1], blue: values[2], opacity: values[3])
        }
        guard let light = color(.light), let dark = color(.dark) else { return nil }
        self.init(light == dark ? light : Color(light: light, dark: dark), of: ())
    }

    private static let components = ["red", "green", "blue", "alpha"]
}

public typealias NSColor = UIColor

extension UIColor {
    private static func named(_ system: SystemColor) -> UIColor { UIColor(Color(system)) }
    private static func fixed(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }

    public static let black = fixed(0)
    public static let darkGray = fixed(1.0 / 3)
    public static let gray = fixed(0.5)
    public static let lightGray = fixed(2.0 / 3)
    public static let white = fixed(1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    public static let systemRed = named(.red)
    public static let systemOrange = named(.orange)
    public static let systemYellow = named(.yellow)
    public static let systemGreen = named(.green)
    public static let systemMint = named(.mint)
    public static let systemTeal = named(.teal)
    public static let systemCyan = named(.cyan)
    public static let systemBlue = named(.blue)
    public static let systemIndigo = named(.indigo)
    public static let systemPurple = named(.purple)
    public static let systemPink = named(.pink)
    public static let systemBrown = named(.brown)
    public static let systemGray = named(.gray)
    public static let systemGray2 = named(.gray2)
    public static let systemGray3 = named(.gray3)
    public static let systemGray4 = named(.gray4)
    public static let systemGray5 = named(.gray5)
    public static let systemGray6 = named(.gray6)

    public static let label = named(.primary)
    public static let secondaryLabel = named(.secondary)
    public static let tertiaryLabel = named(.tertiary)
    public static let quaternaryLabel = named(.quaternary)
    public static let separator = named(.separator)
    public static let systemBackground = named(.background)
    public static let secondarySystemBackground = named(.secondaryBackground)
    public static let tertiarySystemBackground = named(.tertiaryBackground)
    public static let systemFill = named(.fill)
    public static let secondarySystemFill = named(.secondaryFill)
    public static let tertiarySystemFill = named(.tertiaryFill)
    public static let quaternarySystemFill = named(.quaternaryFill)
    public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
    public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
    public static let link = pair(0x007AFF, 0x0984FF)
    public static let placeholderText = named(.tertiary)
    public static let darkText = fixed(0)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let tintColor = UIColor(Color.accentColor)
    private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
        func color(_ hex: UInt32) -> Color {
            Color(
                red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
        }
        return UIColor(Color(light: color(light), dark: color(dark)))
    }
    /// As AppKit names them.
    public static let textColor = label
    public static let textBackgroundColor = systemBackground
    public static let tertiaryLabelColor = tertiaryLabel
    public static let quaternaryLabelColor = quaternaryLabel
    public static let placeholderTextColor = placeholderText
    public static let selectedContentBackgroundColor = systemBlue
    public static let unemphasizedSelectedContentBackgroundColor = systemGray4
    public static let underPageBackgroundColor = systemGray5
    public static let gridColor = separator
    public static let linkColor = link
    public static let controlColor = systemBackground
    public static let controlTextColor = label
    public static let alternatingContentBackgroundColors = [systemBackground, secondarySystemBackground]
    public static let labelColor = label
    public static let secondaryLabelColor = secondaryLabel
    public static let windowBackgroundColor = systemBackground
    public static let controlBackgroundColor = systemBackground
    public static let separatorColor = separator
    public static let controlAccentColor = systemBlue
}

extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    /// Where a source says `Color.init` alone, as in `colors.map(Color.init)`, a phone has one of the two.
    @_disfavoredOverload
    public init(nsColor: NSColor) { self = nsColor.color }
    /// So that `Color(.systemGray6)` can be written.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}
