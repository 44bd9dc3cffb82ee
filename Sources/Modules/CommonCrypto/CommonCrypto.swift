/// The module that sources import for hashes by C's functions. They are those of `CryptoKit`.
@_exported import KinoraViews

import CryptoKit

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// - Parameters:
///   - data: `len` bytes.
///   - md: room for the digest, which it is written to and which is returned.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(Insecure.MD5.self, data, len, md) }

@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(Insecure.SHA1.self, data, len, md) }

@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(SHA256.self, data, len, md) }

@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(SHA384.self, data, len, md) }

@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { hash(SHA512.self, data, len, md) }

private func hash<H: HashFunction>(
    _ function: H.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var hash = H()
    hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(length)))
    write(Array(hash.finalize()), to: digest)
    return digest
}

private func write(_ bytes: [UInt8], to place: UnsafeMutablePointer<UInt8>?) {
    place?.update(from: bytes, count: bytes.count)
}

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// A code of authentication, written to `macOut`, whose room is that of the algorithm's digest. Nothing is written for an algorithm that is
/// not one of those above.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let key = SymmetricKey(data: Data(UnsafeRawBufferPointer(start: key, count: keyLength)))
    let data = Data(UnsafeRawBufferPointer(start: data, count: dataLength))
    let place = macOut?.assumingMemoryBound(to: UInt8.self)
    func code<H: HashFunction>(_ function: H.Type) {
        write(Array(HMAC<H>.authenticationCode(for: data, using: key)), to: place)
    }
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
    case kCCHmacAlgMD5: code(Insecure.MD5.self)
    case kCCHmacAlgSHA256: code(SHA256.self)
    case kCCHmacAlgSHA384: code(SHA384.self)
    case kCCHmacAlgSHA512: code(SHA512.self)
    default: break
    }
}
