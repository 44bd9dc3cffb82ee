import KinoraStage

// How views answer to a pointer over them. A stage has no pointer, so that none is ever active.

public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
    private init() {}
    public init(_ effect: some CustomHoverEffect) {}
}

/// A hover effect made of others.
public protocol CustomHoverEffect: Sendable {
    associatedtype Body: CustomHoverEffect
    typealias Content = HoverEffectContent
    nonisolated func body(content: Content) -> Body
}
extension Never: CustomHoverEffect {
    public typealias Body = Never
}
extension CustomHoverEffect where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a hover effect of the system's") }
}

/// What an effect is applied to; it stands still.
public struct HoverEffectContent: CustomHoverEffect {
    public typealias Body = Never
}
extension CustomHoverEffect {
    public func hoverEffect(_ effect: some CustomHoverEffect = .automatic) -> some CustomHoverEffect { self }
    public func hoverEffect<E: VisualEffect>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping @Sendable (_ effect: EmptyVisualEffect, _ isActive: Bool, _ proxy: GeometryProxy) -> E
    ) -> some CustomHoverEffect { self }
    public func animation(
        _ animation: Animation?, body: @escaping @Sendable (HoverEffectContent) -> some CustomHoverEffect
    ) -> some CustomHoverEffect { self }
}

/// Effects that become active together.
public struct HoverEffectGroup: Hashable, Sendable {
    private let name: String
    public init(_ id: String, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) { name = id }
    public struct Behavior: Hashable, Sendable {
        private let name: String
        public static let activatesGroup = Behavior(name: "activatesGroup")
        public static let followsGroup = Behavior(name: "followsGroup")
        public static let ignoresGroup = Behavior(name: "ignoresGroup")
    }
}

public struct AutomaticHoverEffect: CustomHoverEffect { public typealias Body = Never; public init() {} }
public struct HighlightHoverEffect: CustomHoverEffect { public typealias Body = Never; public init() {} }
public struct LiftHoverEffect: CustomHoverEffect { public typealias Body = Never; public init() {} }
public struct EmptyHoverEffect: CustomHoverEffect { public typealias Body = Never; public init() {} }
extension CustomHoverEffect where Self == AutomaticHoverEffect { public static var automatic: Self { .init() } }
extension CustomHoverEffect where Self == HighlightHoverEffect { public static var highlight: Self { .init() } }
extension CustomHoverEffect where Self == LiftHoverEffect { public static var lift: Self { .init() } }
extension CustomHoverEffect where Self == EmptyHoverEffect { public static var empty: Self { .init() } }

extension View {
    public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View { self }
    public func hoverEffect(_ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true)
        -> some View
    { self }
    public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
    public func hoverEffectGroup() -> some View { self }
}
