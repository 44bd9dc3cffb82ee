import Foundation

/// The same picture in other bytes: a PNG with a text chunk after its header.
enum AnnotatedPNG {
    static func make(_ png: [UInt8]) -> [UInt8] {
        let body = Array("tEXtComment\u{0}golden".utf8)
        let length = UInt32(body.count - 4)
        return png[..<33] + bigEndian(length) + body + bigEndian(crc(body)) + png[33...]
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }

    /// CRC-32 as PNG defines it.
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { value, byte in
            (0..<8).reduce(value ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
        }
    }
}
