import KinoraStage

/// What a visual effect view does to what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur, drawn as the material of the same strength.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark

        var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            default: .regular
            }
        }
        /// The appearance that the name fixes.
        var scheme: ColorScheme? {
            switch self {
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                .light
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                .dark
            default: nil
            }
        }
    }
    let style: Style
    public init(style: Style) { self.style = style }
}

/// Makes content take its color from a blur; the content is drawn plainly.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Liquid glass, drawn as SwiftUI's in the view's corners.
public final class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable { case regular, clear }
    let style: Style
    public var tintColor: UIColor?
    public var isInteractive = false
    public init(style: Style = .regular) { self.style = style }

    var glass: Glass {
        (style == .clear ? Glass.clear : .regular).tint(tintColor.map { Color($0) }).interactive(isInteractive)
    }
}

/// Holds glass that is near to each other; each pane is drawn by itself.
public final class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    public var spacing: CGFloat = 0
    public override init() { super.init() }
}

/// A blurred pane with content on it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { return nil }

    override func ownPicture() -> AnyView? {
        if let effect = effect as? UIGlassEffect {
            let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
            return AnyView(Color.clear.glassEffect(effect.glass, in: RoundedRectangle(cornerRadius: radius)))
        }
        guard let blur = effect as? UIBlurEffect else { return nil }
        let pane = Rectangle().fill(blur.style.material)
        return blur.style.scheme.map { AnyView(pane.environment(\.colorScheme, $0)) } ?? AnyView(pane)
    }
}
