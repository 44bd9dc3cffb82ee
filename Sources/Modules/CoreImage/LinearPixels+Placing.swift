import KinoraGeometry

extension LinearPixels {
    /// The four numbers of a pixel; nothing outside of the picture.
    private subscript(pixel x: Int, y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return .zero }
        let place = 4 * (y * width + x)
        return SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
    }

    mutating func set(_ pixel: SIMD4<Float>, _ x: Int, _ y: Int) {
        let place = 4 * (y * width + x)
        for channel in 0..<4 { values[place + channel] = pixel[channel] }
    }

    /// Another size, each pixel from a place in this picture.
    ///
    /// - Parameters:
    ///   - mixing: whether a pixel is mixed from the four nearest of its place, or is the one there.
    ///   - place: where in this picture the middle of a pixel lies, in pixels from the upper left corner.
    func resampled(width: Int, height: Int, mixing: Bool, place: (_ x: Int, _ y: Int) -> CGPoint) -> LinearPixels {
        var result = LinearPixels(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let from = place(x, y)
                if mixing {
                    result.set(mixed(at: from), x, y)
                } else {
                    let column = min(max(Maths.int(from.x.rounded(.down)), 0), self.width - 1)
                    let row = min(max(Maths.int(from.y.rounded(.down)), 0), self.height - 1)
                    result.set(self[pixel: column, row], x, y)
                }
            }
        }
        return result
    }

    private func mixed(at place: CGPoint) -> SIMD4<Float> {
        let (left, top) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
        let (across, down) = (Float(place.x - 0.5 - left), Float(place.y - 0.5 - top))
        let (x, y) = (Maths.int(left), Maths.int(top))
        let upper = self[pixel: x, y] * (1 - across) + self[pixel: x + 1, y] * across
        let lower = self[pixel: x, y + 1] * (1 - across) + self[pixel: x + 1, y + 1] * across
        return upper * (1 - down) + lower * down
    }

    /// Turned and mirrored as a picture with one of Exif's orientations from 1 to 8 is shown.
    func oriented(_ orientation: Int) -> LinearPixels {
        let isTurned = orientation >= 5
        var result = LinearPixels(width: isTurned ? height : width, height: isTurned ? width : height)
        let (right, bottom) = (width - 1, height - 1)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let from =
                    switch orientation {
                    case 2: (right - x, y)
                    case 3: (right - x, bottom - y)
                    case 4: (x, bottom - y)
                    case 5: (y, x)
                    case 6: (y, bottom - x)
                    case 7: (right - y, bottom - x)
                    case 8: (right - y, x)
                    default: (x, y)
                    }
                result.set(self[pixel: from.0, from.1], x, y)
            }
        }
        return result
    }

    /// Draws a picture in front, with its upper left corner at a pixel.
    mutating func draw(_ front: LinearPixels, x left: Int, y top: Int) {
        for y in max(0, -top)..<max(0, -top, min(front.height, height - top)) {
            for x in max(0, -left)..<max(0, -left, min(front.width, width - left)) {
                let pixel = front[pixel: x, y]
                set(pixel + self[pixel: left + x, top + y] * (1 - pixel.w), left + x, top + y)
            }
        }
    }
}
