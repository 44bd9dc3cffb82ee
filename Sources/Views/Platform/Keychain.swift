import Foundation
import KinoraStage

// The keychain under Security's names. It is empty when a performance begins, lasts as long as it, and is kept with the rest of its
// state; nothing of the machine is read or written. Sources of Apple's systems find it with `import Foundation`, too.

public var errSecSuccess: OSStatus { 0 }
public var errSecUnimplemented: OSStatus { -4 }
public var errSecParam: OSStatus { -50 }
public var errSecAllocate: OSStatus { -108 }
public var errSecUserCanceled: OSStatus { -128 }
public var errSecNotAvailable: OSStatus { -25291 }
public var errSecAuthFailed: OSStatus { -25293 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
public var errSecDecode: OSStatus { -26275 }
public var errSecMissingEntitlement: OSStatus { -34018 }

public var kSecClass: CFString { "class" }
public var kSecClassGenericPassword: CFString { "genp" }
public var kSecClassInternetPassword: CFString { "inet" }
public var kSecClassCertificate: CFString { "cert" }
public var kSecClassKey: CFString { "keys" }
public var kSecClassIdentity: CFString { "idnt" }

public var kSecAttrAccessible: CFString { "pdmn" }
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
public var kSecAttrAccessibleAlways: CFString { "dk" }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }

public var kSecAttrAccount: CFString { "acct" }
public var kSecAttrService: CFString { "svce" }
public var kSecAttrServer: CFString { "srvr" }
public var kSecAttrGeneric: CFString { "gena" }
public var kSecAttrLabel: CFString { "labl" }
public var kSecAttrDescription: CFString { "desc" }
public var kSecAttrComment: CFString { "icmt" }
public var kSecAttrCreator: CFString { "crtr" }
public var kSecAttrType: CFString { "type" }
public var kSecAttrIsInvisible: CFString { "invi" }
public var kSecAttrIsNegative: CFString { "nega" }
public var kSecAttrCreationDate: CFString { "cdat" }
public var kSecAttrModificationDate: CFString { "mdat" }
public var kSecAttrAccessGroup: CFString { "agrp" }
public var kSecAttrSynchronizable: CFString { "sync" }
public var kSecAttrSynchronizableAny: CFString { "syna" }
public var kSecAttrSecurityDomain: CFString { "sdmn" }
public var kSecAttrProtocol: CFString { "ptcl" }
public var kSecAttrAuthenticationType: CFString { "atyp" }
public var kSecAttrPort: CFString { "port" }
public var kSecAttrPath: CFString { "path" }

public var kSecMatchLimit: CFString { "m_Limit" }
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
public var kSecReturnData: CFString { "r_Data" }
public var kSecReturnAttributes: CFString { "r_Attributes" }
public var kSecReturnRef: CFString { "r_Ref" }
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
public var kSecValueData: CFString { "v_Data" }
public var kSecValueRef: CFString { "v_Ref" }
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }

/// Adds an item; its class, account, service and access group must not be those of one that is there.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let graph = Graph.current else { return errSecNotAvailable }
    let item = KeychainItem(attributes)
    guard item.values["class"] != nil else { return errSecParam }
    var items = graph.keychain
    guard !items.contains(where: { $0.isSameEntry(as: item) }) else { return errSecDuplicateItem }
    items.append(item)
    graph.keychain = items
    result?.pointee = KeychainQuery(attributes).answer([item])
    return errSecSuccess
}

/// Finds the items with all attributes of a query, and answers in the form that it asks for.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let graph = Graph.current else { return errSecNotAvailable }
    let query = KeychainQuery(query)
    let found = graph.keychain.filter(query.matches)
    guard !found.isEmpty else { return errSecItemNotFound }
    result?.pointee = query.answer(found)
    return errSecSuccess
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let graph = Graph.current else { return errSecNotAvailable }
    let query = KeychainQuery(query)
    let changes = KeychainItem(attributesToUpdate).values
    var items = graph.keychain
    let found = items.indices.filter { query.matches(items[$0]) }
    guard !found.isEmpty else { return errSecItemNotFound }
    for index in found { items[index].values.merge(changes) { $1 } }
    graph.keychain = items
    return errSecSuccess
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let graph = Graph.current else { return errSecNotAvailable }
    let query = KeychainQuery(query)
    let items = graph.keychain
    let left = items.filter { !query.matches($0) }
    guard left.count < items.count else { return errSecItemNotFound }
    graph.keychain = left
    return errSecSuccess
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let sentence =
        switch status {
        case errSecSuccess: "No error."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        default: "OSStatus \(status)"
        }
    return sentence as NSString
}

extension Graph {
    /// The items of this performance. No setting of an app has such a name.
    fileprivate var keychain: [KeychainItem] {
        get { settings["\0keychain"] as? [KeychainItem] ?? [] }
        set { settings["\0keychain"] = newValue }
    }
}

/// An entry: its attributes and its secret by the names above.
private struct KeychainItem: Equatable, @unchecked Sendable {
    var values: [String: NSObject]

    /// The attributes of a dictionary, without what only says how to search and to answer.
    init(_ dictionary: NSDictionary) {
        values = KeychainQuery.words(dictionary).filter { key, _ in
            !["m_", "r_", "u_"].contains { key.hasPrefix($0) } && key != "nleg"
        }
    }

    /// What tells entries of one class apart.
    private static let identity = ["class", "acct", "svce", "srvr", "agrp", "sync", "ptcl", "port", "path"]
    func isSameEntry(as other: KeychainItem) -> Bool {
        KeychainItem.identity.allSatisfy { values[$0] == other.values[$0] }
    }
}

/// What a search asks for.
private struct KeychainQuery {
    private let wanted: [String: NSObject]
    private let words: [String: NSObject]

    init(_ dictionary: NSDictionary) {
        words = KeychainQuery.words(dictionary)
        wanted = KeychainItem(dictionary).values.filter { $0.key != "v_Data" && $0.value != "syna" as NSString }
    }

    static func words(_ dictionary: NSDictionary) -> [String: NSObject] {
        dictionary.reduce(into: [:]) { words, entry in
            words["\(entry.key)"] = (entry.value as AnyObject) as? NSObject
        }
    }

    func matches(_ item: KeychainItem) -> Bool { wanted.allSatisfy { item.values[$0.key] == $0.value } }

    private func asks(for word: String) -> Bool { (words[word] as? NSNumber)?.boolValue == true }

    /// The data, the attributes or both, of one item or of all.
    func answer(_ items: [KeychainItem]) -> AnyObject? {
        let isList = words["m_Limit"] == "m_LimitAll" as NSString
        let answers = (isList ? items : Array(items.prefix(1))).compactMap(answer)
        return isList ? answers as NSArray : answers.first
    }

    private func answer(_ item: KeychainItem) -> AnyObject? {
        guard asks(for: "r_Attributes") else {
            return asks(for: "r_Data") || asks(for: "r_PersistentRef") ? item.values["v_Data"] : nil
        }
        let isWhole = asks(for: "r_Data")
        let kept = item.values.filter { isWhole || $0.key != "v_Data" }
        let answer = NSMutableDictionary()
        for (key, value) in kept { answer[key as NSString] = value }
        return answer
    }
}
