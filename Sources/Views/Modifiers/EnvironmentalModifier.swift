import KinoraStage

/// A modifier that is made of the environment where it stands.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier that takes its place.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is resolved; its body is not asked for") }

    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var modifier = self
        DynamicProperties.install(in: &modifier, context: context)
        return modifier.resolve(in: context.environment)._elements(content, context.child(.body))
    }
}
