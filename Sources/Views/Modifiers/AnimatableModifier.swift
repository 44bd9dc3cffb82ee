import KinoraStage

/// A modifier whose data moves with animations. Conforming to both protocols oneself is the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
