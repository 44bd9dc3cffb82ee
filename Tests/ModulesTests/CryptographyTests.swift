import Foundation
import Testing

@testable import CryptoKit

/// Hashes, codes and boxes against the vectors that their standards give.
struct CryptographyTests {
    private func data(_ hex: String) -> Data {
        let digits = Array(hex)
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! })
    }

    private func hex(_ bytes: some Sequence<UInt8>) -> String { hexadecimal(Array(bytes)) }

    @Test("Digests of \"abc\" are those of FIPS 180-4 and RFC 1321")
    func shortDigests() {
        let message = Data("abc".utf8)
        #expect(
            hex(SHA256.hash(data: message)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA384.hash(data: message))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: message))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(hex(Insecure.SHA1.hash(data: message)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: message)) == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test("A million letters in parts of any length have the digests that FIPS 180 gives for them")
    func longDigests() {
        var (first, second, third) = (SHA512(), Insecure.SHA1(), Insecure.MD5())
        var (left, size) = (1_000_000, 1)
        while left > 0 {
            let part = Data(repeating: 0x61, count: min(left, size))
            first.update(data: part)
            second.update(data: part)
            third.update(data: part)
            left -= part.count
            size = size * 7 % 4099
        }
        #expect(
            hex(first.finalize())
                == "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb"
                + "de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b")
        #expect(hex(second.finalize()) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
        #expect(hex(third.finalize()) == "7707d6ae4e027c70eea2a935c2296f21")
    }

    @Test("A digest is printed with its name, compared with bytes, and put into a dictionary")
    func digestIsValue() {
        let digest = Insecure.MD5.hash(data: Data())
        #expect(digest.description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
        #expect(digest == data("d41d8cd98f00b204e9800998ecf8427e") && digest != Data())
        #expect([digest: 1][Insecure.MD5.hash(data: [UInt8]())] == 1 && Insecure.MD5.byteCount == 16)
        #expect(digest.map { String(format: "%02hhx", $0) }.joined() == "d41d8cd98f00b204e9800998ecf8427e")
    }

    @Test("Codes are those of RFC 4231, with short keys and with keys longer than a block")
    func authenticationCodes() {
        let short = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: short)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: short))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: short))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message + [0], using: short))
        let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
        #expect(
            hex(
                HMAC<SHA512>.authenticationCode(
                    for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long))
                == "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
                + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598")
    }

    @Test("Keys are derived as RFC 5869's first and third examples do")
    func derivedKeys() {
        let material = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
        let salted = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material, salt: data("000102030405060708090a0b0c"), info: data("f0f1f2f3f4f5f6f7f8f9"),
            outputByteCount: 42)
        #expect(
            hex(salted.bytes)
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(salted.bitCount == 336)
        let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
        #expect(
            hex(plain.bytes)
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    }

    /// Test cases 1, 2, 4, 6, 10 and 16 of the specification that NIST's SP 800-38D names: key, nonce, message, what stands beside it, sealed, tag.
    private static let boxes: [[String]] = {
        let key = "feffe9928665731c6d6a8f9467308308"
        let message =
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
            + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
        let beside = "feedfacedeadbeeffeedfacedeadbeefabaddad2"
        let zeros = String(repeating: "0", count: 32)
        let (nonce, none) = ("cafebabefacedbaddecaf888", String(repeating: "0", count: 24))
        let longNonce =
            "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728"
            + "c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"
        return [
            [zeros, none, "", "", "", "58e2fccefa7e3061367f1d57a4e7455a"],
            [zeros, none, zeros, "", "0388dace60b6a392f328c2b971b2fe78", "ab6e47d42cec13bdf53a67b21257bddf"],
            [
                key, nonce, message, beside,
                "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
                    + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
                "5bc94fbc3221a5db94fae95ae7121a47",
            ],
            [
                key, longNonce, message, beside,
                "8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca7"
                    + "01e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca417034c34aee5",
                "619cc5aefffe0bfa462af43c1699d050",
            ],
            [
                key + "feffe9928665731c", nonce, message, beside,
                "3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c"
                    + "7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda2710",
                "2519498e80f1478f37ba55bd6d27618c",
            ],
            [
                key + key, nonce, message, beside,
                "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
                    + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
                "76fc6ece0f4e1768cddf8853bb2d551b",
            ],
        ]
    }()

    @Test("Boxes are sealed and opened as the test cases of Galois/Counter Mode say", arguments: boxes)
    func boxes(_ texts: [String]) throws {
        let (key, nonce, message, beside) = (
            SymmetricKey(data: data(texts[0])), try AES.GCM.Nonce(data: data(texts[1])), data(texts[2]), data(texts[3])
        )
        let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: beside)
        #expect(hex(box.ciphertext) == texts[4] && hex(box.tag) == texts[5])
        let again = try AES.GCM.SealedBox(nonce: nonce, ciphertext: data(texts[4]), tag: data(texts[5]))
        #expect(try AES.GCM.open(again, using: key, authenticating: beside) == message)
        #expect((box.combined == nil) == (texts[1].count != 24))
    }

    @Test("What was changed, or is opened with another key, is refused; sizes that no box has are, too")
    func refusals() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("Hello".utf8), using: key)
        let combined = try #require(box.combined)
        #expect(combined.count == 12 + 5 + 16)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("Hello".utf8))
        for place in combined.indices {
            var changed = combined
            changed[place] ^= 1
            let box = try AES.GCM.SealedBox(combined: changed)
            #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(data: Data(repeating: 1, count: 32)))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(repeating: 1, count: 15)))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
    }
}
