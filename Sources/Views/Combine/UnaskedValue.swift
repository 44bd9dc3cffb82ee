/// What becomes of a value while its subscriber asks for none.
///
/// Only what sends it knows. It says so while it sends, and whoever holds values back until they are asked for follows that.
enum UnaskedValue {
    /// It waits: what is read from a list is read when it is asked for.
    case waits
    /// It is gone: a subject, a timer or a notification does not wait.
    case isGone
    /// It waits until a later one takes its place: a current value is told as it is when it is asked for.
    case isReplaced

    /// As said by what sends now.
    nonisolated(unsafe) private(set) static var current = waits

    /// Calls what sends such values.
    func sending<Result>(_ send: () -> Result) -> Result {
        let outer = UnaskedValue.current
        UnaskedValue.current = self
        defer { UnaskedValue.current = outer }
        return send()
    }

    /// Adds a value that nobody has asked for to those that wait.
    static func keep<Value>(_ value: Value, in waiting: inout [Value]) {
        switch current {
        case .waits: waiting.append(value)
        case .isGone: break
        case .isReplaced: waiting = [value]
        }
    }
}
