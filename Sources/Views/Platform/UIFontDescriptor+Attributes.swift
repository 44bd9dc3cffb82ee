import KinoraStage

/// Fonts that are described by a dictionary.
extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Points per em.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary from `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries from `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SymbolicTraits` or its value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A `UIFont.Width` or its value; the open fonts have one width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// Italic where it is more than 0.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Which kind of feature. Digits of one width (6 with the selector 0) are known; others are passed over.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFontDescriptor.changed(.system(size: 12), by: attributes))
    }

    /// The same font with what the attributes say of it.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(UIFontDescriptor.changed(font, by: attributes))
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    private static func changed(_ font: Font, by attributes: [AttributeName: Any]) -> Font {
        let size = number(attributes[.size])
        var changed = font
        if let style = attributes[.textStyle] as? UIFont.TextStyle { changed = .system(style.style) }
        if let name = (attributes[.name] ?? attributes[.family]) as? String {
            changed = .custom(name, fixedSize: size ?? changed.request.size)
        } else if let size, size > 0 {
            changed = changed.sized(size)
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] { changed = with(traits, changed) }
        let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        let hasEvenDigits = settings.contains { number($0[.type]) == 6 && number($0[.selector]) == 0 }
        return hasEvenDigits ? changed.monospacedDigit() : changed
    }

    private static func with(_ traits: [TraitKey: Any], _ font: Font) -> Font {
        var changed = font
        if let weight = traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map({ UIFont.Weight($0) }) {
            changed = changed.weight(weight.named)
        }
        if let slant = number(traits[.slant]), slant > 0 { changed = changed.italic() }
        let symbolic =
            traits[.symbolic] as? SymbolicTraits
            ?? number(traits[.symbolic]).map { SymbolicTraits(rawValue: UInt32(max(0, $0))) }
        return symbolic.flatMap { UIFontDescriptor(changed).withSymbolicTraits($0)?.font } ?? changed
    }

    /// A number under any of the types that dictionaries hold.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: number
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as UInt32: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
