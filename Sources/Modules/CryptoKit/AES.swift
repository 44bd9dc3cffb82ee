public enum AES {
    /// Galois/Counter Mode (NIST SP 800-38D).
    public enum GCM {
        public struct Nonce: BoxNonce {
            let bytes: [UInt8]

            /// Bytes by the seed of the stage.
            public init() { bytes = StageBytes.drawn(BoxParts.nonceSize) }

            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= BoxParts.nonceSize else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
        }

        public struct SealedBox: Sendable {
            let parts: BoxParts

            init(_ parts: BoxParts) { self.parts = parts }

            public init<D: DataProtocol>(combined: D) throws { parts = try BoxParts(Array(combined)) }

            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                parts = try BoxParts(nonce: nonce.bytes, sealed: Array(ciphertext), tag: Array(tag))
            }

            public var nonce: Nonce { try! Nonce(data: parts.nonce) }
            public var ciphertext: Data { Data(parts.sealed) }
            public var tag: Data { Data(parts.tag) }
            /// Nonce, ciphertext and tag; nil where the nonce is not of the usual size.
            public var combined: Data? { parts.nonce.count == BoxParts.nonceSize ? parts.combined : nil }
        }

        public static func seal<Message: DataProtocol>(
            _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
        }

        public static func seal<Message: DataProtocol, Beside: DataProtocol>(
            _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil, authenticating beside: Beside
        ) throws -> SealedBox {
            let nonce = (nonce ?? Nonce()).bytes
            let counter = try CounterMode(key, nonce)
            let sealed = counter.applied(to: Array(message))
            return SealedBox(
                try BoxParts(nonce: nonce, sealed: sealed, tag: counter.tag(of: sealed, beside: Array(beside))))
        }

        public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(box, using: key, authenticating: [UInt8]())
        }

        public static func open<Beside: DataProtocol>(
            _ box: SealedBox, using key: SymmetricKey, authenticating beside: Beside
        ) throws -> Data {
            let counter = try CounterMode(key, box.parts.nonce)
            guard counter.tag(of: box.parts.sealed, beside: Array(beside)) == box.parts.tag else {
                throw CryptoKitError.authenticationFailure
            }
            return Data(counter.applied(to: box.parts.sealed))
        }
    }
}

/// A key and a nonce: the stream of bytes that hides a message, and the tag that guards it.
private struct CounterMode {
    private let cipher: BlockCipher
    private let hash: GaloisHash
    private let first: [UInt8]

    init(_ key: SymmetricKey, _ nonce: [UInt8]) throws(CryptoKitError) {
        guard let cipher = BlockCipher(key: key.bytes) else { throw .incorrectKeySize }
        self.cipher = cipher
        hash = GaloisHash(key: cipher.encrypted([UInt8](repeating: 0, count: 16)))
        if nonce.count == BoxParts.nonceSize {
            first = nonce + [0, 0, 0, 1]
        } else {
            var longer = hash
            longer.add(nonce)
            longer.add(bytes([UInt64(0), UInt64(nonce.count) * 8], bigEndian: true))
            first = longer.value
        }
    }

    func applied(to message: [UInt8]) -> [UInt8] {
        var (result, counter) = ([UInt8](), first)
        result.reserveCapacity(message.count)
        for start in stride(from: 0, to: message.count, by: 16) {
            let next = words(counter[12...], bigEndian: true, as: UInt32.self)[0] &+ 1
            counter = counter[..<12] + bytes([next], bigEndian: true)
            result += zip(message[start..<min(start + 16, message.count)], cipher.encrypted(counter)).map { $0 ^ $1 }
        }
        return result
    }

    func tag(of sealed: [UInt8], beside: [UInt8]) -> [UInt8] {
        var hash = hash
        hash.add(beside)
        hash.add(sealed)
        hash.add(bytes([UInt64(beside.count) * 8, UInt64(sealed.count) * 8], bigEndian: true))
        return zip(hash.value, cipher.encrypted(first)).map { $0 ^ $1 }
    }
}
