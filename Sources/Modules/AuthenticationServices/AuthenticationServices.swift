/// The module that sources import for signing in. Nobody signs in: the button is drawn, and requests fail.
@_exported import KinoraViews

public struct ASAuthorization: Sendable {
    public enum Scope: Hashable, Sendable { case fullName, email }
    public let credential: any Sendable
}

// MARK: Requests

/// A request to sign in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var state: String?
    public var nonce: String?
}
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    public var user: String?
}
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    @unchecked Sendable
{}
public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    @unchecked Sendable
{}

public final class ASAuthorizationAppleIDProvider: NSObject, Sendable {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    public override init() { super.init() }
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    public func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
public final class ASAuthorizationPasswordProvider: NSObject, Sendable {
    public override init() { super.init() }
    public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, Sendable {
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        super.init()
    }
    public func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { .init() }
    public func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest { .init() }
}

// MARK: Results, of which there are none

public final class ASPasswordCredential: NSObject, Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }
}
public final class ASAuthorizationAppleIDCredential: NSObject, Sendable {
    public let user: String
    public let email: String?
    public let fullName: PersonNameComponents?
    public let identityToken: Data?
    public let authorizationCode: Data?
    private override init() { (user, email, fullName, identityToken, authorizationCode) = ("", nil, nil, nil, nil) }
}
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, Sendable {
    public let userID: Data!
    public let signature: Data!
    private override init() { (userID, signature) = (nil, nil) }
}
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, Sendable {
    public let credentialID: Data
    private override init() { credentialID = Data() }
}
public final class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject, Sendable {
    public let userID: Data!
    public let signature: Data!
    private override init() { (userID, signature) = (nil, nil) }
}
public final class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject, Sendable {
    public let credentialID: Data
    private override init() { credentialID = Data() }
}
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let other = ASAuthorizationCustomMethod(rawValue: "other")
    public static let videoSubscriberAccount = ASAuthorizationCustomMethod(rawValue: "videoSubscriberAccount")
    public static let restorePurchase = ASAuthorizationCustomMethod(rawValue: "restorePurchase")
}
public enum ASAuthorizationResult: Sendable {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
    case customMethod(ASAuthorizationCustomMethod)
}
public struct ASAuthorizationError: Error, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "There is nobody to sign in (\(code))." }
}

// MARK: Controllers, whose requests fail

@MainActor @preconcurrency
public final class ASAuthorizationController: NSObject {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
    public let authorizationRequests: [ASAuthorizationRequest]
    public weak var delegate: (any ASAuthorizationControllerDelegate)?
    public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }
    public func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
    public func performRequests(options: RequestOptions) { performRequests() }
    public func cancel() {}
}
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
public typealias ASPresentationAnchor = UIWindow
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// What views ask for signing in; every request is given up by the user.
@MainActor @preconcurrency
public struct AuthorizationController {
    nonisolated init() {}
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    public func performRequest(
        _ request: ASAuthorizationRequest, customMethods: [ASAuthorizationCustomMethod]
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    public func performRequests(
        _ requests: [ASAuthorizationRequest], customMethods: [ASAuthorizationCustomMethod]
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    public func performAutoFillAssistedRequest(
        _ request: ASAuthorizationRequest
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
    public func performAutoFillAssistedRequests(
        _ requests: [ASAuthorizationRequest]
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}
extension EnvironmentValues { public var authorizationController: AuthorizationController { .init() } }

// MARK: Views

public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        let title: String
        public static let signIn = Label(title: "Sign in with Apple")
        public static let signUp = Label(title: "Sign up with Apple")
        public static let `continue` = Label(title: "Continue with Apple")
    }
    public struct Style: Sendable {
        let isDark: Bool
        public static let black = Style(isDark: true)
        public static let white = Style(isDark: false)
        public static let whiteOutline = Style(isDark: false)
    }
    private let label: Label
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { self.label = label }
    @Environment(\.signInStyle) private var style
    public var body: some View {
        SwiftUILabel(title: label.title)
            .foregroundStyle(style.isDark ? Color.white : .black)
            .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
            .background(RoundedRectangle(cornerRadius: 6).fill(style.isDark ? Color.black : .white))
    }
}
private struct SwiftUILabel: View {
    let title: String
    var body: some View { Text(verbatim: title).font(.system(size: 17, weight: .medium)) }
}
private struct StyleKey: EnvironmentKey { static var defaultValue: SignInWithAppleButton.Style { .black } }
extension EnvironmentValues {
    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
extension View {
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}
/// A page of the web to sign in at, which cannot be reached.
public struct WebAuthenticationSession: Sendable {
    public struct BrowserSession: Hashable, Sendable {
        let isEphemeral: Bool
        public static var ephemeral: BrowserSession { .init(isEphemeral: true) }
        public static var shared: BrowserSession { .init(isEphemeral: false) }
    }
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL { throw URLError(.notConnectedToInternet) }
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
    ) async throws -> URL { throw URLError(.notConnectedToInternet) }
}
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
}
/// The same for controllers.
@MainActor @preconcurrency
public final class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// The address that ends the session.
    public struct Callback: Hashable, Sendable {
        private let scheme: String?
        private let host: String?
        private let path: String?
        public nonisolated static func customScheme(_ scheme: String) -> Callback {
            Callback(scheme: scheme, host: nil, path: nil)
        }
        public nonisolated static func https(host: String, path: String) -> Callback {
            Callback(scheme: "https", host: host, path: path)
        }
        public nonisolated func matchesURL(_ url: URL) -> Bool {
            url.scheme == scheme && (host == nil || url.host == host) && (path == nil || url.path == path)
        }
    }
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    public var prefersEphemeralWebBrowserSession = false
    public var canStart: Bool { true }
    private let completion: CompletionHandler
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
        super.init()
    }
    public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
        super.init()
    }
    @discardableResult public func start() -> Bool {
        completion(nil, URLError(.notConnectedToInternet))
        return false
    }
    public func cancel() {}
}
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
extension EnvironmentValues { public var webAuthenticationSession: WebAuthenticationSession { .init() } }
