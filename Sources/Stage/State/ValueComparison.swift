import Foundation
import KinoraBasics

@_spi(Reflection) import Swift

/// Compares values of any type as far as that is possible: by their bytes, by `==` of types that are known to compare all that
/// they hold, and otherwise field by field. Closures are the same where they are the same closure with the same captures.
///
/// Values that are told to be the same are interchangeable; values that are told to differ may still be alike.
package enum ValueComparison {
    /// How values of a type are compared where their bytes differ.
    private enum Way {
        case equatable(any Equatable.Type)
        case container(any ComparedContainer.Type)
        case selfComparing(any SelfComparing.Type)
        case fields(ComparedFields)
        /// What is held is taken out.
        case existential
        case interchangeable
        case bytes
    }

    private static let ways = TypeTable<Way>()
    private static let interchangeable = Conformers(to: (any Interchangeable).self)
    private static let selfComparing = Conformers(to: (any SelfComparing).self)
    private static let containers = Conformers(to: (any ComparedContainer).self)

    package static func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in areSame(Value.self, lhs, rhs) }
        }
    }

    /// The same with a value where it is kept.
    static func areSame<Value>(_ lhs: Value, at rhs: UnsafePointer<Value>) -> Bool {
        withUnsafePointer(to: lhs) { areSame(Value.self, $0, rhs) }
    }

    /// Whether both values have the same bytes. Values that are alike may differ in bytes that mean nothing.
    static func haveSameBytes<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in memcmp(lhs, rhs, MemoryLayout<Value>.size) == 0 }
        }
    }

    /// Two values whose types are forgotten.
    static func areSame(any lhs: Any, _ rhs: Any) -> Bool {
        // A cast would look for the type of an optional value, and copy.
        func compare<Value>(_ value: Value) -> Bool {
            func isSame<Other>(_ other: Other) -> Bool {
                Other.self == Value.self && areSame(value, unsafeBitCast(other, to: Value.self))
            }
            return _openExistential(rhs, do: isSame)
        }
        return _openExistential(lhs, do: compare)
    }

    fileprivate static func areSame<Value>(
        _ type: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
    ) -> Bool {
        let size = MemoryLayout<Value>.size
        if size == 0 || memcmp(lhs, rhs, size) == 0 { return true }
        switch way(of: type) {
        case .bytes: return false
        case .interchangeable: return true
        case .existential:
            return areSame(
                any: lhs.assumingMemoryBound(to: Any.self).pointee, rhs.assumingMemoryBound(to: Any.self).pointee)
        case .equatable(let type): return equal(type, lhs, rhs)
        case .container(let type): return type.haveSame(at: lhs, rhs)
        case .selfComparing(let type): return compared(type, lhs, rhs)
        case .fields(let fields):
            return fields.haveSameBytes(lhs, rhs)
                || fields.list.allSatisfy { field in
                    func compare<Field>(_ type: Field.Type) -> Bool {
                        areSame(type, lhs + field.offset, rhs + field.offset)
                    }
                    return _openExistential(field.type, do: compare)
                }
        }
    }

    private static func equal<Value: Equatable>(
        _ type: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
    ) -> Bool {
        lhs.assumingMemoryBound(to: type).pointee == rhs.assumingMemoryBound(to: type).pointee
    }

    private static func compared<Value: SelfComparing>(
        _ type: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
    ) -> Bool {
        lhs.assumingMemoryBound(to: type).pointee.isSame(as: rhs.assumingMemoryBound(to: type).pointee)
    }

    private static func way(of type: Any.Type) -> Way { ways.value(of: type) { findWay(of: type) } }

    private static func findWay(of type: Any.Type) -> Way {
        if interchangeable.mayInclude(type), type is any Interchangeable.Type { return .interchangeable }
        if selfComparing.mayInclude(type), let compared = type as? any SelfComparing.Type {
            return .selfComparing(compared)
        }
        if containers.mayInclude(type), let container = type as? any ComparedContainer.Type {
            return .container(container)
        }
        if comparesAll(type), let equatable = type as? any Equatable.Type { return .equatable(equatable) }
        if _MetadataKind(of: type) == .existential { return holdsAny(type) ? .existential : .bytes }
        return ComparedFields(of: type).map { .fields($0) } ?? .bytes
    }

    /// Whether a type that only says what values conform to holds them as `Any` does, with what proves it behind: one of classes alone keeps
    /// no type beside the object, and `any Error` a box (Swift's ABI, flags of "existential type metadata").
    private static func holdsAny(_ type: Any.Type) -> Bool {
        let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
        let (isOfAnyKind, special) = (flags >> 31 == 1, flags >> 24 & 0x3f)
        return isOfAnyKind && special == 0
    }

    /// Types of one's own may leave fields out of their comparison.
    private static func comparesAll(_ type: Any.Type) -> Bool {
        let module = _typeName(type).prefix { $0 != "." }
        return module == "Swift" || module.hasPrefix("Foundation")
    }
}

/// What is made anew with each evaluation, and yet is the same to who does not change with it: a list to which views add
/// themselves, each of which tells the graph so (`noteRegistration(at:)`), an action whose effect is told by an update of the whole
/// tree, or a property that says only what a view begins with.
package protocol Interchangeable {}

/// A value that knows better than its fields whether it is the same as another.
package protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

/// A value whose parts are looked at one by one.
private protocol ComparedContainer {
    static func haveSame(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}

extension ComparedContainer {
    fileprivate static func values(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> (Self, Self) {
        (lhs.assumingMemoryBound(to: Self.self).pointee, rhs.assumingMemoryBound(to: Self.self).pointee)
    }
}

// What an enumeration of generic values carries lies at its beginning, so that it is compared where it is: to take it out would copy
// all that it holds.

extension Optional: ComparedContainer {
    fileprivate static func haveSame(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let isNone = lhs.assumingMemoryBound(to: Self.self).pointee == nil
        guard isNone == (rhs.assumingMemoryBound(to: Self.self).pointee == nil) else { return false }
        return isNone || ValueComparison.areSame(Wrapped.self, lhs, rhs)
    }
}

extension Array: ComparedContainer {
    fileprivate static func haveSame(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let (lhs, rhs) = values(lhs, rhs)
        return lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { ValueComparison.areSame($0, $1) }
    }
}

extension _ConditionalContent: ComparedContainer {
    fileprivate static func haveSame(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let isFirst = isFirst(lhs)
        guard isFirst == Self.isFirst(rhs) else { return false }
        return isFirst
            ? ValueComparison.areSame(TrueContent.self, lhs, rhs) : ValueComparison.areSame(FalseContent.self, lhs, rhs)
    }

    /// The byte behind the larger of both views says which of them it is (Swift's ABI, generic enumerations with several payloads).
    private static func isFirst(_ value: UnsafeRawPointer) -> Bool {
        value.load(
            fromByteOffset: max(MemoryLayout<TrueContent>.size, MemoryLayout<FalseContent>.size), as: UInt8.self) == 0
    }
}

extension AnyView: ComparedContainer {
    fileprivate static func haveSame(at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        let (lhs, rhs) = values(lhs, rhs)
        return ValueComparison.areSame(any: lhs.view, rhs.view)
    }
}
