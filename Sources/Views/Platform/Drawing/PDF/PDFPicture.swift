import KinoraPixels

/// A picture of pixels as a PDF holds it: its colors, and its alpha where it has any.
struct PDFPicture {
    let width: Int
    let height: Int
    /// Red, green and blue of each pixel, not premultiplied.
    let colors: [UInt8]
    /// Nil where all pixels are opaque.
    let alphas: [UInt8]?

    init(_ pixmap: Pixmap) {
        (width, height) = (pixmap.width, pixmap.height)
        let pixels = pixmap.straight().pixels
        var colors: [UInt8] = []
        colors.reserveCapacity(3 * pixels.count)
        for word in pixels {
            for channel in UInt32(0)..<3 { colors.append(UInt8(truncatingIfNeeded: word >> (8 * channel))) }
        }
        self.colors = colors
        let levels = pixels.map { UInt8($0 >> 24) }
        alphas = levels.allSatisfy { $0 == 255 } ? nil : levels
    }

    /// Its objects: the picture, and before it its alpha, whose number is handed to the picture.
    func write(into file: inout PDFFileWriter) -> Int {
        let mask = alphas.map { file.addStream(entries("DeviceGray"), Self.packed($0)) }
        let reference = mask.map { " /SMask \($0) 0 R" } ?? ""
        return file.addStream(entries("DeviceRGB") + reference, Self.packed(colors))
    }
    private func entries(_ space: String) -> String {
        "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /\(space)"
            + " /BitsPerComponent 8 /Filter /RunLengthDecode"
    }

    /// Runs of equal bytes, and of others, each with its length before it; 128 ends them.
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count / 4)
        var (place, loose) = (0, 0)
        func flush(_ end: Int) {
            var start = loose
            while start < end {
                let count = min(128, end - start)
                result.append(UInt8(count - 1))
                result += bytes[start..<start + count]
                start += count
            }
        }
        while place < bytes.count {
            var end = place + 1
            while end < bytes.count, end - place < 128, bytes[end] == bytes[place] { end += 1 }
            if end - place >= 3 {
                flush(place)
                result += [UInt8(257 - (end - place)), bytes[place]]
                loose = end
            }
            place = end
        }
        flush(bytes.count)
        return result + [128]
    }
}
