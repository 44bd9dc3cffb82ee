/// The module that sources import for hashes: SHA-256 is computed, there is nothing else.
@_exported import KinoraViews
import KinoraFrames

public struct SHA256Digest: Sequence, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String {
        "SHA256 digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
public struct SHA256 {
    private var state = KinoraFrames.SHA256()
    public init() {}
    public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
        var hash = SHA256()
        hash.update(data: data)
        return hash.finalize()
    }
    public mutating func update<D: DataProtocol>(data: D) { state.update(Array(data)) }
    public func finalize() -> SHA256Digest {
        let hex = Array(state.hexDigest().utf8)
        func digit(_ byte: UInt8) -> UInt8 { byte < 58 ? byte - 48 : byte - 87 }
        return SHA256Digest(
            bytes: stride(from: 0, to: hex.count, by: 2).map { digit(hex[$0]) << 4 | digit(hex[$0 + 1]) })
    }
}
