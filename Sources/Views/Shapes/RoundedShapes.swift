import KinoraStage

/// A rectangle with rounded corners, all alike. A radius is at most half the shorter side, so that a large one makes a capsule; of a
/// `cornerSize` with two lengths each is at most half of its own side.
nonisolated public struct RoundedRectangle: InsettableShape {
    /// In points.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public func inset(by amount: CGFloat) -> _Inset { _Inset(shape: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// The rectangle inset on all sides: its radii shrink by the same distance, down to none.
    nonisolated public struct _Inset: InsettableShape {
        var shape: RoundedRectangle
        var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            guard let inner = rect.insetByAtMostHalf(amount) else { return Path() }
            // Radii that exceed half a side count as half of it.
            let outer = shape.cornerSize.corner(fitting: rect.size)
            let size = CGSize(width: max(0, outer.width - amount), height: max(0, outer.height - amount))
            return Path(roundedRect: inner, cornerSize: size, style: shape.style)
        }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(shape: shape, amount: self.amount + amount) }
        public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(shape.animatableData, amount) }
            set {
                shape.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

/// A rectangle with a radius for each corner. Where two of them exceed a side, all shrink alike.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// In points.
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    public func inset(by amount: CGFloat) -> _Inset { _Inset(shape: self, amount: amount) }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// The rectangle inset on all sides: its radii shrink by the same distance, down to none.
    nonisolated public struct _Inset: InsettableShape {
        var shape: UnevenRoundedRectangle
        var amount: CGFloat

        public func path(in rect: CGRect) -> Path {
            guard let inner = rect.insetByAtMostHalf(amount) else { return Path() }
            let radii = shape.cornerRadii.fitted(to: rect).inset(by: amount)
            return Path(roundedRect: inner, cornerRadii: radii, style: shape.style)
        }

        public func inset(by amount: CGFloat) -> _Inset { _Inset(shape: shape, amount: self.amount + amount) }

        public var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(shape.animatableData, amount) }
            set {
                shape.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> UnevenRoundedRectangle
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension RectangleCornerRadii: Animatable {
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
        }
        set {
            (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
            (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
