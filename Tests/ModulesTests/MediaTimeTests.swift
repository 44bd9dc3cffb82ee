import AVFoundation
import Testing

/// Times of media against fractions worked out by hand, as CMTime.h describes them.
struct MediaTimeTests {
    private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

    @Test("A time of media is a number of parts of a second, and equal to another of the same length")
    func equality() {
        #expect(time(3, 2).seconds == 1.5 && CMTimeGetSeconds(time(-3, 2)) == -1.5)
        #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600) == CMTimeMake(value: 900, timescale: 600))
        #expect(time(3, 2) == time(6, 4) && time(3, 2).hashValue == time(6, 4).hashValue)
        #expect(time(3, 2) != time(3, 4) && time(3, 2) != time(1, 2))
        // Beyond what a Double holds.
        #expect(time(.max, 1) != time(.max - 1, 1) && time(.max - 1, 1) < time(.max, 1))
        #expect(CMTime() == .zero && CMTime.zero.seconds == 0)
    }

    @Test("Times are ordered by length, before them the negative infinity, after them indefinite, infinite and invalid")
    func order() {
        let ordered: [CMTime] = [
            .negativeInfinity, time(-1, 1), time(-1, 3), .zero, time(1, 3), time(1, 2), time(999, 1000), .indefinite,
            .positiveInfinity, .invalid,
        ]
        for (i, a) in ordered.enumerated() {
            for (j, b) in ordered.enumerated() {
                #expect(CMTimeCompare(a, b) == (i < j ? -1 : i == j ? 0 : 1))
                #expect((a < b) == (i < j) && CMTimeMinimum(a, b) == ordered[min(i, j)])
                #expect(CMTimeMaximum(a, b) == ordered[max(i, j)])
            }
        }
    }

    @Test("Sums are exact in parts that both times have")
    func sums() {
        let table: [(CMTime, CMTime, Int64, Int32)] = [
            (time(1, 2), time(1, 3), 5, 6), (time(1, 4), time(1, 6), 5, 12), (time(7, 600), time(3, 600), 10, 600),
            (time(-1, 2), time(1, 2), 0, 2),
        ]
        for (a, b, value, scale) in table {
            let sum = CMTimeAdd(a, b)
            #expect(sum.value == value && sum.timescale == scale && !sum.hasBeenRounded)
            #expect(sum - b == a && CMTimeSubtract(sum, a) == b && b + a == sum)
        }
        // 2³¹ - 1 and 2³¹ - 2 have no common parts that fit: the finer ones stand, and the sum says that it is rounded.
        let rounded = time(1, .max) + time(1, .max - 1)
        #expect(rounded.timescale == .max && rounded.value == 2 && rounded.hasBeenRounded)
        #expect(time(.max, 1) + time(1, 1) == .positiveInfinity && time(.min + 1, 1) - time(5, 1) == .negativeInfinity)
    }

