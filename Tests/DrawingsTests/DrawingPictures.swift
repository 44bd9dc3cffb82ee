import Foundation
import KinoraDrawings
import KinoraPixels
import KinoraRaster
import KinoraScene

/// A drawing's file drawn on nothing, and its pixels as straight colors.
struct DrawnFile {
    let drawing: VectorDrawing
    let scale: Double
    private let pixmap: Pixmap

    init(_ bytes: [UInt8], scale: Double = 1) throws {
        drawing = try VectorDrawing(file: bytes)
        self.scale = scale
        pixmap = try Rasterizer(scale: scale).render(FrameScene(size: drawing.size, nodes: drawing.nodes))
    }

    init(_ text: String, scale: Double = 1) throws { try self.init(Array(text.utf8), scale: scale) }

    /// Red, green, blue (premultiplied) and alpha in 0…255.
    func bytes(_ x: Int, _ y: Int) -> [Int] {
        let pixel = pixmap[x, y]
        return [0, 8, 16, 24].map { Int(pixel >> UInt32($0) & 0xFF) }
    }
    func alpha(_ x: Int, _ y: Int) -> Int { bytes(x, y)[3] }

    /// The area that is covered, in points.
    var area: Double {
        var sum = 0
        for y in 0..<pixmap.height { for x in 0..<pixmap.width { sum += alpha(x, y) } }
        return Double(sum) / 255 / scale / scale
    }
}

/// The content of an SVG of 100 by 100 points.
func svg(_ content: String, _ attributes: String = #"viewBox="0 0 100 100""#) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#
}
