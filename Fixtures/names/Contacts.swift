// Names of the address book, each used once as sources use it.
import Contacts
import ContactsUI
import SwiftUI

@MainActor final class AddressBook: ObservableObject {
    @Published var contacts: [CNContact] = []
    @Published var message: String?
    private let store = CNContactStore()

    func load() async {
        switch CNContactStore.authorizationStatus(for: .contacts) {
        case .authorized, .limited: break
        case .notDetermined: _ = try? await store.requestAccess(for: .contacts)
        case .denied, .restricted: message = "no access"
        @unknown default: break
        }
        let keys = [
            CNContactGivenNameKey as CNKeyDescriptor, CNContactPhoneNumbersKey as CNKeyDescriptor,
            CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
        ]
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .givenName
        do {
            var found: [CNContact] = []
            try store.enumerateContacts(with: request) { contact, stop in
                found.append(contact)
                if found.count > 100 { stop.pointee = true }
            }
            contacts = found
            let matches = try store.unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: "Ann"), keysToFetch: keys)
            print(matches.count)
        } catch let error as CNError where error.code == .authorizationDenied {
            message = error.localizedDescription
        } catch { print(error) }
        store.requestAccess(for: .contacts) { granted, error in
            if !granted { print(error?.localizedDescription ?? "") }
        }
    }

    func save() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ann"
        contact.familyName = "Lee"
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ann@example.com" as NSString)]
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555-0100"))
        ]
        let address = CNMutablePostalAddress()
        address.street = "1 Main Street"
        address.city = "Springfield"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        contact.birthday = DateComponents(year: 1990, month: 4, day: 1)
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        try store.execute(request)
    }
}

struct AddressBookList: View {
    @StateObject private var book = AddressBook()
    var body: some View {
        List(book.contacts, id: \.identifier) { contact in
            VStack {
                Text(CNContactFormatter.string(from: contact, style: .fullName) ?? "No name")
                Text("\(contact.givenName) \(contact.familyName)")
                if let phone = contact.phoneNumbers.first {
                    Text(CNLabeledValue<NSString>.localizedString(forLabel: phone.label ?? ""))
                    Text(phone.value.stringValue)
                }
                if let email = contact.emailAddresses.first?.value as String? { Text(email) }
                if let address = contact.postalAddresses.first?.value {
                    Text(CNPostalAddressFormatter.string(from: address, style: .mailingAddress))
                }
                if let data = contact.thumbnailImageData, let image = UIImage(data: data) { Image(uiImage: image) }
            }
        }
        .task { await book.load() }
    }
}

struct ContactPicker: UIViewControllerRepresentable {
    @Binding var contact: CNContact?
    func makeUIViewController(context: Context) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        picker.delegate = context.coordinator
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        picker.predicateForEnablingContact = NSPredicate(value: true)
        return picker
    }
    func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    final class Coordinator: NSObject, CNContactPickerDelegate {
        let parent: ContactPicker
        init(_ parent: ContactPicker) { self.parent = parent }
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
            parent.contact = contact
        }
        func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    }
}

struct ContactCard: UIViewControllerRepresentable {
    let contact: CNContact
    func makeUIViewController(context: Context) -> UINavigationController {
        let controller = CNContactViewController(for: contact)
        controller.allowsEditing = false
        return UINavigationController(rootViewController: controller)
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

struct ContactSearch: View {
    @State private var text = ""
    @State private var isShown = false
    var body: some View {
        List { ContactAccessButton(queryString: text) { identifiers in print(identifiers) } }
            .searchable(text: $text)
            .contactAccessPicker(isPresented: $isShown) { print($0) }
    }
}
