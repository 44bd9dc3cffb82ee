import KinoraStage

// SwiftUI's settings from UIKit's, and back. What UIKit leaves unspecified is nil.

public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}
extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}
extension ColorSchemeContrast {
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        guard uiAccessibilityContrast != .unspecified else { return nil }
        self = uiAccessibilityContrast == .high ? .increased : .standard
    }
}
extension UIAccessibilityContrast {
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
    }
}
extension LayoutDirection {
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        guard uiLayoutDirection != .unspecified else { return nil }
        self = uiLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
extension UITraitEnvironmentLayoutDirection {
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
extension LegibilityWeight {
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        guard uiLegibilityWeight != .unspecified else { return nil }
        self = uiLegibilityWeight == .bold ? .bold : .regular
    }
}
extension UILegibilityWeight {
    public init(_ legibilityWeight: LegibilityWeight?) {
        self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
    }
}
extension UserInterfaceSizeClass {
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        guard uiUserInterfaceSizeClass != .unspecified else { return nil }
        self = uiUserInterfaceSizeClass == .compact ? .compact : .regular
    }
}
extension UIUserInterfaceSizeClass {
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    }
}
extension UIContentSizeCategory {
    /// From the smallest to the largest, as `DynamicTypeSize` has them.
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    fileprivate var size: Int? { UIContentSizeCategory.sizes.firstIndex(of: self) }

    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { UIContentSizeCategory.sizes[$0.rawValue] } ?? .unspecified
    }
    public init(_ sizeCategory: ContentSizeCategory?) {
        let size = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
        self = size.map { UIContentSizeCategory.sizes[$0] } ?? .unspecified
    }
}
extension DynamicTypeSize {
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.size else { return nil }
        self.init(rawValue: size)
    }
}
extension ContentSizeCategory {
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.size else { return nil }
        self = ContentSizeCategory.allCases[size]
    }
}
extension NSDirectionalEdgeInsets {
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
extension TextInputAutocapitalization {
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}
