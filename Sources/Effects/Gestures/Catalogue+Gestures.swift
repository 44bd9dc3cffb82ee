extension Catalogue {
    /// Effects that a finger or the device drives. One a line, in alphabetical order.
    static let gestures: [CatalogueEntry] = [
        BeadVelocityEffect.entry,
        ButtonStylesEffect.entry,
        Card3D.entry,
        CardStackEffect.entry,
        ExplicitTurnEffect.entry,
        GestureConflictEffect.entry,
        ImplicitSizeEffect.entry,
        KeyframeShakeEffect.entry,
        LongPressEffect.entry,
        MatchedCardEffect.entry,
        MotionParallax.entry,
        PhasePulseEffect.entry,
        PinchTurnPanEffect.entry,
        Push.entry,
        RippleRingsEntry.entry,
        Scratch.entry,
        SpringDragEntry.entry,
        Springs.entry,
        SwipeToDeleteEffect.entry,
        TapCountEffect.entry,
        VelocityThrowEffect.entry,
    ]
}
