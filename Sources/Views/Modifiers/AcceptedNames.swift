import KinoraStage

// What modifiers that change nothing are given; see `AcceptedModifiers`.

/// What a person may do with a window. There are no windows on a stage.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// Which bars of a container's own content are meant.
public struct ContentToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

extension Text {
    /// What tells on which side lines of several begin. They begin where the layout does here.
    public struct AlignmentStrategy: Hashable, Sendable {
        private let name: String
        public static let `default` = AlignmentStrategy(name: "default")
        public static let layoutBased = AlignmentStrategy(name: "layoutBased")
        public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
    }

    /// What tells in which direction a text runs. Here its letters do.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private let name: String
        public static let `default` = WritingDirectionStrategy(name: "default")
        public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
        public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    }
}

extension View {
    /// Changes nothing: lines begin where the layout does.
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
}

/// Which attributes an editor lets people set. Nothing is typed on a stage, so that it is never asked.
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Scope: AttributeScope
    associatedtype Body: AttributedTextFormattingDefinition
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

/// A rule for the value of one attribute.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition, Hashable
where Body == Never {
    associatedtype AttributeKey: AttributedStringKey
    typealias Attributes = AttributedTextFormatting.Attributes<AttributeKey>
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: Never { return fatalError("a rule has no definition but itself") }
}

extension Never: AttributedTextFormattingDefinition {
    public typealias Scope = AttributeScopes.SwiftUIAttributes
}

/// What rules of attributed text are written with.
public enum AttributedTextFormatting {
    /// The attribute that a rule changes.
    @dynamicMemberLookup
    public struct Attributes<Key: AttributedStringKey> {
        private var container = AttributeContainer()
        public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
        {
            get { container[K.self] }
            set { container[K.self] = newValue }
        }
    }

    /// No rule.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public var body: Never { return fatalError("no rule has no definition") }
        public init() {}
    }

    /// Two rules.
    public struct PairDefinition<
        A: AttributedTextFormattingDefinition, B: AttributedTextFormattingDefinition
    >: AttributedTextFormattingDefinition where A.Scope == B.Scope {
        public typealias Scope = A.Scope
        public var body: Never { return fatalError("a pair has no definition but its parts") }
        let (a, b): (A, B)
    }

    /// A value that has to be one of some.
    public struct ValueConstraint<Key: AttributedStringKey, Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public var body: Never { return fatalError("a rule has no definition but itself") }
        public init(
            for keyPath: KeyPath<Scope, Key>, values: Set<Key.Value?>, default: Key.Value?
        ) where Key.Value: Hashable {}
    }

    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }
        public static func buildPartialBlock<D: AttributedTextFormattingDefinition>(first: D) -> D
        where D.Scope == Scope { first }
        public static func buildPartialBlock<
            A: AttributedTextFormattingDefinition, B: AttributedTextFormattingDefinition
        >(accumulated: A, next: B) -> PairDefinition<A, B> where A.Scope == B.Scope, A.Scope == Scope {
            PairDefinition(a: accumulated, b: next)
        }
    }
}
