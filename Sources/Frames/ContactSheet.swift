// Many frames on one sheet: small copies in rows, each with its number.
import KinoraBasics
import KinoraPixels

/// Collects frames one by one; only their small copies are kept.
public struct ContactSheet: Sendable {
    /// Cells in a row.
    public let columns: Int
    /// A cell's width in pixels; its height follows the first frame.
    public let cellWidth: Int
    /// Pixels between and around the cells.
    public let gap: Int
    /// Behind and between the cells: straight, opaque.
    public let background: UInt32

    private var cells: [(label: String, picture: StraightPixmap)] = []

    /// - Parameters:
    ///   - columns: from 1 to 100.
    ///   - cellWidth: from 8 to 2000 pixels.
    ///   - gap: between and around the cells, from 0 to 200 pixels.
    public init(columns: Int = 6, cellWidth: Int = 240, gap: Int = 8, background: UInt32 = 0xFF26_2626) {
        self.columns = columns.clamped(to: 1...100)
        self.cellWidth = cellWidth.clamped(to: 8...2000)
        self.gap = gap.clamped(to: 0...200)
        self.background = background | 0xFF00_0000
    }

    /// Adds a frame, reduced to the cell's width by averaging areas.
    public mutating func add(_ frame: StraightPixmap, number: Int) {
        guard frame.width > 0 && frame.height > 0 else { return }
        add(cell: ContactSheet.cell(frame.premultiplied(), width: cellWidth), number: number)
    }

    /// Adds a picture with a label of digits, points and the letter s, as in `0.5 s`; other signs leave a space.
    public mutating func add(_ picture: Pixmap, label: String) {
        guard picture.width > 0 && picture.height > 0 else { return }
        cells.append((label, ContactSheet.cell(picture, width: cellWidth)))
    }

    /// Adds a frame that `cell` has reduced.
    mutating func add(cell: StraightPixmap, number: Int) { cells.append((String(max(0, number)), cell)) }

    /// A frame reduced to a width in pixels. It has at least one pixel.
    static func cell(_ frame: Pixmap, width: Int) -> StraightPixmap {
        let height = ((frame.height * width + frame.width / 2) / frame.width).clamped(to: 1...4000)
        return AreaReduction.reduce(frame, width: width, height: height)
    }

    /// The sheet so far. Nil without frames, or when they would make a sheet above the PNG pixel limit.
    public func picture() -> StraightPixmap? {
        guard !cells.isEmpty else { return nil }
        let used = min(columns, cells.count), rows = (cells.count + columns - 1) / columns
        let cellHeight = cells.map(\.picture.height).max() ?? 1
        let rowHeight = cellHeight + SheetLabel.height + gap
        let width = gap + used * (cellWidth + gap), height = gap + rows * rowHeight
        guard width * height <= PNGLimits.defaultPixels else { return nil }
        var sheet = StraightPixmap(
            width: width, height: height, pixels: [UInt32](repeating: background, count: width * height))
        for (index, cell) in cells.enumerated() {
            let left = gap + index % columns * (cellWidth + gap), top = gap + index / columns * rowHeight
            draw(cell.picture, left, top, &sheet)
            SheetLabel.draw(cell.label, left: left, top: top + cellHeight, over: background, in: &sheet)
        }
        return sheet
    }

    /// Transparent frames show a checkerboard.
    private func draw(_ picture: StraightPixmap, _ left: Int, _ top: Int, _ sheet: inout StraightPixmap) {
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let light = (x / 8 + y / 8) % 2 == 0
                let backdrop: UInt32 = light ? 0xFFCC_CCCC : 0xFF99_9999
                var source = StraightPixel(word: picture[x, y]).premultiplied.word, result: UInt32 = 0
                Matte.row(&source, count: 1, over: backdrop, to: &result)
                sheet[left + x, top + y] = result
            }
        }
    }
}
