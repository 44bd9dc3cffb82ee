import Foundation
import FrameJobs

/// The report of `--report`: one file that opens from disk, with every picture inside.
struct DiffPage {
    let diff: SequenceDiff
    let expected: String
    let actual: String
    let album: DiffAlbum

    var html: String {
        let title = "\(Markup.escaped(expected)) and \(Markup.escaped(actual))"
        let failures = diff.failures.map { "<li>\(Markup.escaped($0))</li>" }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(DiffPageStyle.css)</style>
            </head>
            <body>
            <h1>\(title)</h1>
            <p class="verdict \(diff.verdict.rawValue)">\(Markup.escaped(diff.summary))</p>
            \(failures.isEmpty ? "" : "<ul>\n\(failures)\n</ul>")
            \(album.all.map(section).joined(separator: "\n"))
            \(leftOutNote)
            <script>\(DiffPageStyle.script)</script>
            </body>
            </html>

            """
    }

    private var leftOutNote: String {
        let count = album.leftOut - (album.all.count - album.entries.count)
        return count == 0 ? "" : "<p>\(count) more differing frames are listed above without their pictures.</p>"
    }

    /// Three pictures side by side, and the two laid over each other: a slider that fades or wipes.
    private func section(_ entry: DiffAlbum.Entry) -> String {
        let (wanted, found) = (Self.source(entry.expected), Self.source(entry.actual))
        let name = Markup.escaped(entry.name)
        let difference = entry.difference.map { figure("difference", Self.source($0)) } ?? ""
        return """
            <section>
            <h2>\(name)</h2>
            <p>\(Markup.escaped(entry.sentence))</p>
            <div class="three">\(figure("expected", wanted))\(difference)\(figure("actual", found))</div>
            <div class="over" data-mode="slider" style="--at: 50%; --part: 0.5; --shape: \(entry.width) / \(entry.height)">
            <div class="stack"><img src="\(wanted)" alt="expected \(name)"><img class="top" src="\(found)" alt="actual \(name)"></div>
            <div class="controls"><button type="button" data-set="slider" aria-pressed="true">Slider</button><button \
            type="button" data-set="onion" aria-pressed="false">Onion skin</button><label>expected <input type="range" \
            min="0" max="100" value="50" aria-label="from expected to actual"> actual</label></div>
            </div>
            </section>
            """
    }

    private func figure(_ caption: String, _ source: String) -> String {
        "<figure><img src=\"\(source)\" alt=\"\(caption)\"><figcaption>\(caption)</figcaption></figure>"
    }

    private static func source(_ bytes: [UInt8]) -> String {
        "data:image/png;base64," + Data(bytes).base64EncodedString()
    }
}

/// How the page looks and what its slider does.
enum DiffPageStyle {
    static let css = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
        body { margin: 2rem auto; max-width: 1400px; padding: 0 1rem; }
        h1 { font-size: 1.3rem; } h2 { font-size: 1.1rem; margin: 2.5rem 0 0; }
        .verdict { font-weight: 600; } .same { color: #14833b; } .different, .incomparable { color: #c8281e; }
        .three { display: flex; gap: 8px; } figure { margin: 0; flex: 1; min-width: 0; }
        figcaption { font-size: .85rem; opacity: .75; text-align: center; }
        img { display: block; width: 100%; image-rendering: auto;
          background: repeating-conic-gradient(#ccc 0 25%, #eee 0 50%) 0 0 / 16px 16px; }
        .stack { position: relative; max-width: 960px; margin: 8px auto; aspect-ratio: var(--shape); overflow: hidden; }
        .stack img { position: absolute; inset: 0; }
        .over[data-mode=slider] .top { clip-path: inset(0 0 0 calc(100% - var(--at))); }
        .over[data-mode=slider] .stack::after { content: ""; position: absolute; top: 0; bottom: 0; width: 2px;
          left: calc(100% - var(--at) - 1px); background: #c8281e; }
        .over[data-mode=onion] .top { opacity: var(--part); }
        .controls { display: flex; gap: 8px; justify-content: center; align-items: center; }
        button[aria-pressed=true] { font-weight: 600; }
        """

    static let script = """
        for (const over of document.querySelectorAll('.over')) {
          const range = over.querySelector('input');
          range.addEventListener('input', () => {
            over.style.setProperty('--at', range.value + '%');
            over.style.setProperty('--part', range.value / 100);
          });
          const buttons = over.querySelectorAll('button');
          for (const button of buttons) button.addEventListener('click', () => {
            over.dataset.mode = button.dataset.set;
            for (const other of buttons) other.setAttribute('aria-pressed', other === button);
          });
        }
        """
}
