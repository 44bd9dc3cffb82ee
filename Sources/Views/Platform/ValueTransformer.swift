import KinoraStage
import Synchronization

/// The name that a transformer of values is found by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Makes one value of another. Stores in memory keep values as they are, so that nothing but the source's own code calls it.
open class ValueTransformer: NSObject {
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value of before: what `transformedValue` gives, unless a subclass says otherwise.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

    private static let known = Mutex<[NSValueTransformerName: Known]>([:])

    /// Transformers have no state that threads could share.
    fileprivate struct Known: @unchecked Sendable { let transformer: ValueTransformer }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let known = transformer.map(Known.init)
        Self.known.withLock { $0[name] = known }
    }

    /// Sorted by name.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        known.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
    }

    fileprivate static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
        known.withLock { $0[name] }?.transformer
    }
}

/// Finds transformers by name: an initializer that gives an object that is there.
public protocol _NamedTransformer {}

extension _NamedTransformer where Self: ValueTransformer {
    public init?(forName name: NSValueTransformerName) {
        guard let known = ValueTransformer.transformer(named: name) as? Self else { return nil }
        self = known
    }
}

extension ValueTransformer: _NamedTransformer {}

/// Makes objects of the data that they were archived to.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}
