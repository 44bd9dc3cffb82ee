import KinoraViews
import Synchronization

/// Where an app leaves what its intents need. Each thing is made when it is first asked for, and kept.
public final class AppDependencyManager: Sendable {
    private struct Key: Hashable {
        let name: String?
        let type: ObjectIdentifier
    }
    private struct Entry: @unchecked Sendable {
        let make: () -> Any
        var made: Any?
    }

    public static let shared = AppDependencyManager()
    private let entries = Mutex<[Key: Entry]>([:])

    public init() {}

    public func add<Dependency>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) { add(key: key, dependencyProvider: dependencyProvider) }
    public func add<Dependency>(key: AnyHashable? = nil, dependencyProvider: @escaping () -> Dependency) {
        let entry = Entry(make: dependencyProvider, made: nil)
        let key = AppDependencyManager.key(Dependency.self, key)
        entries.withLock { $0[key] = entry }
    }

    private static func key<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) -> Key {
        Key(name: key.map { "\($0)" }, type: ObjectIdentifier(type))
    }

    fileprivate func find<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) -> Dependency? {
        let key = AppDependencyManager.key(type, key)
        guard let entry = entries.withLock({ $0[key] }) else { return nil }
        if let made = entry.made as? Dependency { return made }
        // Outside of the lock, as it may ask for others.
        let made = entry.make()
        entries.withLock { $0[key]?.made = made }
        return made as? Dependency
    }
}

/// What an intent needs of the app.
@propertyWrapper
public struct AppDependency<Dependency>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        (self.key, self.manager) = (key, manager)
    }

    /// As on a phone, asking for what the app has not added stops the program.
    public var wrappedValue: Dependency {
        guard let found = manager.find(Dependency.self, key) else {
            fatalError("no \(Dependency.self) was added to AppDependencyManager")
        }
        return found
    }
}

extension AppIntent { public typealias Dependency = AppDependency }
extension EntityQuery { public typealias Dependency = AppDependency }
extension DynamicOptionsProvider { public typealias Dependency = AppDependency }
