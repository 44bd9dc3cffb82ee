/// Which places of a tree depend on which user defaults, by name.
///
/// Places are noted as updates come by, and stay: one more evaluation of a place changes nothing.
final class DefaultsReaders {
    /// The views that have a property for a name.
    private var watching: [String: Set<Int>] = [:]
    /// The places whose code has read a name itself.
    private var reading: [String: Set<Int>] = [:]
    /// The places whose code has read all values.
    private var readingAll: Set<Int> = []
    /// Whether values were read by code that is of no place.
    private(set) var isReadAnywhere = false

    func watch(_ name: String, at place: Identity) { watching[name, default: []].insert(place.number) }

    /// - Parameters:
    ///   - name: nil for all of them.
    ///   - place: nil where it is not known.
    func read(_ name: String?, at place: Identity?) {
        guard let place else { return isReadAnywhere = true }
        if let name { reading[name, default: []].insert(place.number) } else { readingAll.insert(place.number) }
    }

    /// The numbers of the places that depend on a name, in order.
    ///
    /// - Parameters:
    ///   - names: nil for any name.
    ///   - isWatching: whether only views are meant that have a property for it.
    func places(of names: Set<String>?, onlyWatching isWatching: Bool) -> [Int] {
        var places = Self.places(in: watching, of: names)
        if !isWatching { places.formUnion(Self.places(in: reading, of: names).union(readingAll)) }
        return places.sorted()
    }

    private static func places(in table: [String: Set<Int>], of names: Set<String>?) -> Set<Int> {
        guard let names else { return table.values.reduce(into: []) { $0.formUnion($1) } }
        return names.reduce(into: []) { $0.formUnion(table[$1] ?? []) }
    }
}

extension Graph {
    /// Code has read a value. What a body has made of it is made again when it changes, so that a frame shows the same whether it was
    /// drawn alone or after others.
    func noteDefaultsRead(_ name: String?) {
        guard isUpdating else { return }
        defaultsReaders.read(name, at: evaluated?.place)
    }

    /// The values of names have changed. A body that sets what it also reads, such as a count of launches, is not evaluated
    /// again for that; a view with a property for the name is.
    func noteDefaults(_ names: Set<String>?) {
        if defaultsReaders.isReadAnywhere, !isUpdating { return invalidate() }
        for number in defaultsReaders.places(of: names, onlyWatching: isUpdating) {
            noteChange(at: rootIdentity.place(numbered: number))
        }
    }
}

extension Graph {
    /// A value that is kept elsewhere has changed.
    package func noteDefaultsChange(_ name: String) { if !isPresenting { noteDefaults([name]) } }
}

extension BuildContext {
    /// The view of this place has a property for a name, and is evaluated again when its value changes.
    package func watchDefault(_ name: String) {
        if isUpdating { graph.defaultsReaders.watch(name, at: identity) }
    }
}
