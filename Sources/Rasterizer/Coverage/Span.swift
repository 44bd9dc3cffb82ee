/// The stage between coverage and paint: one row of a shape as runs of pixels, in which runs of constant coverage are
/// told apart from runs with a coverage of their own per pixel, so that whole runs take a plain store.

/// `count` pixels from `x` on.
struct Span: Equatable {
    var x: Int32
    var count: Int32
    /// 1...255: the coverage of all its pixels. 0: each pixel's coverage is in the row's `mask`.
    var coverage: UInt32
}

/// The spans of one row, left to right without overlap. The memory is scratch of the rasterizer and reused row by row.
struct SpanRow {
    let spans: UnsafeMutablePointer<Span>
    var count: Int
    /// Coverage by position: `mask[x - origin]`, for spans whose coverage is 0.
    let mask: UnsafeMutablePointer<UInt8>
    let origin: Int
}

/// Memory for one row of spans, at most `width` pixels wide.
final class SpanScratch {
    private(set) var spans: UnsafeMutablePointer<Span>
    private(set) var mask: UnsafeMutablePointer<UInt8>
    private var width = 0

    init() {
        spans = .allocate(capacity: 1)
        mask = .allocate(capacity: 1)
    }

    deinit {
        spans.deallocate()
        mask.deallocate()
    }

    func reserve(width newWidth: Int) {
        guard newWidth > width else { return }
        spans.deallocate()
        mask.deallocate()
        width = newWidth
        spans = .allocate(capacity: width + 2)
        mask = .allocate(capacity: width + 16)
        mask.initialize(repeating: 0, count: width + 16)
    }
}
