import Foundation
import KinoraFrames
import KinoraPixels

/// A picture in a form that is not read here, such as HEIC: a gray box of its size stands for it.
struct UnreadPicture {
    /// In pixels.
    let width: Int
    let height: Int

    /// The endings of files other than PNG that catalogues may hold. Of these, JPEG, WebP, SVG and PDF are read unless they are damaged.
    static let endings = ["jpg", "jpeg", "heic", "webp", "gif", "svg", "pdf"]

    /// The side of a picture whose size cannot be read.
    private static let side = 120
    /// Larger pictures are not made, in pixels of a side.
    private static let largest = 4_096

    /// - Parameter bytes: the file's.
    init(_ bytes: [UInt8]) {
        let size = UnreadPicture.jpeg(bytes) ?? UnreadPicture.drawing(bytes)
        let (width, height) = size ?? (UnreadPicture.side, UnreadPicture.side)
        // Of the same shape, where it is larger than what is made.
        let share = min(1, Double(UnreadPicture.largest) / Double(max(width, height, 1)))
        self.width = max(1, Int(Double(width) * share))
        self.height = max(1, Int(Double(height) * share))
    }

    /// Where bytes are a photo in a form that is not read here, as they begin: a JPEG or WebP that is damaged, or HEIC.
    init?(photo bytes: [UInt8]) {
        let isHEIC = bytes.count > 12 && bytes[4..<8].elementsEqual("ftyp".utf8)
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) || isHEIC || WebPDecoder.isWebP(bytes) else { return nil }
        self.init(bytes)
    }

    /// A light gray box with darker edges and diagonals.
    var pixmap: Pixmap {
        let line = max(1, min(width, height) / 60)
        var pixels = [UInt32](repeating: 0xFFCC_C7C7, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let isEdge = x < line || y < line || x >= width - line || y >= height - line
                // How far the place is from both diagonals, in pixels of the longer side.
                let (a, b) = (x * height, y * width)
                let distance = min(abs(a - b), abs(a + b - width * height))
                if isEdge || distance <= line * max(width, height) / 2 { pixels[y * width + x] = 0xFFB2_AEAE }
            }
        }
        return Pixmap(width: width, height: height, pixels: pixels)
    }

    /// What a JPEG's frame header says.
    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            // The start of a frame, in any of its forms; C4, C8 and CC are something else.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                let width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
                return width > 0 && height > 0 ? (width, height) : nil
            }
            place += 2 + max(2, length)
        }
        return nil
    }

    /// What an SVG's first tag or a PDF's first page says, in points.
    private static func drawing(_ bytes: [UInt8]) -> (Int, Int)? {
        let text = String(decoding: bytes.prefix(16_384), as: UTF8.self)
        func size(_ width: Substring, _ height: Substring) -> (Int, Int)? {
            guard let width = Double(width), let height = Double(height), (1...100_000).contains(width),
                (1...100_000).contains(height)
            else { return nil }
            return (Int(width), Int(height))
        }
        if let box = text.firstMatch(of: /\/MediaBox\s*\[\s*[\d.]+\s+[\d.]+\s+([\d.]+)\s+([\d.]+)/) {
            return size(box.1, box.2)
        }
        if let width = text.firstMatch(of: /<svg[^>]*\swidth="([\d.]+)/),
            let height = text.firstMatch(of: /<svg[^>]*\sheight="([\d.]+)/)
        {
            return size(width.1, height.1)
        }
        return text.firstMatch(of: /<svg[^>]*viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)/)
            .flatMap { size($0.1, $0.2) }
    }
}
