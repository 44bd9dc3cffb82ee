import KinoraStage
import KinoraScene

/// A view that draws a shape, to which further fills and strokes of the same shape may be added.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public func _elements(_ context: BuildContext) -> [Element] {
        [ShapeElement(shape, style, fillStyle, context)]
    }

    @MainActor public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        revised(element, from: old) { $0.revise(to: shape, style, fillStyle) }
    }
}

/// A filled shape in front of other drawings of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor public func _elements(_ context: BuildContext) -> [Element] {
        context.layered(ShapeElement(shape, style, fillStyle, context), over: background)
    }

    @MainActor public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        revised(element, from: old, over: Background.self) { $0.revise(to: shape, style, fillStyle) }
    }
}

/// A line along a shape's outline, centered on it, in front of other drawings of the shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public func _elements(_ context: BuildContext) -> [Element] {
        let stroked = _StrokedShape(shape: shape, style: strokeStyle)
        return context.layered(
            ShapeElement(stroked, style, FillStyle(antialiased: isAntialiased), context), over: background)
    }

    @MainActor public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        revised(element, from: old, over: Background.self) {
            $0.revise(
                to: _StrokedShape(shape: shape, style: strokeStyle), style, FillStyle(antialiased: isAntialiased))
        }
    }
}

/// A line inside a shape's outline, in front of other drawings of the shape.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public func _elements(_ context: BuildContext) -> [Element] {
        let border = _StrokeBorder(shape: shape, style: strokeStyle)
        return context.layered(
            ShapeElement(border, style, FillStyle(antialiased: isAntialiased), context), over: background)
    }

    @MainActor public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        revised(element, from: old, over: Background.self) {
            $0.revise(
                to: _StrokeBorder(shape: shape, style: strokeStyle), style, FillStyle(antialiased: isAntialiased))
        }
    }
}

extension ShapeView {
    /// The new value of a view that has nothing behind its shape, handed to its element.
    @MainActor
    fileprivate func revised(
        _ element: Element, from old: Self, over background: (some View).Type = EmptyView.self,
        _ revise: (ShapeElement) -> Bool
    ) -> KinoraRevision {
        if ValueComparison.areSame(self, old) { return .same }
        guard background == EmptyView.self, let element = element as? ShapeElement else { return .refused }
        return revise(element) ? .changed : .refused
    }
}

extension BuildContext {
    /// One element in front of a view that gets its size.
    @MainActor
    fileprivate func layered(_ element: Element, over background: some View) -> [Element] {
        let place = child(.secondary)
        let behind = background._elements(place)
        guard !behind.isEmpty else { return [element] }
        return [
            LayeringElement(element, behind.united(.center, place), Layering<EmptyView>.Side.background, .center, self)
        ]
    }
}
