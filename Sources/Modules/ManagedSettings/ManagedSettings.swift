/// The module that sources import to limit what a device may do. A stage keeps the settings, and limits nothing.
@_exported import KinoraViews

public struct Application: Hashable, Sendable, Codable {
    public let bundleIdentifier: String?
    public var localizedDisplayName: String? { nil }
    public var token: ApplicationToken? { nil }
    public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }
}
public struct ActivityCategory: Hashable, Sendable, Codable {
    public var localizedDisplayName: String? { nil }
    public var token: ActivityCategoryToken? { nil }
}
public struct WebDomain: Hashable, Sendable, Codable {
    public let domain: String?
    public var token: WebDomainToken? { nil }
    public init(domain: String) { self.domain = domain }
}
/// What stands for an app, a kind of apps or a site, without its name. None is ever given.
public struct Token<Kind>: Hashable, Sendable, Codable {
    private init() {}
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// Settings under a name.
public class ManagedSettingsStore {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Name("default")
    }
    public var shield = ShieldSettings()
    public var application = ApplicationSettings()
    public var webContent = WebContentSettings()
    public init() {}
    public init(named name: Name) {}
    public func clearAllSettings() {
        (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
    }
}
public struct ShieldSettings {
    public enum ActivityCategoryPolicy<Activity: Hashable>: Equatable {
        case none
        case all(except: Set<Token<Activity>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }
    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
public struct ApplicationSettings {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
}
public struct WebContentSettings {
    public enum FilterPolicy: Equatable, Sendable {
        case none
        case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(_ domains: Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }
    public var blockedByFilter: FilterPolicy?
}
