public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"

/// One of several numbers, addresses or dates, with what it is for.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (UUID().uuidString, label, value)
        super.init()
    }
    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }
    public func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    public func settingValue(_ value: ValueType) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier, label, value)
    }
    /// In English: “home”, “mobile”; a label of one's own is as it is.
    public static func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else {
            return label == CNLabelPhoneNumberAppleWatch ? "Apple Watch" : label
        }
        let word = label.dropFirst(4).dropLast(4)
        return (word.hasSuffix("FAX") ? word.dropLast(3) + " fax" : word).lowercased()
    }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return label == other.label && value.isEqual(other.value)
    }
    public override var hash: Int { label?.hashValue ?? 0 }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The digits and signs of a number, as they were written.
public final class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Someone who is related.
public final class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public init(name: String) {
        self.name = name
        super.init()
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    public override var hash: Int { name.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"

/// A page of someone at a service.
public final class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
        super.init()
    }
    public static func localizedString(forService service: String) -> String { service }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceSkype = "Skype"

/// An address for messages.
public final class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    public let username: String
    public let service: String
    public init(username: String, service: String) {
        (self.username, self.service) = (username, service)
        super.init()
    }
    public static func localizedString(forService service: String) -> String { service }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
