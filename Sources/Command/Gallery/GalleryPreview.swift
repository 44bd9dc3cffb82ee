import KinoraBasics
import KinoraEffects
import KinoraFrames
import KinoraPixels

/// An effect's animated preview in as good a form as fits into a number of bytes.
///
/// Flat drawings fit as they are. Photographs, smooth gradients and noise become fewer colors first, which dithering hides,
/// and slow changes in steps, then smaller pictures; fewer frames per second come last, as an eye sees steps in motion before grain.
struct GalleryPreview: Sendable {
    /// What may be reduced.
    struct Form: Equatable, Sendable {
        /// The largest width in pixels.
        var width: Int
        /// One of so many frames is shown.
        var every = 1
        /// By how many levels of 255 a pixel may be off before it is drawn again.
        var calm = 0
        /// At most so many in the whole animation; nil for as many as there are.
        var colors: Int?
    }

    /// From the best to the smallest; the last is taken whatever its size.
    static let forms = [
        Form(width: 400), Form(width: 400, colors: 255), Form(width: 400, calm: 6, colors: 255),
        Form(width: 320, calm: 6, colors: 255), Form(width: 240, calm: 6, colors: 255),
        Form(width: 240, calm: 8, colors: 96), Form(width: 200, calm: 8, colors: 96),
        Form(width: 200, calm: 10, colors: 64), Form(width: 240, every: 2, calm: 8, colors: 96),
        Form(width: 200, every: 2, calm: 10, colors: 64),
    ]
    /// Bytes.
    static let budget = 400_000
    /// Of those for dark pages.
    static let darkBudget = 220_000

    let bytes: [UInt8]
    let width: Int
    let height: Int
    let timing: FrameTiming
    let frameCount: Int
    /// nil when the colors were not reduced.
    let colors: Int?

    /// The stage of a preview in points: as small as holds the effect's own, but as wide to its height as all cards are, 4 to 3.
    static func stage(of entry: CatalogueEntry) -> (width: Int, height: Int) {
        let least = max(Double(entry.size.width), Double(entry.size.height) * 4 / 3)
        let width = Int((least / 4).rounded(.up)) * 4
        return (width, width * 3 / 4)
    }

    /// Of which frames a preview is made: one of so many, so that long ones take no more memory than others.
    static func every(_ duration: Double, rate: Int) -> Int {
        [1, 2, 4, 8].first { duration * Double(rate) <= 400 * Double($0) } ?? 16
    }

    /// The first form that fits.
    ///
    /// - Parameters:
    ///   - frames: at least one, all of one size.
    ///   - rate: frames per second, of which `frames` are one of `every`.
    init(_ frames: [Pixmap], rate: Int, every: Int = 1, budget: Int = GalleryPreview.budget) throws {
        var last = (width: frames[0].width, every: every, frames: frames)
        var tried: (form: Form, bytes: Int)?
        for form in Self.forms.dropLast() {
            if let tried, Self.least(of: form, after: tried) > budget { continue }
            let preview = try GalleryPreview(frames, rate: rate, every: every, form, &last)
            if preview.bytes.count <= budget {
                self = preview
                return
            }
            tried = (form, preview.bytes.count)
        }
        self = try GalleryPreview(frames, rate: rate, every: every, Self.forms[Self.forms.count - 1], &last)
    }

    /// A lower bound for the bytes of a form, from those of a better one, so that forms which cannot fit are not
    /// tried. Smaller pictures are harder to compress, so bytes fall no faster than pixels; a palette saves at most
    /// five sixths, halving its colors at most a half, and calm at most three quarters.
    private static func least(of form: Form, after tried: (form: Form, bytes: Int)) -> Int {
        let side = Double(min(form.width, tried.form.width)) / Double(tried.form.width)
        var share = side * side * Double(tried.form.every) / Double(form.every)
        if tried.form.colors == nil, form.colors != nil { share /= 6 }
        if tried.form.calm == 0, form.calm > 0 { share /= 4 }
        if let now = form.colors, now < tried.form.colors ?? 255 { share /= 2 }
        return Int(Double(tried.bytes) * share)
    }

    /// - Parameter last: the frames that the last form showed, which the next shows again where it only leaves some out.
    private init(
        _ frames: [Pixmap], rate: Int, every: Int, _ form: Form,
        _ last: inout (width: Int, every: Int, frames: [Pixmap])
    ) throws {
        let full = (width: frames[0].width, height: frames[0].height)
        width = min(form.width, full.width)
        height = max(1, (full.height * width + full.width / 2) / full.width)
        let pace = max(form.every, every)
        timing = FrameTiming(frames: rate, per: pace)!
        let source = width == last.width ? (every: last.every, frames: last.frames) : (every: every, frames: frames)
        var shown = stride(from: 0, to: source.frames.count, by: pace / source.every).map { source.frames[$0] }
        if width != last.width {
            let size = (width: width, height: height)
            shown = try shown.concurrentMap { $0.reduced(width: size.width, height: size.height) }
        }
        last = (width, pace, shown)
        shown = shown.calmed(by: form.calm)
        frameCount = shown.count
        if let limit = form.colors {
            let palette = SharedPalette(of: shown, limit: limit)
            colors = palette.isExact ? nil : palette.colors.count
            let writer = try APNGWriter(
                width: width, height: height, frameCount: frameCount, timing: timing, palette: palette.colors,
                compression: .small)
            bytes = try Self.file(writer, try shown.concurrentMap(palette.reduced))
        } else {
            colors = nil
            let writer = try APNGWriter(
                width: width, height: height, frameCount: frameCount, timing: timing,
                isOpaque: shown.allSatisfy(\.isOpaque))
            bytes = try Self.file(writer, shown)
        }
    }

    private static func file(_ writer: APNGWriter, _ frames: [Pixmap]) throws -> [UInt8] {
        let pieces = try frames.compactMap { try writer.take($0) }
        let joins = try pieces.concurrentMap { try $0.encode() }
        return try writer.header + joins.flatMap { try $0() } + writer.finish()
    }

    /// What is said about it on the page.
    var text: String {
        let rate = NumberText.text(Double(timing.frames * 10 / timing.seconds) / 10)
        let palette = colors.map { ", \($0) colors" } ?? ""
        return "\(width) × \(height) pixels, \(rate) frames per second\(palette)"
    }
}
