/// How a stored picture is to be turned or mirrored so that it stands upright, by the numbers of EXIF.
package enum PictureOrientation: Int, CaseIterable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether the upright picture is as wide as the stored one is high.
    package var swapsSides: Bool { rawValue >= PictureOrientation.leftMirrored.rawValue }

    /// Turns a picture upright.
    package func turned(_ picture: StraightPixmap) -> StraightPixmap {
        guard self != .up else { return picture }
        let (width, height) = size(picture.width, picture.height)
        return StraightPixmap(
            width: width, height: height, pixels: turned(picture.pixels, picture.width, picture.height))
    }

    /// Turns a picture upright.
    package func turned(_ picture: Pixmap) -> Pixmap {
        guard self != .up else { return picture }
        let (width, height) = size(picture.width, picture.height)
        return Pixmap(width: width, height: height, pixels: turned(picture.pixels, picture.width, picture.height))
    }

    private func size(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
        swapsSides ? (height, width) : (width, height)
    }

    private func turned(_ stored: [UInt32], _ width: Int, _ height: Int) -> [UInt32] {
        let new = size(width, height)
        var pixels = [UInt32](repeating: 0, count: stored.count)
        for y in 0..<new.height {
            for x in 0..<new.width {
                let (fromX, fromY) = source(x, y, width, height)
                pixels[y * new.width + x] = stored[fromY * width + fromX]
            }
        }
        return pixels
    }

    /// Where a pixel of the upright picture is in the stored one, which has the given size.
    private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (y, height - 1 - x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        case .left: (width - 1 - y, x)
        }
    }
}
