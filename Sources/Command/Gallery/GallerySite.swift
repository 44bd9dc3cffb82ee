import KinoraBasics
import KinoraEffects
import Foundation
import KinoraFrames
import KinoraJobs
import KinoraPixels
import KinoraViews

/// The folder of a gallery: which files it holds, and how they are made.
@MainActor
struct GallerySite {
    let folder: String
    let sources: GallerySources?
    /// Of the previews.
    let fps: Int
    let interruption: Interruption
    /// nil where the machine has none.
    let webP: WebPEncoder?

    /// Stills on an effect's page.
    static let stills = 6
    /// Pixels a point of an effect's stills, and how many bytes all of them may take for it; the last scale is taken whatever
    /// they take. A page shows them 270 to 400 points wide, of which half a pixel a point fills most for photos.
    static let stillScales: [(scale: Double, budget: Int)] = [(2, 150_000), (1, 300_000), (0.5, .max)]
    /// What an effect's folder was made from; written last.
    private static let stamp = "stamp.txt"

    /// Renders an effect and writes its page; answers the number of rendered frames.
    func render(_ entry: CatalogueEntry, again: Bool) throws -> Int {
        let own = "\(folder)/\(entry.name)"
        var page = GalleryEffectPage(entry: entry, source: try sources?.text(of: entry), stills: GallerySite.stills)
        let tools = webP == nil ? "" : "WebP"
        let stamp = SHA256.hexDigest(Array("\(KinoraVersion.current) \(fps) \(tools)\n\(page.html)".utf8))
        if !again, let old = FileManager.default.contents(atPath: "\(own)/\(GallerySite.stamp)"),
            String(decoding: old, as: UTF8.self) == stamp
        {
            return 0
        }
        let stills = try stills(of: entry)
        var frames = stills.rendered
        var files = stills.files.enumerated().map { (name: GalleryEffectPage.still($0.offset), bytes: $0.element) }
        let light = try preview(of: entry, on: .light)
        page.preview = light.preview
        files.append((GalleryPictures.file(.light, light.preview.kind), light.preview.bytes))
        frames += light.rendered
        page.pictures.light = light.preview.kind
        if try isOther(entry, in: .dark) {
            let dark = try preview(of: entry, on: .dark)
            files.append((GalleryPictures.file(.dark, dark.preview.kind), dark.preview.bytes))
            frames += dark.rendered
            page.pictures.dark = dark.preview.kind
        }
        files.append(("index.html", Array(page.html.utf8)))
        files.append((GallerySite.stamp, Array(stamp.utf8)))
        try goOn()
        try interruption.undisturbed {
            try makeFolder(own)
            for file in files { try AtomicFile.write(file.bytes, to: "\(own)/\(file.name)") }
            for name in page.pictures.strangers { try? FileManager.default.removeItem(atPath: "\(own)/\(name)") }
        }
        return frames
    }

    /// Throws `RenderInterrupted` once a signal has come.
    private func goOn() throws {
        if interruption.cancellation.isCancelled { throw RenderInterrupted(written: 0, total: 0) }
    }

    /// The files at the first scale at which all together fit.
    static func fitting(_ files: (_ scale: Double) throws -> [[UInt8]]) rethrows -> [[UInt8]] {
        var last: [[UInt8]] = []
        for (scale, budget) in stillScales {
            last = try files(scale)
            if last.reduce(0, { $0 + $1.count }) <= budget { break }
        }
        return last
    }

    /// Whether an effect looks different on dark pages; a moment in the middle tells.
    private func isOther(_ entry: CatalogueEntry, in appearance: ColorScheme) throws -> Bool {
        let words = ["-o", "-", "--at", NumberText.text(entry.duration / 2)]
        let usual = try plan(entry, words), other = try plan(entry, words + ["--appearance", "\(appearance)"])
        let time = entry.duration / 2
        return try usual.job.picture(at: time, of: usual.stage()) != other.job.picture(at: time, of: other.stage())
    }

    /// The PNG files of the moments that the page shows, and how many pictures were rendered for them.
    ///
    /// Photos take most of the bytes; once it is known how large they may be, their files are made as small as they get.
    private func stills(of entry: CatalogueEntry) throws -> (files: [[UInt8]], rendered: Int) {
        var pictures: [Pixmap] = []
        var rendered = 0
        let quick = try GallerySite.fitting { scale in
            pictures = try self.pictures(of: entry, scale: scale)
            rendered += pictures.count
            return try pictures.concurrentMap { try PNGEncoder().encode($0) }
        }
        let bytes = quick.reduce(0) { $0 + $1.count }
        guard bytes > GallerySite.stillScales[0].budget else { return (quick, rendered) }
        return (try pictures.concurrentMap { try PNGEncoder(compression: .smallest).encode($0) }, rendered)
    }

