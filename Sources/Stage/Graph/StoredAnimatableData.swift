@_spi(Reflection) import Swift

/// Knows which types store their animatable data.
///
/// Only a stored property can have a `didSet`, by which views and modifiers follow their own motion.
enum StoredAnimatableData {
    private static let known = TypeTable<Bool>()

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
}
