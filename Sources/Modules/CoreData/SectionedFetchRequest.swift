/// What a view's request found, in parts: objects beside each other that have the same value.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        fileprivate(set) var objects: [Result]
        public var startIndex: Int { objects.startIndex }
        public var endIndex: Int { objects.endIndex }
        public subscript(position: Int) -> Result { objects[position] }
    }

    let sections: [Section]
    let results: FetchedResults<Result>

    init(_ results: FetchedResults<Result>, by path: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        var sections: [Section] = []
        for object in results.objects {
            let id = object[keyPath: path]
            if sections.last?.id != id { sections.append(Section(id: id, objects: [])) }
            sections[sections.count - 1].objects.append(object)
        }
        self.sections = sections
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> Section { sections[position] }
    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}

@MainActor @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private var request: FetchRequest<Result>
    nonisolated(unsafe) private let path: KeyPath<Result, SectionIdentifier>

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(request.wrappedValue, by: path)
    }
    public nonisolated init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        path = sectionIdentifier
    }
    @_disfavoredOverload
    public nonisolated init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        path = sectionIdentifier
    }
    public nonisolated init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        request = FetchRequest(fetchRequest: fetchRequest, animation: animation)
        path = sectionIdentifier
    }
}
