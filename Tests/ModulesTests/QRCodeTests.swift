import Testing

@testable import CoreImage

/// Codes read back by a reader of their own, written from ISO/IEC 18004.
struct QRCodeTests {
    /// How the bytes of a version and level are shared out (table 9): blocks with their data bytes, and bytes of correction each.
    struct Form: Sendable {
        let version: Int
        let level: String
        let blocks: [Int]
        let correction: Int
        /// The two bits of the level in the format.
        let code: Int
    }

    static let forms: [Form] = [
        Form(version: 1, level: "L", blocks: [19], correction: 7, code: 1),
        Form(version: 1, level: "M", blocks: [16], correction: 10, code: 0),
        Form(version: 1, level: "Q", blocks: [13], correction: 13, code: 3),
        Form(version: 1, level: "H", blocks: [9], correction: 17, code: 2),
        Form(version: 2, level: "M", blocks: [28], correction: 16, code: 0),
        Form(version: 5, level: "Q", blocks: [15, 15, 16, 16], correction: 18, code: 3),
        Form(version: 7, level: "L", blocks: [78, 78], correction: 20, code: 1),
        Form(version: 8, level: "H", blocks: [14, 14, 14, 14, 15, 15], correction: 26, code: 2),
        Form(version: 10, level: "M", blocks: [43, 43, 43, 43, 44], correction: 26, code: 0),
    ]

    /// Centers of the small patterns along an axis (annex E).
    private static let centers: [Int: [Int]] = [
        1: [], 2: [6, 18], 5: [6, 30], 7: [6, 22, 38], 8: [6, 24, 42], 10: [6, 28, 50],
    ]

    /// Powers of 2 in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
    private static let powers: [Int] = (0..<254).reduce(into: [1]) { powers, _ in
        let next = powers.last! << 1
        powers.append(next > 255 ? next ^ 0x11D : next)
    }

    private static func product(_ a: Int, _ b: Int) -> Int {
        a == 0 || b == 0 ? 0 : powers[(powers.firstIndex(of: a)! + powers.firstIndex(of: b)!) % 255]
    }

    /// The remainder of a number by a polynomial over two elements.
    private static func remainder(_ number: Int, _ divisor: Int, degree: Int) -> Int {
        var rest = number
        while rest >> degree != 0 {
            rest ^= divisor << (Int.bitWidth - 1 - rest.leadingZeroBitCount - degree)
        }
        return rest
    }

    private func isFixed(_ x: Int, _ y: Int, _ form: Form, _ size: Int) -> Bool {
        if x == 6 || y == 6 || x < 9 && y < 9 || x < 9 && y >= size - 8 || x >= size - 8 && y < 9 { return true }
        if form.version >= 7, x < 6 && y >= size - 11 || y < 6 && x >= size - 11 { return true }
        let centers = Self.centers[form.version]!
        for row in centers {
            for column in centers where abs(x - column) <= 2 && abs(y - row) <= 2 {
                let isCorner =
                    [row, column] == [6, 6] || [row, column] == [6, size - 7] || [row, column] == [size - 7, 6]
                if !isCorner { return true }
            }
        }
        return false
    }

