@_spi(Reflection) import Swift

/// Knows which types store their animatable data.
///
/// Only a stored property can have a `didSet`, by which views, modifiers and shapes follow their own motion.
package enum StoredAnimatableData {
    private static let known = TypeTable<Bool>()
    private static let watched = TypeTable<Bool>()

    static func isDeclared(by type: Any.Type) -> Bool {
        known.value(of: type) {
            var isDeclared = false
            _ = _forEachField(of: type, options: []) { name, _, _, _ in
                isDeclared = String(cString: name) == "animatableData"
                return !isDeclared
            }
            return isDeclared
        }
    }

    /// Whether code of the user may run as `animatableData` of a value of `type` is set: where it is of a type of theirs, or made of
    /// one.
    package static func mayBeWatched(of type: Any.Type) -> Bool {
        watched.value(of: type) {
            if let container = type as? any ObjectContainer.Type {
                return container.contents.contains(where: mayBeWatched)
            }
            return HeldObjects.isOfUser(type)
        }
    }
}
