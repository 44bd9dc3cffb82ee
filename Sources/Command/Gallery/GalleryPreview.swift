import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraPixels

/// An effect's animated preview in as good a form as fits into a number of bytes.
///
/// Flat drawings fit as they are. Photographs, smooth gradients and noise in motion do not: as WebP they keep their colors and lose
/// a little of their detail, then of their size. Where there is no program that writes WebP they get fewer colors, which dithering
/// hides, then slow changes in steps, then smaller pictures, and last fewer frames per second, as an eye sees steps in motion
/// before grain.
struct GalleryPreview: Sendable {
    /// What may be reduced.
    struct Form: Equatable, Sendable {
        /// The largest width in pixels.
        var width: Int
        /// One of so many frames is shown.
        var every = 1
        /// By how many levels of 255 a pixel may be off before it is drawn again.
        var calm = 0
        var coding = Coding.all
    }

    /// How pixels are stored.
    enum Coding: Equatable, Sendable {
        /// As they are.
        case all
        /// As they are, where all of them together have no more colors than a palette may have.
        case fewAsTheyAre
        /// In at most so many colors in the whole animation.
        case colors(Int)
        /// As lossy WebP, of a quality from 1 to 100.
        case webP(Int)
    }

    /// From the best to the smallest; the last is taken whatever its size.
    static let forms = [
        Form(width: 400), Form(width: 400, coding: .colors(255)), Form(width: 400, calm: 6, coding: .colors(255)),
        Form(width: 320, calm: 6, coding: .colors(255)), Form(width: 240, calm: 6, coding: .colors(255)),
        Form(width: 240, calm: 8, coding: .colors(96)), Form(width: 200, calm: 8, coding: .colors(96)),
        Form(width: 200, calm: 10, coding: .colors(64)), Form(width: 240, every: 2, calm: 8, coding: .colors(96)),
        Form(width: 200, every: 2, calm: 10, coding: .colors(64)),
    ]
    /// The same where WebP can be written; all of them have as many frames per second.
    static let webPForms = [
        Form(width: 400), Form(width: 400, coding: .fewAsTheyAre), Form(width: 400, coding: .webP(84)),
        Form(width: 400, coding: .webP(72)), Form(width: 320, coding: .webP(76)), Form(width: 320, coding: .webP(62)),
        Form(width: 280, coding: .webP(60)), Form(width: 240, coding: .webP(56)), Form(width: 240, coding: .webP(40)),
        Form(width: 200, coding: .webP(40)), Form(width: 200, coding: .webP(28)),
    ]

    /// How many times the bytes slow motion may take as WebP, of which each frame is stored although it differs little from the one before.
    private static let slowShare = 3

    /// Which of an effect's two previews, by the page that it is for, and how many bytes it should take.
    enum Ground: String, Sendable {
        case light = "preview"
        case dark = "preview-dark"

        /// Bytes for so many frames: longer ones get more, as otherwise they would have to move in steps.
        func budget(frames: Int) -> Int {
            switch self {
            case .light: max(260_000, 2_000 * frames)
            case .dark: max(145_000, 1_100 * frames)
            }
        }
    }

    let bytes: [UInt8]
    let width: Int
    let height: Int
    let timing: FrameTiming
    let frameCount: Int
    /// nil when the colors were not reduced.
    let colors: Int?
    /// Of WebP; nil for an animated PNG.
    let quality: Int?

    /// What kind of file it is.
    var kind: GalleryPictures.Kind { quality == nil ? .apng : .webp }

    /// The stage of a preview in points: as small as holds the effect's own, but as wide to its height as all cards are, 4 to 3.
    static func stage(of entry: CatalogueEntry) -> (width: Int, height: Int) {
        let least = max(Double(entry.size.width), Double(entry.size.height) * 4 / 3)
        let width = Int((least / 4).rounded(.up)) * 4
        return (width, width * 3 / 4)
    }

    /// Of which frames a preview is made: one of so many, so that long ones take no more memory than others.
    ///
    /// - Parameter most: how many frames may be kept; 400 by 300 pixels take half a megabyte.
    static func every(_ duration: Double, rate: Int, most: Int) -> Int {
        [1, 2, 4, 8].first { duration * Double(rate) <= Double(most * $0) } ?? 16
    }

    /// The first form that fits.
    ///
    /// - Parameters:
    ///   - frames: at least one, all of one size.
    ///   - rate: frames per second, of which `frames` are one of `every`.
    init(_ frames: [Pixmap], rate: Int, every: Int = 1, budget: Int, webP: WebPEncoder? = nil) throws {
        var source = Source(frames: frames, rate: rate, every: every)
        var tried: (form: Form, bytes: Int)?
        let forms = webP == nil ? Self.forms : Self.webPForms
        let budget =
            webP != nil && budget < .max / Self.slowShare && frames.isSlow(unseen: WebPEncoder.unseen(84))
            ? Self.slowShare * budget : budget
        for form in forms.dropLast() {
            if let tried, Self.least(of: form, after: tried) > budget { continue }
            switch try GalleryPreview.made(&source, form, webP, limit: budget) {
            case .fits(let preview):
                self = preview
                return
            case .takes(let bytes): tried = (form, bytes)
            case .isNot: continue
            }
        }
        guard case .fits(let last) = try GalleryPreview.made(&source, forms[forms.count - 1], webP, limit: .max) else {
            throw CommandError(.internalError, "A preview's last form has no bytes.")
        }
        self = last
    }

