import Foundation
import KinoraBasics
import KinoraFrameKernels
import Testing

@testable import KinoraFrames

struct SHA256Tests {
    @Test(
        "the published examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func vectors(text: String, digest: String) {
        #expect(SHA256.hexDigest(Array(text.utf8)) == digest)
    }

    @Test("a million letters a")
    func million() {
        let digest = SHA256.hexDigest([UInt8](repeating: 0x61, count: 1_000_000))
        #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("the processor's own instructions give the words of the plain loops, where there are any")
    func kernel() {
        var random = SplitMix(seed: 21)
        for _ in 0..<50 {
            let blocks = 1 + random.below(20)
            let bytes = (0..<64 * blocks).map { _ in random.byte() }
            var plain = (0..<8).map { _ in UInt32(random.below(1 << 32)) }
            var fast = plain
            guard fk_sha256(&fast, SHA256.constants, bytes, blocks) else { return }
            SHA256.plainCompress(bytes, blocks: blocks, &plain)
            #expect(fast == plain)
        }
    }

    @Test("pieces of any size hash as the whole")
    func pieces() {
        var random = SplitMix(seed: 12)
        let bytes = (0..<5000).map { _ in random.byte() }
        for _ in 0..<50 {
            var hash = SHA256(), rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(1 + random.below(200))
                hash.update(Array(piece))
                rest = rest.dropFirst(piece.count)
            }
            #expect(hash.hexDigest() == SHA256.hexDigest(bytes))
        }
    }

    @Test("sha256sum agrees at every length around the block's")
    func sha256sum() throws {
        try withTemporaryFolder { folder in
            var random = SplitMix(seed: 3), expected: [String] = []
            for length in [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 121, 127, 128, 129, 100_000] {
                let bytes = (0..<length).map { _ in random.byte() }
                try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(length)"))
                expected.append("\(SHA256.hexDigest(bytes))  \(folder)/\(length)")
            }
            let process = Process(), output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
            process.arguments = expected.map { String($0.dropFirst(66)) }
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(text == expected.joined(separator: "\n") + "\n")
        }
    }
}
