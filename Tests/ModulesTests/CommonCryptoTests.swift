import CommonCrypto
import Foundation
import Testing

/// Digests by C's functions have the values of their standards.
struct CommonCryptoTests {
    private typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?)
        -> UnsafeMutablePointer<UInt8>?

    private func digest(of text: String, _ length: Int32, _ function: Function) -> String {
        var bytes = [UInt8](repeating: 0, count: Int(length))
        let data = Data(text.utf8)
        _ = data.withUnsafeBytes { function($0.baseAddress, CC_LONG(data.count), &bytes) }
        return bytes.map { String(format: "%02x", $0) }.joined()
    }

    /// RFC 1321, RFC 3174 and FIPS 180-4: the message "abc".
    @Test("Digests of three letters are those of their standards")
    func digests() {
        #expect(digest(of: "abc", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
        #expect(
            digest(of: "abc", CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) }
                == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            digest(of: "abc", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digest(of: "", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "d41d8cd98f00b204e9800998ecf8427e")
    }

    /// RFC 2202 and RFC 4231, test case 2.
    @Test("A code of authentication is that of its standard, and an algorithm that is unknown writes nothing")
    func codes() {
        func code(_ algorithm: Int, _ length: Int32) -> String {
            var bytes = [UInt8](repeating: 0, count: Int(length))
            let (key, data) = (Data("Jefe".utf8), Data("what do ya want for nothing?".utf8))
            key.withUnsafeBytes { key in
                data.withUnsafeBytes { data in
                    CCHmac(
                        CCHmacAlgorithm(algorithm), key.baseAddress, key.count, data.baseAddress, data.count, &bytes)
                }
            }
            return bytes.map { String(format: "%02x", $0) }.joined()
        }
        #expect(code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH) == "750c783e6ab0b503eaa86e310a5db738")
        #expect(code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(
            code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH)
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(code(77, 4) == "00000000")
    }
}
