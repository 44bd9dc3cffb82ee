import KinoraStage
import KinoraTypography

/// A length that grows with the size of text that the user chose, as the font of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { Value(TypeScale.scaled(Double(base), to: size, as: style)) }
}

/// How much larger the styles of text are at each size that the user may choose than at the usual one.
enum TypeScale {
    /// Points from extra small to the fifth accessibility size, as Apple's guidelines list them for phones.
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

    /// A length that goes with a style of text, in points.
    static func scaled(_ length: Double, to size: DynamicTypeSize, as style: Font.TextStyle) -> Double {
        let sizes = sizes(of: style)
        guard let index = DynamicTypeSize.allCases.firstIndex(of: size), sizes.indices.contains(index) else {
            return length
        }
        return length * sizes[index] / sizes[3]
    }
}
