import Glibc

/// Memory for pictures. Where a block is large, the system is asked for large pages: giving out a picture of 3840x2160 in pages of
/// four kilobytes takes longer than filling it.
package enum LargeMemory {
    /// The large page of the usual processors.
    private static let pageBytes = 2 << 20
    /// Smaller blocks come from memory that the process keeps: it has been touched, and what is aligned is given back to the
    /// system too soon.
    private static let smallestBlock = 8 << 20

    /// Room for `capacity` elements with undefined values, to be given back by `deallocate()`.
    ///
    /// - Parameter filling: so many of them, the first, are about to be written.
    package static func allocate<Element: BitwiseCopyable>(
        _ type: Element.Type = Element.self, capacity: Int, filling: Int = 0
    ) -> UnsafeMutablePointer<Element> {
        let bytes = capacity * MemoryLayout<Element>.stride
        var memory: UnsafeMutableRawPointer?
        guard bytes >= smallestBlock, posix_memalign(&memory, pageBytes, bytes) == 0, let memory else {
            let block = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
            prepare(UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(start: block, count: filling)))
            return block
        }
        preferLargePages(in: UnsafeMutableRawBufferPointer(start: memory, count: bytes))
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }

    /// Asks for large pages in memory that nobody has touched yet. Only time depends on the answer.
    package static func preferLargePages(in memory: UnsafeMutableRawBufferPointer) {
        guard let start = memory.baseAddress, memory.count >= pageBytes else { return }
        // Whole pages inside; the borders may hold what is another's.
        let first = (Int(bitPattern: start) + pageBytes - 1) / pageBytes * pageBytes
        let end = (Int(bitPattern: start) + memory.count) / pageBytes * pageBytes
        if first < end { madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE) }
    }

    /// Has the system give all pages of memory that is about to be written, which takes half the time of giving each when it is
    /// touched. Of large blocks several threads write their parts at once; each is given its own then. Only time depends on it.
    package static func prepare(_ memory: UnsafeMutableRawBufferPointer) {
        guard let start = memory.baseAddress, (smallestPrepared..<smallestBlock).contains(memory.count) else { return }
        let first = (Int(bitPattern: start) + smallPageBytes - 1) / smallPageBytes * smallPageBytes
        let end = (Int(bitPattern: start) + memory.count) / smallPageBytes * smallPageBytes
        madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_POPULATE_WRITE)
    }

    private static let smallPageBytes = 4 << 10
    /// Smaller blocks often are memory that was in use before.
    private static let smallestPrepared = 128 << 10
}
