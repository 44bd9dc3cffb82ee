import Foundation

/// Objective-C's way to values by their names, which sources use for what a class hides.
public protocol _KeyValueCoded {}

extension NSObject: _KeyValueCoded {}

// A protocol's, as what classes declare themselves goes before it: they need not, and could not, override an extension's.
extension _KeyValueCoded {
    /// The stored property of this name; nil where there is none: classes of the system hide nothing here.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// - Parameter keyPath: names joined by periods.
    public func value(forKeyPath keyPath: String) -> Any? { KeyPathText.value(of: keyPath, in: self) }
    /// Takes the value, and keeps nothing of it.
    public func setValue(_ value: Any?, forKey key: String) {}
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
