/// The module that sources import for mail and messages, which cannot be sent.
@_exported import KinoraViews

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
@MainActor @preconcurrency
public final class MFMailComposeViewController: _KinoraPlaceholderController {
    public static func canSendMail() -> Bool { false }
    public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    public func setToRecipients(_ toRecipients: [String]?) {}
    public func setSubject(_ subject: String) {}
    public func setMessageBody(_ body: String, isHTML: Bool) {}
}
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
