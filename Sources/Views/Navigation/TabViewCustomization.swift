import KinoraStage

/// What a person has changed in a sidebar of tabs. Tabs stand on a bar here, which has no such changes.
public struct TabViewCustomization: Equatable, Sendable, Codable {
    private var sidebar: [String: Bool] = [:]
    private var tabBar: [String: Bool] = [:]
    private var orders: [String: [String]] = [:]
    public init() {}

    public struct TabCustomization: Sendable {
        public var sidebarVisibility = Visibility.automatic
        public var tabBarVisibility = Visibility.automatic
    }
    public struct SectionCustomization: Sendable {
        /// The identifiers of the section's tabs; nil where the source's order holds.
        public var tabOrder: [String]?
    }

    public subscript(sidebarVisibility id: String) -> Visibility {
        get { Visibility(chosen: sidebar[id]) }
        set { sidebar[id] = newValue.chosen }
    }
    public subscript(tab id: String) -> TabCustomization {
        get {
            TabCustomization(
                sidebarVisibility: Visibility(chosen: sidebar[id]),
                tabBarVisibility: Visibility(chosen: tabBar[id]))
        }
        set {
            sidebar[id] = newValue.sidebarVisibility.chosen
            tabBar[id] = newValue.tabBarVisibility.chosen
        }
    }
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: orders[id]) }
        set { orders[id] = newValue.tabOrder }
    }
    public mutating func resetVisibility() { (sidebar, tabBar) = ([:], [:]) }
    public mutating func resetSectionOrder() { orders = [:] }
    public mutating func resetSectionOrder(for id: String) { orders[id] = nil }
}

// Kept as JSON, the same for the same changes.
extension TabViewCustomization: _SettingValue {
    public var _kept: Any {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)) ?? Data()
    }
    public static func _value(ofKept kept: Any) -> TabViewCustomization? {
        (kept as? Data).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// Changes that the app keeps; none at first.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key, store: store)
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// Changes that the scene keeps; none at first.
    public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}
