import KinoraViews

/// What a button for paying says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    let words: String
    public static let plain = PayWithApplePayButtonLabel(words: "")
    public static let buy = PayWithApplePayButtonLabel(words: "Buy with")
    public static let setUp = PayWithApplePayButtonLabel(words: "Set up")
    public static let inStore = PayWithApplePayButtonLabel(words: "Pay with")
    public static let donate = PayWithApplePayButtonLabel(words: "Donate with")
    public static let checkout = PayWithApplePayButtonLabel(words: "Check out with")
    public static let book = PayWithApplePayButtonLabel(words: "Book with")
    public static let subscribe = PayWithApplePayButtonLabel(words: "Subscribe with")
    public static let reload = PayWithApplePayButtonLabel(words: "Reload with")
    public static let addMoney = PayWithApplePayButtonLabel(words: "Add Money with")
    public static let topUp = PayWithApplePayButtonLabel(words: "Top Up with")
    public static let order = PayWithApplePayButtonLabel(words: "Order with")
    public static let rent = PayWithApplePayButtonLabel(words: "Rent with")
    public static let support = PayWithApplePayButtonLabel(words: "Support with")
    public static let contribute = PayWithApplePayButtonLabel(words: "Contribute with")
    public static let tip = PayWithApplePayButtonLabel(words: "Tip with")
    public static let `continue` = PayWithApplePayButtonLabel(words: "Continue with")
}

/// A button for paying. Nothing is paid: a tap performs the action that it was given, and no sheet of the system comes.
public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: @MainActor () -> Void

    /// Buttons are always shown, as on a device that can pay, so that the fallback is not.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) {
        (self.label, self.action) = (label, action)
    }

    /// - Parameter onPaymentAuthorizationChange: never told anything, as nothing is paid.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) {
        (self.label, action) = (label, {})
    }

    public var body: some View {
        Button(action: action) {
            HStack(spacing: 4) {
                if !label.words.isEmpty { Text(verbatim: label.words) }
                HStack(spacing: 1) {
                    Image(systemName: "apple.logo")
                    Text(verbatim: "Pay").fontWeight(.medium)
                }
            }
        }
        .buttonStyle(WalletButtonStyle())
    }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void) {
        self.init(label, action: action) { EmptyView() }
    }
    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) {
        self.init(label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange) { EmptyView() }
    }
}

/// What becomes of a payment.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// A button for keeping a card in the wallet. Nothing is kept: a tap performs the action that it was given.
public struct AddPassToWalletButton<Fallback: View>: View {
    private let action: @MainActor () -> Void

    /// - Parameter fallback: not shown, as buttons always are.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder fallback: () -> Fallback) { self.action = action }
    /// - Parameter onCompletion: told that nothing was added.
    public init(
        _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback
    ) { action = { onCompletion(false) } }

    public var body: some View {
        Button(action: action) {
            HStack(spacing: 8) {
                Image(systemName: "wallet.pass.fill")
                Text(verbatim: "Add to Apple Wallet")
            }
        }
        .buttonStyle(WalletButtonStyle())
    }
}

extension AddPassToWalletButton where Fallback == EmptyView {
    public init(action: @escaping @MainActor () -> Void) { self.init(action: action) { EmptyView() } }
    public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
        self.init(passes, onCompletion: onCompletion) { EmptyView() }
    }
}

/// The black of Apple's buttons of money; white in the dark where the style follows the surroundings.
private struct WalletButtonStyle: ButtonStyle {
    @Environment(\.payButtonStyle) private var style
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
        let isWhite = style == .white || style == .whiteOutline || (style == .automatic && scheme == .dark)
        let shape = RoundedRectangle(cornerRadius: 8)
        configuration.label
            .font(.system(size: 19))
            .foregroundStyle(isWhite ? Color.black : .white)
            .padding(.horizontal, 16)
            .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, idealHeight: 44, maxHeight: .infinity)
            .background(isWhite ? Color.white : .black, in: shape)
            .overlay { if style == .whiteOutline { shape.strokeBorder(.black, lineWidth: 1) } }
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// The colors of a button for paying.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
    public static let black = PayWithApplePayButtonStyle(name: "black")
    public static let white = PayWithApplePayButtonStyle(name: "white")
    public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
}
/// The colors of a button for the wallet.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
    private let name: String
    public static let black = AddPassToWalletButtonStyle(name: "black")
    public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}

extension EnvironmentValues {
    @Entry var payButtonStyle = PayWithApplePayButtonStyle.automatic
}

extension View {
    public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        environment(\.payButtonStyle, style)
    }
    /// Both styles are black; the outline of one is not drawn.
    public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
        environment(\.payButtonStyle, .black)
    }
}
