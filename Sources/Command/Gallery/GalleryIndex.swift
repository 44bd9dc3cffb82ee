import KinoraEffects

/// The gallery's first page: all effects by family, to be searched by name.
struct GalleryIndex {
    let entries: [CatalogueEntry]

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Kinora: \(entries.count) effects</title>
        <link rel="stylesheet" href="style.css">
        </head>
        <body>
        <header class="top">
        <h1>Kinora</h1>
        <p>\(entries.count) SwiftUI effects, rendered on Linux without a GPU or a display.</p>
        <input id="search" type="search" placeholder="Search effects" aria-label="Search effects">
        </header>
        <main>
        \(families.map(section).joined(separator: "\n"))
        <p id="nothing" hidden>No effect has that in its name or description.</p>
        </main>
        <script>
        \(GalleryIndex.script)
        </script>
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
        return """
            <a class="card" href="\(name)/index.html" data-words="\(words)">
            \(GalleryPicture.preview(of: entry, in: "\(name)/"))
            <span class="name">\(name)</span>
            <span class="summary">\(Markup.escaped(entry.summary))</span>
            </a>
            """
    }

    /// Shows only what has the typed words, and families that have something to show.
    private static let script = """
        const search = document.getElementById('search');
        const cards = [...document.querySelectorAll('.card')];
        search.addEventListener('input', () => {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          for (const card of cards) card.hidden = !words.every(word => card.dataset.words.includes(word));
          for (const family of document.querySelectorAll('.family'))
            family.hidden = !family.querySelector('.card:not([hidden])');
          document.getElementById('nothing').hidden = cards.some(card => !card.hidden);
        });
        """
}

/// An animation that shows a still for readers who prefer reduced motion.
enum GalleryPicture {
    /// The still that stands for an effect.
    private static let poster = GalleryEffectPage.still(2)

    /// - Parameter size: the preview's own, in pixels; nil for the effect's shape alone.
    static func preview(of entry: CatalogueEntry, in folder: String, size: (width: Int, height: Int)? = nil) -> String {
        let size = size ?? (Int(entry.size.width), Int(entry.size.height))
        return """
            <picture class="screen">
            <source srcset="\(folder)\(poster)" media="(prefers-reduced-motion: reduce)">
            <img src="\(folder)preview.apng" alt="\(Markup.escaped(entry.summary))" width="\(size.width)" height="\(size.height)" loading="lazy">
            </picture>
            """
    }
}
