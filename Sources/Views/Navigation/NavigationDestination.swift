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
    private var makers: [(AnyHashable) -> AnyView?] = []
    private(set) var presented: [Presented] = []

    init(outer: NavigationDestinations?, isOfColumn: Bool = false) {
        self.outer = outer
        self.isOfColumn = isOfColumn
    }

    /// Where pages are declared: with the column, where this is the first page of one.
    private var owner: NavigationDestinations { outer.map { $0.isOfColumn ? $0 : self } ?? self }

    func add(_ make: @escaping (AnyHashable) -> AnyView?) { owner.makers.append(make) }
    func add(_ page: Presented) { owner.presented.append(page) }

    /// The view of a page; a sign of warning where no destination takes its value, as SwiftUI shows.
    func view(of content: NavigationEntry.Content) -> AnyView {
        switch content {
        case .view(let view): view
        case .value(let value):
            view(of: value) ?? AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
        }
    }

    private func view(of value: AnyHashable) -> AnyView? {
        for make in makers { if let view = make(value) { return view } }
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
    /// Makes the pages of values of a type. It must not stand inside of content that is built for its place, such as that of
    /// a `GeometryReader`.
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
