import KinoraStage

/// All of its frame.
nonisolated public struct Rectangle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> _Inset<Rectangle> { _Inset(shape: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A rectangle inset by `amount` points.
    public typealias InsetShape = _Inset<Rectangle>
}

/// The largest circle in the middle of its frame. As a view it is square.
nonisolated public struct Circle: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The lesser of both lengths, or the one that is given.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (nil, nil): 10
            case (let length?, nil), (nil, let length?): length
            case (let width?, let height?): min(width, height)
            }
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> _Inset<Circle> { _Inset(shape: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The ellipse that touches all sides of its frame.
nonisolated public struct Ellipse: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public func inset(by amount: CGFloat) -> _Inset<Ellipse> { _Inset(shape: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> _Inset<Capsule> { _Inset(shape: self, amount: amount) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A shape in a rectangle that is smaller by `amount` points on each side. Only for shapes that are the same in every
/// rectangle; rounded rectangles also change their radii.
nonisolated public struct _Inset<Base: Shape>: InsettableShape {
    public var shape: Base
    public var amount: CGFloat

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetByAtMostHalf(amount)
        return inner.map { shape.path(in: $0) } ?? Path()
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(shape: shape, amount: self.amount + amount) }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

extension CGRect {
    /// The rectangle inset on all sides; nil where nothing would be left.
    func insetByAtMostHalf(_ amount: CGFloat) -> CGRect? {
        let inner = CGRect(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
        return inner.size.width < 0 || inner.size.height < 0 ? nil : inner
    }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