    /// The moments that the page shows.
    private func pictures(of entry: CatalogueEntry, scale: Double) throws -> [Pixmap] {
        let plan = try plan(entry, ["-o", "-", "--at", "0", "--scale", NumberText.text(scale)])
        let stage = plan.stage(), job = plan.job
        return try GallerySite.moments(of: entry).map { time in
            try goOn()
            return try job.picture(at: time, of: stage)
        }
    }

    /// How many frames are kept for a preview; photos that are not WebP cannot show more within their bytes.
    private var mostFrames: Int { webP == nil ? 400 : 900 }

    /// The preview, and how many frames were rendered for it.
    private func preview(
        of entry: CatalogueEntry, on ground: GalleryPreview.Ground
    ) throws -> (preview: GalleryPreview, rendered: Int) {
        let every = GalleryPreview.every(entry.duration, rate: fps, most: mostFrames)
        let moving = try frames(of: entry, every: every, in: ground == .dark ? .dark : .light)
        do {
            let preview = try GalleryPreview(
                moving, rate: fps, every: every, budget: ground.budget(frames: moving.count), webP: webP)
            return (preview, moving.count)
        } catch {
            // A signal ends the program that writes WebP, too.
            try goOn()
            throw error
        }
    }

    /// One of so many frames in the preview's rate.
    private func frames(of entry: CatalogueEntry, every: Int, in appearance: ColorScheme) throws -> [Pixmap] {
        let stage = GalleryPreview.stage(of: entry)
        let scale = min(1, Double(GalleryPreview.forms[0].width) / Double(stage.width))
        let plan = try plan(
            entry,
            [
                "-o", "-", "--format", "apng", "--fps", "\(fps)/\(every)", "--scale", NumberText.text(scale),
                "--size",
                "\(stage.width)x\(stage.height)", "--appearance",
                "\(appearance)",
            ])
        let collector = FrameCollector()
        try plan.job.render(plan.stage(), to: collector, cancellation: interruption.cancellation)
        return collector.frames
    }

    private func plan(_ entry: CatalogueEntry, _ words: [String]) throws -> RenderPlan {
        try RenderPlan(try RenderOptions.parse([entry.name] + words), entry: entry)
    }

    /// What all pages share. It is written first, so that no page is without it while others are still being made.
    func writeStyle() throws {
        try makeFolder(folder)
        try write(GalleryStyle.css, to: "\(folder)/style.css")
        try write(GalleryScript.text, to: "\(folder)/\(GalleryScript.file)")
    }

    /// The first page.
    func writeIndex(_ entries: [CatalogueEntry]) throws {
        let pictures = entries.map { ($0.name, GalleryPictures(in: "\(folder)/\($0.name)")) }
        let index = GalleryIndex(entries: entries, pictures: Dictionary(pictures) { first, _ in first })
        try write(index.html, to: "\(folder)/index.html")
    }

    /// Times in seconds: the middles of as many equal parts.
    private static func moments(of entry: CatalogueEntry) -> [Double] {
        (0..<stills).map { index in
            let share = (Double(index) + 0.5) / Double(stills)
            return (entry.duration * share * 1000).rounded() / 1000
        }
    }

    private func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                .cannotCreate, "The folder \(TypedText.quoted(path)) cannot be created: \(error.localizedDescription)")
        }
    }

    private func write(_ text: String, to path: String) throws {
        try AtomicFile.write(Array(text.utf8), to: path)
    }
}

/// The effects' Swift sources in a folder, by the names of their files.
struct GallerySources {
    private let paths: [String: String]
    private static let largest = 1_000_000

    init(folder: String) throws {
        guard let files = FileManager.default.enumerator(atPath: folder) else {
            throw CommandError(
                .unreadable, "The folder of sources \(TypedText.quoted(folder)) cannot be read; name one that exists.")
        }
        var paths: [String: String] = [:]
        for case let path as String in files where path.hasSuffix(".swift") {
            paths[String(path.split(separator: "/").last ?? "")] = "\(folder)/\(path)"
        }
        self.paths = paths
    }

    /// The source that describes an effect, or nil where the folder has none.
    func text(of entry: CatalogueEntry) throws -> String? {
        let name = String(entry.file.split(separator: "/").last ?? "")
        guard let path = paths[name], let data = FileManager.default.contents(atPath: path), data.count <= Self.largest
        else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }
}
