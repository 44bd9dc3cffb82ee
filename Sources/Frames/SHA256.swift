// SHA-256 (FIPS 180-4): the fingerprint by which a manifest knows a frame's bytes.
internal import KinoraFrameKernels

/// Hashes bytes given in pieces of any size.
public struct SHA256: Sendable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    /// A hash of no bytes yet.
    public init() {}

    /// The digest of `bytes` as 64 lower-case hexadecimal digits.
    public static func hexDigest(_ bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.hexDigest()
    }

    /// Adds bytes to the hash.
    public mutating func update(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { update($0) }
    }

    package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        length += UInt64(bytes.count)
        var rest = bytes[...]
        if !pending.isEmpty {
            let missing = rest.prefix(64 - pending.count)
            pending += missing
            rest = rest.dropFirst(missing.count)
            guard pending.count == 64 else { return }
            pending.withUnsafeBufferPointer { SHA256.compress($0.baseAddress!, blocks: 1, &state) }
            pending.removeAll(keepingCapacity: true)
        }
        let whole = UnsafeBufferPointer(rebasing: rest)
        if whole.count >= 64 { SHA256.compress(whole.baseAddress!, blocks: whole.count / 64, &state) }
        pending += whole[(whole.count - whole.count % 64)...]
    }

    /// The digest of everything given so far.
    public func digest() -> [UInt8] {
        var last = pending + [0x80]
        last += [UInt8](repeating: 0, count: (120 - last.count) % 64)
        last += (0..<8).map { UInt8(truncatingIfNeeded: (length &* 8) >> UInt64(56 - 8 * $0)) }
        var final = state
        last.withUnsafeBufferPointer { SHA256.compress($0.baseAddress!, blocks: last.count / 64, &final) }
        return final.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
    }

    /// The digest of everything given so far, as 64 lower-case hexadecimal digits.
    public func hexDigest() -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    // MARK: The compression function

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    @inline(__always)
    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value &>> count | value &<< (32 &- count) }

    private static func compress(_ bytes: UnsafePointer<UInt8>, blocks: Int, _ state: inout [UInt32]) {
        if fk_sha256(&state, constants, bytes, blocks) { return }
        plainCompress(bytes, blocks: blocks, &state)
    }

    /// The portable version, in Swift.
    static func plainCompress(_ bytes: UnsafePointer<UInt8>, blocks: Int, _ state: inout [UInt32]) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            let w = schedule.baseAddress!
            constants.withUnsafeBufferPointer { k in
                state.withUnsafeMutableBufferPointer { h in
                    for block in 0..<blocks {
                        let start = bytes + 64 * block
                        for i in 0..<16 { w[i] = bigEndian(start + 4 * i) }
                        for i in 16..<64 {
                            let s0 = rotate(w[i &- 15], 7) ^ rotate(w[i &- 15], 18) ^ w[i &- 15] &>> 3
                            let s1 = rotate(w[i &- 2], 17) ^ rotate(w[i &- 2], 19) ^ w[i &- 2] &>> 10
                            w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
                        }
                        rounds(w, k.baseAddress!, h.baseAddress!)
                    }
                }
            }
        }
    }

    @inline(__always)
    private static func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
        _ h: inout UInt32,
        _ word: UInt32
    ) {
        let choice = g ^ (e & (f ^ g))
        let t1 = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ word
        let majority = (a & b) | (c & (a | b))
        d = d &+ t1
        h = t1 &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
    }

    @inline(__always)
    private static func rounds(
        _ w: UnsafePointer<UInt32>, _ k: UnsafePointer<UInt32>, _ h: UnsafeMutablePointer<UInt32>
    ) {
        var a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], last = h[7]
        // Eight rounds turn the eight variables once around, so that none has to be moved.
        var i = 0
        while i < 64 {
            round(a, b, c, &d, e, f, g, &last, k[i] &+ w[i])
            round(last, a, b, &c, d, e, f, &g, k[i &+ 1] &+ w[i &+ 1])
            round(g, last, a, &b, c, d, e, &f, k[i &+ 2] &+ w[i &+ 2])
            round(f, g, last, &a, b, c, d, &e, k[i &+ 3] &+ w[i &+ 3])
            round(e, f, g, &last, a, b, c, &d, k[i &+ 4] &+ w[i &+ 4])
            round(d, e, f, &g, last, a, b, &c, k[i &+ 5] &+ w[i &+ 5])
            round(c, d, e, &f, g, last, a, &b, k[i &+ 6] &+ w[i &+ 6])
            round(b, c, d, &e, f, g, last, &a, k[i &+ 7] &+ w[i &+ 7])
            i = i &+ 8
        }
        h[0] = h[0] &+ a
        h[1] = h[1] &+ b
        h[2] = h[2] &+ c
        h[3] = h[3] &+ d
        h[4] = h[4] &+ e
        h[5] = h[5] &+ f
        h[6] = h[6] &+ g
        h[7] = h[7] &+ last
    }
}
