import KinoraBasics
import Synchronization

/// What the backdrops of one part of a frame show. Threads make the rows, and others lay them down when all are made.
final class BackdropViews: @unchecked Sendable {
    private let pieces = Mutex<[Int: [Piece]]>([:])

    /// Nobody changes its pixels any more.
    private struct Piece: @unchecked Sendable {
        let surface: Surface
    }

    func add(_ surface: Surface, of backdrop: Int) {
        let piece = Piece(surface: surface)
        pieces.withLock { $0[backdrop, default: []].append(piece) }
    }

    func of(_ backdrop: Int) -> [Surface] { pieces.withLock { $0[backdrop] ?? [] }.map(\.surface) }

    func forget() { pieces.withLock { $0 = [:] } }
}
