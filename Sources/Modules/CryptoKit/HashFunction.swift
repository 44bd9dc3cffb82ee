import KinoraFrames

/// A function that makes a digest of any number of bytes.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    /// How many bytes are taken at once.
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static var byteCount: Int { Digest.byteCount }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }

    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// The digest's bytes of several parts, one after the other.
    static func bytes(of parts: [UInt8]...) -> [UInt8] {
        var function = Self()
        for part in parts { part.withUnsafeBytes { function.update(bufferPointer: $0) } }
        return Array(function.finalize())
    }
}

public struct SHA256: HashFunction {
    public static let blockByteCount = 64
    private var state = KinoraFrames.SHA256()

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        bufferPointer.withMemoryRebound(to: UInt8.self) { state.update($0) }
    }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.digest()) }
}

public struct SHA384: HashFunction {
    public static let blockByteCount = 128
    private var state = BlockHash(LongSHA2(half: true))

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(state.digest().prefix(48))) }
}

public struct SHA512: HashFunction {
    public static let blockByteCount = 128
    private var state = BlockHash(LongSHA2(half: false))

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.digest()) }
}

/// Functions that are broken and still in use: gravatars, file names of caches, old interfaces.
public enum Insecure {
    public struct MD5Digest: NamedDigest {
        public static let byteCount = 16
        static let name = "MD5"
        let bytes: [UInt8]
    }

    public struct SHA1Digest: NamedDigest {
        public static let byteCount = 20
        static let name = "SHA1"
        let bytes: [UInt8]
    }

    public struct MD5: HashFunction {
        public static let blockByteCount = 64
        private var state = BlockHash(MD5Rounds())

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        public func finalize() -> MD5Digest { MD5Digest(bytes: state.digest()) }
    }

    public struct SHA1: HashFunction {
        public static let blockByteCount = 64
        private var state = BlockHash(SHA1Rounds())

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.digest()) }
    }
}
