import Effects
import Foundation
import FrameFiles
import FrameJobs

/// The folder of a gallery: which files it holds, and how they are made.
@MainActor
struct GallerySite {
    let folder: String
    let sources: GallerySources?
    /// Of the previews.
    let fps: Int

    /// Stills on an effect's page.
    static let stills = 6
    /// The previews' largest width in pixels.
    private static let previewWidth = 400.0
    /// What an effect's folder was made from; written last.
    private static let stamp = "stamp.txt"

    /// Renders an effect and writes its page; answers the number of rendered frames.
    func render(_ entry: CatalogueEntry, again: Bool) throws -> Int {
        let own = "\(folder)/\(entry.name)"
        let page = GalleryEffectPage(entry: entry, source: try sources?.text(of: entry), stills: GallerySite.stills)
        let html = page.html
        let stamp = SHA256.hexDigest( Array("\(KinoraVersion.current) \(fps)\n\(html)".utf8))
        if !again, let old = FileManager.default.contents(atPath: "\(own)/\(GallerySite.stamp)"), String(decoding: old, as: UTF8.self) == stamp {
            return 0
        }
        try makeFolder(own)
        var frames = 0
        for (index, time) in GallerySite.moments(of: entry).enumerated() {
            try run([entry.name, "--at", time, "--scale", "2", "-o", "\(own)/\(GalleryEffectPage.still(index))"])
            frames += 1
        }
        let scale = NumberText.text(min(1, GallerySite.previewWidth / Double(entry.size.width)))
        try run([entry.name, "--at", GallerySite.moments(of: entry)[2], "--scale", scale, "-o", "\(own)/poster.png"])
        try run([entry.name, "--fps", String(fps), "--scale", scale, "-o", "\(own)/preview.apng"])
        frames += 1 + Int((entry.duration * Double(fps)).rounded(.up))
        try write(html, to: "\(own)/index.html")
        try write(stamp, to: "\(own)/\(GallerySite.stamp)")
        return frames
    }

    /// The index, and the style that all pages share.
    func writeIndex(_ entries: [CatalogueEntry]) throws {
        try makeFolder(folder)
        try write(GalleryStyle.css, to: "\(folder)/style.css")
        try write(GalleryIndex(entries: entries).html, to: "\(folder)/index.html")
    }

    /// Times in seconds, as typed: the middles of as many equal parts.
    private static func moments(of entry: CatalogueEntry) -> [String] {
        (0..<stills).map { index in
            NumberText.text((entry.duration * (Double(index) + 0.5) / Double(stills) * 1000).rounded() / 1000)
        }
    }

    private func run(_ words: [String]) throws {
        let options = try RenderOptions.parse(words + ["--quiet", "--overwrite"])
        let entry = try Catalogue.effect(named: options.effect)
        try RenderRun(plan: try RenderPlan(options, entry: entry), json: false, quiet: true).perform()
    }

    private func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandError(.cannotCreate, "The folder \(OptionText.quoted(path)) cannot be created: \(error.localizedDescription)")
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
            throw CommandError(.unreadable, "The folder of sources \(OptionText.quoted(folder)) cannot be read; name one that exists.")
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
        guard let path = paths[name], let data = FileManager.default.contents(atPath: path), data.count <= Self.largest else {
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }
}
