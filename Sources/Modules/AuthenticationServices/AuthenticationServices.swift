/// The module that sources import for signing in. Nobody signs in: the button is drawn, and requests fail.
@_exported import KinoraViews

public struct ASAuthorization {
    public enum Scope: Hashable, Sendable { case fullName, email }
}
public final class ASAuthorizationAppleIDRequest {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce: String?
}
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
public struct WebAuthenticationSession: Sendable {
    public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL {
        throw URLError(.notConnectedToInternet)
    }
}
extension EnvironmentValues { public var webAuthenticationSession: WebAuthenticationSession { .init() } }
