import Foundation
import KinoraBasics
import KinoraDiff
import KinoraJobs
import KinoraPixels

/// The report of `--report`: one page that opens from disk, about every frame that fails.
///
/// Without scripts it shows the pictures of each failing frame side by side; with them also one over the other, in turns, and
/// difference by difference.
struct DiffPage {
    let diff: SequenceDiff
    let expected: PictureSequence
    let actual: PictureSequence
    let album: DiffAlbum

    var html: String {
        let title = "\(Markup.escaped(expected.path)) and \(Markup.escaped(actual.path))"
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
            <body data-approve="\(Markup.escaped(approveWords))">
            <header>
            <p class="badge \(diff.verdict.rawValue)">\(Self.word(diff.verdict))</p>
            <h1><span>\(Markup.escaped(expected.path))</span> <i>expected</i> <span>\(Markup.escaped(actual.path))</span> <i>actual</i></h1>
            <p class="summary">\(Markup.escaped(diff.summary))</p>
            \(list(diff.sequenceFailures + diff.warnings.map { "Warning: \($0)" }))
            \(timeline)
            \(album.entries.isEmpty ? "" : Self.keys)
            </header>
            <main>
            \(album.entries.enumerated().map { section($1, number: $0) }.joined(separator: "\n"))
            </main>
            <footer class="approval" hidden><code></code> <button type="button" class="copy">Copy</button></footer>
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

    private static let keys = """
        <p class="keys"><kbd>N</kbd> <kbd>P</kbd> next and previous frame · <kbd>C</kbd> next difference in it · <kbd>1</kbd>–<kbd>5</kbd> \
        side by side, slider, onion skin, flicker, difference · <kbd>Z</kbd> enlarge · <kbd>O</kbd> outlines · <kbd>A</kbd> approve</p>
        """

    private func list(_ sentences: [String]) -> String {
        guard !sentences.isEmpty else { return "" }
        return "<ul>\n" + sentences.map { "<li>\(Markup.escaped($0))</li>" }.joined(separator: "\n") + "\n</ul>"
    }

    // MARK: Approving

    /// What approves single frames: the page adds `--frame NAME` for each one that is checked. Empty where frames have no names
    /// to approve them by.
    private var approveWords: String {
        guard expected.isFolder, actual.isFolder else { return "" }
        return (["kinora", "approve"] + [actual.path, expected.path].map(ShellWord.quoted)).joined(separator: " ")
    }

    /// What is missing cannot be approved one by one.
    private func approval(_ entry: DiffAlbum.Entry) -> String {
        guard !approveWords.isEmpty, entry.actual != nil, entry.outcome != .missing else { return "" }
        let word = "--frame \(ShellWord.quoted(entry.name))"
        return """
            <label class="right"><input type="checkbox" data-word="\(Markup.escaped(word))"> approve</label>
            """
    }

    // MARK: All frames

    /// A mark for each frame, in order: where in the run the differences are. Those that fail are links.
    private var timeline: String {
        guard diff.frames.count > 1 else { return "" }
        let places = Dictionary(
            album.entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let runs = Dictionary(grouping: diff.frames) { ($0.name as NSString).deletingLastPathComponent }
        let rows = diff.runs.compactMap { run -> String? in
            guard let frames = runs[run.name] else { return nil }
            let heading =
                diff.runs.count == 1 ? "" : "<p class=\"run\">\(Markup.escaped(run.name.isEmpty ? "." : run.name))</p>"
            let marks = frames.map { mark($0, places[$0.name]) }.joined()
            return
                "\(heading)<nav class=\"timeline\" aria-label=\"all frames\(run.name.isEmpty ? "" : " of \(Markup.escaped(run.name))")\">"
                + "\(marks)</nav>"
        }
        return rows.joined(separator: "\n") + "\n<p class=\"legend\">\(legend)</p>"
    }

    private func mark(_ frame: SequenceDiff.Frame, _ place: Int?) -> String {
        let kind = Self.kind(frame.outcome)
        let hint = Markup.escaped(diff.failure(of: frame) ?? "\(frame.name): \(kind)")
        let start = place.map { "<a href=\"#frame-\($0)\"" } ?? "<span"
        return "\(start) class=\"\(kind)\" title=\"\(hint)\" style=\"--share: \(Self.weight(frame.outcome))\">"
            + (place == nil ? "</span>" : "</a>")
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

    // MARK: One frame

    private func section(_ entry: DiffAlbum.Entry, number: Int) -> String {
        let shots = [entry.expected, entry.difference, entry.actual].compactMap { $0 }
        let width = shots.map(\.size.width).max() ?? 1, height = shots.map(\.size.height).max() ?? 1
        var marks: [String] = []
        if diff.frames.count > 1, entry.name == diff.firstDiffering?.name { marks.append("<b>first</b>") }
        if diff.frames.count > 1, entry.name == diff.worst?.name { marks.append("<b>worst</b>") }
        let frame = SequenceDiff.Frame(name: entry.name, outcome: entry.outcome)
        let sentence = (frame.failure ?? "").dropFirst(entry.name.count + 2)
        let pictures = [
            figure("expected", entry.expected, entry), figure("difference", entry.difference, entry),
            figure("actual", entry.actual, entry),
        ].joined()
        return """
            <section id="frame-\(number)" data-outcome="\(Self.kind(entry.outcome))" data-mode="beside" data-zoom="fit" \
            style="--width: \(width); --height: \(height); --count: \(max(2, shots.count))">
            <h2>\(Markup.escaped(entry.name)) \(marks.joined(separator: " "))</h2>
            <p>\(Markup.escaped(String(sentence.prefix(1).uppercased() + sentence.dropFirst())))</p>
            <div class="tools">
            \(entry.expected != nil && entry.actual != nil ? Self.modes(hasDifference: entry.difference != nil) : "")
            \(shots.isEmpty ? "" : Self.zooms)
            \(approval(entry))
            </div>
            \(Self.clusterList(entry.clusters))
            <div class="stage">\(pictures)</div>
            </section>
            """
    }

    private static func modes(hasDifference: Bool) -> String {
        let difference = hasDifference ? "<button type=\"button\" data-mode=\"difference\">Difference</button>" : ""
        return """
            <span class="group modes"><button type="button" data-mode="beside">Side by side</button><button type="button" \
            data-mode="slider">Slider</button><button type="button" data-mode="onion">Onion skin</button><button type="button" \
            data-mode="flicker">Flicker</button>\(difference)</span>
            <label class="position">expected <input type="range" min="0" max="100" value="50" step="any" aria-label="from \
            expected to actual"> actual</label>
            """
    }

    private static let zooms = """
        <span class="group zooms"><button type="button" data-zoom="fit">Fit</button><button type="button" \
        data-zoom="1">1:1</button><button type="button" data-zoom="4">4:1</button><button type="button" \
        data-zoom="12">12:1</button></span>
        <label><input type="checkbox" class="outline" checked> outline</label>
        """

    /// A button for each group of differences, which shows it enlarged.
    private static func clusterList(_ clusters: [DiffCluster]) -> String {
        guard !clusters.isEmpty else { return "" }
        let items = clusters.enumerated().map { index, cluster in
            let box = cluster.boundingBox
            return
                "<li><button type=\"button\" data-cluster=\"\(index)\">\(box.width) x \(box.height) at (\(box.x), \(box.y))</button> "
                + "\(cluster.differentPixels) pixel\(cluster.differentPixels == 1 ? "" : "s")</li>"
        }.joined()
        return "<ol class=\"clusters\" aria-label=\"groups of differences, the largest first\">\(items)</ol>"
    }

    private func figure(_ caption: String, _ shot: DiffAlbum.Shot?, _ entry: DiffAlbum.Entry) -> String {
        guard let shot else { return "" }
        let size = shot.size
        let outlines = entry.clusters.enumerated().map { index, cluster in
            "<span class=\"box\" data-cluster=\"\(index)\" style=\"\(Self.place(cluster.boundingBox, in: size))\"></span>"
        }.joined()
        return
            "<figure class=\"\(caption)\" style=\"--own-width: \(size.width)\"><div class=\"picture\"><img src=\"\(shot.source)\" "
            + "loading=\"lazy\" decoding=\"async\" width=\"\(size.width)\" height=\"\(size.height)\" "
            + "alt=\"\(caption) \(Markup.escaped(entry.name))\">\(outlines)</div><figcaption>\(caption)</figcaption></figure>"
    }

    private static func place(_ box: PixelRect, in size: PixelSize) -> String {
        let percent = { (part: Int, whole: Int) in String(format: "%.4f%%", 100 * Double(part) / Double(whole)) }
        return "left: \(percent(box.x, size.width)); top: \(percent(box.y, size.height)); "
            + "width: \(percent(box.width, size.width)); height: \(percent(box.height, size.height))"
    }
}
