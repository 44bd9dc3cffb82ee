/// What both kinds of sealed boxes share: a nonce of 12 bytes, as many bytes as the message has, and a tag of 16.
struct BoxParts: Sendable, Equatable {
    static let nonceSize = 12
    static let tagSize = 16

    let nonce: [UInt8]
    let sealed: [UInt8]
    let tag: [UInt8]

    init(nonce: [UInt8], sealed: [UInt8], tag: [UInt8]) throws(CryptoKitError) {
        guard tag.count == BoxParts.tagSize else { throw .incorrectParameterSize }
        self.nonce = nonce
        self.sealed = sealed
        self.tag = tag
    }

    /// From the three, one after the other.
    init(_ combined: [UInt8]) throws(CryptoKitError) {
        guard combined.count >= BoxParts.nonceSize + BoxParts.tagSize else { throw .incorrectParameterSize }
        try self.init(
            nonce: Array(combined.prefix(BoxParts.nonceSize)),
            sealed: Array(combined[BoxParts.nonceSize..<combined.count - BoxParts.tagSize]),
            tag: Array(combined.suffix(BoxParts.tagSize)))
    }

    var combined: Data { Data(nonce + sealed + tag) }
}

/// The numbers that go into a box once.
protocol BoxNonce: ContiguousBytes, Sendable, Sequence where Element == UInt8 {
    var bytes: [UInt8] { get }
}

extension BoxNonce {
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
