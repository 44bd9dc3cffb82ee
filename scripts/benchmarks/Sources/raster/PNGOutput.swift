import Foundation
import KinoraFrames
import KinoraPixels

extension BenchRaster {
    static func write(_ pixmap: Pixmap, _ path: String) throws {
        try Data(PNGEncoder().encode(pixmap)).write(to: URL(fileURLWithPath: path))
    }
}
