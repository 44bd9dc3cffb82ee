import KinoraStage

extension View {
    /// Lines of a control's title stand in the middle, unless something else is said; in rows of lists they begin where all do.
    func linesCentered() -> some View {
        modifier(ChangeEnvironment { if $0.listLook == nil { $0.impliedTextAlignment = .center } })
    }
}

/// What the label of a control without a border is painted with: the tint, where nothing else is said. On glass it is a label like others,
/// unless a tint is said. A level of importance around the control is one of the tint.
struct BorderlessLabel: DynamicProperty {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.shareOfOwnStyle) private var share
    @Environment(\.isOnGlass) private var isOnGlass
    @Environment(\.tintStyle) private var ownTint

    func style(_ role: ButtonRole? = nil) -> AnyShapeStyle {
        guard let share else { return AnyShapeStyle(ForegroundStyle()) }
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        if role == .destructive { return AnyShapeStyle(Color.red.opacity(share)) }
        if isOnGlass && ownTint == nil { return AnyShapeStyle(ForegroundStyle()) }
        return share == 1 ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(TintShapeStyle().opacity(share))
    }
}
