import CZlib
import Foundation

/// PNG files of red, green and blue that stay below a size: what each pixel differs from its forecast is rounded to a step, and the
/// step grows until the file is small enough. Rounding follows the gradients, so that skies get no bands.
enum PNG {
    static func encoded(_ pixels: [UInt8], width: Int, height: Int, limit: Int) -> (bytes: [UInt8], step: Int) {
        var step = 1
        while true {
            let file = encoded(pixels, width: width, height: height, step: step)
            if file.count <= limit || step > 24 { return (file, step) }
            step += 1
        }
    }

    private static func encoded(_ pixels: [UInt8], width: Int, height: Int, step: Int) -> [UInt8] {
        var kept = pixels
        var lines: [UInt8] = []
        lines.reserveCapacity((width * 3 + 1) * height)
        for y in 0..<height {
            // Filter 3 forecasts the mean of the left and the upper neighbor; the first line, filter 1, the left one alone.
            lines.append(y == 0 ? 1 : 3)
            for x in 0..<width * 3 {
                let at = y * width * 3 + x
                let left = x >= 3 ? Int(kept[at - 3]) : 0
                let forecast = y == 0 ? left : (left + Int(kept[at - width * 3])) / 2
                let difference = Int(pixels[at]) - forecast
                let rounded = (Double(difference) / Double(step)).rounded() * Double(step)
                let value = min(max(forecast + Int(rounded), 0), 255)
                kept[at] = UInt8(value)
                lines.append(UInt8(truncatingIfNeeded: value - forecast))
            }
        }
        return assembled(lines, width: width, height: height)
    }

    private static func assembled(_ lines: [UInt8], width: Int, height: Int) -> [UInt8] {
        var packed = [UInt8](repeating: 0, count: Int(compressBound(uLong(lines.count))))
        var count = uLongf(packed.count)
        let code = compress2(&packed, &count, lines, uLong(lines.count), 9)
        guard code == Z_OK else { fatalError("zlib's compress2 failed with code \(code).") }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
        file += chunk("sRGB", [0])
        file += chunk("IDAT", Array(packed[..<Int(count)]))
        return file + chunk("IEND", [])
    }

    private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + data
        return big(data.count) + body + big(Int(crc32(0, body, uInt(body.count))))
    }

    private static func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
