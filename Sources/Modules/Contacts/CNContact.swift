/// Someone of the address book, or made by the source.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
    public let identifier: String
    public var id: String { identifier }
    fileprivate(set) var fields = CNContactFields()

    public override init() {
        identifier = UUID().uuidString
        super.init()
    }
    init(_ identifier: String, _ fields: CNContactFields) {
        (self.identifier, self.fields) = (identifier, fields)
        super.init()
    }

    open var contactType: CNContactType { fields.contactType }
    open var namePrefix: String { fields.namePrefix }
    open var givenName: String { fields.givenName }
    open var middleName: String { fields.middleName }
    open var familyName: String { fields.familyName }
    open var previousFamilyName: String { fields.previousFamilyName }
    open var nameSuffix: String { fields.nameSuffix }
    open var nickname: String { fields.nickname }
    open var organizationName: String { fields.organizationName }
    open var departmentName: String { fields.departmentName }
    open var jobTitle: String { fields.jobTitle }
    open var phoneticGivenName: String { fields.phoneticGivenName }
    open var phoneticMiddleName: String { fields.phoneticMiddleName }
    open var phoneticFamilyName: String { fields.phoneticFamilyName }
    open var phoneticOrganizationName: String { fields.phoneticOrganizationName }
    open var note: String { fields.note }
    open var imageData: Data? { fields.imageData }
    open var birthday: DateComponents? { fields.birthday }
    open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { fields.instantMessageAddresses }
    open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
    open var thumbnailImageData: Data? { fields.imageData }
    open var imageDataAvailable: Bool { fields.imageData != nil }

    /// True: whoever made the contact knows all of it.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }
    /// The words of the key, in English: “given name”.
    open class func localizedString(forKey key: String) -> String { CNContactWords.of(key) }
    /// Compares two contacts by their names.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            guard let a = first as? CNContact, let b = second as? CNContact else { return .orderedSame }
            func names(_ contact: CNContact) -> String {
                let names = [contact.familyName, contact.givenName]
                return (sortOrder == .givenName ? names.reversed() : names).joined(separator: "\u{1}").lowercased()
            }
            let (left, right) = (names(a), names(b))
            return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        }
    }
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNKeyGroup(name: "comparator") }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return identifier == other.identifier && fields == other.fields
    }
    open override var hash: Int { identifier.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier, fields) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(identifier, fields) }
}

extension CNContact {
    /// Predicates for a store. They are not looked into, as it has no contacts.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// What is known of a contact.
struct CNContactFields: Equatable {
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var imageData: Data?
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
}

/// The words of keys: “givenName” is “given name”.
enum CNContactWords {
    static func of(_ key: String) -> String {
        key.reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(letter)
        }.lowercased()
    }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    public override init() { super.init() }
    override init(_ identifier: String, _ fields: CNContactFields) { super.init(identifier, fields) }

    open override var contactType: CNContactType {
        get { fields.contactType }
        set { fields.contactType = newValue }
    }
    open override var namePrefix: String {
        get { fields.namePrefix }
        set { fields.namePrefix = newValue }
    }
    open override var givenName: String {
        get { fields.givenName }
        set { fields.givenName = newValue }
    }
    open override var middleName: String {
        get { fields.middleName }
        set { fields.middleName = newValue }
    }
    open override var familyName: String {
        get { fields.familyName }
        set { fields.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { fields.previousFamilyName }
        set { fields.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { fields.nameSuffix }
        set { fields.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { fields.nickname }
        set { fields.nickname = newValue }
    }
    open override var organizationName: String {
        get { fields.organizationName }
        set { fields.organizationName = newValue }
    }
    open override var departmentName: String {
        get { fields.departmentName }
        set { fields.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { fields.jobTitle }
        set { fields.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { fields.phoneticGivenName }
        set { fields.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { fields.phoneticMiddleName }
        set { fields.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { fields.phoneticFamilyName }
        set { fields.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { fields.phoneticOrganizationName }
        set { fields.phoneticOrganizationName = newValue }
    }
    open override var note: String {
        get { fields.note }
        set { fields.note = newValue }
    }
    open override var imageData: Data? {
        get { fields.imageData }
        set { fields.imageData = newValue }
    }
    open override var birthday: DateComponents? {
        get { fields.birthday }
        set { fields.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { fields.nonGregorianBirthday }
        set { fields.nonGregorianBirthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { fields.phoneNumbers }
        set { fields.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { fields.emailAddresses }
        set { fields.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { fields.postalAddresses }
        set { fields.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { fields.urlAddresses }
        set { fields.urlAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { fields.contactRelations }
        set { fields.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { fields.socialProfiles }
        set { fields.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { fields.instantMessageAddresses }
        set { fields.instantMessageAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { fields.dates }
        set { fields.dates = newValue }
    }
}
