import Foundation
import KinoraEffects
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraCommand

/// The gallery of two effects.
@Suite(.serialized) struct GalleryTests {
    private func gallery(_ words: [String] = []) throws -> (folder: TemporaryFolder, process: KinoraProcess) {
        let folder = try TemporaryFolder()
        let process = try KinoraProcess(
            ["gallery", "-o", "site", "--fps", "4", "marquee", "twirl"] + words, in: folder)
        return (folder, process)
    }

    @Test("Every effect has a page with its preview, frames, parameters, script and source")
    func pages() throws {
        let folder = try TemporaryFolder()
        let sources = folder.path("sources/Transitions")
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        try Data("/// Turns & twirls.\nstruct Twirl { let turn = 360.0 }\n".utf8).write(
            to: URL(fileURLWithPath: sources + "/Twirl.swift"))
        let process = try KinoraProcess(
            ["gallery", "-o", "site", "--fps", "4", "--sources", folder.path("sources"), "marquee", "twirl"], in: folder
        )
        #expect(process.status == 0, "\(process.complaint)")
        for file in ["index.html", "style.css", "twirl/preview.apng", "marquee/index.html"]
            + (1...6).map({ "twirl/frame-\($0).png" })
        {
            #expect(try folder.bytes("site/\(file)").count > 100, "\(file)")
        }
        let page = String(decoding: try folder.bytes("site/twirl/index.html"), as: UTF8.self)
        for text in [
            "kinora render twirl", "class=\"copyable\"", "site.js", "Preview: 400 × 300 pixels, 4 frames per second",
            "<code>brightness</code>", "tap:",
            "style=\"background:#26215f\"></i><i class=\"swatch\" style=\"background:#14122e\"></i>",
            "Turns &amp; twirls.", "<b class=\"keyword\">struct</b>",
            "<b class=\"number\">360.0</b>",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(!page.contains("\u{FFFD}"), "sources and scripts keep their lines")
    }

    @Test("What is there already is left alone, until it is asked for again")
    func unchanged() throws {
        let (folder, first) = try gallery()
        #expect(first.status == 0, "\(first.complaint)")
        let words = ["gallery", "-o", "site", "--fps", "4", "twirl"]
        #expect(try KinoraProcess(words, in: folder).text.contains("twirl: unchanged"))
        #expect(try KinoraProcess(words + ["--all"], in: folder).text.contains("twirl: 22 frames"))
    }

    @Test(
        "A gallery that is asked to stop leaves whole pages only, and the same words complete it",
        arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        let folder = try TemporaryFolder()
        let words = ["gallery", "-o", "site", "--fps", "4", "marquee", "twirl", "ripple"]
        let run = try KinoraProcess(words, in: folder) { process in
            let deadline = Date(timeIntervalSinceNow: 120)
            while !folder.names("site/marquee").contains("stamp.txt"), process.isRunning, Date() < deadline {
                usleep(500)
            }
            kill(process.processIdentifier, signal)
        }
        #expect(run.status == 128 + signal)
        #expect(run.complaint.contains("Interrupted: "), "\(run.complaint)")
        let pages = folder.names("site").filter { !$0.contains(".") }
        #expect(pages.contains("marquee") && pages.count < 3)
        for page in pages {
            let names = folder.names("site/\(page)")
            #expect(Set(["index.html", "preview.apng", "stamp.txt", "frame-6.png"]).isSubset(of: names), "\(page)")
            #expect(!names.contains { $0.hasPrefix(".kinora") })
        }
        #expect(!folder.names("site").contains { $0.hasPrefix(".kinora") })
        let rest = try KinoraProcess(words, in: folder)
        #expect(rest.status == 0 && rest.text.contains("marquee: unchanged"), "\(rest.complaint)")
        #expect(folder.names("site").contains("index.html"))
    }

    @Test("Stills of photos are smaller files than those of a render, with the same pixels")
    func stills() throws {
        let folder = try TemporaryFolder()
        #expect(try KinoraProcess(["gallery", "-o", "site", "--fps", "2", "wave"], in: folder).status == 0)
        let still = try Array(folder.bytes("site/wave/frame-1.png"))
        let pixels = try PNGDecoder.decode(still)
        let entry = try #require(Catalogue.entry(named: "wave"))
        // The middle of the first sixth.
        let time = (entry.duration / 12 * 1000).rounded() / 1000
        let scale = Double(pixels.width) / Double(entry.size.width)
        let words = ["render", "wave", "--at", "\(time)", "--scale", "\(scale)", "-o", "still.png"]
        #expect(try KinoraProcess(words, in: folder).status == 0)
        let rendered = try Array(folder.bytes("still.png"))
        #expect(try PNGDecoder.decode(rendered).pixels == pixels.pixels)
        #expect(still.count < rendered.count)
    }

    @Test("An effect that does not exist is named")
    func unknown() throws {
        let process = try KinoraProcess(["gallery", "-o", "site", "twril"], in: try TemporaryFolder())
        #expect(process.status == 64)
        #expect(process.complaint.contains("There is no effect \"twril\"") && process.complaint.contains("twirl"))
    }

    @Test(
        "In a browser all pictures load from the file system, and the search leaves what fits",
        .enabled(if: Chromium.isInstalled))
    func browser() throws {
        let (folder, process) = try gallery()
        #expect(process.status == 0, "\(process.complaint)")
        let index = String(decoding: try folder.bytes("site/index.html"), as: UTF8.self)
        let script = """
            <script>
            addEventListener('load', () => {
              for (const image of document.images) image.loading = 'eager';
              search.value = 'TURNS'; search.dispatchEvent(new Event('input'));
              const left = [...document.querySelectorAll('.card:not([hidden]) .name')].map(name => name.textContent);
              const families = document.querySelectorAll('.family:not([hidden])').length;
              search.value = 'nosuch'; search.dispatchEvent(new Event('input'));
              const isNothing = !document.getElementById('nothing').hidden;
              search.value = ''; search.dispatchEvent(new Event('input'));
              const shown = () => [...document.querySelectorAll('.card:not([hidden]) .name')].map(name => name.textContent);
              row.value = '2'; row.dispatchEvent(new Event('input'));
              const ofRow = shown(); row.value = ''; kind.value = 'Has presets'; kind.dispatchEvent(new Event('input'));
              const ofKind = shown(); kind.value = ''; kind.dispatchEvent(new Event('input'));
              const button = document.querySelector('.scheme'), dark = () => document.querySelectorAll('img[src*="preview-dark."]').length;
              const before = [document.documentElement.dataset.scheme, dark()]; button.click();
              const after = [document.documentElement.dataset.scheme, dark()]; button.click();
              // Loading holds the browser's virtual time; decoding, which comes after, does not.
              const loaded = image => image.complete || new Promise(end => { image.onload = image.onerror = end; });
              Promise.all([...document.images].map(loaded)).then(() => {
                const widths = [...document.images].map(image => image.naturalWidth);
                document.title = JSON.stringify([left, families, isNothing, widths, ofRow, ofKind, before, after]);
              });
            });
            </script></body>
            """
        let path = folder.path("site/test.html")
        try Data(index.replacingOccurrences(of: "</body>", with: script).utf8).write(to: URL(fileURLWithPath: path))
        #expect(
            try Chromium.title(of: path)
                == "[[\"twirl\"],1,true,[240,400],[\"marquee\"],[\"marquee\"],[\"light\",0],[\"dark\",1]]")
    }
}
