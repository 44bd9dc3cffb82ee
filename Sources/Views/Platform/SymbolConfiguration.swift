import KinoraStage

/// How UIKit has a symbol set. What is not said is as the symbol's surroundings have it.
struct SymbolLook: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var scale: Image.Scale?
    /// The colors of its layers, the first one first; of one color all layers have shades.
    var colors: [Color] = []
    var mode: SymbolRenderingMode?

    /// Points per em, where that is said.
    var pointSize: CGFloat? { font.map { CGFloat($0.request.size) } }

    /// This, and where it says nothing what another one says.
    func completed(by other: SymbolLook) -> SymbolLook {
        var both = self
        both.font = font ?? other.font
        both.weight = weight ?? other.weight
        both.scale = scale ?? other.scale
        if colors.isEmpty { both.colors = other.colors }
        both.mode = mode ?? other.mode
        return both
    }

    @MainActor
    func apply(to context: inout BuildContext) {
        if let font { context.environment.font = font }
        if let weight { context.environment.font = (context.environment.font ?? .body).weight(weight) }
        if let scale { context.environment.imageScale = scale }
        if let mode { context.environment.symbolRenderingMode = mode }
        if !colors.isEmpty { SetForeground(levels: colors.map { AnyShapeStyle($0) }).change(&context) }
    }
}

extension Image {
    /// A symbol that is set so, and otherwise as before.
    func looking(_ look: SymbolLook?) -> Image {
        guard let look else { return self }
        var copy = self
        copy.symbolLook = look.completed(by: symbolLook ?? SymbolLook())
        return copy
    }
}

extension UIImage {
    /// The picture, and where it says nothing of how its symbol is set, as a configuration says.
    func completed(by configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, isSymbolImage else { return self }
        return withConfiguration(symbolConfiguration.map { configuration.applying($0) } ?? configuration)
    }

    /// What a picture depends on besides its name.
    open class Configuration: NSObject, @unchecked Sendable {
        /// Only symbols are set by one.
        var look: SymbolLook? { nil }
    }

    /// How a symbol is set: its size, weight, scale and colors. What one does not say is as the symbol's surroundings have it.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let own: SymbolLook
        override var look: SymbolLook? { own }

        init(_ look: SymbolLook) { own = look }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

        /// - Parameter pointSize: points per em.
        public convenience init(pointSize: CGFloat) { self.init(SymbolLook(font: .system(size: pointSize))) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolLook(font: .system(size: pointSize), weight: weight.named))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolLook(font: .system(size: pointSize), weight: weight.named, scale: scale.named))
        }
        public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight.named)) }
        public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale.named)) }
        public convenience init(font: UIFont) { self.init(SymbolLook(font: font.font)) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(SymbolLook(font: font.font, scale: scale.named))
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolLook(font: .system(textStyle.style))) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolLook(font: .system(textStyle.style), scale: scale.named))
        }
        /// Each layer in a color of its own; the last one for those that are left.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolLook(colors: paletteColors.map(\.color), mode: .palette))
        }
        /// All layers in shades of a color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolLook(colors: [hierarchicalColor.color], mode: .hierarchical))
        }
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(SymbolLook(mode: .multicolor))
        }
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(SymbolLook(mode: .monochrome))
        }

        /// This one, changed by what another one says.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(configuration.own.completed(by: own))
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var named: Font.Weight? {
            switch self {
            case .unspecified: nil
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        fileprivate var named: Image.Scale? {
            switch self {
            case .default, .medium: .medium
            case .unspecified: nil
            case .small: .small
            case .large: .large
            }
        }
    }
}
