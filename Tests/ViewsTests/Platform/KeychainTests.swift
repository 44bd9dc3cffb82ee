import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The keychain of a performance, through Security's functions.
@MainActor
struct KeychainTests {
    /// Runs when a stage's view appears.
    private func onStage(_ body: @escaping () -> Void) {
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 1) { Color.red.onAppear(perform: body) }
        #expect(throws: Never.self) { try stage.scene(at: 0) }
    }

    private func query(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
        let own: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account]
        return own.merging(more) { $1 } as CFDictionary
    }

    private func secret(_ account: String) -> String? {
        var found: CFTypeRef?
        guard SecItemCopyMatching(query(account, [kSecReturnData: true]), &found) == errSecSuccess else { return nil }
        return (found as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    @Test("An item is added once, found by its attributes, changed and deleted")
    func items() {
        var (added, again, changed, gone): (OSStatus, OSStatus, OSStatus, OSStatus) = (1, 1, 1, 1)
        var secrets: [String?] = []
        onStage {
            added = SecItemAdd(query("ann", [kSecValueData: Data("one".utf8)]), nil)
            again = SecItemAdd(query("ann", [kSecValueData: Data("two".utf8)]), nil)
            secrets.append(secret("ann"))
            secrets.append(secret("ben"))
            changed = SecItemUpdate(query("ann"), [kSecValueData: Data("three".utf8)] as CFDictionary)
            secrets.append(secret("ann"))
            gone = SecItemDelete(query("ann"))
            secrets.append(secret("ann"))
        }
        #expect(added == errSecSuccess)
        #expect(again == errSecDuplicateItem)
        #expect(changed == errSecSuccess)
        #expect(gone == errSecSuccess)
        #expect(secrets == ["one", nil, "three", nil])
    }

    @Test("A search answers with attributes and data, of one item or of all")
    func answers() {
        var (attributes, all): (NSDictionary?, NSArray?)
        onStage {
            for name in ["ann", "ben"] {
                SecItemAdd(query(name, [kSecAttrService: "home", kSecValueData: Data(name.utf8)]), nil)
            }
            var one: CFTypeRef?
            SecItemCopyMatching(query("ben", [kSecReturnAttributes: true, kSecReturnData: true]), &one)
            attributes = one as? NSDictionary
            var many: CFTypeRef?
            let wanted: [CFString: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrService: "home", kSecMatchLimit: kSecMatchLimitAll,
                kSecReturnData: true,
            ]
            SecItemCopyMatching(wanted as CFDictionary, &many)
            all = many as? NSArray
        }
        #expect(attributes?[kSecAttrAccount] as? String == "ben")
        #expect(attributes?[kSecValueData] as? Data == Data("ben".utf8))
        #expect(all?.count == 2)
    }

    @Test("Each performance begins with an empty keychain, and none is there outside of one")
    func fresh() {
        onStage { SecItemAdd(query("ann", [kSecValueData: Data()]), nil) }
        var found: OSStatus = 0
        onStage { found = SecItemCopyMatching(query("ann"), nil) }
        #expect(found == errSecItemNotFound)
        #expect(SecItemAdd(query("ann"), nil) == errSecNotAvailable)
    }

    @Test("Numbers of Core Graphics become objects as others do")
    func numbers() {
        #expect(CGFloat(1.5) as NSNumber == 1.5)
    }
}
