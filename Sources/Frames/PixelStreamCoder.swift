// From pixels to the zlib stream inside a PNG or an APNG frame: look at the rows, choose filters and coder, deflate.
import KinoraBasics
import KinoraPixels

/// Holds the buffers and compressors of one worker.
final class PixelStreamCoder {
    /// Bytes behind the scanlines that may be read.
    private static let margin = RepeatParser.readAhead

    private let compression: PNGCompression
    private let threads: Int
    /// One for each thread.
    private var bandCoders: [BandCoder] = []
    private let scanlines = Scanlines()
    private let coder = ZlibCoder()
    private let raw = ScratchBuffer()
    private let banded = BandedStream()
    private let costs: FilterCosts
    private var lastShape: [UInt32] = []
    /// Whether all pixels of the last picture are opaque, where only their colors were written, by the fast coder. That is seen as they
    /// are, which takes less than a look at the picture before.
    var wasOpaque: Bool { banded.common >> 24 == 255 }
    private lazy var byDistances = AdaptiveFilter(.distances)
    private lazy var byEntropy = AdaptiveFilter(.entropy)

    /// - Parameter threads: those that compress the bands of one picture together, at least 1.
    init(compression: PNGCompression, threads: Int = 1) {
        self.compression = compression
        self.threads = max(1, threads)
        costs = FilterCosts(threads: threads)
    }

    /// A picture, or a part of one, with the layout of its scanlines decided.
    struct Frame {
        let pixels: UnsafePointer<UInt32>
        let width: Int
        let height: Int
        let layout: Scanlines.Layout
        let isPremultiplied: Bool

        var stride: Int { layout.rowBytes(width: width) + 1 }

        /// What must be the same for bands to be taken over.
        fileprivate var shape: [UInt32] {
            var shape = [UInt32(width), UInt32(height), isPremultiplied ? 1 : 0]
            switch layout {
            case .rgb: shape.append(2)
            case .rgba: shape.append(6)
            case .palette(let census): shape += [3] + census.colors
            }
            return shape
        }
    }

    /// The stream is valid until the next call.
    ///
    /// - Parameters:
    ///   - change: what the frame has of that of the last call.
    ///   - looks: has begun the frame.
    func stream(
        of frame: Frame, change: FrameChange = .all, _ looks: inout FrameLooks
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        costs.begin(frame, change: change)
        let plan = try plan(frame, &looks)
        defer { lastShape = frame.shape }
        if plan.coder == .fast {
            if lastShape != frame.shape { banded.forget() }
            return try bandedStream(of: frame, plan, change: change)
        }
        banded.forget()
        let count = frame.stride * frame.height
        let bytes = raw.reserve(count + PixelStreamCoder.margin)
        write(frame, rows: 0..<frame.height, to: bytes, filter: plan.filter)
        return try deflate(bytes, count: count, frame, plan.coder)
    }

    /// Bands are compressed one by one, those that have changed.
    private func bandedStream(
        of frame: Frame, _ plan: FilterPlan, change: FrameChange
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        let bands = BandedStream.bands(height: frame.height, stride: frame.stride)
        let keys = bands.map {
            BandedStream.Key(rows: $0, filters: Array(plan.filters[$0]), isLast: $0.upperBound == frame.height)
        }
        while bandCoders.count < min(threads, keys.count) { bandCoders.append(BandCoder()) }
        let work = BandWork(coders: bandCoders, frame: frame)
        return banded.stream(keys, stride: frame.stride, threads: threads, isKept: change.leaves) { key, thread in
            work.coders[thread].compress(key, of: work.frame)
        }
    }

    /// What one thread compresses bands with.
    private final class BandCoder {
        private let scanlines = Scanlines()
        private let coder = ZlibCoder()
        private let raw = ScratchBuffer()

