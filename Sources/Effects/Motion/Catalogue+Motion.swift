extension Catalogue {
    /// Animations side by side with their curves, and what is drawn while a value is on its way. In alphabetical order.
    static let motion: [CatalogueEntry] =
        (MotionReference.entries + [
            AnchorScaleEffect.entry,
            AnimationDebuggerEffect.entry,
            BeadPulseEffect.entry,
            BoxLidEffect.entry,
            CustomAnimationEffect.entry,
            CustomCurveEffect.entry,
            CustomSpringEffect.entry,
            IgnoredFieldsEffect.entry,
            ModelPresentationEffect.entry,
            NumberCounterEffect.entry,
            NumberInterpolationEffect.entry,
            PresentedOpacityEffect.entry,
            RadialLayoutEffect.entry,
            ReadoutsEffect.entry,
            ReducedMotionEffect.entry,
            RouteShapeEffect.entry,
            ScopedAnimationEffect.entry,
            TransactionKeyEffect.entry,
            TransformLayoutEffect.entry,
            TwoAnimationsEffect.entry,
        ]).sorted { $0.name < $1.name }
}
