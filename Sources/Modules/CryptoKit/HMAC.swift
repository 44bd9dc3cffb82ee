/// A code that shows that a message comes from who has the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
    var byteCount: Int { get }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    public var byteCount: Int { bytes.count }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Authentication by a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner: H
    private let outerPad: [UInt8]

    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? H.bytes(of: key.bytes) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        outerPad = bytes.map { $0 ^ 0x5c }
        inner = H()
        bytes.map { $0 ^ 0x36 }.withUnsafeBytes { inner.update(bufferPointer: $0) }
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC { MAC(bytes: H.bytes(of: outerPad, Array(inner.finalize()))) }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ code: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key) == code }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ code: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key).bytes == copied(code) }
}

/// Keys made of other keys (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.map { [UInt8]($0) } ?? [UInt8](repeating: 0, count: H.byteCount)
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
    }

    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition((0...255 * H.byteCount).contains(outputByteCount), "HKDF gives at most 255 digests")
        let key = SymmetricKey(data: pseudoRandomKey)
        var (made, last, count): ([UInt8], [UInt8], UInt8) = ([], [], 0)
        while made.count < outputByteCount {
            count += 1
            last = HMAC<H>.authenticationCode(for: last + (info.map { [UInt8]($0) } ?? []) + [count], using: key).bytes
            made += last
        }
        return SymmetricKey(data: Array(made.prefix(outputByteCount)))
    }

    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
}
