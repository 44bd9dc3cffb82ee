import KinoraStage

// Which of several forms of a text is shown. A text has one form here, so that all preferences show it.

public protocol TextVariantPreference {}
/// The form that is always shown.
public struct FixedTextVariant: TextVariantPreference, Sendable { public init() {} }
/// The longest form that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable { public init() {} }
extension TextVariantPreference where Self == FixedTextVariant { public static var fixed: Self { .init() } }
extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: Self { .init() }
}
extension View {
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
