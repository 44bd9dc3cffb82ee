import AVFoundation
import Testing

struct MediaTimeTests {
    @Test("A time of media is a number of parts of a second, equal in both")
    func time() {
        #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
        #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600) == CMTimeMake(value: 900, timescale: 600))
        #expect(CMTime(value: 3, timescale: 2) != CMTime(value: 3, timescale: 4))
        #expect(CMTime(value: 3, timescale: 2) != CMTime(value: 1, timescale: 2))
        #expect(!CMTime.invalid.isValid && CMTime.invalid.seconds.isNaN && CMTime.zero.seconds == 0)
    }

    @Test("The ways to fill a layer are three")
    func gravity() {
        #expect(Set([AVLayerVideoGravity.resize, .resizeAspect, .resizeAspectFill]).count == 3)
    }
}
