// A contact sheet from a run while it is rendered.
import KinoraPixels

/// Frames into one PNG with a small copy of each; of a long run, of every n-th.
public final class SheetWriter: FrameSequenceWriter, @unchecked Sendable {
    /// A longer run is thinned out evenly to at most this many cells.
    public static let mostCells = 48

    private let firstNumber: Int
    private let every: Int
    private let encoder: PNGEncoder
    private let cellWidth: Int
    private var sheet: ContactSheet
    private var taken = 0

    /// - Parameters:
    ///   - firstNumber: the number below the first frame.
    ///   - frameCount: how many frames will come.
    ///   - colors: what the numbers of the pixels mean.
    public init(
        firstNumber: Int, frameCount: Int, compression: PNGCompression = .balanced, colors: PictureColors = .sRGB
    ) {
        self.firstNumber = firstNumber
        encoder = PNGEncoder(compression: compression, colors: colors)
        every = max(1, (frameCount + SheetWriter.mostCells - 1) / SheetWriter.mostCells)
        sheet = ContactSheet()
        cellWidth = sheet.cellWidth
    }

    /// Reduces the frame to a cell, if it is one of those shown.
    public func take(_ frame: Pixmap) throws(PNGError) -> SequencePiece? {
        guard frame.width > 0 && frame.height > 0 else { throw PNGError(.damaged, "a frame has at least one pixel") }
        defer { taken += 1 }
        guard taken % every == 0 else { return nil }
        let number = firstNumber + taken
        return SequencePiece { [self] in
            let cell = ContactSheet.cell(frame, width: cellWidth)
            return { [self] in
                sheet.add(cell: cell, number: number)
                return []
            }
        }
    }

    /// The whole PNG file.
    public func trailer() throws(PNGError) -> [UInt8] {
        guard let picture = sheet.picture() else { throw PNGError(.tooLarge, "the sheet would have too many pixels") }
        return try encoder.encode(picture)
    }
}
