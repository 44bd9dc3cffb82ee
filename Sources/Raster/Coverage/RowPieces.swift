internal import KinoraRasterKernels

/// The memory for pieces of lines that are to be added to a `CoverageGrid`.
final class RowPieces {
    let pointer: UnsafeMutablePointer<rk_pieces>

    init() {
        // Eight more: kernels write that many at once.
        let room = Int(RK_PIECES) + 8
        func zeros<T: Numeric>() -> UnsafeMutablePointer<T> {
            let memory = UnsafeMutablePointer<T>.allocate(capacity: room)
            memory.initialize(repeating: 0, count: room)
            return memory
        }
        pointer = .allocate(capacity: 1)
        pointer.initialize(
            to: rk_pieces(
                upper: zeros(), lower: zeros(), climb: zeros(), row: zeros(), count: 0))
    }

    deinit {
        let pieces = pointer.pointee
        pieces.upper.deallocate()
        pieces.lower.deallocate()
        pieces.climb.deallocate()
        pieces.row.deallocate()
        pointer.deallocate()
    }
}
