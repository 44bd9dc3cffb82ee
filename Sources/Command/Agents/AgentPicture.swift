import KinoraFrames
import KinoraPixels
import KinoraProtocol

/// A picture as clients take it: no side longer than asked for, and few enough bytes.
struct AgentPicture {
    let png: [UInt8]
    /// Pixels of what is shown.
    let width: Int
    let height: Int
    /// Pixels of the whole picture.
    let fullWidth: Int
    let fullHeight: Int

    /// Text and picture together stay below the megabyte that the strictest client takes; base64 has four bytes for three.
    static let mostBytes = 700_000 / 4 * 3
    static let usualSide = 1024
    static let largestSide = 1568

    init(path: String, side: Int) throws {
        let picture = try PNGFile.read(path)
        (fullWidth, fullHeight) = (picture.width, picture.height)
        var divisor = max(1, Double(max(picture.width, picture.height)) / Double(side))
        var shown = picture
        if divisor > 1 { shown = AgentPicture.reduced(picture, by: divisor) }
        var bytes = try PNGEncoder().encode(shown)
        while bytes.count > AgentPicture.mostBytes {
            divisor *= 1.5
            shown = AgentPicture.reduced(picture, by: divisor)
            bytes = try PNGEncoder().encode(shown)
        }
        (png, width, height) = (bytes, shown.width, shown.height)
    }

    private static func reduced(_ picture: StraightPixmap, by divisor: Double) -> StraightPixmap {
        let width = max(1, Int((Double(picture.width) / divisor).rounded()))
        let height = max(1, Int((Double(picture.height) / divisor).rounded()))
        return picture.premultiplied().reduced(width: width, height: height).straight()
    }

    /// ` (shown at 512x288)`, or nothing where it is shown as it is.
    var note: String { width == fullWidth && height == fullHeight ? "" : " (shown at \(width)x\(height))" }

    var block: ToolResult.Block { .picture(png) }
}
