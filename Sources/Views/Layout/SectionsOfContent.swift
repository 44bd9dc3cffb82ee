import KinoraStage

/// A section of a container's content, with the views of its parts. Views outside of any section are one without header and footer.
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    /// What the section's header says to the container, or its first row where it has none.
    @MainActor public var containerValues: ContainerValues {
        header.first?.containerValues ?? content.first?.containerValues ?? ContainerValues()
    }
}

/// The sections of a view's content.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    /// - Parameter place: where the elements were built.
    @MainActor
    fileprivate init(_ elements: [KinoraStage.Element], below place: Identity) {
        var groups: [(number: Int, parts: [(SectionPart.Role, KinoraStage.Element)])] = []
        for element in elements {
            let part = element.trait(SectionTrait.self)
            // Neighbors outside of sections belong together.
            let number = part?.number ?? -1 - groups.count { $0.number >= 0 }
            if groups.last?.number != number { groups.append((number, [])) }
            groups[groups.count - 1].parts.append((part?.role ?? .row, element))
        }
        var sections: [SectionConfiguration] = []
        for (number, parts) in groups {
            func elements(_ role: SectionPart.Role) -> [KinoraStage.Element] { parts.filter { $0.0 == role }.map(\.1) }
            sections.append(
                SectionConfiguration(
                    id: .init(number: number), header: SubviewsCollection(elements(.header), below: place),
                    content: SubviewsCollection(elements(.row), below: place),
                    footer: SubviewsCollection(elements(.footer), below: place)))
        }
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// What `ForEach(sections:)` goes through. Sections are known when the stage builds the view, so that before, there are none.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        fatalError("The sections of a view are known when it is built.")
    }
}

extension ForEach where Content: View {
    /// One view for each section of `view`'s content.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(collecting: ForEachSectionCollection(), id: { $0.id }, content: content)
        elements = { context in
            let sections = SectionCollection(view._elements(context.child(.secondary)), below: context.identity)
            return context.unstable().dynamicElements(sections.map { (.id(AnyHashable($0.id)), content($0)) })
        }
    }
}

extension Group {
    /// A view made of the sections of `view`'s content.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(view: view, transform: transform) }
    }
}

/// What `Group(sections:)` holds.
public struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView {
    let view: Base
    let transform: (SectionCollection) -> Result

    public func _elements(_ context: BuildContext) -> [Element] {
        let sections = SectionCollection(view._elements(context.child(.secondary)), below: context.identity)
        return context.evaluating { transform(sections) }._elements(
            context.child(.body).unstable())
    }
}

// MARK: Names of a beta that sources still have

extension ForEach where Content: View {
    @available(*, deprecated, renamed: "init(subviews:content:)")
    public init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(subviews: view, content: content)
    }
    @available(*, deprecated, renamed: "init(sections:content:)")
    public init<V: View>(sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(sections: view, content: content)
    }
}

extension Group {
    @available(*, deprecated, renamed: "init(subviews:transform:)")
    public init<Base: View, Result: View>(
        subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(subviews: view, transform: transform)
    }
    @available(*, deprecated, renamed: "init(sections:transform:)")
    public init<Base: View, Result: View>(
        sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(sections: view, transform: transform)
    }
}
