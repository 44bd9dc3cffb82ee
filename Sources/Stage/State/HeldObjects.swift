@_spi(Reflection) import Swift

/// Tells of which types values hold objects of the user's own, which code that only evaluates may change.
///
/// What closures have captured cannot be seen. Objects of Kinora, of Foundation and of the standard library are no such objects:
/// what they hold decides nothing that is drawn.
package enum HeldObjects {
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a value of `type` is or holds an object: directly, in a field of a struct, in an array or an optional.
    package static func isHeld(by type: Any.Type) -> Bool { isHeld(by: type, depth: 0) }

    /// Deeper structs are not looked into.
    private static let depthLimit = 4

    private static func isHeld(by type: Any.Type, depth: Int) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        guard depth < depthLimit else { return false }
        // Types may hold themselves, by way of arrays.
        known[key] = false
        let isHeld = holds(type, depth)
        known[key] = isHeld
        return isHeld
    }

    private static func holds(_ type: Any.Type, _ depth: Int) -> Bool {
        if let container = type as? any ObjectContainer.Type {
            return container.contents.contains { isHeld(by: $0, depth: depth + 1) }
        }
        guard isOfUser(type) else { return false }
        if type is AnyClass { return true }
        let kind = _MetadataKind(of: type)
        guard kind == .struct || kind == .tuple else { return false }
        var found = false
        _ = _forEachField(of: type, options: []) { _, _, fieldType, _ in
            if !(fieldType is any DynamicProperty.Type) { found = isHeld(by: fieldType, depth: depth + 1) }
            return !found
        }
        return found
    }

    private static func isOfUser(_ type: Any.Type) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return !(module.hasPrefix("Kinora") || module.hasPrefix("Foundation")) && !ownModules.contains(String(module))
            || module.hasSuffix("Tests")
    }

    private static let ownModules: Set = [
        "Swift", "SwiftUI", "Combine", "CoreGraphics", "CoreMotion", "QuartzCore", "UIKit", "simd", "Accelerate",
    ]
}

/// Says that bodies below may change objects which cannot be seen: those of closures, and shared ones.
private struct SuspectObjects: ContextModifier {
    func change(_ context: inout BuildContext) { context.graph.suspectsObjects = true }
}

extension View {
    /// Plays content that changes with every frame step by step, because bodies may change objects as they run.
    package func mayHoldObjects() -> some View { modifier(SuspectObjects()) }
}

/// A type of the standard library that holds values of others.
private protocol ObjectContainer {
    static var contents: [Any.Type] { get }
}

extension Optional: ObjectContainer { static var contents: [Any.Type] { [Wrapped.self] } }
extension Array: ObjectContainer { static var contents: [Any.Type] { [Element.self] } }
extension Set: ObjectContainer { static var contents: [Any.Type] { [Element.self] } }
extension Dictionary: ObjectContainer { static var contents: [Any.Type] { [Key.self, Value.self] } }
