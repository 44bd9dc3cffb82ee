// Views of several others, in content that is presented gradually: each child takes what is new of it.

extension KinoraRevision {
    /// What came of both.
    func and(_ other: KinoraRevision) -> KinoraRevision {
        switch (self, other) {
        case (.refused, _), (_, .refused): .refused
        case (.same, .same): .same
        default: .changed
        }
    }
}

extension TupleView {
    public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision {
        var (revision, rest) = (KinoraRevision.same, elements)
        for (index, (child, known)) in zip(children, old.children).enumerated() {
            let place = context.part(.index(index))
            let own = rest.prefix { $0.context.identity.isWithin(place.identity) }
            rest = rest.dropFirst(own.count)
            revision = revision.and(child.revised(own, from: known, in: place))
            if revision == .refused { return .refused }
        }
        return rest.isEmpty ? revision : .refused
    }
}

extension Group where Content: View {
    public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        content._revise(element, from: old.content)
    }

    public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision { content._revise(all: elements, from: old.content, in: context.part(.content)) }
}

extension _ConditionalContent {
    public func _revise(_ element: Element, from old: Self) -> KinoraRevision { revisedAlone(element, from: old) }

    public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision {
        switch storage {
        case .first(let view): context.revised(elements, NamedViews([(.branch(true), view)]))
        case .second(let view): context.revised(elements, NamedViews([(.branch(false), view)]))
        }
    }
}

extension Optional where Wrapped: View {
    @MainActor public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        revisedAlone(element, from: old)
    }

    @MainActor public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision { context.revised(elements, NamedViews(map { [(.branch(true), $0)] } ?? [])) }
}

extension AnyView {
    public func _revise(_ element: Element, from old: Self) -> KinoraRevision { revisedAlone(element, from: old) }

    public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision {
        context.revised(elements, NamedViews([(.type(ObjectIdentifier(type(of: view))), view)]))
    }
}

extension ForEach where Content: View {
    @MainActor public func _revise(_ element: Element, from old: Self) -> KinoraRevision {
        revisedAlone(element, from: old)
    }

    @MainActor public func _revise(
        all elements: ArraySlice<Element>, from old: Self, in context: BuildContext
    ) -> KinoraRevision {
        guard self.elements == nil else { return .refused }
        return context.revised(elements, children(in: context))
    }
}

extension View {
    /// Hands content that may come and go to the only element of it.
    fileprivate func revisedAlone(_ element: Element, from old: Self) -> KinoraRevision {
        if ValueComparison.areSame(self, old) { return .same }
        guard let place = element.placeOfChildren else { return .refused }
        return _revise(all: [element], from: old, in: place)
    }

    /// Hands a view whose type is forgotten to the elements that another has made.
    fileprivate func revised(
        _ elements: ArraySlice<Element>, from old: any View, in context: BuildContext
    ) -> KinoraRevision {
        guard let old = old as? Self else { return .refused }
        return _revise(all: elements, from: old, in: context)
    }
}

extension BuildContext {
    /// Remembers the children that content in this place shows, if each of them has one element and none comes or goes.
    @MainActor
    func notePresented(_ children: NamedViews, _ elements: [Element]) {
        guard !isStable, canFollow else { return }
        let isPlain =
            children.count == elements.count
            && zip(children.names, elements).allSatisfy { name, element in
                element.context.identity.isWithin(identity.child(name))
            }
        graph.reuse.keepPresented(isPlain ? children : nil, of: identity)
        if isPlain { keepChildren(with: elements) }
    }

    /// Hands children that are named by what they are to the elements of those that were shown before.
    @MainActor
    fileprivate func revised(
        _ elements: ArraySlice<Element>, _ children: NamedViews
    ) -> KinoraRevision {
        guard let known = graph.reuse.presentedChildren(of: identity), children.haveNames(of: known.names),
            elements.count == children.count
        else { return .refused }
        var revision = KinoraRevision.same
        for (index, element) in zip(children.views.indices, elements) {
            let own = element.enteringChildren(of: identity) {
                element.revised(children.views[index], from: known.views[index], below: identity)
            }
            revision = revision.and(own)
            if revision == .refused { return .refused }
        }
        graph.reuse.keepPresented(children, of: identity)
        return revision
    }
}

extension Element {
    /// Hands the view of a child to its element, which may stand in those of a transition.
    ///
    /// - Parameter place: the place of the view that the child is one of.
    fileprivate func revised(_ view: any View, from old: any View, below place: Identity) -> KinoraRevision {
        guard !isContent(below: place) else { return view.revised([self], from: old, in: context) }
        guard let wrapper, !isFollowed else { return .refused }
        let revision = wrapper.child.revised(view, from: old, below: place)
        if revision == .changed { noteRevision() }
        return revision
    }

    /// Whether it is of a child's content, and not of what shows how the child comes and goes.
    func isContent(below place: Identity) -> Bool {
        context.identity.isContent(at: place.depth + 2)
    }
}

extension View {
    /// `_revise` of a view that arranges its content by a layout.
    ///
    /// - Parameter axis: along which the content stands; nil for none.
    @MainActor
    package func reviseArranged<L: Layout, Content: View>(
        _ element: Element, by layout: (new: L, old: L), _ content: (new: Content, old: Content), axis: Axis?
    ) -> KinoraRevision {
        guard let own = element as? LayoutElement<L>, own.context.canFollow,
            ValueComparison.areSame(layout.new, layout.old)
        else { return .refused }
        let place = own.context.part(.content).inStack(axis)
        let revision = content.new._revise(all: own.everyone[...], from: content.old, in: place)
        if revision == .changed { own.noteRevision() }
        return revision
    }
}
