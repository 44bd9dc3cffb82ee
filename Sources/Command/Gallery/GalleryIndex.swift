import KinoraEffects

/// The gallery's first page: all effects by family, to be searched by name.
struct GalleryIndex {
    let entries: [CatalogueEntry]
    /// By the effects' names.
    let pictures: [String: GalleryPictures]

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Kinora: \(entries.count) effects</title>
        <link rel="stylesheet" href="style.css">
        <script src="\(GalleryScript.file)"></script>
        </head>
        <body>
        <header class="top">
        <h1>Kinora</h1>
        <p>\(entries.count) SwiftUI effects, rendered on Linux without a GPU or a display.</p>
        <div class="tools">
        <input id="search" type="search" placeholder="Search effects" aria-label="Search effects">
        \(choice("kind", "Every kind", Catalogue.families.map(\.name) + GalleryKind.allCases.map(\.rawValue)))
        \(choice("seed", "Every list", GallerySeed.all.map(\.name)))
        \(choice("row", "Every row", (1...Catalogue.rows.count).map(String.init)))
        <button class="scheme" type="button">Dark</button>
        </div>
        </header>
        <main>
        \(families.map(section).joined(separator: "\n"))
        <p id="nothing" hidden>No effect has that in its name or description.</p>
        </main>
        </body>
        </html>

        """
    }

    private var families: [(name: String, entries: [CatalogueEntry])] {
        let wanted = Set(entries.map(\.name))
        return Catalogue.families.map { ($0.name, $0.entries.filter { wanted.contains($0.name) }) }.filter {
            !$0.entries.isEmpty
        }
    }

    private func section(_ family: (name: String, entries: [CatalogueEntry])) -> String {
        """
        <section class="family">
        <h2>\(Markup.escaped(family.name)) <small>\(family.entries.count)</small></h2>
        <div class="grid">
        \(family.entries.map(card).joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private func card(_ entry: CatalogueEntry) -> String {
        let name = Markup.escaped(entry.name)
        let words = Markup.escaped("\(entry.name) \(entry.summary)".lowercased())
        let family = families.first { $0.entries.contains { $0.name == entry.name } }?.name
        let kinds = ([family].compactMap(\.self) + GalleryKind.allCases.filter { $0.holds(for: entry) }.map(\.rawValue))
            .joined(separator: "|")
        let seeds = GallerySeed.all.filter { seed in entry.rows.contains(where: seed.rows.contains) }.map(\.name)
            .joined(separator: " ")
        return """
            <a class="card" href="\(name)/index.html" data-words="\(words)" data-kinds="\(Markup.escaped(kinds))" \
            data-rows="\(entry.rows.map(String.init).joined(separator: " "))" data-seeds="\(seeds)">
            \(GalleryPicture.preview(of: entry, in: "\(name)/", pictures[entry.name] ?? GalleryPictures()))
            <span class="name">\(name)</span>
            <span class="summary">\(Markup.escaped(entry.summary))</span>
            </a>
            """
    }

    /// A menu of what can be chosen, the first of which chooses nothing.
    private func choice(_ id: String, _ all: String, _ options: [String]) -> String {
        let items = options.map { "<option>\(Markup.escaped($0))</option>" }.joined()
        return "<select id=\"\(id)\" aria-label=\"\(all)\"><option value=\"\">\(all)</option>\(items)</select>"
    }
}

/// What an effect is beside the family it belongs to.
enum GalleryKind: String, CaseIterable {
    case loops = "Loops"
    case touched = "Driven by a finger or pointer"
    case pictured = "Takes a picture"
    case preset = "Has presets"

    func holds(for entry: CatalogueEntry) -> Bool {
        switch self {
        case .loops: entry.loops
        case .touched: !entry.script.events.isEmpty
        case .pictured: entry.parameters.contains { $0.kind == .image }
        case .preset: !entry.presets.isEmpty
        }
    }
}

/// The lists that the rows of the table of effects come from.
struct GallerySeed {
    let name: String
    let rows: ClosedRange<Int>

    static let all = [
        GallerySeed(name: "Components", rows: 1...59), GallerySeed(name: "Visual-effects", rows: 60...72),
        GallerySeed(name: "Gesture-guide", rows: 73...90), GallerySeed(name: "Gesture-skill", rows: 91...102),
        GallerySeed(name: "Animation-reference", rows: 103...132),
    ]
}

/// An animation that shows a still for readers who prefer reduced motion.
enum GalleryPicture {
    /// The still that stands for an effect.
    private static let poster = GalleryEffectPage.still(2)

    /// - Parameter size: the preview's own, in pixels; nil for the effect's shape alone.
    static func preview(
        of entry: CatalogueEntry, in folder: String, size: (width: Int, height: Int)? = nil, _ pictures: GalleryPictures
    ) -> String {
        let size = size ?? GalleryPreview.stage(of: entry)
        let light = folder + GalleryPictures.file(.light, pictures.light)
        let dark = pictures.dark.map { " data-dark=\"\(folder)\(GalleryPictures.file(.dark, $0))\"" } ?? ""
        return """
            <picture class="screen">
            <source srcset="\(folder)\(poster)" media="(prefers-reduced-motion: reduce)">
            <img src="\(light)"\(dark) alt="\(Markup.escaped(entry.summary))" width="\(size.width)" height="\(size.height)" loading="lazy">
            </picture>
            """
    }
}
