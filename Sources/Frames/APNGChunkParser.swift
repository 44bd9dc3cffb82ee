// The chunks of an animated PNG in their order, each checked where it stands.
internal import KinoraCPNG
import KinoraPixels

struct APNGChunkParser {
    private(set) var frames: [APNGReader.Frame] = []
    private(set) var shared: [UInt8] = []
    private(set) var plays = 0

    private let header: PNGHeader
    private var announced: Int?
    private var sequence = 0
    private var sawData = false
    private var plainData: [ArraySlice<UInt8>] = []

    init(_ header: PNGHeader) { self.header = header }

    mutating func parse(_ bytes: [UInt8]) throws(PNGError) {
        var position = PNGHeader.byteCount
        while true {
            guard position + 12 <= bytes.count else { throw PNGError(.truncated, "the file ends too early") }
            let length = word(bytes, position)
            let body = position + 8
            guard length <= bytes.count - body - 4 else { throw PNGError(.truncated, "the file ends within a chunk") }
            let name = String(decoding: bytes[position + 4..<body], as: UTF8.self)
            let checksum = bytes.withUnsafeBufferPointer {
                libdeflate_crc32(0, $0.baseAddress! + position + 4, length + 4)
            }
            guard word(bytes, body + length) == Int(checksum) else {
                throw PNGError(.damaged, "the checksum of a chunk is wrong")
            }
            if name == "IEND" { break }
            try take(name, bytes[body..<body + length], whole: bytes[position..<body + length + 4])
            position = body + length + 4
        }
        try finish()
    }

    private mutating func take(_ name: String, _ data: ArraySlice<UInt8>, whole: ArraySlice<UInt8>) throws(PNGError) {
        switch name {
        case "PLTE", "tRNS":
            guard !sawData else { throw PNGError(.damaged, "\(name) comes after the picture") }
            shared += whole
        case "acTL":
            guard announced == nil, !sawData, data.count == 8 else { throw PNGError(.damaged, "acTL is out of place") }
            announced = word(data, 0)
            plays = word(data, 4)
        case "fcTL":
            guard announced != nil, data.count == 26 else { throw PNGError(.damaged, "fcTL is out of place") }
            try checkSequence(data)
            frames.append(APNGReader.Frame(control: try control(data)))
        case "IDAT":
            guard frames.count <= 1 else { throw PNGError(.damaged, "IDAT comes after the first frame") }
            sawData = true
            // Without a control chunk before it, the default picture is no part of the animation.
            if frames.isEmpty { plainData.append(data) } else { frames[0].data.append(data) }
        case "fdAT":
            guard !frames.isEmpty, sawData, data.count >= 4 else { throw PNGError(.damaged, "fdAT is out of place") }
            try checkSequence(data)
            frames[frames.count - 1].data.append(data.dropFirst(4))
        default:
            // Upper case: a chunk without which the picture cannot be understood.
            guard name.utf8.first.map({ $0 & 0x20 != 0 }) == true else {
                throw PNGError(.damaged, "it has a critical chunk of an unknown kind")
            }
        }
    }

    private mutating func finish() throws(PNGError) {
        guard sawData else { throw PNGError(.damaged, "it has no picture data") }
        if announced == nil || announced == 0 {
            let whole = PixelRect(x: 0, y: 0, width: header.width, height: header.height)
            let control = APNGReader.Control(rectangle: whole, delay: (0, 1), dispose: 0, blend: 0)
            frames = [APNGReader.Frame(control: control, data: plainData)]
        }
        guard announced ?? 0 == 0 || announced == frames.count else {
            throw PNGError(.damaged, "\(announced ?? 0) frames were announced, \(frames.count) are there")
        }
        guard frames.allSatisfy({ !$0.data.isEmpty }) else { throw PNGError(.damaged, "a frame has no data") }
    }

    private mutating func checkSequence(_ data: ArraySlice<UInt8>) throws(PNGError) {
        guard word(data, 0) == sequence else {
            throw PNGError(.damaged, "animation chunks are missing or out of order")
        }
        sequence += 1
    }

    private func control(_ data: ArraySlice<UInt8>) throws(PNGError) -> APNGReader.Control {
        let place = PixelRect(x: word(data, 12), y: word(data, 16), width: word(data, 4), height: word(data, 8))
        guard place.width > 0, place.height > 0, place.x + place.width <= header.width,
            place.y + place.height <= header.height
        else { throw PNGError(.damaged, "a frame lies outside the picture") }
        let delays = word(data, 20), operations = data.suffix(2)
        guard let dispose = operations.first, let blend = operations.last, dispose <= 2, blend <= 1 else {
            throw PNGError(.damaged, "a frame has an operation that APNG does not have")
        }
        return APNGReader.Control(
            rectangle: place, delay: (delays >> 16, delays & 0xFFFF), dispose: dispose, blend: blend)
    }

    private func word(_ bytes: [UInt8], _ offset: Int) -> Int { word(bytes[...], offset) }

    private func word(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Int {
        let start = bytes.startIndex + offset
        return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
