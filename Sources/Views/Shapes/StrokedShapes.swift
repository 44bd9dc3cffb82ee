import KinoraStage
import KinoraScene

/// The line along a shape's outline.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public static var role: ShapeRole { .stroke }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { .line(shape.path(in: rect), style) }

    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

/// The line along the outline of a shape that is inset by half the line's width, so that none of it is outside.
nonisolated struct _StrokeBorder<S: InsettableShape>: Shape {
    var shape: S
    var style: StrokeStyle

    static var role: ShapeRole { .stroke }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    private var inner: _StrokedShape<S.InsetShape> {
        _StrokedShape(shape: shape.inset(by: style.lineWidth / 2), style: style)
    }
    func path(in rect: CGRect) -> Path { inner.path(in: rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    func _outline(in rect: CGRect) -> _ShapeOutline { inner._outline(in: rect) }

    var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}
