// From pixels to the zlib stream inside a PNG or an APNG frame: look at the rows, choose filters and coder, deflate.

/// Holds the buffers and compressors of one worker.
final class PixelStreamCoder {
    /// Bytes behind the scanlines that may be read.
    private static let margin = 16

    private let compression: PNGCompression
    private let scanlines = Scanlines()
    private let coder = ZlibCoder()
    private let raw = ScratchBuffer()

    init(compression: PNGCompression) {
        self.compression = compression
    }

    /// A picture, or a part of one, with the layout of its scanlines decided.
    struct Frame {
        let pixels: UnsafePointer<UInt32>
        let width: Int
        let height: Int
        let layout: Scanlines.Layout
        let isPremultiplied: Bool

        var stride: Int { layout.rowBytes(width: width) + 1 }
    }

    /// The stream is valid until the next call.
    func stream(of frame: Frame) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        let plan = try plan(frame)
        let count = frame.stride * frame.height
        let bytes = raw.reserve(count + PixelStreamCoder.margin)
        write(frame, rows: 0..<frame.height, to: bytes, filter: plan.filter)
        return try deflate(bytes, count: count, frame, plan.coder)
    }

    private func plan(_ frame: Frame) throws(PNGError) -> FilterPlan {
        if case .palette = frame.layout { return FilterPlan(palette: frame.height, compression: compression) }
        let survey = FrameSurvey(frame.pixels, width: frame.width, height: frame.height)
        return try FilterPlan(survey, compression: compression) { (bands, filter, coder) throws(PNGError) in
            try size(of: bands, filter: filter, coder, frame)
        }
    }

    /// The bytes that the first rows of a few bands take with a filter and a coder.
    private func size(
        of bands: [Int], filter: RowFilter, _ coder: FilterPlan.Coder, _ frame: Frame
    ) throws(PNGError) -> Int {
        let rows = compression == .small ? FrameSurvey.bandRows : FrameSurvey.trialRows
        let bytes = raw.reserve(frame.stride * rows * bands.count + PixelStreamCoder.margin)
        var used = 0
        for band in bands {
            let top = band * FrameSurvey.bandRows
            let range = top..<min(frame.height, top + rows)
            write(frame, rows: range, to: bytes + used) { _ in filter }
            used += frame.stride * range.count
        }
        return try deflate(bytes, count: used, frame, coder).count
    }

    private func deflate(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, _ frame: Frame, _ method: FilterPlan.Coder
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        // The fast coder looks a few bytes ahead; what an earlier frame left there must not reach the file.
        (bytes + count).update(repeating: 0, count: PixelStreamCoder.margin)
        switch method {
        case .fast:
            return coder.compressFast(bytes, count: count, bytesPerPixel: frame.layout.bytesPerPixel, stride: frame.stride)
        case .libdeflate(let level): return try coder.compress(bytes, count: count, libdeflateLevel: level)
        }
    }

    private func write(
        _ frame: Frame, rows: Range<Int>, to out: UnsafeMutablePointer<UInt8>, filter: (Int) -> RowFilter
    ) {
        scanlines.write(
            frame.pixels, width: frame.width, rows: rows, layout: frame.layout, isPremultiplied: frame.isPremultiplied,
            to: out, filter: filter)
    }
}
