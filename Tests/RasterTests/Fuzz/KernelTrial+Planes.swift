import KinoraPixels
import KinoraRasterKernels
import KinoraScene

@testable import KinoraRaster

/// The steps of blurs, and planes packed to pixels.
extension KernelTrial {
    mutating func planes() -> String? {
        let count = length()
        switch below(7) {
        case 0: return packing(count)
        case 1:
            let rows = (0..<4).map { _ in numbers(count) }
            return floats(
                "halving rows", count, { rk_halve_rows($0, rows[0], rows[1], rows[2], rows[3], count) },
                { PlaneLoops.plainHalveRows(rows[0], rows[1], rows[2], rows[3], $0, count) })
        case 2:
            let row = numbers(2 * count + 2)
            return floats(
                "halving columns", count, { rk_halve_columns($0, row, count) },
                { PlaneLoops.plainHalveColumns(row, $0, count) })
        case 3:
            let (near, far) = (numbers(count), numbers(count))
            return floats(
                "doubling rows", count, { rk_double_rows($0, near, far, count) },
                { PlaneLoops.plainDoubleRows(near, far, $0, count) })
        case 4: return doubledColumns(count)
        case 5: return convolution(count)
        default: return sums(count)
        }
    }

    private mutating func packing(_ count: Int) -> String? {
        let memory = UnsafeMutablePointer<Float>.allocate(capacity: ShaderRow.arrays * max(1, count))
        defer { memory.deallocate() }
        for i in 0..<ShaderRow.arrays * max(1, count) {
            memory[i] = chance(0.1) ? one(of: Self.wild) : Float(uniform() * 1.4 - 0.2)
        }
        let row = ShaderRow(count: count, memory: memory, stride: max(1, count)) {}
        var (wide, narrow) = ([UInt32](repeating: 0, count: count + 1), [UInt32](repeating: 0, count: count + 1))
        guard rk_pack_planes(&wide, row.red, row.green, row.blue, row.alpha, count) else { return nil }
        row.plainPack(&narrow)
        guard let i = wide.indices.first(where: { wide[$0] != narrow[$0] }) else { return nil }
        return "packing, pixel \(i) of \(count): \(String(wide[i], radix: 16)), not \(String(narrow[i], radix: 16))"
    }

    private mutating func doubledColumns(_ pairs: Int) -> String? {
        let row = numbers(pairs + 2)
        return row.withUnsafeBufferPointer { row in
            let cells = row.baseAddress! + 1
            return floats(
                "doubling columns", 2 * pairs, { rk_double_columns($0, cells, pairs) },
                { PlaneLoops.plainDoubleColumns(cells, $0, pairs) })
        }
    }

    private mutating func convolution(_ count: Int) -> String? {
        let (taps, step) = (1 + below(20), 1 + below(30))
        let (source, weights) = (numbers(count + taps * step), numbers(taps))
        return floats(
            "convolution of \(taps) taps, \(step) apart", count,
            { rk_convolve($0, source, count, weights, taps, step) },
            { PlaneLoops.plainConvolve(source, $0, count: count, weights, step: step) })
    }

    private mutating func sums(_ count: Int) -> String? {
        let rows = (0..<4).map { _ in (0..<2 * count + 2).map { _ in UInt32(truncatingIfNeeded: words.next()) } }
        var (wide, narrow) = (SumRows(rows[0].count), SumRows(rows[0].count))
        guard rk_sum_rows(&wide.even, &wide.odd, rows[0], rows[1], rows[2], rows[3], rows[0].count) else { return nil }
        PlaneLoops.plainSumRows(rows[0], rows[1], rows[2], rows[3], rows[0].count, &narrow.even, &narrow.odd)
        guard wide == narrow else { return "sums of four rows of \(rows[0].count) pixels" }
        var (low, plainLow) = ([Float](repeating: 0, count: count + 1), [Float](repeating: 0, count: count + 1))
        if let problem = floats(
            "sums of columns", count, { rk_sum_pairs(&low, $0, narrow.even, count) },
            { PlaneLoops.plainSumPairs(narrow.even, count, low: &plainLow, high: $0) })
        {
            return problem
        }
        guard low == plainLow else { return "sums of columns, the low halves of \(count)" }
        return floats(
            "sums of columns alone", count, { rk_sum_pairs(nil, $0, narrow.odd, count) },
            { PlaneLoops.plainSumPairs(narrow.odd, count, low: nil, high: $0) })
    }

    private struct SumRows: Equatable {
        var even: [UInt32]
        var odd: [UInt32]

        init(_ count: Int) {
            (even, odd) = ([UInt32](repeating: 7, count: count), [UInt32](repeating: 7, count: count))
        }
    }

    /// Levels, with few other numbers among them or none.
    private mutating func numbers(_ count: Int) -> [Float] {
        let wildness = chance(0.5) ? 0 : 0.05
        return (0..<max(1, count)).map { _ in chance(wildness) ? one(of: Self.wild) : Float(uniform() * 255) }
    }

    /// Both loops over rows with one place more, which they must leave as it is.
    private func floats(
        _ name: String, _ count: Int, _ kernel: (UnsafeMutablePointer<Float>) -> Bool,
        _ plain: (UnsafeMutablePointer<Float>) -> Void
    ) -> String? {
        var (wide, narrow) = ([Float](repeating: 0.5, count: count + 1), [Float](repeating: 0.5, count: count + 1))
        guard wide.withUnsafeMutableBufferPointer({ kernel($0.baseAddress!) }) else { return nil }
        narrow.withUnsafeMutableBufferPointer { plain($0.baseAddress!) }
        guard let i = wide.indices.first(where: { Self.bits(wide[$0]) != Self.bits(narrow[$0]) }) else { return nil }
        return "\(name), place \(i) of \(count): \(wide[i]), its twin says \(narrow[i])"
    }
}
