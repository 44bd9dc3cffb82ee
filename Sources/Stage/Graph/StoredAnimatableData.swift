@_spi(Reflection) import Swift

/// Knows which types store their animatable data.
///
/// Only a stored property can have a `didSet`, by which views and modifiers follow their own motion.
enum StoredAnimatableData {
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

    static func isDeclared(by type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        var isDeclared = false
        _ = _forEachField(of: type, options: []) { name, _, _, _ in
            isDeclared = String(cString: name) == "animatableData"
            return !isDeclared
        }
        known[key] = isDeclared
        return isDeclared
    }
}
