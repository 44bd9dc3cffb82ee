// Reads what GIF files show (GIF89a specification), for sources that play them frame by frame.
import KinoraPixels

/// The frames of a GIF, each as the whole picture that is seen.
package struct GIFFrames {
    /// One picture, and how long it stands, in seconds.
    package struct Frame {
        package let picture: Pixmap
        package let duration: Double
    }

    package let frames: [Frame]
    /// How often it is played; 0 without an end.
    package let plays: Int

    /// All frames together, in pixels: what comes after them is not read.
    static let mostPixels = PNGLimits.defaultPixels
    static let mostFrames = 10_000

    /// nil for bytes that are no GIF, or that have no frame. Of a file that is cut off, the frames before its end are there.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) else { return nil }
        var input = ByteInput(bytes, from: 6)
        guard let width = input.word(), let height = input.word(), let flags = input.byte(), input.skip(2),
            width > 0, height > 0, width * height <= GIFFrames.mostPixels,
            let colors = input.colors(flags)
        else { return nil }
        var canvas = GIFCanvas(width: width, height: height, colors: colors)
        var frames: [Frame] = []
        var plays = 1
        let most = min(GIFFrames.mostFrames, GIFFrames.mostPixels / (width * height))
        while frames.count < most, let block = input.byte(), block != 0x3B {
            if block == 0x21 {
                guard let kind = input.byte(), let data = input.subBlocks() else { break }
                if kind == 0xF9 { canvas.control = GIFControl(data) }
                if kind == 0xFF, let count = GIFFrames.plays(data) { plays = count }
            } else if block == 0x2C, let frame = canvas.draw(&input) {
                frames.append(frame)
            } else {
                break
            }
        }
        guard !frames.isEmpty else { return nil }
        (self.frames, self.plays) = (frames, plays)
    }

    /// What the extension that browsers know says of playing again.
    private static func plays(_ data: [UInt8]) -> Int? {
        guard data.count >= 14, data.starts(with: "NETSCAPE2.0".utf8), data[11] == 1 else { return nil }
        let count = Int(data[12]) | Int(data[13]) << 8
        return count == 0 ? 0 : count + 1
    }
}

/// What is said of the next image: how long it stands, which color is none, and what becomes of it.
struct GIFControl {
    var duration = 0.0
    var transparent: UInt8?
    /// 2: cleared, 3: what was there before comes back.
    var disposal = 0

    init() {}

    init(_ data: [UInt8]) {
        guard data.count >= 4 else { return }
        disposal = Int(data[0] >> 2 & 7)
        duration = Double(Int(data[1]) | Int(data[2]) << 8) / 100
        transparent = data[0] & 1 == 1 ? data[3] : nil
    }
}

/// The picture that the images of a GIF are drawn onto.
struct GIFCanvas {
    let colors: [UInt32]
    var control = GIFControl()
    private var picture: Pixmap

    init(width: Int, height: Int, colors: [UInt32]) {
        self.colors = colors
        picture = Pixmap(width: width, height: height)
    }

    /// Reads an image and draws it; nil where it is cut off.
    mutating func draw(_ input: inout ByteInput) -> GIFFrames.Frame? {
        guard let left = input.word(), let top = input.word(), let width = input.word(), let height = input.word(),
            let flags = input.byte(), let own = input.colors(flags), let bits = input.byte(), (2...11).contains(bits),
            width * height <= GIFFrames.mostPixels, let data = input.subBlocks()
        else { return nil }
        let before = picture
        let indices = LZWDecoder.decode(data, bits: Int(bits), count: width * height)
        put(indices, left, top, width, height, isInterlaced: flags & 0x40 != 0, own.isEmpty ? colors : own)
        let frame = GIFFrames.Frame(picture: picture, duration: control.duration)
        switch control.disposal {
        case 2: clear(left, top, width, height)
        case 3: picture = before
        default: break
        }
        control = GIFControl()
        return frame
    }

