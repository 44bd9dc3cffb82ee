import KinoraFrames
import KinoraPictures
import KinoraPixels
import Testing

@testable import KinoraEffects

/// The pictures that the command carries.
struct StandInTests {
    @Test(
        "Each picture is a PNG of at most 400 kB, wide or tall as its name says, in many tones",
        arguments: PhotoStandIn.Subject.allCases)
    func pictures(_ subject: PhotoStandIn.Subject) throws {
        for isTall in [false, true] {
            let file = kp_photo(subject.rawValue, isTall ? 1 : 0)
            #expect((50_000...400_000).contains(file.count), "\(file.count) bytes")
            let picture = try PNGDecoder.decode([UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count)))
            #expect(isTall == (picture.height > picture.width))
            var tones = Set<UInt32>()
            picture.premultiplied().pixels.forEach { tones.insert($0 & 0xF0_F0F0) }
            #expect(tones.count > 100, "\(tones.count) tones")
        }
    }

    @Test("A picture beyond the last is none")
    func beyond() { #expect(kp_photo(PhotoStandIn.Subject.allCases.count, 0).count == 0) }

    @Test("The table of land has places in it and not the straits beside them")
    func land() {
        // Small places that coarse outlines miss: Tasmania, Sicily; and the straits beside them.
        #expect(EarthMap.isLand(latitude: -42, longitude: 146.5) && EarthMap.isLand(latitude: 37.5, longitude: 14))
        #expect(!EarthMap.isLand(latitude: -40, longitude: 146) && !EarthMap.isLand(latitude: 36, longitude: 19))
    }
}
