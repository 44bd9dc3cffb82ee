import KinoraPixels

/// How a photo is to be turned so that it stands upright, as a camera has noted it (EXIF 2.3, tag 0x0112).
package enum EXIFOrientation: Int {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// What a JPEG's first EXIF segment says; `up` where there is none that can be read.
    package init(ofJPEG bytes: [UInt8]) {
        let segments = JPEGSegments.data(of: bytes, marker: 0xE1, heading: "Exif\0\0")
        self = segments.first.flatMap { EXIFOrientation.value(in: $0) } ?? .up
    }

    /// The entry of the first directory; `data` begin with the order of bytes.
    private static func value(in data: ArraySlice<UInt8>) -> EXIFOrientation? {
        let isLittle = data.starts(with: "II".utf8)
        guard isLittle || data.starts(with: "MM".utf8) else { return nil }
        func number(_ offset: Int, _ count: Int) -> Int? {
            let start = data.startIndex + offset
            guard offset >= 0, start + count <= data.endIndex else { return nil }
            let digits = data[start..<(start + count)]
            return isLittle
                ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, 2).flatMap(EXIFOrientation.init(rawValue:)) }
        }
        return nil
    }

    private var swapsSides: Bool { rawValue >= EXIFOrientation.leftMirrored.rawValue }

    /// Turns a picture upright.
    package func turned(_ picture: StraightPixmap) -> StraightPixmap {
        guard self != .up else { return picture }
        let (width, height) = (picture.width, picture.height)
        let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
        var pixels = [UInt32](repeating: 0, count: picture.pixels.count)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (fromX, fromY) = source(x, y, width, height)
                pixels[y * newWidth + x] = picture.pixels[fromY * width + fromX]
            }
        }
        return StraightPixmap(width: newWidth, height: newHeight, pixels: pixels)
    }

    /// Where a pixel of the upright picture is in the stored one, which has the given size.
    private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (y, height - 1 - x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        case .left: (width - 1 - y, x)
        }
    }
}
