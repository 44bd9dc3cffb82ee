// PNG's five row filters (PNG specification, section 9): each byte is replaced by its difference from a guess made of the
// byte a pixel to the left (a), the one above (b) and the one left of that (c). Plain loops that the compiler vectorizes.
internal import KinoraFrameKernels

/// A row filter, numbered as in the file.
package enum RowFilter: UInt8, CaseIterable, Sendable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Writes the filter's number and `count` filtered bytes to `out`.
    ///
    /// `row` and `above` are unfiltered bytes of this row and the one above it (zeros for the first row). Both must be readable
    /// for `bytesPerPixel` bytes before their start, and these must be zero: the specification's pixel left of the first.
    @inline(__always)
    package func apply(
        row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int,
        to out: UnsafeMutablePointer<UInt8>
    ) {
        out[0] = rawValue
        let target = out + 1
        let left = row - bytesPerPixel
        switch self {
        case .none: target.update(from: row, count: count)
        case .sub: filterSub(row, left, count, target)
        case .up: filterSub(row, above, count, target)
        case .average: filterAverage(row, left, above, count, target)
        case .paeth: filterPaeth(row, left, above, above - bytesPerPixel, count, target)
        }
    }
}

@inline(never)
private func filterSub(
    _ row: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>
) {
    for i in 0..<count { out[i] = row[i] &- other[i] }
}

@inline(never)
private func filterAverage(
    _ row: UnsafePointer<UInt8>, _ left: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
    _ out: UnsafeMutablePointer<UInt8>
) {
    for i in 0..<count {
        let mean = (UInt16(left[i]) &+ UInt16(above[i])) &>> 1
        out[i] = row[i] &- UInt8(truncatingIfNeeded: mean)
    }
}

/// The guess is whichever of a, b, c is nearest to a + b - c, in that order when equally near.
@inline(never)
private func filterPaeth(
    _ row: UnsafePointer<UInt8>, _ left: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
    _ aboveLeft: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>
) {
    for i in fk_paeth(row, left, above, aboveLeft, count, out)..<count {
        let a = Int16(left[i]), b = Int16(above[i]), c = Int16(aboveLeft[i])
        let toA = b &- c, toB = a &- c
        let distanceA = toA < 0 ? 0 &- toA : toA
        let distanceB = toB < 0 ? 0 &- toB : toB
        let sum = toA &+ toB
        let distanceC = sum < 0 ? 0 &- sum : sum
        let bOrC = distanceB <= distanceC ? b : c
        let guess = distanceA <= distanceB && distanceA <= distanceC ? a : bOrC
        out[i] = row[i] &- UInt8(truncatingIfNeeded: guess)
    }
}
