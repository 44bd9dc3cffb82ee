import Foundation
import KinoraJobs
import KinoraDiff
import KinoraPixels

/// The report of `--report`: one file that opens from disk, with every picture inside, once.
///
/// Without scripts it shows the pictures of each failing frame side by side; with them also one over the other.
struct DiffPage {
    let diff: SequenceDiff
    let expected: String
    let actual: String
    let album: DiffAlbum

    var html: String {
        let title = "\(Markup.escaped(expected)) and \(Markup.escaped(actual))"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title): \(diff.verdict.rawValue)</title>
            <style>
            \(DiffPageStyle.css)
            </style>
            </head>
            <body>
            <header>
            <p class="badge \(diff.verdict.rawValue)">\(Self.word(diff.verdict))</p>
            <h1><span>\(Markup.escaped(expected))</span> <i>expected</i> <span>\(Markup.escaped(actual))</span> <i>actual</i></h1>
            <p class="summary">\(Markup.escaped(diff.summary))</p>
            \(timeline)
            \(wordsOnly)
            </header>
            <main>
            \(album.all.enumerated().map { section($1, number: $0) }.joined(separator: "\n"))
            \(leftOutNote)
            </main>
            <script>
            \(DiffPageScript.javaScript)
            </script>
            </body>
            </html>

            """
    }

    private static func word(_ verdict: SequenceDiff.Verdict) -> String {
        switch verdict {
        case .same: "Same"
        case .different: "Different"
        case .incomparable: "Could not compare"
        }
    }

    // MARK: All frames

    /// A mark for each frame, in order: where in the run the differences are. Those that are shown are links.
    private var timeline: String {
        guard diff.frames.count > 1 else { return "" }
        let places = Dictionary(album.all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let marks = diff.frames.map { frame -> String in
            let kind = Self.kind(frame.outcome)
            let hint = Markup.escaped(diff.failure(of: frame) ?? "\(frame.name): \(kind)")
            let start = places[frame.name].map { "<a href=\"#frame-\($0)\"" } ?? "<span"
            return "\(start) class=\"\(kind)\" title=\"\(hint)\" style=\"--share: \(Self.weight(frame.outcome))\">"
                + (places[frame.name] == nil ? "</span>" : "</a>")
        }
        return """
            <nav class="timeline" aria-label="all frames">\(marks.joined())</nav>
            <p class="legend">\(legend)</p>
            """
    }

    private var legend: String {
        var counts: [String: Int] = [:]
        for frame in diff.frames { counts[Self.kind(frame.outcome), default: 0] += 1 }
        return ["same", "tolerated", "different", "sizes", "missing", "extra", "unreadable"].compactMap { kind in
            counts[kind].map { "<span class=\"\(kind)\"></span>\($0) \(kind == "sizes" ? "of another size" : kind)" }
        }.joined(separator: " ")
    }

    private static func kind(_ outcome: SequenceDiff.Frame.Outcome) -> String {
        DiffRecord.Frame(SequenceDiff.Frame(name: "", outcome: outcome)).outcome
    }

    /// How strongly a frame's mark is colored, 0.4…1, so that a single different pixel is visible, too.
    private static func weight(_ outcome: SequenceDiff.Frame.Outcome) -> String {
        guard case .compared(let diff) = outcome else { return "1" }
        return String(format: "%.2f", 0.4 + 0.6 * diff.share.squareRoot())
    }

    /// What is wrong and has no pictures: the sequence's own failures, and frames that only one side has.
    private var wordsOnly: String {
        let frames = diff.frames.compactMap { frame -> String? in
            if case .compared = frame.outcome { return nil }
            return frame.failure
        }
        let sentences = diff.sequenceFailures + frames
        guard !sentences.isEmpty else { return "" }
        return "<ul>\n" + sentences.map { "<li>\(Markup.escaped($0))</li>" }.joined(separator: "\n") + "\n</ul>"
    }

    private var leftOutNote: String {
        let shown = Set(album.all.map(\.name))
        let rest = diff.differing.filter { !shown.contains($0.name) }
        guard !rest.isEmpty else { return "" }
        let lines = rest.compactMap(\.failure).map { "<li>\(Markup.escaped($0))</li>" }.joined(separator: "\n")
        return
            "<details><summary>\(rest.count) more frames differ; they are not shown</summary>\n<ul>\n\(lines)\n</ul></details>"
    }

    // MARK: One frame

    private func section(_ entry: DiffAlbum.Entry, number: Int) -> String {
        let name = Markup.escaped(entry.name)
        let width = max(entry.expectedSize.width, entry.actualSize.width)
        let height = max(entry.expectedSize.height, entry.actualSize.height)
        var marks: [String] = []
        if diff.frames.count > 1, entry.name == diff.firstDiffering?.name { marks.append("<b>first</b>") }
        if diff.frames.count > 1, entry.name == diff.worst?.name { marks.append("<b>worst</b>") }
        let mode = entry.difference == nil ? "" : "<button type=\"button\" data-mode=\"difference\">Difference</button>"
        let pictures = [
            figure("expected", entry.expected, entry.expectedSize, entry),
            entry.difference.map { figure("difference", $0, entry.expectedSize, entry) } ?? "",
            figure("actual", entry.actual, entry.actualSize, entry),
        ]
        return """
            <section id="frame-\(number)" data-mode="beside" data-zoom="fit" style="--width: \(width); --height: \(height)">
            <h2>\(name) \(marks.joined(separator: " "))</h2>
            <p>\(Markup.escaped(entry.sentence)).</p>
            <div class="tools">
            <span class="group modes"><button type="button" data-mode="beside">Side by side</button><button type="button" \
            data-mode="slider">Slider</button><button type="button" data-mode="onion">Onion skin</button>\(mode)</span>
            <label class="position">expected <input type="range" min="0" max="100" value="50" step="any" aria-label="from \
            expected to actual"> actual</label>
            <span class="group zooms"><button type="button" data-zoom="fit">Fit</button><button type="button" \
            data-zoom="1">1:1</button><button type="button" data-zoom="4">4:1</button><button type="button" \
            data-zoom="12">12:1</button></span>
            <label><input type="checkbox" class="outline" checked> outline</label>
            </div>
            <div class="stage">\(pictures.joined())</div>
            </section>
            """
    }

    private func figure(_ caption: String, _ bytes: [UInt8], _ size: PixelSize, _ entry: DiffAlbum.Entry) -> String {
        let source = "data:image/png;base64," + Data(bytes).base64EncodedString()
        let outline =
            entry.boundingBox.map { "<span class=\"box\" style=\"\(Self.place($0, in: size))\"></span>" } ?? ""
        return
            "<figure class=\"\(caption)\" style=\"--own-width: \(size.width)\"><div class=\"picture\"><img src=\"\(source)\" "
            + "width=\"\(size.width)\" height=\"\(size.height)\" alt=\"\(caption) \(Markup.escaped(entry.name))\">\(outline)</div>"
            + "<figcaption>\(caption)</figcaption></figure>"
    }

    private static func place(_ box: PixelRect, in size: PixelSize) -> String {
        let percent = { (part: Int, whole: Int) in String(format: "%.4f%%", 100 * Double(part) / Double(whole)) }
        return "left: \(percent(box.x, size.width)); top: \(percent(box.y, size.height)); "
            + "width: \(percent(box.width, size.width)); height: \(percent(box.height, size.height))"
    }
}
