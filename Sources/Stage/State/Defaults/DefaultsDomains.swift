/// All that user defaults hold, as a value: a checkpoint copies it with the rest of the state.
struct DefaultsDomains: @unchecked Sendable {
    /// What was set, by domain and name: of the app, of groups, and of all apps.
    private(set) var persistent: [String: [String: Any]] = [:]
    /// What lasts as long as the program, such as registered values.
    var volatile: [String: [String: Any]] = [
        UserDefaults.argumentDomain: [:], UserDefaults.registrationDomain: [:],
    ]
    /// The domains that were added to a domain, by its name.
    var suites: [String: [String]] = [:]

    /// The first value that is found for a name.
    func value(of name: String, in domain: String) -> Any? {
        for values in layers(of: domain) {
            if let value = values[name] { return value }
        }
        // Few names are of the system, and they take longer to find.
        if name.hasPrefix("Apple"), let value = DefaultsStore.languages[name] { return value }
        return volatile[UserDefaults.registrationDomain]?[name]
    }

    /// All values that are found in a domain.
    func all(in domain: String) -> [String: Any] {
        let lower = (volatile[UserDefaults.registrationDomain] ?? [:]).merging(DefaultsStore.languages) { $1 }
        return layers(of: domain).reversed().reduce(into: lower) { $0.merge($1) { $1 } }
    }

    /// Where values that were set are looked for, in this order.
    private func layers(of domain: String) -> [[String: Any]] {
        let added = suites[domain] ?? []
        let set = ([domain] + added + [UserDefaults.globalDomain]).compactMap { persistent[$0] }
        return [volatile[UserDefaults.argumentDomain] ?? [:]] + set
    }

    /// - Parameter value: nil takes the name away.
    mutating func set(_ value: Any?, for name: String, in domain: String) {
        persistent[domain, default: [:]][name] = value
        if persistent[domain]?.isEmpty == true { persistent[domain] = nil }
    }

    mutating func setDomain(_ values: [String: Any]?, named domain: String) {
        persistent[domain] = values?.isEmpty == true ? nil : values
    }
}
