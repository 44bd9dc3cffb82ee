/// The module that sources import to ask for apps that are to be limited. Nobody allows it, and nothing is picked.
@_exported import KinoraViews
@_exported import ManagedSettings

public enum AuthorizationStatus: Int, Sendable { case notDetermined, denied, approved }
public enum FamilyControlsMember: Int, Sendable { case child, individual }
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}
/// Asks whether a device may be limited. It may not.
public final class AuthorizationCenter: ObservableObject {
    public static let shared = AuthorizationCenter()
    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
    private init() {}
    @MainActor public func requestAuthorization(for member: FamilyControlsMember) async throws {
        authorizationStatus = .denied
        throw FamilyControlsError.unavailable
    }
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}
/// Apps, kinds of apps and sites that were picked.
public struct FamilyActivitySelection: Equatable, Codable, Sendable {
    public var includeEntireCategory = false
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public var applications: Set<Application> { [] }
    public var categories: Set<ActivityCategory> { [] }
    public var webDomains: Set<WebDomain> { [] }
    public init() {}
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
}
/// A neutral box with its name.
public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
    public var body: some View { _KinoraPlaceholder("Apps") }
}
extension View {
    /// A sheet with a neutral box.
    public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { sheet(isPresented: isPresented) { FamilyActivityPicker(selection: selection) } }
    public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View { familyActivityPicker(isPresented: isPresented, selection: selection) }
}
extension Label where Title == Text, Icon == Image {
    /// The name and icon that stand for an app, a kind of apps or a site.
    public init(_ token: ApplicationToken) { self.init("App", systemImage: "app.fill") }
    public init(_ token: ActivityCategoryToken) { self.init("Category", systemImage: "square.grid.2x2.fill") }
    public init(_ token: WebDomainToken) { self.init("Site", systemImage: "globe") }
}
