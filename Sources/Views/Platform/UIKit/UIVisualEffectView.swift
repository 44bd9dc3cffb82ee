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

extension UIBlurEffect.Style {
    /// Whether the tint is a color above the blur; that of the newer styles is made by filters.
    fileprivate var hasTintOnTop: Bool { rawValue <= UIBlurEffect.Style.prominent.rawValue }
    /// The standard deviation of the blur without its tint, in points: that of the material.
    fileprivate var sigma: Double {
        switch material {
        case .ultraThin, .bar: 22.5
        case .thick, .ultraThick: 45
        default: 30
        }
    }
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
///
/// As the system's it has three subviews: the backdrop, whose layer has the filters, an overlay with the tint of the styles from before
/// iOS 13, and the content. What a source takes away of the filters or the overlay is not drawn.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// Within a block that moves, a blur comes and goes by its strength.
    open var effect: UIVisualEffect? { didSet { change(from: oldValue) } }
    /// How much there is of the blur: a layer that is nowhere shown, whose opacity moves as the view's values do.
    private let strength = CALayer()
    /// The blur that goes.
    private var leaving: UIBlurEffect?
    private let backdrop = UIView()
    private let overlay = UIView()
    public let contentView = UIView()

    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        for view in [backdrop, overlay, contentView] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        overlay.isUserInteractionEnabled = false
        backdrop.isUserInteractionEnabled = false
        layer.addSublayer(backdrop.layer)
        strength.view = self
        strength.ownModel.opacity = effect is UIBlurEffect ? 1 : 0
        addFilters()
    }
    public required init?(coder: NSCoder) { return nil }

    override func ownPicture() -> AnyView? {
        if let effect = effect as? UIGlassEffect {
            let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
            return AnyView(Color.clear.glassEffect(effect.glass, in: RoundedRectangle(cornerRadius: radius)))
        }
        let share = strength.showing { strength.shown?.opacity ?? strength.ownModel.opacity }
        guard let blur = effect as? UIBlurEffect ?? leaving, share > 0, !backdrop.isHidden, backdrop.alpha > 0 else {
            return nil
        }
        let opacity = Double(backdrop.alpha)
        guard share < 1 else { return pane(of: blur).map { AnyView($0.opacity(opacity)) } }
        // A part of the blur, and as much of its tint.
        return AnyView(
            ZStack {
                BackdropPane(sigma: blur.style.sigma * share)
                pane(of: blur)?.opacity(share)
            }
            .opacity(opacity))
    }

    private func change(from old: UIVisualEffect?) {
        leaving = effect is UIBlurEffect ? nil : old as? UIBlurEffect
        addFilters()
        let share = effect is UIBlurEffect ? 1.0 : 0
        if strength.ownModel.opacity != share { strength.change("opacity") { $0.opacity = share } }
        noteChange()
    }

    private func addFilters() {
        let names = effect is UIBlurEffect || leaving != nil ? BackdropFilter.names : []
        backdrop.layer.filters = names.isEmpty ? nil : names.map { BackdropFilter($0) }
    }

    /// What lies behind as the filters that are left show it.
    private func pane(of blur: UIBlurEffect) -> AnyView? {
        let names = (backdrop.layer.filters ?? []).compactMap { ($0 as? BackdropFilter)?.name }
        guard names.contains(BackdropFilter.blur) else { return AnyView(BackdropPane(sigma: 0)) }
        let isTinted = blur.style.hasTintOnTop ? showsOverlay : names.count > 1
        guard isTinted else { return AnyView(BackdropPane(sigma: blur.style.sigma)) }
        let pane = Rectangle().fill(blur.style.material)
        return blur.style.scheme.map { AnyView(pane.environment(\.colorScheme, $0)) } ?? AnyView(pane)
    }

    private var showsOverlay: Bool {
        !overlay.isHidden && overlay.alpha > 0 && overlay.backgroundColor?.cgColor.alpha != 0
    }
}

/// A filter of a blur's backdrop, which a source knows by its name.
private final class BackdropFilter: NSObject, FilterWithName {
    nonisolated static let blur = "gaussianBlur"
    /// Those of a blur, in their order.
    nonisolated static let names = ["luminanceCurveMap", "colorSaturate", "colorBrightness", blur]
    nonisolated let name: String
    nonisolated init(_ name: String) { self.name = name }
    nonisolated override var description: String { name }
}
