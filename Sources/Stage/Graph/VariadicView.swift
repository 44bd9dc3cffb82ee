/// SwiftUI's underscored way to lay out or decorate each view of a builder separately, which some libraries use.
public enum _VariadicView {
    /// A root that sees the views of `content` one by one.
    public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: PrimitiveView {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }

        public func _elements(_ context: BuildContext) -> [Element] {
            let content = content
            let children = Children(of: context.child(.content), below: context.identity) { content._elements($0) }
            return context.evaluating { root.body(children: children) }._elements(
                context.child(.body).unstable())
        }
    }

    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

    /// The views of a builder, in order.
    public struct Children: RandomAccessCollection, PrimitiveView {
        private let views: [Element]
        package init(_ elements: [KinoraStage.Element], below place: Identity) {
            self.init(elements, below: place, remake: nil)
        }

        /// The views of a content that is built in a context, and again where one of them is shown a second time.
        package init(
            of context: BuildContext, below place: Identity,
            _ content: @escaping (BuildContext) -> [KinoraStage.Element]
        ) {
            self.init(content(context), below: place) { content(context.child(.index($0 + 1)).child(.content)) }
        }

        private init(
            _ elements: [KinoraStage.Element], below place: Identity, remake: ((Int) -> [KinoraStage.Element])?
        ) {
            let copies = SubviewCopies(elements, remake: remake)
            views = elements.enumerated().map { Element(element: $1, ancestor: place, index: $0, copies: copies) }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { views.count }
        public subscript(index: Int) -> Element { views[index] }
        public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
            SubviewsCollectionSlice(views: views[bounds])
        }

        /// One of them.
        public struct Element: PrimitiveView, Identifiable {
            package let element: KinoraStage.Element
            package let ancestor: Identity
            private let index: Int
            private let copies: SubviewCopies
            /// The values for its container, where they were set here; nil where they are the view's own.
            private var traits: [ObjectIdentifier: Any]?

            fileprivate init(
                element: KinoraStage.Element, ancestor: Identity, index: Int, copies: SubviewCopies
            ) {
                (self.element, self.ancestor, self.index, self.copies) = (element, ancestor, index, copies)
            }

            /// Its place, which no other view of the builder has.
            public var id: AnyHashable { AnyHashable(element.context.identity.number) }

            /// The nearest identifier that was given to it, by `ForEach` or `id(_:)`, also within a modifier for several views.
            public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
                var element = element
                while true {
                    if let id: ID = identifier(of: element) { return id }
                    guard let wrapper = element as? WrapperElement else { return nil }
                    element = wrapper.child
                }
            }

            /// What `_trait` says of it.
            public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
                get { (traits ?? element.trait(KeyedTraits.self) ?? [:])[key] }
                set {
                    var values = traits ?? element.trait(KeyedTraits.self) ?? [:]
                    values[key] = newValue
                    traits = values
                }
            }

            private func identifier<ID: Hashable>(of element: KinoraStage.Element) -> ID? {
                var place: Identity? = element.context.identity
                while let current = place, current.depth > ancestor.depth {
                    if let id = current.component?.id?.base as? ID { return id }
                    place = current.parent
                }
                return nil
            }

            public func _elements(_ context: BuildContext) -> [KinoraStage.Element] {
                let element = copies.element(index, at: context.identity)
                return [traits.map { TraitElement(element, KeyedTraits.self, $0, context) } ?? element]
            }
        }

        public func _elements(_ context: BuildContext) -> [KinoraStage.Element] {
            views.flatMap { $0._elements(context) }
        }
    }
}

/// What makes a view of the views of a builder.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A root that makes several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

// MARK: Subviews

/// A view of another view's content.
public typealias Subview = _VariadicView.Children.Element

/// The views of a view's content, one by one.
public typealias SubviewsCollection = _VariadicView.Children

/// Some of the views of a view's content, one after another. Each has the index that it has among all.
public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
    fileprivate let views: ArraySlice<Subview>

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> Subview { views[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }

    public func _elements(_ context: BuildContext) -> [KinoraStage.Element] { views.flatMap { $0._elements(context) } }
}

/// What `ForEach(subviews:)` goes through: the views of a view's content. They are known when the stage builds the view, so
/// that before, there are none.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { fatalError("The views of a view are known when it is built.") }
}

extension ForEach where Content: View {
    /// One view for each view of `view`'s content.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(), content: content, id: { $0.id })
        elements = { context in
            let children = _VariadicView.Children(of: context.child(.secondary), below: context.identity) {
                view._elements($0)
            }
            return context.unstable().dynamicElements(children.map { (.id($0.id), content($0)) })
        }
    }
}

extension Group {
    /// A view made of the views of `view`'s content.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(GroupElementsOfContent(view: view, transform: transform), made: ())
    }
}

/// What `Group(subviews:)` holds.
public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
    package let view: Base
    package let transform: (SubviewsCollection) -> Result

    public func _elements(_ context: BuildContext) -> [Element] {
        let view = view
        let children = _VariadicView.Children(of: context.child(.secondary), below: context.identity) {
            view._elements($0)
        }
        return context.evaluating { transform(children) }._elements(
            context.child(.body).unstable())
    }
}
