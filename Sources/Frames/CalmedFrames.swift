import KinoraPixels

extension Array where Element == Pixmap {
    /// The same frames, in which a pixel keeps the color that it has until it would be off by more than `tolerance` levels of 255 in some
    /// channel. Slow changes then come in steps that no eye sees, and what does not change takes no bytes.
    ///
    /// All frames have one size; the first stays as it is.
    package func calmed(by tolerance: Int) -> [Pixmap] {
        guard tolerance > 0, var shown = first?.pixels else { return self }
        let limit = Int32(tolerance)
        return map { frame in
            shown.withUnsafeMutableBufferPointer { shown in
                frame.pixels.withUnsafeBufferPointer { pixels in
                    for index in 0..<Swift.min(shown.count, pixels.count)
                    where shown[index] != pixels[index] && shown[index].isFar(from: pixels[index], limit) {
                        shown[index] = pixels[index]
                    }
                }
            }
            return Pixmap(width: frame.width, height: frame.height, pixels: shown)
        }
    }
}

extension Pixmap {
    /// Whether some pixel of two pictures of one size differs by more than `limit` levels in a channel.
    package func isFar(from other: Pixmap, _ limit: Int32) -> Bool {
        pixels.withUnsafeBufferPointer { own in
            other.pixels.withUnsafeBufferPointer { other in
                (0..<min(own.count, other.count)).contains {
                    own[$0] != other[$0] && own[$0].isFar(from: other[$0], limit)
                }
            }
        }
    }
}

extension UInt32 {
    /// Whether a channel of two pixels differs by more than `limit`.
    @inline(__always)
    fileprivate func isFar(from other: UInt32, _ limit: Int32) -> Bool {
        for shift: UInt32 in [0, 8, 16, 24] {
            let difference =
                Int32(truncatingIfNeeded: self >> shift & 255) - Int32(truncatingIfNeeded: other >> shift & 255)
            if difference > limit || difference < -limit { return true }
        }
        return false
    }
}
