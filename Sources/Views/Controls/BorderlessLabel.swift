import KinoraStage

extension View {
    /// Lines of a control's title stand in the middle, unless something else is said; in rows of lists they begin where all do.
    func linesCentered() -> some View {
        modifier(ChangeEnvironment { if $0.listLook == nil { $0.impliedTextAlignment = .center } })
    }
}

/// What the label of a control without a border is painted with: the tint, where nothing else is said. On glass it is a label like others,
/// unless a tint is said.
struct BorderlessLabel: DynamicProperty {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.statesForeground) private var isPainted
    @Environment(\.isOnGlass) private var isOnGlass
    @Environment(\.tintStyle) private var ownTint

    func style(_ role: ButtonRole? = nil) -> AnyShapeStyle {
        if isPainted { return AnyShapeStyle(ForegroundStyle()) }
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        if role == .destructive { return AnyShapeStyle(Color.red) }
        return isOnGlass && ownTint == nil ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle())
    }
}
