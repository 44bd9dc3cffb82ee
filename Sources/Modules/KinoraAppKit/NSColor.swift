import KinoraViews

// Colors as AppKit makes and mixes them. There is one space, gamma-encoded sRGB.

/// A space of colors.
public final class NSColorSpace: NSObject, Sendable {
    public let localizedName: String?
    private init(_ name: String) { localizedName = name }
    public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
    public static let extendedSRGB = NSColorSpace("Extended sRGB")
    public static let displayP3 = NSColorSpace("Display P3")
    public static let genericRGB = NSColorSpace("Generic RGB")
    public static let deviceRGB = NSColorSpace("Device RGB")
    public static let genericGray = NSColorSpace("Generic Gray")
    public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2")
    public static let deviceGray = NSColorSpace("Device Gray")
}

extension NSScreen {
    public var colorSpace: NSColorSpace? { .sRGB }
}

extension UIColor {
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// The color with its components as they are in light surroundings.
    public func usingColorSpace(_ space: NSColorSpace) -> UIColor? {
        UIColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
    }
    public var colorSpace: NSColorSpace { .sRGB }
    public var numberOfComponents: Int { 4 }

    /// This color with a share of another one, component by component.
    public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
        let part = min(max(fraction, 0), 1)
        func mix(_ component: (UIColor) -> CGFloat) -> CGFloat {
            component(self) + (component(color) - component(self)) * part
        }
        return UIColor(
            red: mix(\.redComponent), green: mix(\.greenComponent), blue: mix(\.blueComponent),
            alpha: mix(\.alphaComponent))
    }
    /// Nearer to white.
    public func highlight(withLevel val: CGFloat) -> UIColor? { blended(withFraction: val, of: .white) }
    /// Nearer to black.
    public func shadow(withLevel val: CGFloat) -> UIColor? { blended(withFraction: val, of: .black) }

    private var turned: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        return (hue, saturation, brightness)
    }
    public var hueComponent: CGFloat { turned.hue }
    public var saturationComponent: CGFloat { turned.saturation }
    public var brightnessComponent: CGFloat { turned.brightness }
    public var whiteComponent: CGFloat {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white
    }
}

extension UIColor {
    public static var findHighlightColor: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var keyboardFocusIndicatorColor: UIColor { .controlAccentColor.withAlphaComponent(0.5) }
    public static var quinaryLabel: UIColor { .quaternaryLabelColor.withAlphaComponent(0.05) }
    /// How a control changes a color.
    public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
    public func withSystemEffect(_ systemEffect: SystemEffect) -> UIColor {
        switch systemEffect {
        case .none: self
        case .pressed, .deepPressed: blended(withFraction: 0.1, of: .black) ?? self
        case .disabled: withAlphaComponent(alphaComponent * 0.5)
        case .rollover: blended(withFraction: 0.05, of: .white) ?? self
        }
    }
}
