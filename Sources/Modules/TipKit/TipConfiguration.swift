import KinoraViews

// When tips are shown, and where they are remembered: for as long as a performance.

extension Tips {
    public struct ConfigurationOption: Sendable {
        var frequency: DisplayFrequency?
        /// How long it is from one tip to the next.
        public struct DisplayFrequency: Hashable, Sendable {
            private let seconds: TimeInterval
            public init(_ timeInterval: TimeInterval) { seconds = timeInterval }
            public static let immediate = DisplayFrequency(0)
            public static let hourly = DisplayFrequency(3600)
            public static let daily = DisplayFrequency(86_400)
            public static let weekly = DisplayFrequency(604_800)
            public static let monthly = DisplayFrequency(2_592_000)
        }
        public enum DatastoreLocation: Hashable, Sendable {
            case applicationDefault
            case url(URL)
            case groupContainer(identifier: String)
        }
        public enum CloudKitContainer: Hashable, Sendable {
            case automatic
            case named(String)
        }
        /// Where it is not immediate, one tip is shown: no performance lasts until the next one is due.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            .init(frequency: frequency)
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { .init() }
    }
    @resultBuilder
    public enum ConfigurationBuilder {
        public static func buildExpression(_ option: ConfigurationOption) -> [ConfigurationOption] { [option] }
        public static func buildExpression(_ option: DisplayFrequency) -> [ConfigurationOption] {
            [.displayFrequency(option.frequency)]
        }
        public static func buildExpression(_ option: DatastoreLocation) -> [ConfigurationOption] {
            [.datastoreLocation(option.location)]
        }
        public static func buildBlock(_ options: [ConfigurationOption]...) -> [ConfigurationOption] {
            options.flatMap { $0 }
        }
        public static func buildOptional(_ options: [ConfigurationOption]?) -> [ConfigurationOption] { options ?? [] }
        public static func buildEither(first options: [ConfigurationOption]) -> [ConfigurationOption] { options }
        public static func buildEither(second options: [ConfigurationOption]) -> [ConfigurationOption] { options }
    }

    public static func configure(_ options: [ConfigurationOption] = []) throws { TipStore.current.configure(options) }
    /// As in the first version of the framework.
    public static func configure(@ConfigurationBuilder options: () -> [ConfigurationOption]) throws {
        TipStore.current.configure(options())
    }
    public static func resetDatastore() throws { TipStore.current.reset() }
    public static func showAllTipsForTesting() { TipStore.current.show(nil) }
    public static func showTipsForTesting(_ tips: [any Tip.Type]) { TipStore.current.show(tips) }
    public static func hideAllTipsForTesting() { TipStore.current.hide(nil) }
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) { TipStore.current.hide(tips) }
}

/// How long it is from one tip to the next, as in the first version of the framework.
public struct DisplayFrequency: Sendable {
    let frequency: Tips.ConfigurationOption.DisplayFrequency
    public init(_ frequency: Tips.ConfigurationOption.DisplayFrequency) { self.frequency = frequency }
}
/// Where tips are remembered, as in the first version of the framework.
public struct DatastoreLocation: Sendable {
    let location: Tips.ConfigurationOption.DatastoreLocation
    public init(_ location: Tips.ConfigurationOption.DatastoreLocation) { self.location = location }
}
