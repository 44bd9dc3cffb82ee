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

    public var wrappedValue: Value { base * Value(TypeScale.factor(size)) }
}

/// How much larger body text is at each size than at the usual one.
enum TypeScale {
    /// The size of body text in points, from extra small to the fifth accessibility size.
    static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    static func factor(_ size: DynamicTypeSize) -> Double {
        guard let index = DynamicTypeSize.allCases.firstIndex(of: size), body.indices.contains(index) else { return 1 }
        return body[index] / 17
    }
}
