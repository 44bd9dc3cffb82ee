/// Collects the views of a closure.
@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView((repeat each content), children: children)
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view without content.
public struct EmptyView: PrimitiveView, Sendable {
    public nonisolated init() {}
    public func _elements(_ context: BuildContext) -> [Element] { [] }
}

/// The views of one builder closure, in order.
public struct TupleView<T>: PrimitiveView {
    public var value: T
    package let children: [any View]

    package init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }

    /// A tuple of views.
    public init(_ value: T) {
        self.value = value
        children = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        var elements: [Element] = []
        for (index, child) in children.enumerated() {
            let place = context.part(.index(index)).handed(by: context)
            elements += place.reusing(child) { child._elements($0) }
        }
        return elements
    }
}

/// One of two branches of an `if` or `switch`. Changing branch changes identity.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    public func _elements(_ context: BuildContext) -> [Element] {
        switch storage {
        case .first(let view): context.dynamicElements([(.branch(true), view)])
        case .second(let view): context.dynamicElements([(.branch(false), view)])
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("an optional view is primitive") }

    public func _elements(_ context: BuildContext) -> [Element] {
        context.dynamicElements(map { [(.branch(true), $0)] } ?? [])
    }
}

/// Several views as one, without a layout of their own.
public struct Group<Content> {
    package let content: Content

    package init(_ content: Content, made: Void) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _elements(_ context: BuildContext) -> [Element] {
        content._elements(context.part(.content).handed(by: context))
    }
}

/// A view whose type is forgotten. Its identity includes the type, so a change of type starts afresh.
public struct AnyView: PrimitiveView {
    package let view: any View

    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
    public init<V: View>(erasing view: V) { self.init(view) }
    /// nil where the value is no view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(any: (view as? AnyView)?.view ?? view)
    }

    package init(any view: any View) { self.view = view }

    public func _elements(_ context: BuildContext) -> [Element] {
        context.dynamicElements([(.type(ObjectIdentifier(type(of: view))), view)])
    }
}

/// A view that stands for several, one for each element of a collection; identity comes from the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// Makes the elements where they do not come from `data`.
    package var elements: (@MainActor (BuildContext) -> [Element])?
}

extension ForEach {
    /// For content that is no view, such as tabs or marks of a chart.
    package init(
        collecting data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: Self.reading(id))
    }

    /// To follow `\.self` takes longer than all else that an identifier is needed for.
    private static func reading(_ path: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
        // Nothing but a value itself has its type and lies at its beginning.
        guard Data.Element.self == ID.self, MemoryLayout<Data.Element>.offset(of: path) == 0 else {
            return { $0[keyPath: path] }
        }
        return { unsafeBitCast($0, to: ID.self) }
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
            content: { pair in
                content(Binding(get: { data.wrappedValue[pair.0] }, set: { data.wrappedValue[pair.0] = $0 }))
            },
            id: { $0.1 })
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        elements.map { $0(context) }
            ?? context.knownElements()
            ?? context.unchangedElements()
            ?? context.dynamicElements(children(in: context))
    }

    /// The views that it stands for now, by their names.
    @MainActor
    func children(in context: BuildContext) -> NamedViews {
        let known: Stored<ChildNames<ID>>? = context.storedObject(Slot.names)
        var names = known?.value ?? ChildNames()
        let views = context.evaluatingContent { names.views(of: data, by: id, content) }
        if names.end(at: views.count), context.isUpdating { context.store(names, Slot.names) }
        return NamedViews(names: names.names, views: views)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view made from a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}
