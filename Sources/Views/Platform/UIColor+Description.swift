import KinoraPixels
import KinoraStage

extension UIColor {
    /// As UIKit writes colors, without the place in memory: space and components, or the name of a color of the system or a catalogue.
    var text: String {
        if pattern != nil { return "kCGColorSpaceModelPattern" }
        switch color.storage {
        case .system(let system): return "<UIDynamicSystemColor; name = \(system)Color>"
        case .accent: return "<UIDynamicSystemColor; name = tintColor>"
        case .asset(let asset): return "<UIDynamicCatalogSystemColor; name = \(asset.name)>"
        default: return Self.text(of: color.rgba(in: EnvironmentValues()))
        }
    }

    private static func text(of rgba: RGBA) -> String {
        let isGray = rgba.red == rgba.green && rgba.green == rgba.blue
        let numbers = (isGray ? [rgba.red] : [rgba.red, rgba.green, rgba.blue]) + [rgba.alpha]
        let space = isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        return "\(space) " + numbers.map { String(format: "%g", $0) }.joined(separator: " ")
    }

    /// What the color is called in English, in light surroundings: "dark blue", "light green", "gray".
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        if alpha == 0 { return "transparent" }
        if brightness < 0.12 { return "black" }
        if saturation < 0.1 {
            switch brightness {
            case 0.95...: return "white"
            case 0.7...: return "light gray"
            case 0.4...: return "gray"
            default: return "dark gray"
            }
        }
        let name = UIColor.hueName(hue * 360, isDark: brightness < 0.7)
        if brightness < 0.5, name != "brown" { return "dark \(name)" }
        return saturation < 0.45 && brightness > 0.8 ? "light \(name)" : name
    }

    /// - Parameter degrees: 0 is red, 120 green, 240 blue.
    private static func hueName(_ degrees: CGFloat, isDark: Bool) -> String {
        switch degrees {
        case 15..<45: isDark ? "brown" : "orange"
        case 45..<70: "yellow"
        case 70..<165: "green"
        case 165..<200: "cyan"
        case 200..<255: "blue"
        case 255..<290: "purple"
        case 290..<345: "pink"
        default: "red"
        }
    }
}
