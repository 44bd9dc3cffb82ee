// Frame numbers and times under the cells of a contact sheet, in signs of three by five dots that need no font.
import KinoraPixels

enum SheetLabel {
    private static let dot = 2
    /// Room below a cell: the digits and some air.
    static let height = 5 * dot + 6

    /// Five rows of three dots each, the leftmost in the highest bit.
    private static let digits: [[UInt8]] = [
        [0b111, 0b101, 0b101, 0b101, 0b111], [0b010, 0b110, 0b010, 0b010, 0b111], [0b111, 0b001, 0b111, 0b100, 0b111],
        [0b111, 0b001, 0b111, 0b001, 0b111], [0b101, 0b101, 0b111, 0b001, 0b001], [0b111, 0b100, 0b111, 0b001, 0b111],
        [0b111, 0b100, 0b111, 0b101, 0b111], [0b111, 0b001, 0b010, 0b010, 0b010], [0b111, 0b101, 0b111, 0b101, 0b111],
        [0b111, 0b101, 0b111, 0b001, 0b111],
    ]
    private static let point: [UInt8] = [0, 0, 0, 0, 0b010]
    private static let seconds: [UInt8] = [0, 0b011, 0b010, 0b001, 0b011]

    private static func dots(of character: Character) -> [UInt8] {
        switch character {
        case "0"..."9": character.wholeNumberValue.map { digits[$0] } ?? []
        case ".": point
        case "s": seconds
        default: []
        }
    }

    /// Light on a dark background and the other way round. Dots outside the sheet are left out.
    static func draw(_ text: String, left: Int, top: Int, over background: UInt32, in sheet: inout StraightPixmap) {
        let green = background >> 8 & 255
        let color: UInt32 = green < 128 ? 0xFFE0_E0E0 : 0xFF30_3030
        for (position, character) in text.enumerated() {
            for (row, bits) in dots(of: character).enumerated() {
                for column in 0..<3 where bits >> UInt8(2 - column) & 1 == 1 {
                    fill(left + (position * 4 + column) * dot, top + 3 + row * dot, color, &sheet)
                }
            }
        }
    }

    private static func fill(_ left: Int, _ top: Int, _ color: UInt32, _ sheet: inout StraightPixmap) {
        for y in top..<top + dot where (0..<sheet.height).contains(y) {
            for x in left..<left + dot where (0..<sheet.width).contains(x) { sheet[x, y] = color }
        }
    }
}
