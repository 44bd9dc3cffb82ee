// A plain GIF decoder for the tests, written from the specification without regard to speed: the oracle of the writer.

struct GIFReader {
    struct Frame {
        var left = 0, top = 0, width = 0, height = 0
        var delay = 0
        var disposal = 0
        var transparent: Int?
        var colors: [UInt32] = []
        var indices: [Int] = []
    }

    struct Malformed: Error {}

    private(set) var width = 0
    private(set) var height = 0
    private(set) var loops: Int?
    private(set) var frames: [Frame] = []
    private var bytes: ArraySlice<UInt8>

    init(_ data: [UInt8]) throws {
        bytes = data[...]
        guard String(decoding: try take(6), as: UTF8.self) == "GIF89a" else { throw Malformed() }
        width = try word()
        height = try word()
        guard try take(3)[0] & 0x80 == 0 else { throw Malformed() }
        var pending = Frame()
        while true {
            switch try take(1)[0] {
            case 0x21:
                let label = try take(1)[0], blocks = try subBlocks()
                if label == 0xF9 {
                    pending = Frame()
                    pending.disposal = Int(blocks[0] >> 2 & 7)
                    pending.delay = Int(blocks[1]) | Int(blocks[2]) << 8
                    pending.transparent = blocks[0] & 1 == 1 ? Int(blocks[3]) : nil
                } else if label == 0xFF && String(decoding: blocks.prefix(11), as: UTF8.self) == "NETSCAPE2.0" {
                    loops = Int(blocks[12]) | Int(blocks[13]) << 8
                }
            case 0x2C: frames.append(try frame(pending))
            case 0x3B:
                guard bytes.isEmpty else { throw Malformed() }
                return
            default: throw Malformed()
            }
        }
    }

    private mutating func take(_ count: Int) throws -> [UInt8] {
        guard bytes.count >= count else { throw Malformed() }
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    private mutating func word() throws -> Int {
        let two = try take(2)
        return Int(two[0]) | Int(two[1]) << 8
    }

    private mutating func subBlocks() throws -> [UInt8] {
        var result: [UInt8] = []
        while true {
            let count = Int(try take(1)[0])
            if count == 0 { return result }
            result += try take(count)
        }
    }

    private mutating func frame(_ control: Frame) throws -> Frame {
        var frame = control
        frame.left = try word()
        frame.top = try word()
        frame.width = try word()
        frame.height = try word()
        let flags = try take(1)[0]
        guard flags & 0xC0 == 0x80 else { throw Malformed() }
        let table = try take(3 << Int(flags & 7 + 1))
        frame.colors = (0..<table.count / 3).map { index in
            UInt32(table[3 * index]) | UInt32(table[3 * index + 1]) << 8 | UInt32(table[3 * index + 2]) << 16
                | 0xFF00_0000
        }
        let codeSize = Int(try take(1)[0])
        frame.indices = try GIFReader.decode(try subBlocks(), codeSize: codeSize)
        guard frame.indices.count == frame.width * frame.height else { throw Malformed() }
        return frame
    }

    /// What codes stand for. Nothing may follow the last but the rest of its byte, without any bit set.
    static func decode(_ data: [UInt8], codeSize: Int) throws -> [Int] {
        let clear = 1 << codeSize
        var table: [[Int]] = [], width = codeSize + 1, previous: [Int]?, result: [Int] = []
        func start() -> [[Int]] { (0..<clear).map { [$0] } + [[], []] }
        var bit = 0
        while true {
            guard bit + width <= data.count * 8 else { throw Malformed() }
            var code = 0
            for k in 0..<width { code |= Int(data[(bit + k) / 8] >> UInt8((bit + k) % 8) & 1) << k }
            bit += width
            if code == clear {
                table = start()
                width = codeSize + 1
                previous = nil
                continue
            }
            if code == clear + 1 {
                guard bit > data.count * 8 - 8, bit == data.count * 8 || data.last! >> UInt8(bit % 8) == 0 else {
                    throw Malformed()
                }
                return result
            }
            let entry: [Int]
            if code < table.count {
                entry = table[code]
            } else {
                guard let previous, code == table.count else { throw Malformed() }
                entry = previous + [previous[0]]
            }
            result += entry
            if let previous, table.count < 4096 { table.append(previous + [entry[0]]) }
            if table.count == 1 << width && width < 12 { width += 1 }
            previous = entry
        }
    }

    /// What a viewer shows, frame by frame; 0 where nothing is.
    func pictures() -> [[UInt32]] {
        var canvas = [UInt32](repeating: 0, count: width * height)
        return frames.map { frame in
            func each(_ body: (Int, Int) -> Void) {
                for y in 0..<frame.height {
                    for x in 0..<frame.width { body((frame.top + y) * width + frame.left + x, y * frame.width + x) }
                }
            }
            each { place, index in
                if frame.indices[index] != frame.transparent { canvas[place] = frame.colors[frame.indices[index]] }
            }
            let shown = canvas
            if frame.disposal == 2 { each { place, _ in canvas[place] = 0 } }
            return shown
        }
    }
}
