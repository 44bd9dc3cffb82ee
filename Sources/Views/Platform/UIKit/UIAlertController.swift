import KinoraStage

/// A question over the stage: an alert in its middle, or a dialog that comes from the lower edge.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    open var message: String?
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    /// The one whose title is bold.
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]? = []
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields?.append(field)
    }

    /// The button that is pressed.
    fileprivate var chosen: UIAlertAction?
    /// Goes, and then does what the pressed button says, which may present it again.
    fileprivate func finish() {
        let action = chosen
        chosen = nil
        endBeingPresented(animated: true)
        if let action { action.handler?(action) }
    }
    /// A tap beside a dialog does what its button does that cancels.
    func cancel() {
        guard preferredStyle == .actionSheet, let action = actions.first(where: { $0.style == .cancel }) else { return }
        action.handler?(action)
    }
}

/// A button of an alert or a dialog.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    open var isEnabled = true
    fileprivate let handler: ((UIAlertAction) -> Void)?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

/// An alert or a dialog as SwiftUI's.
struct AlertControllerPanel: View {
    let alert: UIAlertController

    var body: some View {
        let title = Text(verbatim: alert.title ?? "")
        switch (alert.preferredStyle, alert.message) {
        case (.alert, let message?):
            AlertPanel(title: title, dismiss: dismiss, actions: parts, message: Text(verbatim: message))
        case (.alert, .none):
            AlertPanel(title: title, dismiss: dismiss, actions: parts, message: EmptyView())
        case (.actionSheet, let message?):
            DialogPanel(
                title: alert.title == nil ? nil : title, dismiss: dismiss, actions: parts,
                message: Text(verbatim: message))
        case (.actionSheet, .none):
            DialogPanel(
                title: alert.title == nil ? nil : title, dismiss: dismiss, actions: parts, message: EmptyView())
        }
    }

    /// After a button's action. A panel without buttons has one that is none of the alert's.
    private var dismiss: @MainActor () -> Void { { alert.finish() } }

    @ViewBuilder private var parts: some View {
        ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
            AlertControllerField(field: field)
        }
        ForEach(Array(alert.actions.enumerated()), id: \.offset) { _, action in
            Button(role: action.role) {
                alert.chosen = action
            } label: {
                Text(verbatim: action.title ?? "").fontWeight(action === alert.preferredAction ? .semibold : nil)
            }
            .disabled(!action.isEnabled)
        }
    }
}

extension UIAlertAction {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}

/// A field of an alert, which writes into that of UIKit's.
private struct AlertControllerField: View {
    let field: UITextField

    var body: some View {
        let text = Binding(
            get: { field.text ?? "" },
            set: {
                VirtualClock.noteObjects()
                field.text = $0
                field.sendActions(for: .editingChanged)
            })
        let placeholder = field.placeholder ?? ""
        Group {
            if field.isSecureTextEntry {
                SecureField(placeholder, text: text)
            } else {
                TextField(placeholder, text: text)
            }
        }
        .modifier(SetOptionalTrait<FieldTrait>(value: true))
    }
}
