import KinoraViews

/// Light or dark surroundings, as AppKit names them.
public final class NSAppearance: NSObject, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }
    public let name: Name

    public init?(named name: Name) {
        self.name = name
        super.init()
    }

    /// That of these which is nearest to this one.
    public func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        return appearances.first { $0.style == name.style } ?? appearances.first { $0.style == .light }
    }

    /// That of what is drawn now.
    @MainActor public static func currentDrawing() -> NSAppearance { of(UITraitCollection.current.userInterfaceStyle) }

    fileprivate static func of(_ style: UIUserInterfaceStyle) -> NSAppearance {
        NSAppearance(named: style == .dark ? .darkAqua : .aqua)!
    }
}

extension NSAppearance.Name {
    fileprivate var style: UIUserInterfaceStyle { self == .darkAqua || self == .vibrantDark ? .dark : .light }
}

extension UIView {
    public var effectiveAppearance: NSAppearance { .of(traitCollection.userInterfaceStyle) }
    /// The appearance that the view has in place of that around it.
    public var appearance: NSAppearance? {
        get { overrideUserInterfaceStyle == .unspecified ? nil : .of(overrideUserInterfaceStyle) }
        set { overrideUserInterfaceStyle = newValue?.name.style ?? .unspecified }
    }
}

extension NSApplication {
    public var effectiveAppearance: NSAppearance { .currentDrawing() }
}
