import KinoraBasics
import KinoraFrames
import KinoraPixels

/// A picture of pixels within a PDF.
struct PDFPicture {
    private let object: PDFStream
    private let resources: [String: PDFValue]
    private let file: PDFFile

    /// Larger pictures are not drawn, in pixels.
    private static let mostPixels = 1 << 24

    init(_ object: PDFStream, resources: [String: PDFValue], in file: PDFFile) {
        (self.object, self.resources, self.file) = (object, resources, file)
    }

    /// Whether it says only where color goes.
    var isStencil: Bool { if case .bool(true) = file.resolve(object.dictionary["ImageMask"]) { true } else { false } }

    /// Its pixels; a stencil's in a color. Nil where it cannot be read.
    func pixmap(in color: RGBA) throws(DrawingError) -> Pixmap? {
        let (bytes, rest) = try file.unpackedPicture(object)
        if rest == "DCTDecode" || rest == "DCT" {
            guard let picture = try? JPEGDecoder.decode(bytes) else { return nil }
            return try finished(picture.width, picture.height, picture.pixels)
        }
        guard rest == nil, let (width, height) = size(object) else { return nil }
        if isStencil { return stencil(bytes, width, height, color) }
        guard let samples = Samples(object, bytes, resources, file) else { return nil }
        return try finished(width, height, samples.colors(width, height))
    }

    private func size(_ object: PDFStream) -> (Int, Int)? {
        guard let width = file.resolve(object.dictionary["Width"]).whole, width > 0,
            let height = file.resolve(object.dictionary["Height"]).whole, height > 0,
            case let (count, isTooMany) = width.multipliedReportingOverflow(by: height), !isTooMany,
            count <= PDFPicture.mostPixels
        else { return nil }
        return (width, height)
    }

    /// Straight pixels with the alpha that a second picture or a range of colors gives.
    private func finished(_ width: Int, _ height: Int, _ pixels: [UInt32]) throws(DrawingError) -> Pixmap {
        var pixels = pixels
        if let mask = file.stream(object.dictionary["SMask"]) ?? file.stream(object.dictionary["Mask"]),
            let (columns, rows) = size(mask)
        {
            let (bytes, rest) = try file.unpackedPicture(mask)
            let isHard = object.dictionary["SMask"] == nil
            if rest == nil, let samples = Samples(mask, bytes, resources, file, isStencil: isHard) {
                let levels = samples.colors(columns, rows)
                for y in 0..<height {
                    for x in 0..<width {
                        let level = levels[y * rows / height * columns + x * columns / width] & 0xFF
                        let alpha = isHard ? 255 - level : level
                        pixels[y * width + x] = pixels[y * width + x] & 0x00FF_FFFF | alpha << 24
                    }
                }
            }
        }
        return StraightPixmap(width: width, height: height, pixels: pixels).premultiplied()
    }

    private func stencil(_ bytes: [UInt8], _ width: Int, _ height: Int, _ color: RGBA) -> Pixmap {
        // Zeros are painted, unless it is turned around.
        let isTurned = file.numbers(object.dictionary["Decode"])?.first == 1
        func byte(_ part: Double) -> UInt32 { UInt32((part.clamped(to: 0...1) * 255).rounded()) }
        let ink = byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | byte(color.alpha) << 24
        let stride = (width + 7) / 8
        var pixels = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width where y * stride + x / 8 < bytes.count {
                let bit = bytes[y * stride + x / 8] >> UInt8(7 - x % 8) & 1
                if (bit == 0) != isTurned { pixels[y * width + x] = ink }
            }
        }
        return StraightPixmap(width: width, height: height, pixels: pixels).premultiplied()
    }

    /// Packed samples and what they mean.
    private struct Samples {
        let bytes: [UInt8]
        let bits: Int
        let space: PDFColorSpace
        /// For each part of a color the values of the least and the greatest sample.
        let decode: [Double]

        init?(
            _ object: PDFStream, _ bytes: [UInt8], _ resources: [String: PDFValue], _ file: PDFFile,
            isStencil: Bool = false
        ) {
            bits = isStencil ? 1 : file.resolve(object.dictionary["BitsPerComponent"]).whole ?? 8
            guard [1, 2, 4, 8, 16].contains(bits),
                let space = isStencil
                    ? .gray : PDFColorSpace(object.dictionary["ColorSpace"], resources: resources, in: file)
            else { return nil }
            self.bytes = bytes
            self.space = space
            decode = file.numbers(object.dictionary["Decode"], count: 2 * space.count) ?? space.samples(bits: bits)
        }

        /// Opaque pixels, row by row; what is missing is black.
        func colors(_ width: Int, _ height: Int) -> [UInt32] {
            let parts = space.count
            let stride = (width * parts * bits + 7) / 8
            var (pixels, known) = ([UInt32](repeating: 0xFF00_0000, count: width * height), [UInt64: UInt32]())
            for y in 0..<height {
                for x in 0..<width {
                    var key: UInt64 = 0
                    for part in 0..<parts { key = key << 16 | UInt64(sample(y * stride, x * parts + part)) }
                    if let pixel = known[key], parts <= 4 {
                        pixels[y * width + x] = pixel
                        continue
                    }
                    let pixel = color(y * stride, x * parts)
                    if known.count < 1 << 16 { known[key] = pixel }
                    pixels[y * width + x] = pixel
                }
            }
            return pixels
        }

        private func sample(_ row: Int, _ index: Int) -> Int {
            let bit = index * bits
            let place = row + bit / 8
            guard place < bytes.count else { return 0 }
            if bits == 16 { return Int(bytes[place]) << 8 | Int(place + 1 < bytes.count ? bytes[place + 1] : 0) }
            return Int(bytes[place]) >> (8 - bits - bit % 8) & (1 << bits - 1)
        }

        private func color(_ row: Int, _ first: Int) -> UInt32 {
            let greatest = Double(1 << bits - 1)
            let numbers = (0..<space.count).map { part in
                let (low, high) = (decode[2 * part], decode[2 * part + 1])
                return low + Double(sample(row, first + part)) / greatest * (high - low)
            }
            let color = space.color(numbers)
            func byte(_ part: Double) -> UInt32 { UInt32((part.clamped(to: 0...1) * 255).rounded()) }
            return byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | 0xFF00_0000
        }
    }
}
