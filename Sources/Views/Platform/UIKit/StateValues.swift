/// What a control has for its states: a state that nothing is said of has what is said of `normal`.
struct StateValues<Value> {
    private var values: [UInt: Value] = [:]
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }
    func value(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}