    @Test("What is no number spreads: invalid before indefinite before infinite")
    func specials() {
        #expect(time(1, 0) == .invalid && !time(1, 0).isValid && !time(1, -5).isValid && CMTime.invalid.seconds.isNaN)
        #expect(CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric && CMTime.indefinite.seconds.isNaN)
        #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity.seconds == -.infinity)
        #expect(time(1, 1) + .invalid == .invalid && .indefinite + .invalid == .invalid)
        #expect(time(1, 1) + .indefinite == .indefinite && .positiveInfinity + .indefinite == .indefinite)
        #expect(
            time(1, 1) + .positiveInfinity == .positiveInfinity && time(1, 1) - .positiveInfinity == .negativeInfinity)
        #expect(.positiveInfinity + time(1, 1) == .positiveInfinity)
        #expect(CMTime.positiveInfinity - .positiveInfinity == .invalid)
        #expect(CMTime.positiveInfinity + .positiveInfinity == .positiveInfinity)
    }

    @Test("Numbers that are none, or too large, make times that say so")
    func seconds() {
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
        #expect(CMTime(seconds: -.infinity, preferredTimescale: 600) == .negativeInfinity)
        #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
        #expect(CMTime(seconds: 1e30, preferredTimescale: 600) == .positiveInfinity)
        // 2⁵⁵ seconds fit in parts of 2⁷ and no finer ones.
        let long = CMTime(seconds: 0x1p55, preferredTimescale: 1024)
        #expect(long.seconds == 0x1p55 && long.timescale == 128)
        #expect(CMTime(seconds: -0.75, preferredTimescale: 4) == time(-3, 4))
    }

    @Test("Another timescale takes the nearest time, or the one that the method names")
    func scales() {
        let methods: [CMTimeRoundingMethod] = [
            .roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero, .roundTowardPositiveInfinity,
            .roundTowardNegativeInfinity,
        ]
        let table: [(Int64, [Int64])] = [
            (5, [3, 2, 3, 3, 2]), (-5, [-3, -2, -3, -2, -3]), (9, [5, 4, 5, 5, 4]), (8, [4, 4, 4, 4, 4]),
            (1, [1, 0, 1, 1, 0]),
        ]
        for (value, expected) in table {
            let found = methods.map { time(value, 2).convertScale(1, method: $0) }
            #expect(found.map(\.value) == expected)
            #expect(found.allSatisfy { $0.timescale == 1 && $0.hasBeenRounded == (value % 2 != 0) })
        }
        #expect(time(1, 3).convertScale(600).value == 200 && time(1, 3).convertScale(100).value == 33)
        #expect(time(2, 3).convertScale(100).value == 67 && time(1, 3).convertScale(0) == .invalid)
        #expect(
            time(.max, 1).convertScale(2) == .positiveInfinity && time(.min, 1).convertScale(2) == .negativeInfinity)
        #expect(CMTime.indefinite.convertScale(5) == .indefinite)
    }

    @Test("Times are multiplied and taken without their sign")
    func products() {
        #expect(CMTimeMultiply(time(3, 4), multiplier: -2) == time(-3, 2))
        #expect(CMTimeMultiply(time(.max, 1), multiplier: 2) == .positiveInfinity)
        #expect(CMTimeMultiply(time(.max, 1), multiplier: -2) == .negativeInfinity)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1) == .negativeInfinity)
        #expect(CMTimeMultiplyByFloat64(time(3, 4), multiplier: 1 / 3.0) == time(1, 4))
        #expect(CMTimeAbsoluteValue(time(-3, 4)) == time(3, 4) && CMTimeAbsoluteValue(time(3, 4)) == time(3, 4))
        #expect(CMTimeAbsoluteValue(.negativeInfinity) == .positiveInfinity)
    }

    @Test("A range begins with its start, ends before its end, and meets and joins others")
    func ranges() {
        let range = CMTimeRange(start: time(1, 1), duration: time(2, 1))
        #expect(range.end == time(3, 1) && CMTimeRange(start: time(1, 1), end: time(3, 1)) == range)
        #expect(
            [0.9, 1, 2, 2.99, 3].map { range.containsTime(CMTime(seconds: $0, preferredTimescale: 100)) }
                == [false, true, true, true, false])
        let other = CMTimeRangeMake(start: time(5, 2), duration: time(5, 1))
        #expect(range.intersection(other) == CMTimeRange(start: time(5, 2), end: time(3, 1)))
        #expect(range.union(other) == CMTimeRange(start: time(1, 1), end: time(15, 2)))
        #expect(range.intersection(CMTimeRange(start: time(3, 1), duration: time(1, 1))).isEmpty)
        #expect(range.containsTimeRange(CMTimeRange(start: time(1, 1), duration: time(2, 1))))
        #expect(!range.containsTimeRange(other) && !CMTimeRange.invalid.containsTime(.zero))
        #expect(!CMTimeRange(start: .zero, duration: time(-1, 1)).isValid && CMTimeRange().isEmpty)
    }

    @Test("The ways to fill a layer are three")
    func gravity() {
        #expect(Set([AVLayerVideoGravity.resize, .resizeAspect, .resizeAspectFill]).count == 3)
    }

    @Test("Players keep what they are told: they play, pause, and take another item")
    func players() throws {
        let url = URL(fileURLWithPath: "/film.mov")
        let player = AVPlayer(url: url)
        #expect(player.timeControlStatus == .paused && player.currentItem?.asset.url == url)
        player.play()
        #expect(player.rate == 1 && player.timeControlStatus == .playing)
        player.pause()
        #expect(player.rate == 0 && player.timeControlStatus == .paused)
        player.replaceCurrentItem(with: nil)
        #expect(player.currentItem == nil)
        var finished = false
        player.seek(to: .zero) { finished = $0 }
        #expect(finished)
        let sound = try AVAudioPlayer(data: Data())
        #expect(!sound.isPlaying && sound.play() && sound.isPlaying)
        sound.stop()
        #expect(!sound.isPlaying)
        sound.setVolume(0.25, fadeDuration: 3)
        #expect(sound.volume == 0.25)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    }
}