    /// How few bytes a form may be expected to take, from those of a better one, so that forms which cannot fit are not tried. Smaller
    /// pictures are harder to compress, so bytes fall no faster than pixels; a palette saves at most five sixths, halving its colors at
    /// most a half, and calm at most three quarters.
    private static func least(of form: Form, after tried: (form: Form, bytes: Int)) -> Int {
        let side = Double(min(form.width, tried.form.width)) / Double(tried.form.width)
        let pace = Double(tried.form.every) / Double(form.every)
        var share = side * side * pace
        switch (tried.form.coding, form.coding) {
        case (.all, .fewAsTheyAre): share /= 6
        case (.all, .colors(let now)): share /= now < 255 ? 12 : 6
        case (.colors(let before), .colors(let now)) where now < before: share /= 2
        case (.webP(let before), .webP(let now)):
            share = side * side.squareRoot() * pace * WebPEncoder.share(of: now) / WebPEncoder.share(of: before)
        case (_, .webP): return 0
        default: break
        }
        if tried.form.calm == 0, form.calm > 0 { share /= 4 }
        return Int(Double(tried.bytes) * share)
    }

    /// What became of a form.
    private enum Attempt {
        case fits(GalleryPreview)
        case takes(Int)
        /// It cannot show these frames.
        case isNot
    }

    /// The frames as they came, and as the last form showed them, which the next shows again where it only leaves some out.
    private struct Source {
        let frames: [Pixmap]
        let rate: Int
        let every: Int
        var width: Int
        var pace: Int
        var shown: [Pixmap]

        init(frames: [Pixmap], rate: Int, every: Int) {
            (self.frames, self.rate, self.every) = (frames, rate, every)
            (width, pace, shown) = (frames[0].width, every, frames)
        }

        mutating func show(_ form: Form) throws {
            let full = (width: frames[0].width, height: frames[0].height)
            let size = (width: min(form.width, full.width), pace: max(form.every, every))
            guard size.width != width || size.pace != pace else { return }
            let from = size.width == width ? (pace: pace, frames: shown) : (pace: every, frames: frames)
            shown = stride(from: 0, to: from.frames.count, by: size.pace / from.pace).map { from.frames[$0] }
            if size.width != width {
                let height = max(1, (full.height * size.width + full.width / 2) / full.width)
                shown = try shown.concurrentMap { $0.reduced(width: size.width, height: height) }
            }
            (width, pace) = (size.width, size.pace)
        }
    }

    private static func made(_ source: inout Source, _ form: Form, _ webP: WebPEncoder?, limit: Int) throws -> Attempt {
        try source.show(form)
        let timing = FrameTiming(frames: source.rate, per: source.pace)!
        let shown = source.shown.calmed(by: form.calm)
        let (width, height) = (shown[0].width, shown[0].height)
        func preview(_ bytes: [UInt8], colors: Int? = nil, quality: Int? = nil) -> Attempt {
            guard bytes.count <= limit else { return .takes(bytes.count) }
            return .fits(
                GalleryPreview(
                    bytes: bytes, width: width, height: height, timing: timing, frameCount: shown.count, colors: colors,
                    quality: quality))
        }
        func indexed(_ palette: SharedPalette) throws -> [UInt8] {
            let writer = try APNGWriter(
                width: width, height: height, frameCount: shown.count, timing: timing, palette: palette.colors,
                compression: .small)
            return try Self.file(writer, try shown.concurrentMap(palette.reduced))
        }
        switch form.coding {
        case .all:
            let writer = try APNGWriter(
                width: width, height: height, frameCount: shown.count, timing: timing,
                isOpaque: shown.allSatisfy(\.isOpaque))
            // A palette saves at most five sixths, and WebP is not held to what this takes.
            let most = webP == nil || limit > .max / 6 ? .max : 6 * limit
            return preview(try Self.file(writer, shown, most: most))
        case .fewAsTheyAre:
            guard let palette = SharedPalette(exactly: shown) else { return .isNot }
            return preview(try indexed(palette))
        case .colors(let most):
            let palette = SharedPalette(of: shown, limit: most)
            return preview(try indexed(palette), colors: palette.isExact ? nil : palette.colors.count)
        case .webP(let quality):
            guard let webP else { return .isNot }
            return preview(try webP.animation(shown, quality: quality, timing: timing), quality: quality)
        }
    }

    private init(
        bytes: [UInt8], width: Int, height: Int, timing: FrameTiming, frameCount: Int, colors: Int?, quality: Int?
    ) {
        (self.bytes, self.width, self.height, self.timing) = (bytes, width, height, timing)
        (self.frameCount, self.colors, self.quality) = (frameCount, colors, quality)
    }

    /// - Parameter most: how many bytes are of any use; one that has more may end early.
    private static func file(_ writer: APNGWriter, _ frames: [Pixmap], most: Int = .max) throws -> [UInt8] {
        let pieces = try frames.compactMap { try writer.take($0) }
        var bytes = writer.header
        for start in stride(from: 0, to: pieces.count, by: 16) {
            let joins = try Array(pieces[start..<min(start + 16, pieces.count)]).concurrentMap { try $0.encode() }
            for join in joins { bytes += try join() }
            if bytes.count > most { return bytes }
        }
        return try bytes + writer.finish()
    }

    /// Frames per second.
    var pace: Double { Double(timing.frames) / Double(timing.seconds) }

    /// What is said about it on the page.
    var text: String {
        let rate = NumberText.text((pace * 10).rounded(.down) / 10)
        let reduction = colors.map { ", \($0) colors" } ?? quality.map { ", WebP of quality \($0)" } ?? ""
        return "\(width) × \(height) pixels, \(rate) frames per second\(reduction)"
    }
}
