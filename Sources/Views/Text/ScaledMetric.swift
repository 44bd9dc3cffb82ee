import KinoraStage
import KinoraTypography

/// A length that grows with the size of text that the user chose, as the font of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var displayScale

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// To whole pixels, where it is not the length itself.
    public var wrappedValue: Value {
        let scaled = TypeScale.scaled(Double(base), to: size, with: style)
        return size == .large ? base : Value((scaled * displayScale).rounded() / displayScale)
    }
}

/// How much larger the styles of text are at each size that the user may choose than at the usual one, from extra small to the fifth
/// accessibility size, as Apple's guidelines list them for phones.
enum TypeScale {
    /// Of the styles' own fonts, in points.
    private static func sizes(of style: Font.TextStyle) -> [Double] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// Of the styles' lines, in points.
    private static func lineHeights(of style: Font.TextStyle) -> [Double] {
        switch style {
        case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }

    private static func value(_ measures: [Double], at size: DynamicTypeSize) -> Double {
        measures[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }

    private static func factor(_ measures: [Double], at size: DynamicTypeSize) -> Double {
        value(measures, at: size) / measures[3]
    }

    /// Points between lines of a style.
    static func leading(of style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        SystemMetrics.leading(
            lineHeight: value(lineHeights(of: style), at: size), size: value(sizes(of: style), at: size))
    }

    /// The size in points of a font that is a style's own.
    static func scaledFont(_ points: Double, to size: DynamicTypeSize, of style: Font.TextStyle) -> Double {
        points * factor(sizes(of: style), at: size)
    }

    /// A length in points, or another font's size, that goes with a style: it grows as the style's lines do.
    static func scaled(_ length: Double, to size: DynamicTypeSize, with style: Font.TextStyle) -> Double {
        length * factor(lineHeights(of: style), at: size)
    }
}
