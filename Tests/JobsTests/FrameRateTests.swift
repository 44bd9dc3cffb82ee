import Foundation
import KinoraJobs
import KinoraPixels
import Testing

@Suite struct FrameRateTests {
    @Test(
        "A rate is read exactly: whole, decimal and fractional",
        arguments: [
            ("30", 30, 1), ("29.97", 2997, 100), ("30000/1001", 30000, 1001), ("60/2", 30, 1), ("0.5", 1, 2),
            ("23.976", 2997, 125),
        ])
    func reads(text: String, frames: Int, seconds: Int) throws {
        let rate = try #require(FrameRate(text))
        #expect(rate.frames == frames)
        #expect(rate.seconds == seconds)
        #expect(FrameRate(rate.description) == rate)
    }

    @Test(
        "What is not a positive rate within bounds is refused",
        arguments: [
            "", "0", "-1", "fast", "30fps", "1/0", "0/1", "1001", "0.001", "1e3", "30/", "/1", "1.2.3", "nan", "inf",
            "٣٠", " 30",
            "1/2/3", "99999999999999999999", "1.00000000001", ".5", "5.",
        ])
    func refuses(text: String) {
        #expect(FrameRate(text) == nil)
    }

    @Test("Frame 2i at 60 and frame i at 30 have the same time to the last bit")
    func nested() throws {
        let (slow, fast) = (try #require(FrameRate(frames: 30)), try #require(FrameRate(frames: 60)))
        for index in 0..<10_000 { #expect(slow.time(of: index) == fast.time(of: 2 * index)) }
    }

    @Test("A frame's time is the Double nearest to the exact fraction")
    func nearest() throws {
        let rate = try #require(FrameRate("30000/1001"))
        for index in [0, 1, 2, 999, 30_000, 999_999] {
            let time = rate.time(of: index)
            // |time·30000 − index·1001| must not be smaller for a neighbor; Float80 holds the products exactly enough.
            let error = { (value: Double) in abs(Float80(value) * 30000 - Float80(index) * 1001) }
            #expect(error(time) <= error(time.nextUp))
            #expect(error(time) <= error(time.nextDown))
        }
    }

    @Test(
        "A run has the frames whose times lie before its end",
        arguments: [
            ("30", 2.0, 60), ("30", 0.1, 3), ("60", 0.1, 6), ("30", 0.101, 4), ("10", 0.3, 3), ("30", 0.001, 1),
            ("24", 10.0, 240),
            ("30000/1001", 1.001, 30), ("29.97", 1.0, 30), ("1", 86_400.0, 86_400),
        ])
    func counts(text: String, duration: Double, count: Int) throws {
        let rate = try #require(FrameRate(text))
        #expect(rate.count(in: duration) == count)
        #expect(rate.time(of: count - 1) < duration)
        #expect(rate.time(of: count) >= duration)
    }

    @Test("A run of more than a million frames is refused, however it comes about")
    func bounded() throws {
        let rate = try #require(FrameRate(frames: 1000))
        #expect(rate.count(in: 1000) == 1_000_000)
        #expect(rate.count(in: 1000.001) == nil)
        #expect(rate.count(in: 1e300) == nil)
        #expect(rate.count(in: .infinity) == nil)
        #expect(rate.count(in: .nan) == nil)
    }
}

@Suite struct PixelSizeTests {
    @Test(
        "Points times scale, rounded, are pixels",
        arguments: [
            (100.0, 50.0, 1.0, "100x50"), (100, 50, 2, "200x100"), (100.6, 50.4, 1, "101x50"), (33.3, 10, 3, "100x30"),
            (0.5, 0.6, 1, "1x1"), (8192, 8192, 1, "8192x8192"), (16384, 4096, 1, "16384x4096"),
        ])
    func pixels(width: Double, height: Double, scale: Double, expected: String) throws {
        let size = try #require(PixelSize(points: CGSize(width: width, height: height), scale: scale))
        #expect(size.description == expected)
    }

    @Test(
        "Empty, endless and absurd sizes are refused",
        arguments: [
            (0.0, 10.0, 1.0), (10, 0, 1), (-10, 10, 1), (.nan, 10, 1), (.infinity, 10, 1), (99999, 99999, 1),
            (8193, 8192, 1),
            (16385, 1, 1), (0.4, 10, 1), (10, 10, 0), (10, 10, .nan), (1e308, 1e308, 20),
        ])
    func refuses(width: Double, height: Double, scale: Double) {
        #expect(PixelSize(points: CGSize(width: width, height: height), scale: scale) == nil)
    }
}
