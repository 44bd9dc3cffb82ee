import Foundation
import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// What holds for every effect on any stage: at four sizes from a small square to a large screen, light and dark, there is
/// something to see, nothing is cut that is whole at the effect's own size, time and gestures change it as they do there.
@MainActor
struct StageSizeTests {
    nonisolated static let names = Catalogue.entries.map(\.name)
    /// A small square, a phone, a video and a large screen.
    nonisolated static let sizes = [
        CGSize(width: 200, height: 200), CGSize(width: 390, height: 700), CGSize(width: 960, height: 540),
        CGSize(width: 1920, height: 1080),
    ]

    /// Shares of the performance at which pictures are taken, away from round ones.
    private static let moments = [0.13, 0.41, 0.68]

    /// What may come to the edge at other sizes though it does not at the effect's own.
    private static let reachesEdge: Set = [
        "card-stack",  // A card is thrown off the stage.
        "fireworks",  // Rockets start at its foot.
        "fireflies",  // They are all over the stage.
        "loupe", "marquee-cards",  // What is shown goes through the whole stage.
        "reading-progress",  // Lines of a page that is scrolled are cut where the stage ends.
    ]

    private func entry(_ name: String) throws -> CatalogueEntry { try #require(Catalogue.entry(named: name)) }

    /// Pictures at the moments, 96 pixels at the larger side.
    private func pictures(
        _ entry: CatalogueEntry, _ size: CGSize, _ appearance: ColorScheme, script: Script? = nil
    ) async throws -> [Pixmap] {
        let scale = 96 / Double(max(size.width, size.height))
        let stage = entry.stage(
            try entry.values(), size: size, script: script, scale: scale, appearance: appearance)
        let scenes = try Self.moments.map { share in
            var scene = try stage.scene(at: entry.duration * share)
            scene.background = appearance == .dark ? .black : .white
            return scene
        }
        return try await PictureMaker.pictures(of: scenes, scale: scale)
    }

    /// What the default gestures change in pictures: the sum of the pixels' mean differences.
    private func change(
        by gestures: [Pixmap], _ entry: CatalogueEntry, _ size: CGSize, _ appearance: ColorScheme
    ) async throws -> Double {
        let without = try await pictures(entry, size, appearance, script: .empty)
        return zip(gestures, without).reduce(0) { $0 + $1.0.difference(from: $1.1) }
    }

    @Test(
        "At any size, light and dark, an effect is seen, moves, nothing is cut, and gestures change as much",
        arguments: names)
    func anywhere(_ name: String) async throws {
        let entry = try entry(name)
        let own = try await pictures(entry, entry.size, .light)
        let moves = own.contains { $0 != own[0] }
        let hasQuietEdge = own.allSatisfy(\.hasQuietEdge) && !Self.reachesEdge.contains(name)
        let hasGestures = !entry.script.events.isEmpty
        let ownChange = hasGestures ? try await change(by: own, entry, entry.size, .light) : 0
        for (index, size) in Self.sizes.enumerated() {
            // Each size in one appearance, and the second size in both: light and dark differ by colors alone.
            let appearance: ColorScheme = index % 2 == 0 ? .light : .dark
            for appearance in index == 1 ? [.light, .dark] : [appearance] {
                let place = "\(size.width)x\(size.height) \(appearance)"
                let all = try await pictures(entry, size, appearance)
                for (share, picture) in zip(Self.moments, all)
                where !entry.blank.contains(where: { $0.contains(entry.duration * share) }) {
                    #expect(!picture.isOfOneColor, "\(place): nothing to see at \(share)")
                }
                #expect(!moves || all.contains { $0 != all[0] }, "\(place): nothing moves")
                #expect(!hasQuietEdge || all.allSatisfy(\.hasQuietEdge), "\(place): something is cut at the edge")
                if !entry.bleeds { #expect(all.contains { $0.strongestContrast >= 1.2 }, "\(place): too faint") }
                guard hasGestures, appearance == .light || index != 1 else { continue }
                // A stage of another shape has more room around what is touched.
                let expected = ownChange * StageFit.room(of: entry.size, in: size) * 0.4
                let change = try await change(by: all, entry, size, appearance)
                #expect(change >= expected, "\(place): gestures change less than at the effect's own size")
            }
        }
    }

    @Test("At twice its own size a frame is the one at two pixels a point", arguments: names)
    func magnified(_ name: String) async throws {
        let entry = try entry(name)
        let time = entry.duration * 0.41, factor = 96 / Double(max(entry.size.width, entry.size.height))
        let values = try entry.values()
        let double = CGSize(width: entry.size.width * 2, height: entry.size.height * 2)
        let plain = try entry.stage(values, scale: factor).scene(at: time)
        let magnified = try entry.stage(values, size: double, scale: factor / 2).scene(at: time)
        let difference = try await PictureMaker.picture(of: plain, scale: factor).largestDifference(
            from: PictureMaker.picture(of: magnified, scale: factor / 2))
        #expect(difference <= 1)
    }
}

extension StageFit {
    /// The part of a picture that an effect of a size has when it just fits.
    fileprivate static func room(of own: CGSize, in picture: CGSize) -> Double {
        let factor = min(picture.width / own.width, picture.height / own.height)
        return Double(own.width * own.height * factor * factor / (picture.width * picture.height))
    }
}

extension Pixmap {
    fileprivate var isOfOneColor: Bool { pixels.allSatisfy { $0 == pixels[pixels.count / 2] } }

    /// Whether the outermost pixels are nearly of one color: there is a page, and nothing reaches its edge.
    fileprivate var hasQuietEdge: Bool {
        let rows = (0..<width).flatMap { [pixels[$0], pixels[(height - 1) * width + $0]] }
        let columns = (0..<height).flatMap { [pixels[$0 * width], pixels[$0 * width + width - 1]] }
        return (rows + columns).allSatisfy { Pixmap.distance($0, pixels[0]) <= 24 }
    }

    /// The contrast (WCAG 2) between the page, taken as the top left corner, and what differs most from it; and between the
    /// lightest and the darkest pixel where there is no page.
    fileprivate var strongestContrast: Double {
        var (darkest, lightest) = (1.0, 0.0)
        for pixel in pixels {
            let luminance = Pixmap.luminance(pixel)
            (darkest, lightest) = (min(darkest, luminance), max(lightest, luminance))
        }
        return (lightest + 0.05) / (darkest + 0.05)
    }

    fileprivate static func luminance(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double((pixel >> shift) & 255) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(0) + 0.7152 * linear(8) + 0.0722 * linear(16)
    }

    fileprivate static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int((a >> $0) & 255) - Int((b >> $0) & 255)) }.max() ?? 0
    }

    /// The mean difference of a pixel.
    fileprivate func difference(from other: Pixmap) -> Double {
        Double(zip(pixels, other.pixels).reduce(0) { $0 + Pixmap.distance($1.0, $1.1) }) / Double(pixels.count)
    }

    fileprivate func largestDifference(from other: Pixmap) -> Int {
        guard (width, height) == (other.width, other.height) else { return .max }
        return zip(pixels, other.pixels).reduce(0) { max($0, Pixmap.distance($1.0, $1.1)) }
    }
}