    private mutating func put(
        _ indices: [UInt8], _ left: Int, _ top: Int, _ width: Int, _ height: Int, isInterlaced: Bool, _ colors: [UInt32]
    ) {
        let rows = isInterlaced ? GIFCanvas.interlaced(height) : Array(0..<height)
        for (number, row) in rows.enumerated() where top + row < picture.height {
            for column in 0..<width where left + column < picture.width {
                let place = number * width + column
                guard place < indices.count else { return }
                let index = indices[place]
                guard index != control.transparent, Int(index) < colors.count else { continue }
                picture[left + column, top + row] = colors[Int(index)]
            }
        }
    }

    private mutating func clear(_ left: Int, _ top: Int, _ width: Int, _ height: Int) {
        for y in top..<max(top, min(top + height, picture.height)) {
            for x in left..<max(left, min(left + width, picture.width)) { picture[x, y] = 0 }
        }
    }

    /// The rows in the order in which they are stored: every eighth, those between them, and so on.
    static func interlaced(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// Bytes that are read one after another; nil at their end.
struct ByteInput {
    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8], from position: Int) { (self.bytes, self.position) = (bytes, position) }

    mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func word() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(low) | Int(high) << 8
    }

    mutating func skip(_ count: Int) -> Bool {
        position += count
        return position <= bytes.count
    }

    /// The palette that the flags tell of; none where they tell of none, nil where it is cut off.
    mutating func colors(_ flags: UInt8) -> [UInt32]? {
        guard flags & 0x80 != 0 else { return [] }
        let count = 2 << Int(flags & 7)
        var result: [UInt32] = []
        for _ in 0..<count {
            guard let red = byte(), let green = byte(), let blue = byte() else { return nil }
            result.append(0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red))
        }
        return result
    }

    /// The bytes of sub-blocks up to the empty one that ends them. What is cut off ends them, too.
    mutating func subBlocks() -> [UInt8]? {
        var result: [UInt8] = []
        while let count = byte() {
            if count == 0 { return result }
            let end = min(position + Int(count), bytes.count)
            result += bytes[position..<end]
            position += Int(count)
        }
        return result.isEmpty ? nil : result
    }
}

/// GIF's compression backwards (appendix F): codes of growing length, lowest bit first.
enum LZWDecoder {
    private static let largestCode = 4096

    /// At most `count` bytes; fewer where the data end before, or are damaged.
    static func decode(_ data: [UInt8], bits: Int, count: Int) -> [UInt8] {
        let clear = 1 << bits
        var prefix = [Int](repeating: -1, count: largestCode)
        var last = [UInt8](repeating: 0, count: largestCode)
        for code in 0..<clear { last[code] = UInt8(code & 255) }
        var (width, next) = (bits + 1, clear + 2)
        var previous: Int?
        var output: [UInt8] = []
        output.reserveCapacity(count)
        var (buffer, held) = (0, 0)
        /// Writes what a code stands for, and gives its first byte.
        func write(_ code: Int) -> UInt8 {
            let start = output.count
            var code = code
            while code >= 0 {
                output.append(last[code])
                code = prefix[code]
            }
            output[start...].reverse()
            return output[start]
        }
        for byte in data {
            buffer |= Int(byte) << held
            held += 8
            while held >= width {
                let code = buffer & (1 << width - 1)
                buffer >>= width
                held -= width
                if code == clear {
                    (width, next, previous) = (bits + 1, clear + 2, nil)
                    continue
                }
                guard code != clear + 1, output.count < count else { return Array(output.prefix(count)) }
                guard let known = previous else {
                    guard code < clear else { return output }
                    previous = code
                    output.append(last[code])
                    continue
                }
                guard code <= next, code < next || next < largestCode else { return output }
                if next < largestCode {
                    prefix[next] = known
                    if code == next {
                        // What is not known yet is the last with its own first byte after it.
                        last[next] = first(known, prefix, last)
                        _ = write(code)
                    } else {
                        last[next] = write(code)
                    }
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                } else {
                    _ = write(code)
                }
                previous = code
            }
        }
        return Array(output.prefix(count))
    }

    private static func first(_ code: Int, _ prefix: [Int], _ last: [UInt8]) -> UInt8 {
        var code = code
        while prefix[code] >= 0 { code = prefix[code] }
        return last[code]
    }
}
