import KinoraPixels

/// Where finished frames go. Frames arrive in any order, from several threads, each of which has a writer of its own.
public protocol FrameSink: Sendable {
    /// What one worker writes with.
    associatedtype Writer: FrameWriter

    /// A writer for one more worker.
    func makeWriter() throws -> Writer

    /// A writer for a worker that may use so many threads for one frame, at least 1.
    func makeWriter(threads: Int) throws -> Writer
}

extension FrameSink {
    /// A writer that uses the worker's thread alone.
    public func makeWriter(threads: Int) throws -> Writer { try makeWriter() }
}

/// What one worker writes frames with; it may keep buffers between frames.
public protocol FrameWriter {
    /// What is known of a frame once it is written, such as its hash.
    associatedtype Receipt: Sendable

    /// Writes frame `number`. It is either there as a whole afterwards, or the error is thrown and nothing is.
    mutating func write(_ pixmap: Pixmap, number: Int) throws -> Receipt

    /// The same for a frame of which something is known.
    ///
    /// - Parameter change: what the frame has of the one that this writer wrote before.
    mutating func write(_ pixmap: Pixmap, number: Int, change: FrameChange) throws -> Receipt

    /// Frame `number` could not be rendered or written and will not come, for writers that wait for each other.
    mutating func abandon(number: Int)
}

extension FrameWriter {
    /// Writes the frame, for writers to whom it does not matter what has changed.
    public mutating func write(_ pixmap: Pixmap, number: Int, change: FrameChange) throws -> Receipt {
        try write(pixmap, number: number)
    }

    /// Does nothing, for writers that do not wait for each other.
    public func abandon(number: Int) {}
}
