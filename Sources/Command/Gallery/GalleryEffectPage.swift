import KinoraBasics
import KinoraScripts
import KinoraStage
import KinoraEffects

/// The page of one effect: its preview, how to render it, its frames, its parameters, its script and its source.
struct GalleryEffectPage {
    let entry: CatalogueEntry
    /// The effect's Swift source, where it is known.
    let source: String?
    /// How many stills lie beside the page.
    let stills: Int
    /// nil as long as there is none.
    var preview: GalleryPreview?
    var pictures = GalleryPictures()

    static func still(_ index: Int) -> String { "frame-\(index + 1).png" }

    var html: String {
        let name = Markup.escaped(entry.name)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(name) – Kinora</title>
            <link rel="stylesheet" href="../style.css">
            <script src="../\(GalleryScript.file)"></script>
            </head>
            <body class="effect">
            <header>
            <a class="back" href="../index.html">All effects</a>
            <button class="scheme" type="button">Dark</button>
            <h1>\(name)</h1>
            <p>\(Markup.escaped(entry.summary))</p>
            </header>
            <main>
            <div class="stage">\(GalleryPicture.preview(of: entry, in: "", size: preview.map { ($0.width, $0.height) }, pictures))\(about)</div>
            \(facts)
            <h2>Render it</h2>
            <div class="copyable"><pre><code>kinora render \(name)</code></pre></div>
            \(presets)
            <h2>Frames</h2>
            <div class="frames">
            \((0..<stills).map(frame).joined(separator: "\n"))
            </div>
            <h2>Parameters</h2>
            \(parameters)
            \(script)
            \(original)
            \(sourceText)
            </main>
            </body>
            </html>

            """
    }

    /// What was reduced in the preview is said below it.
    private var about: String { preview.map { "\n<p>Preview: \($0.text)</p>" } ?? "" }

    private var facts: String {
        let size = "\(NumberText.text(Double(entry.size.width))) × \(NumberText.text(Double(entry.size.height))) points"
        let length = "\(NumberText.text(entry.duration)) s\(entry.loops ? ", loops" : "")"
        let rows =
            entry.rows.isEmpty ? "" : "<dt>Rows</dt><dd>\(entry.rows.map(String.init).joined(separator: ", "))</dd>"
        return "<dl class=\"facts\"><dt>Stage</dt><dd>\(size)</dd><dt>Length</dt><dd>\(length)</dd>\(rows)</dl>"
    }

    private func frame(_ index: Int) -> String {
        let time = entry.duration * (Double(index) + 0.5) / Double(stills)
        let seconds = NumberText.text((time * 100).rounded() / 100)
        return """
            <figure><a href="\(Self.still(index))"><img src="\(Self.still(index))" alt="At \(seconds) s" loading="lazy"></a>\
            <figcaption>\(seconds) s</figcaption></figure>
            """
    }

    private var parameters: String {
        """
        <table>
        <thead><tr><th>Name</th><th>Default</th><th>Range</th><th>Looks good</th><th>What it is</th></tr></thead>
        <tbody>
        \(entry.parameters.map(row).joined(separator: "\n"))
        </tbody>
        </table>
        """
    }

    private func row(_ parameter: ParameterDescription) -> String {
        var good = ""
        let range: String
        switch parameter.kind {
        case .number(_, let all, let part, let unit):
            range = span(all) + (unit == .none ? "" : " \(unit.rawValue)")
            good = part.map(span) ?? ""
        case .integer(_, let all): range = "\(all.lowerBound) … \(all.upperBound)"
        case .choice(_, let options), .choices(_, let options): range = options.joined(separator: ", ")
        case .boolean: range = "boolean"
        case .text: range = "text"
        case .color: range = "color"
        case .colors: range = "colors"
        case .image: range = "image"
        }
        let value = swatches(parameter) + Markup.escaped(parameter.defaultText)
        return
            "<tr><td><code>\(Markup.escaped(parameter.name))</code></td><td>\(value)</td><td>\(Markup.escaped(range))</td>"
            + "<td>\(Markup.escaped(good))</td><td>\(Markup.escaped(parameter.summary))</td></tr>"
    }

    private func span(_ range: ClosedRange<Double>) -> String {
        "\(NumberText.text(range.lowerBound)) … \(NumberText.text(range.upperBound))"
    }

    /// Little squares of a color parameter's defaults, where they are written as browsers write them.
    private func swatches(_ parameter: ParameterDescription) -> String {
        let names: [String]
        switch parameter.kind {
        case .color(let name): names = [name]
        case .colors(let list, _): names = list
        default: return ""
        }
        // A pair has one for light pages and one for dark ones.
        return names.flatMap { $0.split(separator: "/").map(String.init) }.filter { $0.hasPrefix("#") }.map {
            "<i class=\"swatch\" style=\"background:\(Markup.escaped($0))\"></i>"
        }.joined()
    }

    private var presets: String {
        guard !entry.presets.isEmpty else { return "" }
        return "<h2>Presets</h2>\n"
            + entry.presets.map { preset in
                "<div class=\"copyable\"><pre><code>kinora render \(Markup.escaped(entry.name)) --preset \(Markup.escaped(preset.name))</code></pre></div>"
            }.joined(separator: "\n")
    }

    private var script: String {
        guard !entry.script.events.isEmpty else { return "" }
        return "<h2>What the user does</h2>\n<pre><code>\(Markup.escaped(entry.script.text))</code></pre>"
    }

    /// How an effect that people know compares with the one they know.
    private var original: String {
        guard let original = entry.original else { return "" }
        return "<h2>Compared with \(Markup.escaped(original.name))</h2>\n<ul>\n"
            + original.points.map { "<li>\(Markup.escaped($0))</li>" }.joined(separator: "\n") + "\n</ul>"
    }

    private var sourceText: String {
        guard let source else { return "" }
        return
            "<h2>Source</h2>\n<div class=\"copyable\"><pre class=\"source\"><code>\(SwiftMarkup.html(source))</code></pre></div>"
    }
}
