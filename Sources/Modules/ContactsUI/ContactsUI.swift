/// The module that sources import for the system's own screens of contacts: neutral boxes with a name.
@_exported import Contacts
@_exported import KinoraViews

/// Shows or edits a contact. Nobody is done with it: the delegate is not called.
@MainActor @preconcurrency
open class CNContactViewController: _KinoraPlaceholderController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [Any]?
    open var allowsEditing = true
    open var allowsActions = true
    open var shouldShowLinkedContacts = false
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?
    open var alternateName: String?
    open var message: String?

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public required init?(coder: NSCoder) { return nil }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contactViewController" }
    /// Shown by no color, as no property is.
    open func highlightProperty(withKey key: String, identifier: String?) {}
}

@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}

/// Chooses contacts. Nobody does: the delegate is not called.
@MainActor @preconcurrency
open class CNContactPickerViewController: _KinoraPlaceholderController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
}

@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}

/// Offers contacts that a search could add to those that an app may see. There are none, and so it shows nothing.
public struct ContactAccessButton: View {
    public struct Caption: Hashable, Sendable {
        private let name: String
        public static let defaultText = Caption(name: "default")
        public static let email = Caption(name: "email")
        public static let phone = Caption(name: "phone")
    }
    public init(
        queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: (([String]) -> Void)? = nil
    ) {}
    public var body: some View { EmptyView() }
}
extension View {
    /// Changes nothing, as a `ContactAccessButton` shows nothing.
    public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }
    /// The panel is never shown, and chooses nobody.
    public func contactAccessPicker(
        isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void
    ) -> some View { self }
}