    /// Whether a mask turns a module, by the standard's table of masks.
    private func isTurned(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (y + x) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (y + x) % 3 == 0
        case 4: (y / 2 + x / 3) % 2 == 0
        case 5: (y * x) % 2 + (y * x) % 3 == 0
        case 6: ((y * x) % 2 + (y * x) % 3) % 2 == 0
        default: ((y + x) % 2 + (y * x) % 3) % 2 == 0
        }
    }

    /// The codewords in the order in which they are placed.
    private func words(_ code: QRCode, _ form: Form, mask: Int) -> [Int] {
        var bits: [Bool] = []
        var columns = Array(stride(from: code.size - 1, to: 6, by: -2)) + Array(stride(from: 5, to: 0, by: -2))
        var goesUp = true
        while !columns.isEmpty {
            let right = columns.removeFirst()
            for step in 0..<code.size {
                let y = goesUp ? code.size - 1 - step : step
                for x in [right, right - 1] where !isFixed(x, y, form, code.size) {
                    bits.append(code.isDark(x: x, y: y) != isTurned(x, y, mask))
                }
            }
            goesUp.toggle()
        }
        return (0..<bits.count / 8).map { word in bits[8 * word..<8 * word + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }
    }

    @Test("A code is read back: its format, its version, its correction and its bytes", arguments: forms.indices)
    func readBack(_ index: Int) throws {
        let form = Self.forms[index]
        let room = form.blocks.reduce(0, +) - (form.version < 10 ? 2 : 3)
        for count in [room, room - 1] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11 &+ $0 / 5) }
            let code = try #require(QRCode(bytes, level: form.level))
            let size = 17 + 4 * form.version
            try #require(code.size == size)
            func number(_ places: [(Int, Int)]) -> Int {
                places.reduce(0) { $0 << 1 | (code.isDark(x: $1.0, y: $1.1) ? 1 : 0) }
            }

            // The format stands twice, highest bit first, with a check of ten bits.
            let upper = (0...5).map { ($0, 8) } + [(7, 8), (8, 8), (8, 7)] + (0...5).reversed().map { (8, $0) }
            let split = (0..<7).map { (8, size - 1 - $0) } + (0..<8).map { (size - 8 + $0, 8) }
            let format = number(upper) ^ 0x5412
            #expect(number(split) == number(upper) && Self.remainder(format, 0x537, degree: 10) == 0)
            #expect(format >> 13 == form.code && code.isDark(x: 8, y: size - 8))
            if form.version >= 7 {
                let bits = (0..<18).reversed()
                let version = number(bits.map { (size - 11 + $0 % 3, $0 / 3) })
                #expect(version == number(bits.map { ($0 / 3, size - 11 + $0 % 3) }))
                #expect(version >> 12 == form.version && Self.remainder(version, 0x1F25, degree: 12) == 0)
            }

            // Blocks are dealt out by turns, first data and then correction.
            let words = words(code, form, mask: format >> 10 & 7)
            var blocks = [[Int]](repeating: [], count: form.blocks.count)
            var next = 0
            for place in 0..<form.blocks.max()! {
                for block in blocks.indices where place < form.blocks[block] {
                    blocks[block].append(words[next])
                    next += 1
                }
            }
            let data = blocks.flatMap { $0 }
            for _ in 0..<form.correction {
                for block in blocks.indices {
                    blocks[block].append(words[next])
                    next += 1
                }
            }
            for block in blocks {
                for power in 0..<form.correction {
                    #expect(block.reduce(0) { Self.product($0, Self.powers[power]) ^ $1 } == 0)
                }
            }
            let stream = data.flatMap { word in (0..<8).reversed().map { word >> $0 & 1 } }
            func bits(_ start: Int, _ count: Int) -> Int { stream[start..<start + count].reduce(0) { $0 << 1 | $1 } }
            let head = form.version < 10 ? 12 : 20
            #expect(bits(0, 4) == 4 && bits(4, head - 4) == count)
            #expect((0..<count).map { UInt8(bits(head + 8 * $0, 8)) } == bytes)
        }
    }

    @Test("One byte more takes the next version, and what no version holds is refused")
    func versions() {
        func side(_ count: Int, _ level: String) -> Int? {
            QRCode([UInt8](repeating: 65, count: count), level: level)?.size
        }
        // Capacities in bytes (table 7).
        for (count, level, version) in [
            (17, "L", 1), (18, "L", 2), (14, "M", 1), (15, "M", 2), (11, "Q", 1), (7, "H", 1), (8, "H", 2), (0, "M", 1),
            (230, "L", 9), (231, "L", 10), (2953, "L", 40), (1273, "H", 40),
        ] {
            #expect(side(count, level) == 17 + 4 * version, "\(count) \(level)")
        }
        #expect(side(2954, "L") == nil && side(1274, "H") == nil && side(2332, "M") == nil && side(1664, "Q") == nil)
    }

    @Test("The patterns that every code has are where readers look for them")
    func patterns() throws {
        let code = try #require(QRCode(Array("kinora".utf8), level: "M"))
        let finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
        for (left, top) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            for (y, row) in finder.enumerated() {
                for (x, mark) in row.enumerated() { #expect(code.isDark(x: left + x, y: top + y) == (mark == "1")) }
            }
        }
        for place in 8..<code.size - 8 {
            #expect(code.isDark(x: place, y: 6) == (place % 2 == 0) && code.isDark(x: 6, y: place) == (place % 2 == 0))
        }
    }

    // MARK: The mask

    /// How hard modules are to read (7.8.3): runs, squares, finder-like patterns beside light, and too much of one color.
    private static func penalty(_ modules: [[Bool]]) -> Int {
        let size = modules.count
        var result = 0
        let columns = (0..<size).map { x in modules.map { $0[x] } }
        for line in modules + columns {
            let text = line.map { $0 ? "1" : "0" }.joined()
            for run in text.split(separator: "1") where run.count >= 5 { result += run.count - 2 }
            for run in text.split(separator: "0") where run.count >= 5 { result += run.count - 2 }
            for start in 0...size - 11 {
                let part = text.dropFirst(start).prefix(11)
                if part == "10111010000" || part == "00001011101" { result += 40 }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1
            where Set([modules[y][x], modules[y][x + 1], modules[y + 1][x], modules[y + 1][x + 1]]).count == 1 {
                result += 3
            }
        }
        // Ten for each whole five hundredths away from a half.
        let dark = modules.joined().filter { $0 }.count, all = size * size
        var steps = 0
        while abs(2 * dark - all) * 10 > (steps + 1) * all { steps += 1 }
        return result + 10 * steps
    }

    @Test("Of the eight masks the one that is easiest to read is taken, of equal ones the first", arguments: 0..<60)
    func mask(_ seed: Int) throws {
        let form = Self.forms[1]
        let bytes = (0..<14).map { UInt8(truncatingIfNeeded: seed &* 59 &+ $0 &* ($0 &+ seed) &* 31) }
        let code = try #require(QRCode(bytes, level: "M"))
        let chosen = (10...12).reduce(0) { value, bit in
            // Bits 10 to 12 of the format, which is turned by 0x5412.
            let place = bit < 9 ? (8, bit) : (14 - bit, 8)
            let isDark = code.isDark(x: place.0, y: place.1)
            return value | ((isDark ? 1 : 0) ^ (0x5412 >> bit & 1)) << (bit - 10)
        }
        let penalties = (0..<8).map { mask in
            var modules = (0..<code.size).map { y in
                (0..<code.size).map { x in
                    code.isDark(x: x, y: y)
                        != (!isFixed(x, y, form, code.size) && isTurned(x, y, mask) != isTurned(x, y, chosen))
                }
            }
            let data = form.code << 3 | mask
            let format = (data << 10 | Self.remainder(data << 10, 0x537, degree: 10)) ^ 0x5412
            let last = code.size - 1
            for bit in 0..<15 {
                let isDark = format >> bit & 1 == 1
                let (x, y) = bit < 6 ? (8, bit) : bit < 8 ? (8, bit + 1) : bit == 8 ? (7, 8) : (14 - bit, 8)
                modules[y][x] = isDark
                if bit < 8 { modules[8][last - bit] = isDark } else { modules[last - 14 + bit][8] = isDark }
            }
            return Self.penalty(modules)
        }
        #expect(chosen == penalties.firstIndex(of: penalties.min()!), "\(penalties)")
    }
}
