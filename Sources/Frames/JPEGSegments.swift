import KinoraPixels

/// What stands in a JPEG file before its picture.
enum JPEGSegments {
    /// The data of the segments with a marker's second byte and a heading, without the heading, in order.
    static func data(of bytes: [UInt8], marker: UInt8, heading: String) -> [ArraySlice<UInt8>] {
        var (place, found) = (2, [ArraySlice<UInt8>]())
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let end = place + 2 + max(2, length)
            guard end <= bytes.count else { break }
            let head = place + 4 + heading.utf8.count
            if bytes[place + 1] == marker, head <= end, bytes[(place + 4)..<head].elementsEqual(heading.utf8) {
                found.append(bytes[head..<end])
            }
            place = end
        }
        return found
    }

    /// What the file's profile says its colors are; sRGB where there is none. A profile is in one segment or several, each with its
    /// number from 1 on and how many there are (ICC.1:2022, B.4).
    static func colors(of bytes: [UInt8]) -> PictureColors {
        let parts = data(of: bytes, marker: 0xE2, heading: "ICC_PROFILE\0").filter { $0.count > 2 }
        let profile = parts.sorted { $0[$0.startIndex] < $1[$1.startIndex] }.flatMap { $0.dropFirst(2) }
        return DisplayP3Profile.matches(profile) ? .displayP3 : .sRGB
    }
}
