import KinoraPixels

/// Small animations for the tests of the animated formats.
enum MovingPictures {
    /// A disc that moves over a plain ground, with soft edges; a frame in between does not change.
    static func disc(frames: Int, width: Int = 60, height: Int = 40, opaque: Bool) -> [Pixmap] {
        (0..<frames).map { frame in
            let step = frame == 3 ? 2 : frame
            let picture = TestPictures.make(width, height) { x, y in
                let dx = Double(x - 10 - step * 5), dy = Double(y - 20)
                let distance = (dx * dx + dy * dy).squareRoot()
                let coverage = min(1, max(0, 9 - distance))
                if opaque {
                    let mix = { (a: Double, b: Double) in Int((a * (1 - coverage) + b * coverage).rounded()) }
                    return TestPictures.rgba(mix(240, 200), mix(240, 30), mix(235, 60 + dx * 4))
                }
                return TestPictures.rgba(200, 30, 60, Int((coverage * 255).rounded()))
            }
            return picture.premultiplied()
        }
    }

    static func gradients(frames: Int) -> [Pixmap] {
        (0..<frames).map { frame in
            TestPictures.make(96, 64) { x, y in TestPictures.rgba(x * 2 + frame * 4, y * 3, 255 - x - y) }
                .premultiplied()
        }
    }
}
