import KinoraScene

/// A view whose content depends on the space it gets. It takes all that is proposed; its content stands top leading.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public func _elements(_ context: BuildContext) -> [Element] {
        [
            DeferredElement(alignment: .topLeading, standing: true, context) { [content] reader, place in
                let proxy = GeometryProxy(of: reader)
                return place.evaluating { content(proxy) }._elements(place)
            }
        ]
    }
}

/// An element whose content is built when its place is known.
package final class DeferredElement: Element {
    private let alignment: Alignment
    /// Whether the content is made from this element's place alone, and stands as long as it has that.
    private let standing: Bool
    /// What the content is made from besides: a view that has its place by then. nil where there is none, or where nothing of it moves.
    package let source: Element?
    /// Gets the element itself, because what arrives is built as an element before it would have been, in the place of this one.
    package typealias Build = @MainActor (DeferredElement, BuildContext) -> [Element]
    private let build: Build
    private var content: Element?

    package init(
        alignment: Alignment, standing: Bool = false, readingFrom source: Element? = nil, _ context: BuildContext,
        build: @escaping Build
    ) {
        self.alignment = alignment
        self.standing = standing
        self.source = source
        self.build = build
        super.init(context)
        if showsArrival { context.noteLateMotion(from: build) }
    }

    /// Whether content that arrives shows how it looked before, so that it moves from there.
    private var showsArrival: Bool { standing || source != nil }

    package override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        context.graph.noteSuspectCode(at: context.identity)
        let place = context.child(.content).unstable(standing: standing)
        if showsArrival { buildArrival(in: place) }
        let elements = context.graph.presenting { build(self, place) }
        guard !elements.isEmpty else { return }
        let content = elements.united(alignment, place)
        self.content = content
        let inner = ProposedViewSize(frame.size)
        let offset = content.offset(aligned: alignment, in: frame.size, proposal: inner)
        self.place(
            content, at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), proposal: inner,
            holding(alignment.horizontal, placement))
    }

    /// What arrives is built as it looks before, too, so that it moves from there.
    private func buildArrival(in place: BuildContext) {
        if let first = context.takeArrival(of: build) {
            _ = context.graph.presenting { first(self, place.still) }
        }
        context.noteChosen()
    }

    package override var children: [Element] { content.map { [$0] } ?? [] }
    package override func lower(_ context: inout LoweringContext) -> [Node] { content?.lowered(&context) ?? [] }
}

/// What a view can learn of its own geometry.
public struct GeometryProxy {
    let layoutFrame: CGRect
    package let placement: PlacementContext
    /// From layout space to the stage, as it was when the proxy was made.
    let transform: ProjectionTransform
    /// Whether leading is on the right.
    private let isMirrored: Bool

    /// The geometry of a placed element, which follows what moves above it from now on.
    @MainActor
    package init(of element: Element) {
        layoutFrame = element.frame
        placement = element.placement
        transform = element.placement.transform(readBy: element)
        isMirrored = element.isMirrored
    }

    /// In points.
    public var size: CGSize { layoutFrame.size }

    public var safeAreaInsets: EdgeInsets { placement.safeArea.placed(isMirrored) }
    /// How far the corners of a container reach into the view: a stage has none, as a window whose corners the page clears.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

    /// The view's frame in a coordinate space: the box around its four corners, transforms included.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    @_disfavoredOverload
    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return layoutFrame.boundingBox(under: transform)
        case .named(let name):
            guard let named = placement.spaces[name] else {
                return layoutFrame.boundingBox(under: transform)
            }
            let relative = transform.concatenating(named.transform.inverted())
            return layoutFrame.boundingBox(under: relative).offsetBy(dx: -named.origin.x, dy: -named.origin.y)
        }
    }

    /// The frame of the view that a coordinate space is of, in this view's own space; nil where the view is in none of that name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard let named = placement.frame(named: space.name) else { return nil }
        let relative = named.transform.concatenating(transform.inverted())
        return named.rect.boundingBox(under: relative).offsetBy(dx: -layoutFrame.minX, dy: -layoutFrame.minY)
    }

    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(self) }
}

/// A value in stage space that a proxy brings to its own.
public struct Anchor<Value> {
    /// The value in the stage's points.
    package let global: Value
    package let resolve: (GeometryProxy) -> Value

    public struct Source {
        package let make: (GeometryProxy) -> Anchor<Value>
    }
}

/// Anchors are equal while they are at the same place of the stage.
extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.global == rhs.global }
}
extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { proxy in
            let global = proxy.layoutFrame.boundingBox(under: proxy.transform)
            return Anchor<CGRect>(global: global) { reader in
                global.boundingBox(under: reader.transform.inverted())
                    .offsetBy(dx: -reader.layoutFrame.minX, dy: -reader.layoutFrame.minY)
            }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { proxy in
            let global = point.point(in: proxy.layoutFrame).applying(proxy.transform)
            return Anchor<CGPoint>(global: global) { reader in
                let inner = global.applying(reader.transform.inverted())
                return CGPoint(x: inner.x - reader.layoutFrame.minX, y: inner.y - reader.layoutFrame.minY)
            }
        }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension CGRect {
    /// The box around the four mapped corners.
    package func boundingBox(under transform: ProjectionTransform) -> CGRect {
        if transform.isIdentity { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(transform) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}

/// The room that each corner of a rectangle takes, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
    public var topLeading: CGSize
    public var topTrailing: CGSize
    public var bottomLeading: CGSize
    public var bottomTrailing: CGSize

    public init(
        topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
        bottomTrailing: CGSize = .zero
    ) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    }
}
