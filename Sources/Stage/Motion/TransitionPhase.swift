/// Where a view stands between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is simply there.
    public var isIdentity: Bool { self == .identity }
    /// −1 before, 0 there, 1 after.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}
