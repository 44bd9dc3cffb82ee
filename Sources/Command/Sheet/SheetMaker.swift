import Foundation
import KinoraFrames
import KinoraPixels

/// Contact sheets from folders: one folder in rows of columns, several as a row each.
struct SheetMaker {
    let every: Int
    let columns: Int?
    /// Of the first frame's width; nil for the usual width of a cell.
    let scale: Double?

    private static let background: UInt32 = 0xFF26_2626
    /// A row of one folder has no more cells than a sheet has columns.
    private static let mostColumns = 100

    func sheet(of folders: [String]) throws -> (picture: StraightPixmap, cells: Int) {
        var rows: [StraightPixmap] = [], cells = 0, width: Int?
        for folder in folders {
            let frames = try frames(in: folder)
            let columns = try self.columns ?? (folders.count == 1 ? 6 : wholeRow(of: frames.count, folder))
            var sheet: ContactSheet?
            for (number, path) in frames {
                let frame = try PNGFile.read(path)
                let cell = width ?? scale.map { Int((Double(frame.width) * $0).rounded()) } ?? 240
                width = cell
                var open = sheet ?? ContactSheet(columns: columns, cellWidth: cell, background: Self.background)
                open.add(frame, number: number)
                sheet = open
            }
            guard let picture = sheet?.picture() else { throw Self.tooLarge }
            rows.append(picture)
            cells += frames.count
        }
        return (try stacked(rows), cells)
    }

    private static let tooLarge = CommandError.usage(
        "The sheet would have too many pixels; make it smaller with --every or --scale.")

    /// The chosen frames with their numbers: those in the files' names, or else their places.
    private func frames(in path: String) throws -> [(number: Int, path: String)] {
        let folder = FrameFolder(path)
        let names = try folder.pngNames()
        guard !names.isEmpty else { throw CommandError(.unreadable, "There is no PNG in \(path).") }
        return stride(from: 0, to: names.count, by: every).map { place in
            (FrameName.standard.index(of: names[place]) ?? place, folder.path(of: names[place]))
        }
    }

    private func wholeRow(of count: Int, _ folder: String) throws -> Int {
        guard count <= Self.mostColumns else {
            throw CommandError.usage(
                "\(folder) has \(count) frames for one row, which takes at most \(Self.mostColumns); choose with --every, or "
                    + "break its row with --columns.")
        }
        return count
    }

    /// Below each other, narrow ones filled with the background.
    private func stacked(_ rows: [StraightPixmap]) throws -> StraightPixmap {
        guard rows.count != 1 else { return rows[0] }
        let width = rows.map(\.width).max() ?? 0, height = rows.reduce(0) { $0 + $1.height }
        guard width * height <= PNGLimits.defaultPixels else { throw Self.tooLarge }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in rows {
            for y in 0..<row.height {
                pixels += row.pixels[y * row.width..<(y + 1) * row.width]
                pixels += repeatElement(Self.background, count: width - row.width)
            }
        }
        return StraightPixmap(width: width, height: height, pixels: pixels)
    }
}
