/// The module that sources import for hashes, codes of authentication and sealed boxes. Every function computes what Apple's does.
@_exported import KinoraViews

/// What a hash function gives.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    /// Compared with any bytes, as with those of a message that came with its digest.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { left.elementsEqual(right) }
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !left.elementsEqual(right) }
}

/// Bytes as lower-case hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}

/// The bytes of something that only lends them.
func copied(_ bytes: some ContiguousBytes) -> [UInt8] { bytes.withUnsafeBytes { Array($0) } }

/// A digest of its kind: the bytes, and what is printed before them.
protocol NamedDigest: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
}

extension NamedDigest {
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

public struct SHA256Digest: NamedDigest {
    public static let byteCount = 32
    static let name = "SHA256"
    let bytes: [UInt8]
}

public struct SHA384Digest: NamedDigest {
    public static let byteCount = 48
    static let name = "SHA384"
    let bytes: [UInt8]
}

public struct SHA512Digest: NamedDigest {
    public static let byteCount = 64
    static let name = "SHA512"
    let bytes: [UInt8]
}
