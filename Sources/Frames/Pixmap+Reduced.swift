import KinoraPixels

extension Pixmap {
    /// A copy of another size in which each pixel is the mean of the area it covers. Both sides must be at least 1.
    public func reduced(width: Int, height: Int) -> Pixmap {
        width == self.width && height == self.height
            ? self : AreaReduction.premultiplied(self, width: width, height: height)
    }

    /// Whether the alpha of every pixel is 255.
    public var isOpaque: Bool { pixels.withUnsafeBufferPointer { $0.isOpaque } }
}
