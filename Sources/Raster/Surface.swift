import KinoraBasics
import KinoraPixels

/// Where pixels live: a rectangle of device space and the premultiplied RGBA8 pixels that cover it, drawn from a pool so
/// that a frame's layers reuse the memory of the layers before them.

/// Premultiplied RGBA8 pixels that cover `bounds` in device space: the frame, or a layer as small as its content.
final class Surface {
    let bounds: PixelRect
    let pixels: UnsafeMutablePointer<UInt32>
    private let storage: Storage

    private enum Storage {
        case own
        case borrowed
        case pooled(SurfacePool, capacity: Int)
    }

    var width: Int { bounds.width }
    var height: Int { bounds.height }

    /// A transparent surface.
    init(bounds: PixelRect) {
        self.bounds = bounds
        let count = max(1, max(0, bounds.width) * max(0, bounds.height))
        pixels = LargeMemory.allocate(capacity: count, filling: count)
        pixels.initialize(repeating: 0, count: count)
        storage = .own
    }

    /// A transparent surface whose memory comes from `pool` and goes back to it.
    init(bounds: PixelRect, pool: SurfacePool) {
        self.bounds = bounds
        let count = max(1, max(0, bounds.width) * max(0, bounds.height))
        let block = pool.take(count)
        pixels = block.pixels
        pixels.update(repeating: 0, count: count)
        storage = .pooled(pool, capacity: block.capacity)
    }

    /// A view of pixels owned by someone else, who keeps them alive; nothing is cleared.
    init(bounds: PixelRect, borrowing pixels: UnsafeMutablePointer<UInt32>) {
        self.bounds = bounds
        self.pixels = pixels
        storage = .borrowed
    }

    deinit {
        switch storage {
        case .own: pixels.deallocate()
        case .borrowed: break
        case .pooled(let pool, let capacity): pool.give(pixels, capacity: capacity)
        }
    }

    /// The first pixel of the row at device height `y`.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - bounds.y) * bounds.width }
}

/// Memory of finished layers, kept for the next ones. Holds at most `byteLimit` bytes; what is beyond is freed.
final class SurfacePool {
    struct Block {
        var pixels: UnsafeMutablePointer<UInt32>
        var capacity: Int
    }

    private var free: [Block] = []
    private var freePixels = 0
    private let pixelLimit: Int

    init(byteLimit: Int = 64 << 20) { pixelLimit = byteLimit / 4 }

    deinit { free.forEach { $0.pixels.deallocate() } }

    /// A block of at least `count` pixels with any content: the smallest free one that is not wastefully large.
    func take(_ count: Int) -> Block {
        var best: Int?
        for (index, block) in free.enumerated() where block.capacity >= count && block.capacity <= 4 * count + 4096 {
            if best == nil || block.capacity < free[best!].capacity { best = index }
        }
        if let best {
            let block = free.remove(at: best)
            freePixels -= block.capacity
            return block
        }
        let capacity = Self.capacity(for: count)
        return Block(pixels: LargeMemory.allocate(capacity: capacity, filling: count), capacity: capacity)
    }

    /// One of few sizes, at most a quarter more: a layer that grows from frame to frame finds the block of the frame before. What
    /// nobody touches takes no memory.
    private static func capacity(for count: Int) -> Int {
        let step = 1 << max(10, Int.bitWidth - 3 - count.leadingZeroBitCount)
        return (count + step - 1) / step * step
    }

    func give(_ pixels: UnsafeMutablePointer<UInt32>, capacity: Int) {
        guard freePixels + capacity <= pixelLimit, free.count < 64 else { return pixels.deallocate() }
        free.append(Block(pixels: pixels, capacity: capacity))
        freePixels += capacity
    }
}
