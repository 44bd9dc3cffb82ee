import KinoraBasics
import Observation
@_spi(Reflection) import Swift

/// Tells of which types values hold objects that change: observable ones of the user's own, whose changes are told, those of UIKit
/// (`ChangesSilently`), and plain ones of the user's own, which code that only evaluates may change.
///
/// What closures have captured cannot be seen; those that make values from nothing are taken for plain objects. Other objects of Kinora, and
/// those of Foundation and of the standard library, are no such objects: what they hold decides nothing that is drawn.
package enum HeldObjects: Int {
    case none, observable, silent, plain

    /// Whether they change without telling.
    var changeSilently: Bool { self == .silent || self == .plain }

    private static let known = TypeTable<HeldObjects>()
    private static let containers = Conformers(to: (any ObjectContainer).self)

    /// Which objects a value of `type` is or holds: directly, in a field of a struct, in an array or an optional.
    package static func held(by type: Any.Type) -> HeldObjects { known.value(of: type) { find(in: type) } }

    /// Which objects a field of `type` is or holds in a value of another type.
    package static func held(byFieldOf type: Any.Type, in owner: Any.Type) -> HeldObjects {
        makesValues(type) && isOfUser(owner) ? .plain : held(by: type)
    }

    /// Deeper structs are not looked into.
    private static let depthLimit = 4

    /// Looks at the type, then at those of its parts, then at those of theirs, each once: types may hold themselves, by way of arrays.
    private static func find(in type: Any.Type) -> HeldObjects {
        var (types, seen, found) = ([type], Set<ObjectIdentifier>(), HeldObjects.none)
        for _ in 0..<depthLimit {
            let new = types.filter { seen.insert(ObjectIdentifier($0)).inserted }
            types = []
            for type in new { found = found.and(look(at: type, addingPartsTo: &types)) }
            if found == .plain || types.isEmpty { break }
        }
        return found
    }

    /// What a type tells by itself; `parts` takes the types that it is made of.
    private static func look(at type: Any.Type, addingPartsTo parts: inout [Any.Type]) -> HeldObjects {
        if containers.mayInclude(type), let container = type as? any ObjectContainer.Type {
            parts += container.contents
            return .none
        }
        guard isOfUser(type) else { return type is AnyClass && type is any ChangesSilently.Type ? .silent : .none }
        if type is AnyClass {
            return type is any Observable.Type || type is any TellsOfChanges.Type ? .observable : .plain
        }
        let kind = _MetadataKind(of: type)
        guard kind == .struct || kind == .tuple else { return .none }
        var fields: [Any.Type] = []
        _ = _forEachField(of: type, options: []) { _, _, fieldType, _ in
            fields.append(fieldType)
            return true
        }
        if fields.contains(where: makesValues) { return .plain }
        parts += fields.filter { !DynamicProperties.conform($0) }
        return .none
    }

    /// Whether it is a function without parameters that makes a value, and not a view: one that counts or goes through a series keeps
    /// in what it has captured how far it has come. (Swift's ABI, "function metadata": the kind, flags with the number of parameters,
    /// the type of the result.)
    private static func makesValues(_ type: Any.Type) -> Bool {
        guard _MetadataKind(of: type) == .function else { return false }
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        let result = unsafeBitCast(words[2], to: Any.Type.self)
        return words[1] & 0xFFFF == 0 && result != Void.self && !(result is any View.Type)
    }

    func and(_ other: HeldObjects) -> HeldObjects { rawValue < other.rawValue ? other : self }

    static func isOfUser(_ type: Any.Type) -> Bool {
        let module = _typeName(type).prefix { $0 != "." }
        return !(module.hasPrefix("Kinora") || module.hasPrefix("Foundation")) && !ownModules.contains(String(module))
            || module.hasSuffix("Tests")
    }

    private static let ownModules: Set = [
        "Swift", "SwiftUI", "Combine", "CoreGraphics", "CoreMotion", "QuartzCore", "UIKit", "simd", "Accelerate",
    ]
}

extension Graph {
    /// A view holds objects, or what it keeps does.
    func note(_ held: HeldObjects) {
        switch held {
        case .none, .silent: break
        case .observable: holdsObjects = true
        case .plain: suspectsObjects = true
        }
    }
}

extension BuildContext {
    /// A value of `type` is laid out or drawn here by code of its own, which is not watched as bodies are. Where it holds objects, it
    /// runs again with each evaluation, and so sees what they hold then. Plain objects it may change as well, so that it runs at each
    /// of the stage's steps.
    package func noteDrawing(by type: Any.Type) {
        let held = HeldObjects.held(by: type)
        guard held != .none else { return }
        graph.note(held)
        graph.noteCommands(at: identity)
        if held == .plain { graph.noteActivity(at: identity) }
    }
}

/// Says that bodies below may change objects which cannot be seen: those of closures, and shared ones.
private struct SuspectObjects: ContextModifier {
    func change(_ context: inout BuildContext) { context.graph.suspectsObjects = true }
}

extension View {
    /// Plays content that changes with every frame step by step, because bodies may change objects as they run.
    package func mayHoldObjects() -> some View { modifier(SuspectObjects()) }
}

/// A class of a module above whose changes are told to who has read it, as those of observable objects are.
package protocol TellsOfChanges: AnyObject {}

/// A class of ours whose objects the user's code changes without telling, such as a view of UIKit's. Views that hold one are made again in
/// each update.
package protocol ChangesSilently: AnyObject {}

/// A type of ours or of the standard library that holds values of others.
package protocol ObjectContainer {
    /// The types of these values.
    static var contents: [Any.Type] { get }
}

extension Optional: ObjectContainer { package static var contents: [Any.Type] { [Wrapped.self] } }
extension Array: ObjectContainer { package static var contents: [Any.Type] { [Element.self] } }
extension Set: ObjectContainer { package static var contents: [Any.Type] { [Element.self] } }
extension Dictionary: ObjectContainer { package static var contents: [Any.Type] { [Key.self, Value.self] } }
