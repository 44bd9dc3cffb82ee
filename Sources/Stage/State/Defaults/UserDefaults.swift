/// The settings of an app by name, under Foundation's name, which it hides as `Timer` does.
///
/// `AppStorage` reads and writes the same values. They begin empty with each performance, follow it when it is gone back in, and end
/// with it: nothing is read from or written to the machine.
open class UserDefaults: NSObject, @unchecked Sendable {
    /// Posted after a value has become another one.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    /// Never posted: there is no limit.
    public static let sizeLimitExceededNotification = Notification.Name("NSUserDefaultsSizeLimitExceededNotification")
    public static let globalDomain = "NSGlobalDomain"
    public static let argumentDomain = "NSArgumentDomain"
    public static let registrationDomain = "NSRegistrationDomain"

    private static let app = UserDefaults()
    /// The app's own settings.
    open class var standard: UserDefaults { app }
    open class func resetStandardUserDefaults() {}

    /// nil for the app's own.
    private let suite: String?
    /// The name of what is set here.
    var domain: String { suite ?? DefaultsStore.appDomain }

    public convenience override init() { self.init(suiteName: nil)! }

    /// Settings that apps of a group share, or those of the app itself where no name is given.
    public init?(suiteName suitename: String?) {
        guard suitename != UserDefaults.globalDomain else { return nil }
        suite = suitename
        super.init()
    }

    // MARK: Values

    open func object(forKey defaultName: String) -> Any? {
        Graph.current?.noteDefaultsRead(defaultName)
        return DefaultsStore.domains.value(of: defaultName, in: domain)
    }

    /// Sets a text, a number, a date, data, or an array or dictionary of these; nil removes the value. Anything else stops an app on a
    /// phone, and is not kept here.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let kept = PropertyListValue.kept(value) else { return }
        keep(kept, forKey: defaultName)
    }

    open func removeObject(forKey defaultName: String) { keep(nil, forKey: defaultName) }

    /// Setting what is there changes nothing, so that who sets a value whenever one has changed comes to rest.
    private func keep(_ value: Any?, forKey name: String) {
        guard !PropertyListValue.areEqual(DefaultsStore.domains.persistent[domain]?[name], value) else { return }
        DefaultsStore.change([name], by: self) { $0.set(value, for: name, in: domain) }
    }

    // MARK: Values of a type

    open func string(forKey defaultName: String) -> String? {
        let value = object(forKey: defaultName)
        return value as? String ?? (value as? NSNumber).map { "\($0)" }
    }

    open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    open func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
    open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    open func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }

    open func integer(forKey defaultName: String) -> Int {
        let value = object(forKey: defaultName)
        return (value as? NSNumber)?.intValue ?? (value as? NSString)?.integerValue ?? 0
    }

    open func float(forKey defaultName: String) -> Float {
        let value = object(forKey: defaultName)
        return (value as? NSNumber)?.floatValue ?? (value as? NSString)?.floatValue ?? 0
    }

    open func double(forKey defaultName: String) -> Double {
        let value = object(forKey: defaultName)
        return (value as? NSNumber)?.doubleValue ?? (value as? NSString)?.doubleValue ?? 0
    }

    open func bool(forKey defaultName: String) -> Bool {
        let value = object(forKey: defaultName)
        return (value as? NSNumber)?.boolValue ?? (value as? NSString)?.boolValue ?? false
    }

    open func url(forKey defaultName: String) -> URL? { object(forKey: defaultName).flatMap(UserDefaults.address) }

    open func set(_ value: Int, forKey defaultName: String) { set(NSNumber(value: value), forKey: defaultName) }
    open func set(_ value: Float, forKey defaultName: String) { set(NSNumber(value: value), forKey: defaultName) }
    open func set(_ value: Double, forKey defaultName: String) { set(NSNumber(value: value), forKey: defaultName) }
    open func set(_ value: Bool, forKey defaultName: String) { set(NSNumber(value: value), forKey: defaultName) }
    open func set(_ url: URL?, forKey defaultName: String) {
        set(url.map(UserDefaults.kept(address:)) as Any?, forKey: defaultName)
    }

    /// How an address is kept: that of a file as its path, any other archived.
    package static func kept(address url: URL) -> Any {
        if url.isFileURL { return url.path }
        let archived = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        return archived ?? Data()
    }

    /// The address that a value stands for.
    package static func address(_ kept: Any) -> URL? {
        if let path = kept as? String { return URL(fileURLWithPath: (path as NSString).expandingTildeInPath) }
        guard let data = kept as? Data else { return nil }
        return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
    }

    // MARK: Key-value coding

    /// As `object(forKey:)`.
    open func value(forKey key: String) -> Any? { object(forKey: key) }
    open func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
    /// As `set(_:forKey:)`.
    open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    // MARK: Where values are looked for

    /// Values for names that nothing else has a value for, of the app and of all groups.
    open func register(defaults registrationDictionary: [String: Any]) {
        let values = PropertyListValue.kept(of: registrationDictionary)
        let known = DefaultsStore.domains.volatile[UserDefaults.registrationDomain] ?? [:]
        DefaultsStore.keepRegistered(values)
        let new = values.filter { !PropertyListValue.areEqual(known[$0.key], $0.value) }
        guard !new.isEmpty else { return }
        DefaultsStore.change(Set(new.keys), by: nil) {
            $0.volatile[UserDefaults.registrationDomain, default: [:]].merge(new) { $1 }
        }
    }

    /// All values that are found here, with those of the system and those that were registered.
    open func dictionaryRepresentation() -> [String: Any] {
        Graph.current?.noteDefaultsRead(nil)
        return DefaultsStore.domains.all(in: domain)
    }

    /// There is no file that would have to be written.
    @discardableResult
    open func synchronize() -> Bool { true }

    /// Looks for values in a group's, too, where this has none.
    open func addSuite(named suiteName: String) {
        guard DefaultsStore.domains.suites[domain]?.contains(suiteName) != true else { return }
        DefaultsStore.change(nil, by: nil) { $0.suites[domain, default: []].append(suiteName) }
    }

    open func removeSuite(named suiteName: String) {
        DefaultsStore.change(nil, by: nil) { $0.suites[domain]?.removeAll { $0 == suiteName } }
    }

    // MARK: Domains

    open var volatileDomainNames: [String] { DefaultsStore.domains.volatile.keys.sorted() }

    open func volatileDomain(forName domainName: String) -> [String: Any] {
        Graph.current?.noteDefaultsRead(nil)
        return DefaultsStore.domains.volatile[domainName] ?? [:]
    }

    open func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        let values = PropertyListValue.kept(of: domain)
        DefaultsStore.change(nil, by: nil) { $0.volatile[domainName] = values }
    }

    open func removeVolatileDomain(forName domainName: String) {
        DefaultsStore.change(nil, by: nil) { $0.volatile[domainName] = nil }
    }

    /// What was set in a domain; that of the app has the identifier of its bundle for its name.
    open func persistentDomain(forName domainName: String) -> [String: Any]? {
        Graph.current?.noteDefaultsRead(nil)
        return DefaultsStore.domains.persistent[domainName]
    }

    open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        let values = PropertyListValue.kept(of: domain)
        DefaultsStore.change(nil, by: self) { $0.setDomain(values, named: domainName) }
    }

    open func removePersistentDomain(forName domainName: String) {
        guard DefaultsStore.domains.persistent[domainName] != nil else { return }
        DefaultsStore.change(nil, by: self) { $0.setDomain(nil, named: domainName) }
    }

    /// Whether somebody else decides a value; nobody does on a stage.
    open func objectIsForced(forKey key: String) -> Bool { false }
    open func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
