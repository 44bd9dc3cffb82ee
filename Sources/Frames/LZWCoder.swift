// GIF's compression (GIF89a specification, appendix F): Lempel-Ziv-Welch with codes of growing length, lowest bit first,
// cut into sub-blocks of at most 255 bytes.

/// Keeps its table between frames.
final class LZWCoder {
    private static let slots = 1 << 14
    private static let largestCode = 4095

    /// Prefix code, byte and code in 12, 8 and 12 bits; 0 where empty, as no entry's own code is 0.
    private var table = [UInt32](repeating: 0, count: slots)

    /// The image data: the code size, the sub-blocks and the empty block that ends them. Every index must be below 2 to the
    /// power of `bits`.
    func encode(_ indices: [UInt8], bits: Int) -> [UInt8] {
        let codeSize = max(2, bits)
        let clear = 1 << codeSize
        var output = SubBlocks()
        var width = codeSize + 1, next = clear + 2
        reset()
        output.add(clear, width)
        guard let first = indices.first else {
            output.add(clear + 1, width)
            return [UInt8(codeSize)] + output.finish()
        }
        var prefix = Int(first)
        table.withUnsafeMutableBufferPointer { table in
            for index in indices.dropFirst() {
                let key = UInt32(prefix) &<< 8 | UInt32(index)
                var slot = Int((key &* 0x9E37_79B1) &>> 18)
                while table[slot] != 0 && table[slot] &>> 12 != key { slot = (slot &+ 1) & (LZWCoder.slots &- 1) }
                if table[slot] != 0 {
                    prefix = Int(table[slot] & 0xFFF)
                    continue
                }
                output.add(prefix, width)
                prefix = Int(index)
                if next <= LZWCoder.largestCode {
                    table[slot] = key &<< 12 | UInt32(next)
                    if next == 1 &<< width { width += 1 }
                    next += 1
                } else {
                    output.add(clear, width)
                    table.update(repeating: 0)
                    width = codeSize + 1
                    next = clear + 2
                }
            }
        }
        output.add(prefix, width)
        // The decoder has one more entry by now and may already read longer codes.
        if next == 1 << width && width < 12 { width += 1 }
        output.add(clear + 1, width)
        return [UInt8(codeSize)] + output.finish()
    }

    private func reset() {
        table.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }

    private struct SubBlocks {
        private var bytes: [UInt8] = [0]
        /// Where the length of the open block stands.
        private var start = 0
        private var register: UInt32 = 0
        private var held = 0

        mutating func add(_ code: Int, _ width: Int) {
            register |= UInt32(code) &<< UInt32(held)
            held += width
            while held >= 8 {
                append(UInt8(truncatingIfNeeded: register))
                register = register &>> 8
                held -= 8
            }
        }

        private mutating func append(_ byte: UInt8) {
            if bytes.count - start == 256 {
                bytes[start] = 255
                start = bytes.count
                bytes.append(0)
            }
            bytes.append(byte)
        }

        mutating func finish() -> [UInt8] {
            if held > 0 { append(UInt8(truncatingIfNeeded: register)) }
            bytes[start] = UInt8(bytes.count - start - 1)
            if bytes[start] != 0 { bytes.append(0) }
            return bytes
        }
    }
}
