/// The address book, which nobody allows to read or write.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Refused, as by a user who has said no.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { answer { completionHandler(false, CNError(.authorizationDenied)) } }
    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }

    // MARK: Reading and writing, which fail

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    /// As a Mac: the card of its user.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }
    open func defaultContainerIdentifier() -> String { "" }
    open var currentHistoryToken: Data? { nil }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// Which contacts are asked for.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// What should be written. A store refuses it.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    open var transactionAuthor: String?
    open var shouldRefetchContacts = true
    public override init() { super.init() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// Contacts that belong together.
open class CNGroup: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    fileprivate(set) var title = ""
    open var name: String { title }
    public override init() { super.init() }
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { title }
        set { title = newValue }
    }
}

public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1003 }
/// An account with contacts, of which there is none.
open class CNContainer: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .unassigned }
    override init() { super.init() }
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// A part of a contact that is chosen in a picker, where nobody chooses.
open class CNContactProperty: NSObject, @unchecked Sendable {
    public let contact: CNContact
    public let key: String
    public let value: Any?
    public let identifier: String?
    public let label: String?
    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
        super.init()
    }
}

/// How contacts are sorted and where they live, unless a user says so.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let only = CNContactsUserDefaults()
    open class func shared() -> CNContactsUserDefaults { only }
    open var sortOrder: CNContactSortOrder { .givenName }
    open var countryCode: String { "us" }
}
