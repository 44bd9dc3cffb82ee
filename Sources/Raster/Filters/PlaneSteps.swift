import KinoraPixels

/// The separable steps of which blurs are made: halving, convolution, doubling, along x and along y.
extension FloatPlanes {
    /// Cells `range` of half the resolution along x; those that would reach beyond `bounds` are 0.
    func halvedX(to range: Range<Int>) -> FloatPlanes {
        let covered = Self.coveredCells(of: bounds.xRange, in: range)
        let result = FloatPlanes(bounds: bounds.withX(range), count: count, cleared: covered.isEmpty)
        guard !covered.isEmpty else { return result }
        let start = 2 * covered.lowerBound - 1 - bounds.x
        let (before, after) = (covered.lowerBound - range.lowerBound, range.upperBound - covered.upperBound)
        eachRow(of: result) { index, y in
            let target = result.row(index, y)
            target.update(repeating: 0, count: before)
            PlaneLoops.halveColumns(row(index, y) + start, target + before, covered.count)
            (target + before + covered.count).update(repeating: 0, count: after)
        }
        return result
    }

    /// The same along y.
    func halvedY(to range: Range<Int>) -> FloatPlanes {
        let covered = Self.coveredCells(of: bounds.yRange, in: range)
        let result = FloatPlanes(bounds: bounds.withY(range), count: count, cleared: covered.isEmpty)
        guard !covered.isEmpty else { return result }
        eachRow(of: result) { index, j in
            let target = result.row(index, j)
            guard covered.contains(j) else { return target.update(repeating: 0, count: width) }
            let above = row(index, 2 * j - 1)
            PlaneLoops.halveRows(above, above + width, above + 2 * width, above + 3 * width, target, width)
        }
        return result
    }

    /// The cells of `range` that are made of `fine` cells alone.
    private static func coveredCells(of fine: Range<Int>, in range: Range<Int>) -> Range<Int> {
        let low = max(range.lowerBound, (fine.lowerBound + 2) >> 1)
        return low..<max(low, min(range.upperBound, (fine.upperBound - 1) >> 1))
    }

    /// Pixels `range` of twice the resolution along x.
    func doubledX(to range: Range<Int>) -> FloatPlanes {
        let result = FloatPlanes(bounds: bounds.withX(range), count: count, cleared: false)
        eachRow(of: result) { doubleColumns($0, $1, to: result.row($0, $1), range) }
        return result
    }

    /// The same for one row of a plane.
    func doubleColumns(_ index: Int, _ y: Int, to target: UnsafeMutablePointer<Float>, _ range: Range<Int>) {
        let source = row(index, y)
        let firstPair = (range.lowerBound + 1) >> 1
        let pairs = max(0, (range.upperBound >> 1) - firstPair)
        func single(_ x: Int) {
            let near = (x >> 1) - bounds.x
            let far = (x & 1 == 0 ? (x >> 1) - 1 : (x >> 1) + 1) - bounds.x
            target[x - range.lowerBound] = source[near] * 0.75 + source[far] * 0.25
        }
        if range.lowerBound & 1 == 1 && !range.isEmpty { single(range.lowerBound) }
        PlaneLoops.doubleColumns(source + (firstPair - bounds.x), target + (2 * firstPair - range.lowerBound), pairs)
        let next = 2 * (firstPair + pairs)
        if next < range.upperBound && next >= range.lowerBound { single(next) }
    }

    func doubledY(to range: Range<Int>) -> FloatPlanes {
        let result = FloatPlanes(bounds: bounds.withY(range), count: count, cleared: false)
        eachRow(of: result) { index, y in
            let near = row(index, y >> 1)
            let far = row(index, y & 1 == 0 ? (y >> 1) - 1 : (y >> 1) + 1)
            PlaneLoops.doubleRows(near, far, result.row(index, y), width)
        }
        return result
    }

    func convolvedX(_ kernel: GaussianKernel, to range: Range<Int>) -> FloatPlanes {
        let result = FloatPlanes(bounds: bounds.withX(range), count: count, cleared: false)
        let start = range.lowerBound + kernel.first - bounds.x
        eachRow(of: result) { index, y in
            PlaneLoops.convolve(
                row(index, y) + start, result.row(index, y), count: range.count, kernel.weights, step: 1)
        }
        return result
    }

    func convolvedY(_ kernel: GaussianKernel, to range: Range<Int>) -> FloatPlanes {
        let result = FloatPlanes(bounds: bounds.withY(range), count: count, cleared: false)
        eachRow(of: result) { index, y in
            PlaneLoops.convolve(
                row(index, y + kernel.first), result.row(index, y), count: width, kernel.weights, step: width)
        }
        return result
    }

    /// Multiplies every value by its column's and its row's factor.
    func scale(columns: [Float], rows: [Float]) {
        columns.withUnsafeBufferPointer { columns in
            eachRow(of: self) { index, y in
                let values = row(index, y)
                let factor = rows[y - bounds.y]
                for x in 0..<width { values[x] *= columns[x] * factor }
            }
        }
    }

    private func eachRow(of result: FloatPlanes, _ body: (_ plane: Int, _ y: Int) -> Void) {
        guard !result.bounds.isEmpty else { return }
        for index in 0..<result.count {
            for y in result.bounds.y..<result.bounds.maxY { body(index, y) }
        }
    }
}

extension PixelRect {
    var xRange: Range<Int> { x..<max(x, maxX) }
    var yRange: Range<Int> { y..<max(y, maxY) }

    init(_ x: Range<Int>, _ y: Range<Int>) {
        self.init(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
    }

    func withX(_ range: Range<Int>) -> PixelRect { PixelRect(range, yRange) }
    func withY(_ range: Range<Int>) -> PixelRect { PixelRect(xRange, range) }

    func moved(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}
