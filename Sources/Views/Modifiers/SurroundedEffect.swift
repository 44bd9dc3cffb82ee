import KinoraStage

/// A modifier that is an effect made of the environment where it stands.
@MainActor
protocol SurroundedEffect: ViewModifier where Body == Never {
    associatedtype Effect: RenderEffect & Animatable
    func effect(in environment: EnvironmentValues) -> Effect
}

extension SurroundedEffect {
    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        effect(in: context.environment)._elements(content, context)
    }

    func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        let environment = element.context.environment
        return effect(in: environment)._revise(element, from: old.effect(in: environment), content)
    }
}
