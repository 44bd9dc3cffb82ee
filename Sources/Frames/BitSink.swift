// Bits into bytes, lowest bit first, through a 64-bit register.
internal import KinoraFrameKernels

/// Writes into memory that the caller has measured: at least eight bytes must remain behind the last bit written.
struct BitSink {
    private var register: UInt64 = 0
    private var held: UInt64 = 0
    private var cursor: UnsafeMutablePointer<UInt8>
    private let start: UnsafeMutablePointer<UInt8>

    init(_ start: UnsafeMutablePointer<UInt8>) {
        self.start = start
        cursor = start
    }

    /// Adds `count` bits. Between two calls of `flush` at most 56 may be added.
    @inline(__always)
    mutating func add(_ bits: UInt64, _ count: UInt64) {
        register |= bits &<< held
        held = held &+ count
    }

    /// Stores the whole bytes.
    @inline(__always)
    mutating func flush() {
        UnsafeMutableRawPointer(cursor).storeBytes(of: register.littleEndian, as: UInt64.self)
        cursor += Int(truncatingIfNeeded: held &>> 3)
        register = register &>> (held & ~7)
        held &= 7
    }

    @inline(__always)
    mutating func write(_ bits: UInt64, _ count: UInt64) {
        add(bits, count)
        flush()
    }

    /// Fills the last byte with zeros and returns how many bytes there are.
    mutating func align() -> Int {
        flush()
        if held > 0 {
            register = 0
            held = 0
            cursor += 1
        }
        return cursor - start
    }

    /// Copies bytes; the sink must be aligned.
    mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
        cursor.update(from: bytes, count: count)
        cursor += count
    }

    /// Lets a loop in C write; the register must have been flushed.
    mutating func withKernel(_ write: (UnsafeMutablePointer<fk_bit_sink>) -> Bool) -> Bool {
        var sink = fk_bit_sink(bits: register, held: held, cursor: cursor)
        defer { (register, held, cursor) = (sink.bits, sink.held, sink.cursor) }
        return write(&sink)
    }

    /// Bits written so far.
    var position: Int { (cursor - start) * 8 + Int(held) }
}
