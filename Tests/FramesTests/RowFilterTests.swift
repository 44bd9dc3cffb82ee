import KinoraBasics
import Testing

@testable import KinoraFrames

struct RowFilterTests {
    @Test(
        "filters follow the specification's formulas and undoing them restores the row", arguments: RowFilter.allCases)
    func formulas(filter: RowFilter) {
        var random = SplitMix(seed: 17)
        for bytesPerPixel in [1, 2, 3, 4] {
            for pixels in [1, 2, 5, 16, 67] {
                let count = pixels * bytesPerPixel
                let row = (0..<count).map { _ in random.byte() }, above = (0..<count).map { _ in random.byte() }
                let filtered = apply(filter, row, above, bytesPerPixel)
                #expect(filtered == plain(filter, row, above, bytesPerPixel))
                var undone = filtered + [1, 2, 3, 4]
                let known = RowUnfilter.undo(
                    filter.rawValue, row: &undone, above: above + [5, 6, 7, 8], count: count,
                    bytesPerPixel: bytesPerPixel)
                #expect(known && undone == row + [1, 2, 3, 4])
            }
        }
    }

    @Test("a filter that PNG does not have is refused")
    func unknown() {
        var row: [UInt8] = [0, 0, 0, 0, 0]
        #expect(!RowUnfilter.undo(5, row: &row, above: [0, 0, 0, 0, 0], count: 1, bytesPerPixel: 1))
    }

    private func apply(_ filter: RowFilter, _ row: [UInt8], _ above: [UInt8], _ bytesPerPixel: Int) -> [UInt8] {
        let margin = [UInt8](repeating: 0, count: 8)
        let out = [UInt8](unsafeUninitializedCapacity: row.count + 1) { target, count in
            (margin + row).withUnsafeBufferPointer { row in
                (margin + above).withUnsafeBufferPointer { above in
                    filter.apply(
                        row: row.baseAddress! + 8, above: above.baseAddress! + 8, count: row.count - 8,
                        bytesPerPixel: bytesPerPixel, to: target.baseAddress!)
                }
            }
            count = row.count + 1
        }
        #expect(out[0] == filter.rawValue)
        return Array(out.dropFirst())
    }

    /// PNG specification, sections 9.2 and 9.4, in whole numbers.
    private func plain(_ filter: RowFilter, _ row: [UInt8], _ above: [UInt8], _ size: Int) -> [UInt8] {
        row.indices.map { i in
            let a = i >= size ? Int(row[i - size]) : 0, b = Int(above[i]), c = i >= size ? Int(above[i - size]) : 0
            let guess: Int
            switch filter {
            case .none: guess = 0
            case .sub: guess = a
            case .up: guess = b
            case .average: guess = (a + b) / 2
            case .paeth:
                let p = a + b - c
                let distances = [abs(p - a), abs(p - b), abs(p - c)]
                guess = [a, b, c][distances.firstIndex(of: distances.min()!)!]
            }
            return UInt8(truncatingIfNeeded: Int(row[i]) - guess)
        }
    }
}
