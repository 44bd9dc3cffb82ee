/// The elements of data in a container that stand out, such as the selected rows of a sidebar.
package struct ProminentElements: SelfComparing {
    private let ids: Set<AnyHashable>
    private let change: (inout EnvironmentValues) -> Void

    /// - Parameters:
    ///   - ids: identifiers of elements, or their tags.
    ///   - change: makes the environment of what is in such an element. It is the same for the same identifiers.
    package init(_ ids: Set<AnyHashable>, change: @escaping (inout EnvironmentValues) -> Void) {
        (self.ids, self.change) = (ids, change)
    }

    package func isSame(as other: ProminentElements) -> Bool { ids == other.ids }

    fileprivate func mark(_ id: AnyHashable, _ environment: inout EnvironmentValues) {
        guard ids.contains(id) else { return }
        change(&environment)
        environment.prominentElements = nil
    }
}

private struct ProminentElementsKey: EnvironmentKey { static var defaultValue: ProminentElements? { nil } }

extension EnvironmentValues {
    package var prominentElements: ProminentElements? {
        get { self[ProminentElementsKey.self] }
        set { self[ProminentElementsKey.self] = newValue }
    }
}

extension BuildContext {
    /// What is built here is that of an element of data, which may stand out. Data within a row is not looked at: its identifiers may be
    /// those of other rows.
    package mutating func markProminent(_ id: AnyHashable) {
        guard marksProminent else { return }
        environment.prominentElements?.mark(id, &environment)
    }

    /// Whether that may change anything here.
    var marksProminent: Bool { environment.prominentElements != nil && environment.rowLevel != nil }
}
