/// What settings hold besides enumerations and optionals: SwiftUI has an initializer for each of these types, and Kinora one for
/// all of them.
public protocol _SettingValue {
    /// The value as user defaults keep it.
    var _kept: Any { get }
    /// The value of what they keep; nil where that is of another type.
    static func _value(ofKept kept: Any) -> Self?
}

extension _SettingValue {
    public var _kept: Any { self }
    public static func _value(ofKept kept: Any) -> Self? { kept as? Self }
}

extension Bool: _SettingValue {}
extension Int: _SettingValue {}
extension Double: _SettingValue {}
extension String: _SettingValue {}
extension Data: _SettingValue {}
extension Date: _SettingValue {}
extension URL: _SettingValue {
    public var _kept: Any { UserDefaults.kept(address: self) }
    public static func _value(ofKept kept: Any) -> URL? { UserDefaults.address(kept) }
}

/// How values of a type are kept among user defaults.
package struct SettingCoding<Value> {
    package let value: (Any) -> Value?
    /// nil takes the setting away.
    package let kept: (Value) -> Any?
}

extension SettingCoding where Value: _SettingValue {
    package static var plain: Self { Self(value: Value._value, kept: \._kept) }
}

extension SettingCoding where Value: RawRepresentable, Value.RawValue: _SettingValue {
    /// By what stands for them, such as the text of an enumeration's case.
    package static var raw: Self {
        Self(value: { Value.RawValue._value(ofKept: $0).flatMap(Value.init) }, kept: \.rawValue._kept)
    }
}

extension SettingCoding {
    /// Optionals of values that are kept so; nil is no value.
    package static func optional<Wrapped>(_ coding: SettingCoding<Wrapped>) -> Self where Value == Wrapped? {
        Self(value: { coding.value($0) }, kept: { $0.flatMap(coding.kept) })
    }
}
