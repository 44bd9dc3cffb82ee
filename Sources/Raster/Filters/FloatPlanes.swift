import KinoraPixels

/// Pixels as separate channel planes of floats, 0…255, over a rectangle of some pixel grid; planes are the layout in
/// which every filter loop is a plain one that vectorizes.
final class FloatPlanes {
    private(set) var bounds: PixelRect
    /// 4 (red, green, blue, alpha, premultiplied) or 1 (alpha alone).
    let count: Int
    private let storage: UnsafeMutablePointer<Float>
    private let capacity: Int

    var width: Int { bounds.width }
    var height: Int { bounds.height }

    /// All zero, or where not `cleared` whatever values memory holds.
    init(bounds: PixelRect, count: Int, cleared: Bool = true) {
        self.bounds = bounds
        self.count = count
        let size = max(0, bounds.width) * max(0, bounds.height) * count
        (storage, capacity) = ScratchMemory.take(size)
        if cleared { storage.update(repeating: 0, count: size) }
    }

    deinit { ScratchMemory.giveBack(storage, capacity: capacity) }

    func plane(_ index: Int) -> UnsafeMutablePointer<Float> { storage + index * bounds.width * bounds.height }

    /// The first value of plane `index` in the row at `y` of the grid.
    func row(_ index: Int, _ y: Int) -> UnsafeMutablePointer<Float> {
        storage + (index * bounds.height + (y - bounds.y)) * bounds.width
    }

    /// The same values said to lie elsewhere: `bounds` must have the same size.
    func relabeled(_ bounds: PixelRect) -> FloatPlanes {
        precondition(bounds.width == width && bounds.height == height, "relabeling keeps the size")
        self.bounds = bounds
        return self
    }

    /// Unpacks the part of `surface` inside `bounds` and, where given, `inside`; one plane takes the alpha alone.
    func load(_ surface: Surface, inside: PixelRect? = nil) {
        var part = bounds.intersection(surface.bounds)
        if let inside { part = part.intersection(inside) }
        guard !part.isEmpty else { return }
        for y in part.y..<part.maxY {
            let source = surface.row(y) + (part.x - surface.bounds.x)
            let x = part.x - bounds.x
            if count == 1 {
                let a = row(0, y) + x
                for i in 0..<part.width { a[i] = Float(Int32(truncatingIfNeeded: source[i] &>> 24)) }
                continue
            }
            let (r, g, b, a) = (row(0, y) + x, row(1, y) + x, row(2, y) + x, row(3, y) + x)
            for i in 0..<part.width {
                let p = source[i]
                r[i] = Float(Int32(truncatingIfNeeded: p & 255))
                g[i] = Float(Int32(truncatingIfNeeded: (p &>> 8) & 255))
                b[i] = Float(Int32(truncatingIfNeeded: (p &>> 16) & 255))
                a[i] = Float(Int32(truncatingIfNeeded: p &>> 24))
            }
        }
    }

    /// Packs the part inside `surface` into it, rounding to the nearest byte. Values must lie in 0…255.
    func pack(into surface: Surface) {
        let part = bounds.intersection(surface.bounds)
        guard !part.isEmpty else { return }
        for y in part.y..<part.maxY {
            let target = surface.row(y) + (part.x - surface.bounds.x)
            let x = part.x - bounds.x
            if count == 1 {
                let a = row(0, y) + x
                for i in 0..<part.width { target[i] = ByteLevel.nearest(a[i]) &<< 24 }
                continue
            }
            let (r, g, b, a) = (row(0, y) + x, row(1, y) + x, row(2, y) + x, row(3, y) + x)
            for i in 0..<part.width {
                target[i] =
                    ByteLevel.nearest(r[i]) | (ByteLevel.nearest(g[i]) &<< 8) | (ByteLevel.nearest(b[i]) &<< 16)
                    | (ByteLevel.nearest(a[i]) &<< 24)
            }
        }
    }
}
