import KinoraStage

/// How many bits a key has.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A secret that both sides know.
public struct SymmetricKey: ContiguousBytes, Sendable, Equatable {
    let bytes: [UInt8]

    public init<D: ContiguousBytes>(data: D) { bytes = copied(data) }

    /// Bytes by the seed of the stage: the same in every run, so no secret.
    public init(size: SymmetricKeySize) { bytes = StageBytes.drawn(size.bitCount / 8) }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Bytes that the stage's seed decides on.
enum StageBytes {
    static func drawn(_ count: Int) -> [UInt8] {
        var generator = StageGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}

public enum CryptoKitError: Error, Equatable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure, unwrapFailure, invalidParameter
}
