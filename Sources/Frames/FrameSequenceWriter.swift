// What animated files have in common: frames go in one after the other, bytes come out piece by piece, and the costly step
// between can run on many threads.
import Foundation
import KinoraPixels

/// Turns frames into one file: memory is bounded by the frame, not by the length of the sequence.
///
/// A frame takes three steps. `take` is called for one frame after the other, finds what has changed and returns a
/// piece. The piece's `encode`, which costs most of the time, may run on any thread, for several pieces at once. It
/// returns a function that is called in the pieces' order and returns bytes of the file. The bytes do not depend on
/// the threads.
public protocol FrameSequenceWriter: AnyObject, Sendable {
    /// The bytes before the first frame.
    var header: [UInt8] { get }

    /// Takes the next frame. Returns what is to be encoded now, which may be an earlier frame that waited for this
    /// one.
    func take(_ frame: Pixmap) throws(PNGError) -> SequencePiece?

    /// Returns the piece that still waited when the last frame was taken, if any.
    func takeEnd() throws(PNGError) -> SequencePiece?

    /// The bytes after the last piece.
    func trailer() throws(PNGError) -> [UInt8]
}

/// A part of the file that can be made apart from the others.
public struct SequencePiece: Sendable {
    /// Returns the part's bytes; to be called in the order of the pieces.
    public typealias Join = @Sendable () throws(PNGError) -> [UInt8]

    /// May run on any thread, at the same time as that of other pieces.
    public let encode: @Sendable () throws(PNGError) -> Join

    init(encode: @escaping @Sendable () throws(PNGError) -> Join) { self.encode = encode }
}

extension FrameSequenceWriter {
    /// No bytes.
    public var header: [UInt8] { [] }

    /// No piece, for writers in which no frame waits for the next.
    public func takeEnd() throws(PNGError) -> SequencePiece? { nil }

    /// Adds the next frame on this thread and returns the bytes of the file that are ready.
    public func append(_ frame: Pixmap) throws(PNGError) -> [UInt8] {
        guard let piece = try take(frame) else { return [] }
        return try piece.encode()()
    }

    /// Ends the file and returns its last bytes.
    public func finish() throws(PNGError) -> [UInt8] {
        let last = try takeEnd()
        return try (last?.encode()() ?? []) + trailer()
    }
}

/// Things with buffers that threads borrow, so that there are as many as threads and not as many as frames.
final class LendingPool<Item>: @unchecked Sendable {
    private let lock = NSLock()
    private let make: () -> Item
    private var idle: [Item] = []

    init(_ make: @escaping () -> Item) { self.make = make }

    func withItem<Result, Failure: Error>(_ body: (Item) throws(Failure) -> Result) throws(Failure) -> Result {
        let item = lock.withLock { idle.popLast() } ?? make()
        defer { lock.withLock { idle.append(item) } }
        return try body(item)
    }
}
