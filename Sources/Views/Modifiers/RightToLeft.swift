import KinoraStage

/// Mirrors the view where text runs from right to left.
private struct FlipForRightToLeft: ViewModifier {
    @Environment(\.layoutDirection) private var direction
    func body(content: Content) -> some View {
        content.scaleEffect(x: direction == .rightToLeft ? -1 : 1, y: 1)
    }
}

extension View {
    /// Mirrors the view's picture where text runs from right to left.
    @ViewBuilder
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        if enabled { modifier(FlipForRightToLeft()) } else { self }
    }
}

/// Mirrors the view as shapes do.
private struct DirectionBehavior: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction
    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
    }
}

extension View {
    /// Whether the view's picture is mirrored, and in which direction of text.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(DirectionBehavior(behavior: behavior))
    }
}

extension View {
    /// Lays the view out from left to right whatever the direction around, as what turns clockwise everywhere: rings and spinners.
    func clockwise() -> some View { environment(\.layoutDirection, .leftToRight) }
}