        func compress(_ key: BandedStream.Key, of frame: Frame) -> BandedStream.Piece {
            let count = frame.stride * key.rows.count
            let bytes = raw.reserve(count + PixelStreamCoder.margin)
            scanlines.write(
                frame.pixels, width: frame.width, rows: key.rows, layout: frame.layout,
                isPremultiplied: frame.isPremultiplied, to: bytes
            ) { key.filters[$0 - key.rows.lowerBound] }
            (bytes + count).update(repeating: 0, count: PixelStreamCoder.margin)
            var piece = coder.compressPiece(
                bytes, count: count, bytesPerPixel: frame.layout.bytesPerPixel, stride: frame.stride, isLast: key.isLast
            )
            piece.common = scanlines.common
            return piece
        }
    }

    /// What the threads share: pixels that nobody changes, and for each its own coder.
    private struct BandWork: @unchecked Sendable {
        let coders: [BandCoder]
        let frame: Frame
    }

    private func plan(_ frame: Frame, _ looks: inout FrameLooks) throws(PNGError) -> FilterPlan {
        if case .palette = frame.layout { return FilterPlan(palette: frame.height, compression: compression) }
        let survey = looks.survey(UnsafeBufferPointer(start: frame.pixels, count: frame.width * frame.height))
        return try FilterPlan(survey, compression: compression, Bench(coder: self, frame: frame))
    }

    /// Tries rows of one frame.
    private struct Bench: FilterPlan.Workbench {
        let coder: PixelStreamCoder
        let frame: Frame

        var height: Int { frame.height }
        var bands: [Range<Int>] { BandedStream.bands(height: frame.height, stride: frame.stride) }

        func size(of rows: [Range<Int>], filter: RowFilter, _ method: FilterPlan.Coder) throws(PNGError) -> Int {
            try coder.size(of: rows, frame, method) { _ in filter }
        }

        func size(of rows: [Range<Int>], filters: [RowFilter], _ method: FilterPlan.Coder) throws(PNGError) -> Int {
            try coder.size(of: rows, frame, method) { filters[$0] }
        }

        func adaptiveFilters(_ measure: AdaptiveFilter.Measure, rows: [Range<Int>]) -> [RowFilter] {
            var filters = [RowFilter](repeating: .none, count: frame.height)
            for rows in rows {
                let rows = rows.clamped(to: 0..<frame.height)
                let chosen = coder.scanlines.filters(
                    frame.pixels, width: frame.width, rows: rows, layout: frame.layout,
                    isPremultiplied: frame.isPremultiplied,
                    by: measure == .entropy ? coder.byEntropy : coder.byDistances)
                filters.replaceSubrange(rows, with: chosen)
            }
            return filters
        }

        func costs(of rows: [Int]) -> [[Float]] { coder.costs.costs(of: rows, frame) }
    }

    /// The bytes that some rows take; rows below the frame's last are left out.
    private func size(
        of sample: [Range<Int>], _ frame: Frame, _ coder: FilterPlan.Coder, filter: (Int) -> RowFilter
    ) throws(PNGError) -> Int {
        let sample = sample.map { $0.clamped(to: 0..<frame.height) }
        let bytes = raw.reserve(sample.reduce(PixelStreamCoder.margin) { $0 + $1.count * frame.stride })
        var used = 0
        for rows in sample {
            write(frame, rows: rows, to: bytes + used, filter: filter)
            used += frame.stride * rows.count
        }
        return try deflate(bytes, count: used, frame, coder).count
    }

    private func deflate(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, _ frame: Frame, _ method: FilterPlan.Coder
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        // The fast coder reads a few bytes ahead; bytes of an earlier frame must not have an effect on the file.
        (bytes + count).update(repeating: 0, count: PixelStreamCoder.margin)
        switch method {
        case .fast, .thorough:
            return coder.compressFast(
                bytes, count: count, bytesPerPixel: frame.layout.bytesPerPixel, stride: frame.stride,
                isThorough: method == .thorough)
        case .libdeflate(let level): return try coder.compress(bytes, count: count, libdeflateLevel: level)
        case .zlib(let level): return try coder.compress(bytes, count: count, zlibLevel: level)
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

extension FrameChange {
    /// Whether the pixels of some rows and of the row above them stay.
    fileprivate func leaves(_ rows: Range<Int>) -> Bool {
        switch self {
        case .none: true
        case .within(let rects): !rects.contains { $0.y < rows.upperBound && $0.maxY > rows.lowerBound - 1 }
        case .all: false
        }
    }
}
