import KinoraPixels

/// As a camera has noted it (EXIF 2.3, tag 0x0112).
extension PictureOrientation {
    /// What a JPEG's first EXIF segment says; `up` where there is none that can be read.
    package init(ofJPEG bytes: [UInt8]) {
        let segments = JPEGSegments.data(of: bytes, marker: 0xE1, heading: "Exif\0\0")
        self = segments.first.flatMap { PictureOrientation.value(in: $0) } ?? .up
    }

    /// The entry of the first directory; `data` begin with the order of bytes.
    private static func value(in data: ArraySlice<UInt8>) -> PictureOrientation? {
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
            if tag == 0x0112 { return number(entry + 8, 2).flatMap(PictureOrientation.init(rawValue:)) }
        }
        return nil
    }
}
