import Synchronization

/// Where user defaults are kept: with the state of the performance that runs, and in memory where none does. No file is read or written.
///
/// A performance begins with what was there before it, and what it sets ends with it. What it registers is also there for later
/// ones: an object that all code shares registers its values once in a process, however often the performance begins again.
package enum DefaultsStore {
    /// The name of the app's own domain: the identifier of its bundle. It is set before performances begin.
    nonisolated(unsafe) package static var appDomain = "com.example.app"

    private static let outside = Mutex(DefaultsDomains())
    private static let key = -8

    static var domains: DefaultsDomains {
        if let kept: DefaultsDomains = Graph.current?.stored(key) { return kept }
        return outside.withLock { $0 }
    }

    /// The languages of the stage, which a phone has among the values of all apps.
    static var languages: [String: Any] {
        let name = (Graph.current?.stage.environment.locale ?? Locale(identifier: StageLocale.identifier)).identifier
        return ["AppleLocale": name, "AppleLanguages": [name.replacingOccurrences(of: "_", with: "-")]]
    }

    /// Changes what is kept and tells who depends on it.
    ///
    /// - Parameters:
    ///   - names: those whose values may be others then; nil for any.
    ///   - source: who is said to have changed; nil where it is not told as a change, as of registered values.
    static func change(_ names: Set<String>?, by source: UserDefaults?, _ change: (inout DefaultsDomains) -> Void) {
        // A frame being drawn writes nothing: what its bodies set, they have set as they were evaluated for the update.
        guard Graph.current?.isPresenting != true else { return }
        var changed = domains
        change(&changed)
        if let graph = Graph.current {
            graph.store(changed, key)
            graph.noteDefaults(names)
        } else {
            let kept = changed
            outside.withLock { $0 = kept }
        }
        if let source { DefaultsObservers.tell(of: source) }
    }

    /// Keeps what is registered for performances that begin later.
    static func keepRegistered(_ values: [String: Any]) {
        let values = Transfer(values)
        outside.withLock { domains in
            domains.volatile[UserDefaults.registrationDomain, default: [:]].merge(values.value) { _, new in new }
        }
    }
}
