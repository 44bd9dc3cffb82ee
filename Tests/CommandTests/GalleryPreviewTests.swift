import Foundation
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraCommand

/// Previews that keep to a number of bytes.
struct GalleryPreviewTests {
    /// Frames of noise, which nothing makes small: no two of its colors are so near that one may stand for the other.
    private func noise(_ width: Int, _ height: Int, frames: Int) -> [Pixmap] {
        var state: UInt64 = 1
        return (0..<frames).map { _ in
            Pixmap(
                width: width, height: height,
                pixels: (0..<width * height).map { _ in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 40) & 0xF8F8F8
                })
        }
    }

    @Test("What fits loses nothing")
    func fits() throws {
        let frames = noise(40, 30, frames: 8)
        let preview = try GalleryPreview(frames, rate: 20, budget: 400_000)
        #expect(preview.colors == nil && preview.frameCount == 8 && preview.width == 40)
        var reader = try APNGReader(preview.bytes)
        for frame in frames { #expect(try reader.nextFrame() == frame.straight()) }
    }

    @Test("What does not fit gives up colors, then size, then frames per second, in the order of the forms")
    func givesUp() throws {
        let frames = noise(400, 60, frames: 8)
        let whole = try GalleryPreview(frames, rate: 20, budget: .max).bytes.count
        let fewer = try GalleryPreview(frames, rate: 20, budget: whole - 1)
        #expect(fewer.colors == 255 && fewer.width == 400 && fewer.frameCount == 8 && fewer.bytes.count < whole)
        let smaller = try GalleryPreview(frames, rate: 20, budget: fewer.bytes.count - 1)
        #expect(smaller.width == 320 && smaller.height == 48 && smaller.frameCount == 8)
        let small = try GalleryPreview(frames, rate: 20, budget: smaller.bytes.count - 1)
        #expect(small.width == 240 && small.frameCount == 8)
        let grainy = try GalleryPreview(frames, rate: 20, budget: small.bytes.count - 1)
        #expect(grainy.width == 240 && grainy.frameCount == 8 && grainy.colors == 96)
        let tiny = try GalleryPreview(frames, rate: 20, budget: grainy.bytes.count - 1)
        #expect(tiny.width == 200 && tiny.frameCount == 8 && tiny.colors == 96)
        let coarse = try GalleryPreview(frames, rate: 20, budget: tiny.bytes.count - 1)
        #expect(coarse.width == 200 && coarse.frameCount == 8 && coarse.colors == 64)
        let slower = try GalleryPreview(frames, rate: 20, budget: coarse.bytes.count - 1)
        #expect(slower.frameCount == 4 && slower.text.contains("10 frames per second"))
        let reader = try APNGReader(slower.bytes)
        #expect(reader.frameCount == 4 && reader.duration(0) == 0.1)
    }

    @Test("Slow changes take a fraction of the bytes once they are calm")
    func slow() throws {
        let pixels = noise(64, 48, frames: 1)[0].pixels
        let frames = (0..<30).map { index in
            Pixmap(
                width: 64, height: 48,
                pixels: pixels.map { pixel in 0xFF00_0000 | (pixel & 0x787878) + UInt32(index) * 0x010101 })
        }
        let whole = try GalleryPreview(frames, rate: 20, budget: .max)
        let calm = try GalleryPreview(frames.calmed(by: 6), rate: 20, budget: .max)
        #expect(calm.bytes.count * 4 < whole.bytes.count)
    }

    @Test("Where nothing fits the last form is taken")
    func last() throws {
        let preview = try GalleryPreview(noise(400, 60, frames: 8), rate: 20, budget: 100)
        #expect(preview.width == 200 && preview.height == 30 && preview.frameCount == 4 && preview.colors == 64)
    }

    @Test(
        "Stills are as large as their bytes allow, and the smallest size is taken whatever they take",
        arguments: [(30_000, 2), (100_000, 1), (800_000, 0.5)])
    @MainActor
    func stills(_ bytes: Int, _ expected: Double) {
        // Six files whose bytes grow as their pixels do; at a pixel a point all have `bytes`.
        let files = GallerySite.fitting { scale in
            (0..<6).map { _ in [UInt8](repeating: 0, count: Int(Double(bytes) * scale * scale / 6)) }
        }
        #expect(files.count == 6 && files[0].count == Int(Double(bytes) * expected * expected / 6))
    }

    /// The chunks of a RIFF file, as WebP's container specification has them: names and contents.
    private func chunks(_ bytes: [UInt8]) throws -> [(name: String, data: [UInt8])] {
        try #require(bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8))
        var found: [(name: String, data: [UInt8])] = [], place = 12
        while place + 8 <= bytes.count {
            let size = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
            found.append(
                (
                    String(decoding: bytes[place..<place + 4], as: UTF8.self),
                    Array(bytes[place + 8..<min(place + 8 + size, bytes.count)])
                ))
            place += 8 + size + size % 2
        }
        return found
    }

    @Test(
        "Photos in motion that do not fit become WebP of all their frames, in the whole time",
        .enabled(if: WebPEncoder() != nil))
    func webP() throws {
        let webP = try #require(WebPEncoder())
        let frames = noise(96, 72, frames: 7)
        let whole = try GalleryPreview(frames, rate: 30, budget: .max, webP: webP)
        #expect(whole.quality == nil && whole.kind == .apng)
        let preview = try GalleryPreview(frames, rate: 30, budget: whole.bytes.count / 3, webP: webP)
        #expect(preview.kind == .webp && preview.frameCount == 7 && preview.colors == nil && preview.pace == 30)
        #expect(preview.text.hasPrefix("96 × 72 pixels, 30 frames per second, WebP of quality "))
        let parts = try chunks(preview.bytes)
        let canvas = try #require(parts.first { $0.name == "VP8X" }).data
        #expect(Int(canvas[4]) == 95 && Int(canvas[7]) == 71, "the canvas less one")
        #expect(try #require(parts.first { $0.name == "ANIM" }).data[4...5].allSatisfy { $0 == 0 }, "without end")
        let shown = parts.filter { $0.name == "ANMF" }.map { Int($0.data[12]) | Int($0.data[13]) << 8 }
        #expect(shown == [33, 34, 33, 33, 34, 33, 33])
        // Everything moves: each frame is whole, and nothing of the one before shines through.
        let covers = parts.filter { $0.name == "ANMF" }.map { (Int($0.data[6]), Int($0.data[9]), $0.data[15] & 2) }
        #expect(covers.allSatisfy { $0 == (95, 71, 2) }, "\(covers)")
        let smaller = try GalleryPreview(frames, rate: 30, budget: preview.bytes.count - 1, webP: webP)
        #expect(smaller.kind == .webp && smaller.quality ?? 100 < preview.quality ?? 0 && smaller.frameCount == 7)
    }

    @Test("What has few colors keeps them all where there is WebP", .enabled(if: WebPEncoder() != nil))
    func fewColors() throws {
        let colors: [UInt32] = (0..<200).map { 0xFF00_0000 | $0 &* 0x01_0305 & 0xFF_FFFF }
        let frames = noise(64, 48, frames: 6).map { frame in
            Pixmap(
                width: 64, height: 48, pixels: frame.pixels.map { colors[Int($0 >> 3 & 31) * 6 + Int($0 >> 20 & 3)] })
        }
        let whole = try GalleryPreview(frames, rate: 30, budget: .max)
        let preview = try GalleryPreview(frames, rate: 30, budget: whole.bytes.count - 1, webP: WebPEncoder())
        #expect(preview.kind == .apng && preview.colors == nil && preview.bytes.count < whole.bytes.count)
        var reader = try APNGReader(preview.bytes)
        for frame in frames { #expect(try reader.nextFrame() == frame.straight()) }
    }

    @Test(
        "The encoder gives reds as red and blues as blue, as libwebp's decoder has them",
        .enabled(if: WebPEncoder() != nil && Toolchain.program("webpmux", ProcessInfo.processInfo.environment) != nil))
    func colorsOfWebP() throws {
        let folder = try TemporaryFolder()
        let colors: [UInt32] = [0xFF00_00E0, 0xFFE0_0000]
        let frames = colors.map { Pixmap(width: 32, height: 32, pixels: Array(repeating: $0, count: 1024)) }
        let timing = try #require(FrameTiming(frames: 10))
        let bytes = try #require(WebPEncoder()).animation(frames, quality: 90, timing: timing)
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path("two.webp")))
        for (index, color) in colors.enumerated() {
            let (one, map) = (folder.path("one.webp"), folder.path("one.ppm"))
            #expect(
                try Subprocess.run(
                    "/usr/bin/webpmux", ["-get", "frame", "\(index + 1)", folder.path("two.webp"), "-o", one]
                ).status == 0)
            #expect(try Subprocess.run("/usr/bin/dwebp", [one, "-ppm", "-o", map]).status == 0)
            let pixel = try folder.bytes("one.ppm").suffix(3).map(Int.init)
            let wanted = [0, 8, 16].map { Int(color >> $0 & 255) }
            #expect(zip(pixel, wanted).allSatisfy { abs($0 - $1) <= 6 }, "\(pixel) \(wanted)")
        }
    }

    /// Frames of which one pixel in sixteen grows darker by so many levels a frame.
    private func fade(_ count: Int, by levels: Int) -> [Pixmap] {
        (0..<count).map { index in
            Pixmap(
                width: 64, height: 64,
                pixels: (0..<4096).map { place in
                    place % 64 < 16 && place / 64 < 16
                        ? 0xFF00_0000 | UInt32(250 - levels * index) * 0x010101 : 0xFFC8_C8C8
                })
        }
    }

    @Test(
        "Each frame of a slow fade is stored, in a small place or all over", .enabled(if: WebPEncoder() != nil),
        arguments: [true, false])
    func slowFade(isSmall: Bool) throws {
        let frames =
            isSmall
            ? fade(60, by: 1)
            : (0..<60).map { index in
                let pixel = 0xFF00_0000 | UInt32(200 - index) * 0x010101
                return Pixmap(width: 64, height: 64, pixels: Array(repeating: pixel, count: 4096))
            }
        #expect(WebPEncoder.unseen(100) == 1 && WebPEncoder.unseen(49) == 10)
        #expect(frames.isSlow(unseen: 10) && frames.inSteps(of: 10) == nil)
        let timing = try #require(FrameTiming(frames: 30))
        let bytes = try #require(WebPEncoder()).animation(frames, quality: 49, timing: timing)
        let shown = try chunks(bytes).filter { $0.name == "ANMF" }.map(\.data)
        let times = shown.map { Int($0[12]) | Int($0[13]) << 8 }
        #expect(
            times.count == 60 && times.reduce(0, +) == 2000 && times.allSatisfy { (33...34).contains($0) }, "\(times)")
        // Whole, without anything of the frame before.
        #expect(shown.allSatisfy { $0[6] == 63 && $0[9] == 63 && $0[15] & 2 == 2 })
        #expect(Int(bytes[4]) | Int(bytes[5]) << 8 | Int(bytes[6]) << 16 == bytes.count - 8)
    }

    @Test("A quick fade in a small place is stored as its changes", .enabled(if: WebPEncoder() != nil))
    func quickFade() throws {
        let frames = fade(16, by: 12)
        #expect(!frames.isSlow(unseen: 10) && frames.inSteps(of: 10) == frames)
        let timing = try #require(FrameTiming(frames: 30))
        let bytes = try #require(WebPEncoder()).animation(frames, quality: 49, timing: timing)
        let shown = try chunks(bytes).filter { $0.name == "ANMF" }.map(\.data)
        #expect(shown.count == 16 && shown.dropFirst().contains { $0[6] < 63 })
    }

    @Test("Slow motion may take three times the bytes as WebP", .enabled(if: WebPEncoder() != nil))
    func slowBudget() throws {
        let pixels = noise(96, 72, frames: 1)[0].pixels
        let frames = (0..<12).map { index in
            Pixmap(width: 96, height: 72, pixels: pixels.map { ($0 & 0xFF78_7878) + UInt32(index) * 0x010101 })
        }
        let webP = try #require(WebPEncoder())
        let whole = try webP.animation(frames, quality: 84, timing: #require(FrameTiming(frames: 30))).count
        let preview = try GalleryPreview(frames, rate: 30, budget: (whole + 2) / 3, webP: webP)
        #expect(preview.quality == 84 && preview.bytes.count == whole)
        #expect(try chunks(preview.bytes).count { $0.name == "ANMF" } == 12)
    }

    @Test("Longer previews may take more bytes, and dark ones fewer")
    func budgets() {
        #expect(GalleryPreview.Ground.light.budget(frames: 60) == 260_000)
        #expect(GalleryPreview.Ground.light.budget(frames: 600) == 1_200_000)
        #expect(GalleryPreview.Ground.dark.budget(frames: 60) == 145_000)
        #expect(GalleryPreview.Ground.dark.budget(frames: 600) == 660_000)
    }

    @Test("The same frames make the same bytes")
    func steady() throws {
        let frames = noise(330, 40, frames: 6)
        #expect(
            try GalleryPreview(frames, rate: 20, budget: 40_000).bytes
                == GalleryPreview(frames, rate: 20, budget: 40_000).bytes)
    }

    @Test("Long effects are sampled more thinly", arguments: [(5.0, 1), (20, 1), (21, 2), (40, 2), (41, 4)])
    func long(duration: Double, every: Int) { #expect(GalleryPreview.every(duration, rate: 20, most: 400) == every) }
}
