/// The module that sources import for the address book. Nobody allows it, and it is empty; contacts that a source makes keep what is
/// written to them, are written as text, and become vCards.
@_exported import KinoraViews

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// Answers after the current event, as the framework never answers within the call.
func answer(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }
