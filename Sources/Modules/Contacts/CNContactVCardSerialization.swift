/// Writes contacts as vCards of version 3.0 (RFC 2426), and reads what it writes: names, organization, title, note, birthday, numbers,
/// and addresses of mail, pages and letters. Pictures and all else are left out.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNKeyGroup(name: "vCard") }

    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter.card($0) }.joined().utf8)
    }

    /// - Throws: `CNError.vCardMalformed` where there is no card.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
        let contacts = VCardReader.contacts(in: text)
        guard !contacts.isEmpty || text.allSatisfy(\.isWhitespace) else { throw CNError(.vCardMalformed) }
        return contacts
    }
}

private enum VCardWriter {
    static func card(_ contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        let names = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        lines.append("N:" + names.map(escaped).joined(separator: ";"))
        func add(_ name: String, _ value: String) {
            if !value.isEmpty { lines.append("\(name):\(escaped(value))") }
        }
        add("FN", CNContactFormatter.string(from: contact, style: .fullName) ?? "")
        add("NICKNAME", contact.nickname)
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            lines.append("ORG:\(escaped(contact.organizationName));\(escaped(contact.departmentName))")
        }
        add("TITLE", contact.jobTitle)
        for email in contact.emailAddresses { add("EMAIL;type=INTERNET\(type(email.label))", "\(email.value)") }
        for phone in contact.phoneNumbers { add("TEL\(type(phone.label))", phone.value.stringValue) }
        for address in contact.postalAddresses {
            let value = address.value
            let parts = ["", "", value.street, value.city, value.state, value.postalCode, value.country]
            lines.append("ADR\(type(address.label)):" + parts.map(escaped).joined(separator: ";"))
        }
        for url in contact.urlAddresses { add("URL\(type(url.label))", "\(url.value)") }
        add("NOTE", contact.note)
        if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            add("BDAY", "\(birthday.year.map(String.init) ?? "1604")-\(two(month))-\(two(day))")
        }
        return (lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
    }

    private static func type(_ label: String?) -> String {
        switch label {
        case CNLabelPhoneNumberMobile, CNLabelPhoneNumberiPhone: ";type=CELL"
        case .some(let label):
            ";type=" + CNLabeledValue<NSString>.localizedString(forLabel: label).uppercased().filter(\.isLetter)
        case nil: ""
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: ";", with: "\\;")
    }
}

private enum VCardReader {
    static func contacts(in text: String) -> [CNContact] {
        var (contacts, current): ([CNContact], CNMutableContact?) = ([], nil)
        for line in unfolded(text) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].split(separator: ";").map(String.init)
            let parts = split(line[line.index(after: colon)...])
            // “item1.EMAIL” is “EMAIL” of a group.
            let name = head.first?.split(separator: ".").last?.uppercased() ?? ""
            switch (name, parts.first?.uppercased()) {
            case ("BEGIN", "VCARD"): current = CNMutableContact()
            case ("END", "VCARD"):
                if let current { contacts.append(CNContact(current.identifier, current.fields)) }
                current = nil
            default: if let current { take(name, label(head.dropFirst()), parts, into: current) }
            }
        }
        return contacts
    }

    private static func take(_ name: String, _ label: String?, _ parts: [String], into contact: CNMutableContact) {
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        let whole = parts.joined(separator: ";")
        switch name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "NICKNAME": contact.nickname = whole
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TITLE": contact.jobTitle = whole
        case "NOTE": contact.note = whole
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: whole)))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: whole)))
        case "TEL":
            let label = label == "CELL" ? CNLabelPhoneNumberMobile : label
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: whole)))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
        case "BDAY":
            let numbers = whole.prefix(10).split(separator: "-").compactMap { Int($0) }
            if numbers.count == 3 {
                // 1604 stands for a birthday without a year.
                let year = numbers[0] == 1604 ? nil : numbers[0]
                contact.birthday = DateComponents(year: year, month: numbers[1], day: numbers[2])
            }
        default: break
        }
    }

    /// What a number or an address is for.
    private static func label(_ parameters: ArraySlice<String>) -> String? {
        let types = parameters.flatMap { parameter -> [String] in
            let upper = parameter.uppercased()
            return upper.hasPrefix("TYPE=") ? upper.dropFirst(5).split(separator: ",").map(String.init) : [upper]
        }
        let known = [
            "HOME": CNLabelHome, "WORK": CNLabelWork, "OTHER": CNLabelOther, "CELL": "CELL",
            "MAIN": CNLabelPhoneNumberMain, "PAGER": CNLabelPhoneNumberPager,
        ]
        return types.lazy.compactMap { known[$0] }.first
    }

    /// Lines, of which one that begins with a blank goes on with the line before.
    private static func unfolded(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).reduce(into: []) { lines, line in
            if line.first == " " || line.first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
    }

    /// The parts between semicolons, with signs after a backslash taken as they are.
    private static func split(_ text: Substring) -> [String] {
        var (parts, isEscaped) = ([""], false)
        for sign in text {
            if isEscaped {
                parts[parts.count - 1].append(sign == "n" || sign == "N" ? "\n" : sign)
                isEscaped = false
            } else if sign == "\\" {
                isEscaped = true
            } else if sign == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(sign)
            }
        }
        return parts
    }
}
