// One image of a GIF: a rectangle of the picture with a palette of its own.
import KinoraPixels

/// A part of a frame, apart from all others, so that it can be encoded on any thread.
struct GIFImage: Sendable {
    let place: PixelRect
    /// The rectangle's premultiplied pixels, 0 where nothing is to be seen.
    let pixels: [UInt32]
    /// What lies there before.
    let before: [UInt32]
    /// Whether the rectangle is cleared before the next image.
    let isCleared: Bool
    /// Hundredths of a second.
    let delay: Int

    /// The graphic control block and the image.
    func bytes(_ coder: LZWCoder, _ dither: GIFDither) -> [UInt8] {
        var skip: [Bool]? = zip(pixels, before).map { $0 == $1 || $0 == 0 }
        if skip?.contains(true) == false { skip = nil }
        let limit = skip == nil ? 256 : 255
        let indexed = GIFColors.index(
            pixels.map { PremultipliedPixel(word: $0).straight.word }, width: place.width, origin: (place.x, place.y),
            limit: limit,
            dither: dither,
            skip: skip)
        let entries = indexed.colors.count + (skip == nil ? 0 : 1)
        var bits = 1
        while 1 << bits < entries { bits += 1 }
        var table = indexed.colors.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
        table += [UInt8](repeating: 0, count: (3 << bits) - table.count)
        return control(transparentIndex: skip == nil ? nil : UInt8(indexed.colors.count))
            + [0x2C] + GIFImage.word(place.x) + GIFImage.word(place.y) + GIFImage.word(place.width)
            + GIFImage.word(place.height) + [0x80 | UInt8(bits - 1)] + table + coder.encode(indexed.indices, bits: bits)
    }

    private func control(transparentIndex: UInt8?) -> [UInt8] {
        let disposal: UInt8 = isCleared ? 2 : 1
        let flags = disposal << 2 | (transparentIndex == nil ? 0 : 1)
        return [0x21, 0xF9, 4, flags] + GIFImage.word(delay) + [transparentIndex ?? 0, 0]
    }

    static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }

    /// Pixels with an alpha of at least one half; 0 for the others.
    static func visible(_ pixels: [UInt32]) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
            for index in pixels.indices { target[index] = pixels[index] >= 0x8000_0000 ? pixels[index] : 0 }
            count = pixels.count
        }
    }

    /// Around all pixels that are there now and not in the next frame.
    static func vanishing(_ now: [UInt32], _ next: [UInt32], width: Int, height: Int) -> PixelRect? {
        var box: PixelRect?
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard let left = row.first(where: { now[$0] != 0 && next[$0] == 0 }),
                let right = row.last(where: { now[$0] != 0 && next[$0] == 0 })
            else { continue }
            let part = PixelRect(x: left - row.lowerBound, y: y, width: right - left + 1, height: 1)
            box = box?.union(part) ?? part
        }
        return box
    }
}
