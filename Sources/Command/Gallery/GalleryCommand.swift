import KinoraBasics
import ArgumentParser
import KinoraEffects
import KinoraJobs
import Foundation

/// `kinora gallery`
struct GalleryCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Writes a static site of the catalogue: an index with animated previews, and a page for each effect.",
        discussion: """
            index.html opens from the file system, without a server. Each effect's folder holds its page, a preview and six frames, \
            and a second preview where it looks different on dark pages. A preview is an animated PNG that loses nothing where that \
            takes at most 260 kB (dark: 145 kB; more for those of over 4 s), else a WebP file that keeps its colors and frames per \
            second and loses some detail, then some of its size; its page says which. Slow motion may take three times the bytes, as \
            each of its frames is stored although it differs little from the one before. WebP is written by libwebp's img2webp (Debian's \
            package webp); without it such previews are animated PNGs with fewer colors, then slow changes in steps, then a smaller \
            size, then half the frames per second. The frames are always exact; they have two pixels a point if six of them take at \
            most 150 kB, one if they take at most 300 kB, and else half of one. Effects that are there already are rendered again \
            only if kinora or their description has changed, or with --all; so a run that was interrupted goes on where it was.

            EXAMPLES
              kinora gallery -o site
              kinora gallery -o site --sources Sources/Effects   # the pages show the effects' sources
              kinora gallery -o site ripple confetti             # only these
            """)

    @Argument(help: ArgumentHelp("Only these effects. (default: all)", valueName: "effect"))
    var effects: [String] = []

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp("The folder to write to.", valueName: "dir"))
    var output = "gallery"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The folder of the effects' Swift sources, to show them on the pages.", valueName: "dir"))
    var sources: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The previews' frames per second, 1 to 60.", valueName: "n"))
    var fps = "30"

    @Flag(help: "Render effects that are there already, too.")
    var all = false

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    func perform() throws { try MainActor.assumeIsolated { try build() } }

    @MainActor
    private func build() throws {
        guard let rate = NumberText.integer(fps), (1...60).contains(rate) else {
            throw CommandError.usage(
                "--fps \(TypedText.quoted(fps)) is not valid; it takes a whole number from 1 to 60.")
        }
        let entries = try effects.isEmpty ? Catalogue.entries : effects.map { try Catalogue.effect(named: $0) }
        let sources = try sources.map(GallerySources.init)
        let interruption = Interruption("every page that is written is whole")
        let webP = WebPEncoder()
        if webP == nil, !quiet { StandardStreams.note("Note: \(WebPEncoder.absence)\n") }
        let site = GallerySite(folder: output, sources: sources, fps: rate, interruption: interruption, webP: webP)
        let began = ContinuousClock.now
        try site.writeStyle()
        var frames = 0
        for (index, entry) in entries.enumerated() {
            let rendered: Int
            do { rendered = try site.render(entry, again: all) } catch is RenderInterrupted {
                throw CommandError(
                    interruption.ending,
                    "Interrupted: \(index) of \(entries.count) pages in \(output) are done, each of them whole; the same command goes on there."
                )
            }
            frames += rendered
            if !quiet {
                let what = rendered == 0 ? "unchanged" : "\(rendered) frames"
                try StandardStreams.output("\(index + 1)/\(entries.count) \(entry.name): \(what)\n")
            }
        }
        try site.writeIndex(entries)
        guard !quiet else { return }
        let seconds = Double((ContinuousClock.now - began) / .milliseconds(1)) / 1000
        let speed = seconds > 0 ? Int((Double(frames) / seconds).rounded()) : 0
        try StandardStreams.output(
            "\(entries.count) effects in \(output)/index.html: \(frames) frames in \(NumberText.text((seconds * 10).rounded() / 10)) s, \(speed) a second\n"
        )
    }
}
