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

    static var _renews: Bool { Effect._renews }

    func _renew(
        _ element: Element, from old: Self, _ context: BuildContext, _ step: KinoraRenewal,
        _ content: @MainActor (Element, BuildContext) -> Bool
    ) -> Bool {
        let environment = context.environment
        return effect(in: environment)._renew(element, from: old.effect(in: environment), context, step, content)
    }

    func _revise(
        _ element: Element, from old: Self, _ content: @MainActor (Element) -> KinoraRevision
    ) -> KinoraRevision {
        let environment = element.context.environment
        return effect(in: environment)._revise(element, from: old.effect(in: environment), content)
    }
}
