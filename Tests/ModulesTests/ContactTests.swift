import Contacts
import ContactsUI
import Foundation
import Testing

/// Contacts that a source makes, and an address book that nobody allows.
@MainActor
struct ContactTests {
    private func ann() -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.namePrefix, contact.givenName, contact.middleName) = ("Dr.", "Ann", "Bea")
        (contact.familyName, contact.nameSuffix) = ("Lee", "Jr.")
        return contact
    }

    @Test("A name is written from prefix to suffix, without what is missing")
    func names() {
        #expect(CNContactFormatter.string(from: ann(), style: .fullName) == "Dr. Ann Bea Lee Jr.")
        let short = CNMutableContact()
        short.familyName = "Lee"
        #expect(CNContactFormatter().string(from: short) == "Lee")
        short.givenName = "Ann"
        #expect(CNContactFormatter().string(from: short) == "Ann Lee")
    }

    @Test("Who has no name is called by the nickname or the organization, and an organization by its own name")
    func namelessContacts() {
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Bakery"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Bakery")
        contact.nickname = "Annie"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Annie")
        contact.givenName = "Ann"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ann")
        contact.contactType = .organization
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Bakery")
        #expect(CNContactFormatter.string(from: contact, style: .phoneticFullName) == nil)
    }

    @Test("A copy of a contact keeps its name and does not follow changes")
    func copies() throws {
        let contact = ann()
        let copy = try #require(contact.copy() as? CNContact)
        let changeable = try #require(copy.mutableCopy() as? CNMutableContact)
        changeable.givenName = "Eve"
        contact.givenName = "Zoe"
        #expect(copy.givenName == "Ann" && changeable.givenName == "Eve")
        #expect(copy.identifier == contact.identifier && CNContact().identifier != CNContact().identifier)
    }

    @Test("Labels and keys are words")
    func words() {
        let table = [
            (CNLabelHome, "home"), (CNLabelPhoneNumberMobile, "mobile"), (CNLabelPhoneNumberiPhone, "iPhone"),
            (CNLabelPhoneNumberHomeFax, "home fax"), (CNLabelURLAddressHomePage, "homepage"), ("Boat", "Boat"),
        ]
        for (label, word) in table { #expect(CNLabeledValue<NSString>.localizedString(forLabel: label) == word) }
        #expect(CNContact.localizedString(forKey: CNContactGivenNameKey) == "given name")
        let phone = CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
        #expect(phone.settingLabel(CNLabelWork).identifier == phone.identifier)
        #expect(phone.settingLabel(CNLabelWork).label == CNLabelWork && phone.label == CNLabelHome)
    }

    @Test("An address is written in lines: the street, the place, the country")
    func addresses() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("1 Main Street", "Springfield", "IL")
        (address.postalCode, address.country) = ("62701", "United States")
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                == "1 Main Street\nSpringfield IL 62701\nUnited States")
        address.street = ""
        address.state = ""
        #expect(CNPostalAddressFormatter().string(from: address) == "Springfield 62701\nUnited States")
    }

    @Test("A vCard is written line by line, and read again")
    func cards() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.organizationName) = ("Ann", "Lee; Smith", "Bakery")
        contact.note = "one, two\nthree"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555"))
        ]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: NSString(string: "ann@example.com"))]
        contact.birthday = DateComponents(year: 1990, month: 4, day: 1)
        let data = try CNContactVCardSerialization.data(with: [contact])
        let lines = [
            "BEGIN:VCARD", "VERSION:3.0", "N:Lee\\; Smith;Ann;;;", "FN:Ann Lee\\; Smith", "ORG:Bakery;",
            "EMAIL;type=INTERNET;type=WORK:ann@example.com", "TEL;type=CELL:555", "NOTE:one\\, two\\nthree",
            "BDAY:1990-04-01", "END:VCARD", "",
        ]
        #expect(String(decoding: data, as: UTF8.self) == lines.joined(separator: "\r\n"))
        let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
        #expect(read.givenName == "Ann" && read.familyName == "Lee; Smith" && read.note == "one, two\nthree")
        #expect(read.phoneNumbers == contact.phoneNumbers && read.emailAddresses == contact.emailAddresses)
        #expect(read.birthday?.year == 1990 && read.birthday?.month == 4 && read.organizationName == "Bakery")
        let error = #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data("x".utf8)) }
        #expect(error?.code == .vCardMalformed)
    }

    @Test("Nobody allows the address book: it says so, and is neither read nor written")
    func access() async throws {
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        var words: [String] = []
        try onStage {
            store.requestAccess(for: .contacts) { granted, error in
                words.append("\(granted) \((error as? CNError)?.code.rawValue ?? 0)")
            }
            words.append("asked")
        }
        #expect(words == ["asked", "false 100"])
        await #expect(throws: CNError.self) { try await store.requestAccess(for: .contacts) }
        let refused = [
            #expect(throws: CNError.self) {
                try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])) { _, _ in
                }
            },
            #expect(throws: CNError.self) {
                _ = try store.unifiedContacts(
                    matching: CNContact.predicateForContacts(matchingName: "Ann"), keysToFetch: [CNContactGivenNameKey])
            },
            #expect(throws: CNError.self) { try store.execute(CNSaveRequest()) },
        ]
        #expect(refused.allSatisfy { $0?.code == .authorizationDenied })
    }

    @Test("Contacts are compared by the family's name or the given one")
    func order() {
        let (first, second) = (CNMutableContact(), CNMutableContact())
        (first.givenName, first.familyName) = ("Ann", "Young")
        (second.givenName, second.familyName) = ("Bea", "Old")
        #expect(CNContact.comparator(forNameSortOrder: .givenName)(first, second) == .orderedAscending)
        #expect(CNContact.comparator(forNameSortOrder: .familyName)(first, second) == .orderedDescending)
        #expect(CNContact.comparator(forNameSortOrder: .familyName)(first, first) == .orderedSame)
    }
}
