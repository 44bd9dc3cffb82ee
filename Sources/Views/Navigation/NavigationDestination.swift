import KinoraStage

/// The destinations that the views of a page declare. One for each page and evaluation.
@MainActor
final class NavigationDestinations {
    struct Presented {
        let id: Int
        let view: AnyView
        /// Whether it is a column of a split view that has room for one only.
        var isColumn = false
        let dismiss: @MainActor () -> Void
    }

    private let outer: NavigationDestinations?
    /// Whether it takes what its pages declare: those of a column, whose destinations show in the next one.
    private let isOfColumn: Bool
    private var declared = Declared()
    /// What was declared as the pages above were made; the rest comes from content that is built as it is placed.
    private var early: (makers: Int, presented: Int) = (0, 0)
    /// What came in that way in the evaluation before.
    private var expected = Declared()

    /// Pages of values, and those that the source has pushed itself.
    struct Declared {
        fileprivate var makers: [(AnyHashable) -> AnyView?] = []
        fileprivate var presented: [Presented] = []

        var isEmpty: Bool { makers.isEmpty && presented.isEmpty }

        /// Whether the same pages can be made of both.
        func isLike(_ other: Declared) -> Bool {
            makers.count == other.makers.count && presented.map(\.id) == other.presented.map(\.id)
        }
    }

    init(outer: NavigationDestinations?, isOfColumn: Bool = false) {
        self.outer = outer
        self.isOfColumn = isOfColumn
    }

    /// Where pages are declared: with the column, where this is the first page of one.
    private var owner: NavigationDestinations { outer.map { $0.isOfColumn ? $0 : self } ?? self }

    func add(_ make: @escaping (AnyHashable) -> AnyView?) { owner.declared.makers.append(make) }
    func add(_ page: Presented) { owner.declared.presented.append(page) }

    var presented: [Presented] { declared.presented + expected.presented }

    /// The pages above are made now, also of what the evaluation before has declared late.
    func close(expecting expected: Declared) {
        early = (declared.makers.count, declared.presented.count)
        self.expected = expected
    }

    /// What has been declared since.
    var late: Declared {
        Declared(
            makers: Array(declared.makers[early.makers...]), presented: Array(declared.presented[early.presented...]))
    }

    func forgetLate() {
        declared.makers.removeSubrange(early.makers...)
        declared.presented.removeSubrange(early.presented...)
    }

    /// The view of a page; a sign of warning where no destination takes its value, as SwiftUI shows.
    func view(of content: NavigationEntry.Content) -> AnyView {
        switch content {
        case .view(let view): view
        case .value(let value):
            view(of: value) ?? AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
        }
    }

    private func view(of value: AnyHashable) -> AnyView? {
        for make in declared.makers + expected.makers { if let view = make(value) { return view } }
        return outer?.view(of: value)
    }
}

private struct NavigationDestinationsKey: EnvironmentKey, Interchangeable {
    static var defaultValue: NavigationDestinationsKey { NavigationDestinationsKey() }
    var destinations: NavigationDestinations?
}

extension EnvironmentValues {
    var navigationDestinations: NavigationDestinations? {
        get { self[NavigationDestinationsKey.self].destinations }
        set { self[NavigationDestinationsKey.self].destinations = newValue }
    }
}

struct AddDestination: ContextModifier {
    let add: @MainActor (NavigationDestinations, BuildContext) -> Void
    func change(_ context: inout BuildContext) {
        guard let destinations = context.environment.navigationDestinations else { return }
        context.graph.noteRegistration(at: context.identity)
        add(destinations, context)
    }
}

extension View {
    /// Makes the pages of values of a type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            AddDestination { destinations, _ in
                destinations.add { value in (value.base as? D).map { AnyView(destination($0)) } }
            })
    }

    /// Pushes a page while `isPresented`.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let page = isPresented.wrappedValue ? AnyView(destination()) : nil
        return modifier(
            AddDestination { destinations, context in
                guard let page else { return }
                destinations.add(
                    .init(id: context.identity.number, view: page, dismiss: { isPresented.wrappedValue = false }))
            })
    }

    /// Pushes a page while there is an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let page = item.wrappedValue.map { AnyView(destination($0)) }
        return modifier(
            AddDestination { destinations, context in
                guard let page else { return }
                destinations.add(.init(id: context.identity.number, view: page, dismiss: { item.wrappedValue = nil }))
            })
    }
}
