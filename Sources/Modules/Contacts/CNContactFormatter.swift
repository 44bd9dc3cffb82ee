public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes names in the order of the West: prefix, given, middle and family name, suffix. Who has none is called by the nickname, or as the
/// organization is.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    public override init() { super.init() }
    public required init?(coder: NSCoder) { return nil }

    /// Nil where the contact has no name.
    open func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts: [String]
        switch style {
        case .fullName:
            parts = [
                contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
            ]
        case .phoneticFullName:
            parts = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let isNamed = !contact.givenName.isEmpty || !contact.middleName.isEmpty || !contact.familyName.isEmpty
        guard style == .fullName else { return name.isEmpty ? nil : name }
        if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
        if isNamed { return name }
        return [contact.nickname, contact.organizationName, name].first { !$0.isEmpty }
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    open class func delimiter(for contact: CNContact) -> String { " " }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNKeyGroup(name: "formatter")
    }
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { CNKeyGroup(name: "name order") }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { CNKeyGroup(name: "delimiter") }
}
