import KinoraStage

// Shapes moved, turned and scaled. The outline changes, not the view: lines keep their width.

/// A shape made of another, whose role, mirroring and size it keeps.
nonisolated public protocol _ShapeOfShape: Shape {
    associatedtype Original: Shape
    var shape: Original { get }
}

extension _ShapeOfShape {
    public nonisolated static var role: ShapeRole { Original.role }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape moved by an offset, in points.
nonisolated public struct OffsetShape<Content: Shape>: _ShapeOfShape {
    public var shape: Content
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    private var transform: CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect).moved(by: transform) }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

/// A shape turned about a point of its frame, clockwise on screen.
nonisolated public struct RotatedShape<Content: Shape>: _ShapeOfShape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    private func transform(_ rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect))
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect).moved(by: transform(rect)) }

    public typealias Turn = AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    public var animatableData: AnimatablePair<Content.AnimatableData, Turn> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape scaled about a point of its frame.
nonisolated public struct ScaledShape<Content: Shape>: _ShapeOfShape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
    }

    public typealias Scaling = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    public var animatableData: AnimatablePair<Content.AnimatableData, Scaling> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape whose outline is mapped affinely, in the coordinates of its frame.
nonisolated public struct TransformedShape<Content: Shape>: _ShapeOfShape {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape in a rectangle of its own size, whose anchor lies on that of the frame.
nonisolated public struct _SizedShape<S: Shape>: _ShapeOfShape {
    public var shape: S
    public var size: CGSize
    /// The upper left corner by default.
    public var anchor: UnitPoint

    public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
        (self.shape, self.size, self.anchor) = (shape, size, anchor)
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: place(in: rect)) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: place(in: rect)) }

    private func place(in rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + anchor.x * (rect.width - size.width),
            y: rect.minY + anchor.y * (rect.height - size.height), width: size.width, height: size.height)
    }

    public var animatableData:
        AnimatablePair<S.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// The outline moved by an offset, in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The outline turned about a point of the frame, clockwise on screen.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The outline scaled about a point of the frame.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The outline mapped in the coordinates of the frame.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a rectangle of this size, in points, at the top left of the frame.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
    /// The shape in a rectangle of this size, in points, whose anchor lies on that of the frame.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }
    public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}

extension CGAffineTransform {
    /// The transform with `point` in the place of the origin.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
