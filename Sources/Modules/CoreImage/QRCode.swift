/// A QR code of bytes (ISO/IEC 18004): the smallest that holds them, with the mask that gives the best picture.
struct QRCode {
    /// Modules along a side.
    private(set) var size: Int
    private var dark: [Bool]
    /// Modules of the patterns that every code has, which hold no data.
    private var isFixed: [Bool]

    func isDark(x: Int, y: Int) -> Bool { dark[y * size + x] }

    private enum Level: Int { case low, medium, quartile, high }

    /// Bytes of correction in a block, and blocks, by level and version from 1 on.
    private static let correction: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31,
            33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48,
            51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// nil where the bytes are too many for any code.
    ///
    /// - Parameter level: L, M, Q or H: how much may be lost.
    init?(_ bytes: [UInt8], level: String) {
        let level: Level =
            switch level {
            case "L": .low
            case "Q": .quartile
            case "H": .high
            default: .medium
            }
        guard let version = (1...40).first(where: { QRCode.capacity($0, level) >= bytes.count }) else { return nil }
        size = 17 + 4 * version
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        putPatterns(version)
        let blank = self
        let words = QRCode.interleaved(QRCode.data(bytes, version, level), version, level)
        var best: (QRCode, Int)?
        for mask in 0..<8 {
            var code = blank
            code.putFormat(level, mask)
            code.put(words, mask)
            let penalty = code.penalty
            if best == nil || penalty < best!.1 { best = (code, penalty) }
        }
        self = best!.0
    }

    // MARK: Data

    /// Modules for data and correction.
    private static func room(_ version: Int) -> Int {
        var room = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            room -= (25 * count - 10) * count - 55
            if version >= 7 { room -= 36 }
        }
        return room
    }

    private static func dataBytes(_ version: Int, _ level: Level) -> Int {
        room(version) / 8 - correction[level.rawValue][version - 1] * blocks[level.rawValue][version - 1]
    }

    private static func capacity(_ version: Int, _ level: Level) -> Int {
        dataBytes(version, level) - (version < 10 ? 2 : 3)
    }

    /// Mode, count, bytes and padding.
    private static func data(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        add(4, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        let total = 8 * dataBytes(version, level)
        add(0, min(4, total - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var isFirst = true
        while bits.count < total {
            add(isFirst ? 0xEC : 0x11, 8)
            isFirst.toggle()
        }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// Blocks with their correction, a byte of each in turn.
    private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let count = blocks[level.rawValue][version - 1]
        let extra = correction[level.rawValue][version - 1]
        let short = data.count / count
        let shortBlocks = count - data.count % count
        let divisor = generator(extra)
        var parts: [[UInt8]] = []
        var start = 0
        for block in 0..<count {
            let length = short + (block < shortBlocks ? 0 : 1)
            parts.append(Array(data[start..<start + length]))
            start += length
        }
        let checks = parts.map { remainder(of: $0, by: divisor) }
        var result: [UInt8] = []
        for place in 0...short { for part in parts where place < part.count { result.append(part[place]) } }
        for place in 0..<extra { for check in checks { result.append(check[place]) } }
        return result
    }

    // MARK: Reed and Solomon

    /// The product in the field of 256 elements with the polynomial 0x11D.
    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if b >> UInt8(bit) & 1 == 1 { result ^= Int(a) }
        }
        return UInt8(result & 255)
    }

    /// The coefficients below the first, which is one.
    private static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for place in result.indices {
                result[place] = product(result[place], root)
                if place + 1 < degree { result[place] ^= result[place + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    private static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for place in result.indices { result[place] ^= product(divisor[place], factor) }
        }
        return result
    }

    // MARK: Modules

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard (0..<size).contains(x), (0..<size).contains(y) else { return }
        dark[y * size + x] = isDark
        isFixed[y * size + x] = true
    }

    private mutating func putPatterns(_ version: Int) {
        for place in 0..<size {
            fix(6, place, place % 2 == 0)
            fix(place, 6, place % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let ring = max(abs(dx), abs(dy))
                    fix(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        let centers = QRCode.alignment(version, size)
        for (row, y) in centers.enumerated() {
            for (column, x) in centers.enumerated() {
                let last = centers.count - 1
                if row == 0 && (column == 0 || column == last) || row == last && column == 0 { continue }
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        putFormat(.low, 0)
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for bit in 0..<18 {
            let isDark = bits >> bit & 1 == 1
            fix(size - 11 + bit % 3, bit / 3, isDark)
            fix(bit / 3, size - 11 + bit % 3, isDark)
        }
    }

    private static func alignment(_ version: Int, _ size: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func putFormat(_ level: Level, _ mask: Int) {
        let code = [1, 0, 3, 2][level.rawValue] << 3 | mask
        var rest = code
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (code << 10 | rest) ^ 0x5412
        func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        for place in 0...5 { fix(8, place, bit(place)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for place in 9..<15 { fix(14 - place, 8, bit(place)) }
        for place in 0..<8 { fix(size - 1 - place, 8, bit(place)) }
        for place in 8..<15 { fix(8, size - 15 + place, bit(place)) }
        fix(8, size - 8, true)
    }

    private static func isMasked(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    /// Columns of two from the right, up and down in turn.
    private mutating func put(_ words: [UInt8], _ mask: Int) {
        var place = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            let goesUp = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = goesUp ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * size + x] {
                    let isOne = place < 8 * words.count && words[place / 8] >> UInt8(7 - place % 8) & 1 == 1
                    dark[y * size + x] = isOne != QRCode.isMasked(x, y, mask)
                    place += 1
                }
            }
            right -= 2
        }
    }

    /// How hard the code is to read: runs, squares, what looks like a finder pattern, and too much of one color.
    private var penalty: Int {
        var result = 0
        for isRow in [true, false] {
            for line in 0..<size {
                let modules = (0..<size).map { isRow ? isDark(x: $0, y: line) : isDark(x: line, y: $0) }
                var run = 0
                for place in modules.indices {
                    run = place > 0 && modules[place] == modules[place - 1] ? run + 1 : 1
                    if run == 5 { result += 3 } else if run > 5 { result += 1 }
                }
                let finder = [true, false, true, true, true, false, true]
                let quiet = [false, false, false, false]
                for start in 0..<max(0, size - 10) {
                    let part = Array(modules[start..<start + 11])
                    if part == finder + quiet || part == quiet + finder { result += 40 }
                }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = isDark(x: x, y: y)
                if color == isDark(x: x + 1, y: y), color == isDark(x: x, y: y + 1), color == isDark(x: x + 1, y: y + 1)
                {
                    result += 3
                }
            }
        }
        // Ten for each whole five hundredths that more or less than half of the modules are dark.
        let (count, all) = (dark.filter { $0 }.count, size * size)
        return result + (max(1, abs(20 * count - 10 * all)) - 1) / all * 10
    }
}
