import Testing

@testable import KinoraPixels

/// Pictures that cameras have stored as they were held.
struct PictureOrientationTests {
    /// a b c
    /// d e f
    private let stored = Pixmap(width: 3, height: 2, pixels: [0xA, 0xB, 0xC, 0xD, 0xE, 0xF])

    @Test(
        "A stored picture is turned and mirrored to the one that is shown",
        arguments: [
            (PictureOrientation.up, [[0xA, 0xB, 0xC], [0xD, 0xE, 0xF]]),
            (.upMirrored, [[0xC, 0xB, 0xA], [0xF, 0xE, 0xD]]), (.down, [[0xF, 0xE, 0xD], [0xC, 0xB, 0xA]]),
            (.downMirrored, [[0xD, 0xE, 0xF], [0xA, 0xB, 0xC]]),
            (.leftMirrored, [[0xA, 0xD], [0xB, 0xE], [0xC, 0xF]]),
            (.right, [[0xD, 0xA], [0xE, 0xB], [0xF, 0xC]]), (.rightMirrored, [[0xF, 0xC], [0xE, 0xB], [0xD, 0xA]]),
            (.left, [[0xC, 0xF], [0xB, 0xE], [0xA, 0xD]]),
        ] as [(PictureOrientation, [[UInt32]])])
    func turned(_ orientation: PictureOrientation, _ shown: [[UInt32]]) {
        let picture = orientation.turned(stored)
        #expect(picture.width == shown[0].count && picture.height == shown.count)
        #expect(picture.pixels == Array(shown.joined()))
        #expect(orientation.swapsSides == (picture.width == 2))
    }
}
