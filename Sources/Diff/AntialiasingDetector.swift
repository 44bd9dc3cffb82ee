// Whether a pixel looks like part of an antialiased edge (Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009).
//
// Such a pixel lies on a slope of brightness: it has darker and brighter neighbors and hardly any equal ones, and the darkest
// or the brightest of them belongs to a plain area in both pictures.

struct AntialiasingDetector {
    private let expected: UnsafePointer<UInt32>
    private let actual: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    private let expectedLuma: LumaPlane
    private let actualLuma: LumaPlane

    init(_ pair: PixelPair, over ground: DiffGround) {
        expected = pair.expected
        actual = pair.actual
        width = pair.width
        height = pair.height
        expectedLuma = LumaPlane(pair.expected, width: pair.width, height: pair.height, over: ground)
        actualLuma = LumaPlane(pair.actual, width: pair.width, height: pair.height, over: ground)
    }

    /// Whether the pixel looks antialiased in either picture.
    func isAntialiased(_ x: Int, _ y: Int) -> Bool {
        let rows = max(0, y - 1)...min(height - 1, y + 1)
        return isAntialiased(x, y, in: expected, expectedLuma.prepare(rows), other: actual)
            || isAntialiased(x, y, in: actual, actualLuma.prepare(rows), other: expected)
    }

    /// Neighbors are visited column by column: among equally dark or bright ones the first counts.
    private func isAntialiased(
        _ x: Int, _ y: Int, in picture: UnsafePointer<UInt32>, _ luma: UnsafePointer<Double>,
        other: UnsafePointer<UInt32>
    ) -> Bool {
        let center = y &* width &+ x
        let brightness = luma[center]
        var equal = isAtBorder(x, y) ? 1 : 0
        var lowest = 0.0, highest = 0.0
        var brightestIndex = 0, darkestIndex = 0
        let lastColumn = min(width &- 1, x &+ 1), lastRow = min(height &- 1, y &+ 1)
        var column = max(0, x &- 1)
        while column <= lastColumn {
            var row = max(0, y &- 1)
            while row <= lastRow {
                let index = row &* width &+ column
                row = row &+ 1
                if index == center { continue }
                let delta = brightness - luma[index]
                if delta == 0 {
                    equal = equal &+ 1
                    if equal > 2 { return false }
                } else if delta < lowest {
                    lowest = delta
                    brightestIndex = index
                } else if delta > highest {
                    highest = delta
                    darkestIndex = index
                }
            }
            column = column &+ 1
        }
        if lowest == 0 || highest == 0 { return false }
        return isPlain(brightestIndex, y, picture, other) || isPlain(darkestIndex, y, picture, other)
    }

    /// Whether a neighbor of a pixel in row `near` lies in a plain area of both pictures.
    @inline(__always)
    private func isPlain(
        _ index: Int, _ near: Int, _ picture: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>
    ) -> Bool {
        let start = near &* width
        let y = index < start ? near &- 1 : index < start &+ width ? near : near &+ 1
        let x = index &- y &* width
        return hasManySiblings(x, y, picture) && hasManySiblings(x, y, other)
    }

    /// Whether at least three neighbors have the very same color; the picture's border counts as one.
    @inline(__always)
    private func hasManySiblings(_ x: Int, _ y: Int, _ picture: UnsafePointer<UInt32>) -> Bool {
        let index = y &* width &+ x
        let color = picture[index]
        var equal = isAtBorder(x, y) ? 1 : 0
        let lastColumn = min(width &- 1, x &+ 1), lastRow = min(height &- 1, y &+ 1)
        var row = max(0, y &- 1)
        while row <= lastRow {
            var column = max(0, x &- 1)
            while column <= lastColumn {
                let other = row &* width &+ column
                if other != index && picture[other] == color { equal = equal &+ 1 }
                column = column &+ 1
            }
            if equal > 2 { return true }
            row = row &+ 1
        }
        return false
    }

    @inline(__always)
    private func isAtBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || x == width - 1 || y == 0 || y == height - 1 }
}
