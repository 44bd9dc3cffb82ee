import KinoraFrames
import Foundation
import KinoraPixels
import Testing

@testable import KinoraCommand

/// The report in a real browser, where there is one: Debian's package chromium.
@Suite(.enabled(if: Chromium.isInstalled), .serialized) struct DiffPageTests {
    /// A page about one frame of three, red where it should be and blue where it is; a dot stays.
    private func report() throws -> (folder: TemporaryFolder, html: String) {
        let folder = try TemporaryFolder()
        for (name, word) in [("a", UInt32(0xFF00_00FF)), ("b", 0xFFFF_0000)] {
            let frames = FrameFolder(folder.path(name))
            try frames.create()
            for number in 0..<3 {
                let pixels = (0..<100 * 50).map { $0 == 0 ? 0xFF00_0000 : number == 1 ? word : 0xFF00_FF00 }
                let picture = StraightPixmap(width: 100, height: 50, pixels: pixels)
                _ = try frames.write(try PNGEncoder().encode(picture), frame: number)
            }
        }
        let diff = try KinoraProcess(["diff", "a", "b", "--report", "report.html"], in: folder)
        #expect(diff.status == 1)
        return (folder, String(decoding: try folder.bytes("report.html"), as: UTF8.self))
    }

    @Test(
        "What is missing, extra or cannot be read is shown with the picture there is, and pictures beyond the page's lie beside it"
    )
    func lonely() throws {
        let folder = try TemporaryFolder()
        try SampleFrames.write(4, to: folder.path("a/beam"), touched: [1])
        try SampleFrames.write(4, to: folder.path("b/beam"))
        try folder.write("no picture", to: "b/beam/frame-00002.png")
        try FileManager.default.removeItem(atPath: folder.path("b/beam/frame-00003.png"))
        let diff = try KinoraProcess(["diff", "a", "b", "--report", "out.html"], in: folder)
        #expect(diff.status == 2)
        let html = String(decoding: try folder.bytes("out.html"), as: UTF8.self)
        let path = try page(
            html,
            running: """
                document.title = JSON.stringify([...document.querySelectorAll('section')].map(section =>
                  [section.dataset.outcome, section.querySelector('h2').textContent.trim(), section.querySelectorAll('img').length]));
                """, in: folder)
        #expect(
            try Chromium.title(of: path) == """
                [["different","beam/frame-00001.png first worst",3],["unreadable","beam/frame-00002.png",1],\
                ["missing","beam/frame-00003.png",1]]
                """)
        let told = try #require(
            try JSONSerialization.jsonObject(with: try folder.bytes("out.json")) as? [String: Any])
        let frames = try #require(told["frames"] as? [[String: Any]])
        #expect(frames.map { $0["name"] as? String } == (0..<4).map { "beam/frame-0000\($0).png" })
        #expect((frames[1]["clusters"] as? [Any])?.count == 1)
    }

    /// The page with a script of the test's behind its own.
    private func page(_ html: String, running script: String, in folder: TemporaryFolder) throws -> String {
        let path = folder.path("page.html")
        let helpers = """
            const section = document.querySelector('section'), range = section.querySelector('input[type=range]');
            const button = (name, value) => section.querySelector(`button[data-${name}="${value}"]`);
            const picture = (name) => section.querySelector(`.${name} .picture`).getBoundingClientRect();
            const shown = () => ['expected', 'difference', 'actual'].filter(name => section.querySelector('.' + name).offsetParent);
            """
        let whole = html.replacingOccurrences(of: "</body>", with: "<script>\(helpers)\n\(script)</script></body>")
        try Data(whole.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test("Buttons, slider, pointer and keys do what they say")
    func interaction() throws {
        let (folder, html) = try report()
        let path = try page(
            html,
            running: """
                const seen = [];
                seen.push(shown().join(), button('mode', 'beside').getAttribute('aria-pressed'));
                seen.push(picture('expected').right < picture('difference').left, picture('difference').right < picture('actual').left);
                button('mode', 'slider').click();
                const style = getComputedStyle(section.querySelector('.actual .picture'));
                seen.push(shown().join(), picture('expected').left === picture('actual').left, style.clipPath);
                range.value = 25; range.dispatchEvent(new Event('input'));
                seen.push(style.clipPath);
                const place = picture('expected');
                section.querySelector('.stage').dispatchEvent(new PointerEvent('pointerdown',
                  { clientX: place.left + place.width * 0.75, clientY: place.top + 5, buttons: 1 }));
                seen.push(Math.round(range.value), style.clipPath);
                button('mode', 'onion').click();
                seen.push(style.clipPath, getComputedStyle(section.querySelector('.actual')).opacity);
                button('mode', 'difference').click();
                seen.push(shown().join());
                button('zoom', '4').click();
                seen.push(picture('difference').width);
                section.querySelector('.outline').click();
                seen.push([...section.querySelectorAll('.box')].some(box => box.offsetParent));
                dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
                button('mode', 'flicker').click();
                seen.push(shown().join(), getComputedStyle(section.querySelector('.actual')).animationName);
                for (const key of ['5', 'c']) dispatchEvent(new KeyboardEvent('keydown', { key }));
                seen.push(section.dataset.mode, section.dataset.cluster);
                dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
                seen.push(document.querySelector('.approval code').textContent);
                seen.push(location.hash, document.querySelectorAll('.timeline > *').length, document.querySelectorAll('.timeline a.different').length);
                document.title = JSON.stringify(seen);
                """, in: folder)
        let title = try #require(try Chromium.title(of: path))
        #expect(
            title == """
                ["expected,difference,actual","true",true,true,"expected,actual",true,"inset(0px 0px 0px 50%)",\
                "inset(0px 0px 0px 25%)",75,"inset(0px 0px 0px 75%)","none","0.75","difference",400,false,\
                "expected,actual","flicker","difference","0","kinora approve b a --frame frame-00001.png","#frame-0",3,1]
                """)
    }

    @Test(
        "The slider shows one picture beside the other, the onion skin one through the other",
        arguments: [("slider", [0xFF00_00FF, 0xFFFF_0000]), ("onion", [0xFFBF_0040, 0xFFBF_0040])]
            as [(String, [UInt32])])
    func looks(mode: String, colors: [UInt32]) throws {
        let (folder, html) = try report()
        let path = try page(
            html,
            running: """
                section.querySelector('.outline').click();
                button('mode', '\(mode)').click(); button('zoom', '4').click();
                range.value = 75; range.dispatchEvent(new Event('input'));
                document.body.replaceChildren(section);
                Object.assign(section.querySelector('.stage').style, { position: 'fixed', left: 0, top: 0, maxHeight: 'none' });
                """, in: folder)
        let screen = try Chromium.screenshot(of: path, to: folder.path("screen.png"))
        // The picture lies in the corner, 400 by 200 pixels; the slider's line is at 300.
        let found = [screen[200, 100], screen[350, 100]]
        for (a, b) in zip(found, colors) {
            for shift: UInt32 in [0, 8, 16] {
                #expect(
                    abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 2, "\(found.map { String($0, radix: 16) })")
            }
        }
        #expect(screen[450, 100] != colors[1])
    }
}

/// Debian's browser without a window.
enum Chromium {
    private static let path = "/usr/bin/chromium"

    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

    /// A page's title after its scripts have run.
    static func title(of page: String) throws -> String? {
        let dom = try run(["--dump-dom"], page)
        let text = dom.components(separatedBy: "<title>").dropFirst().first?.components(separatedBy: "</title>").first
        return text?.replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&amp;", with: "&")
    }

    static func screenshot(of page: String, to file: String) throws -> StraightPixmap {
        _ = try run(["--screenshot=\(file)", "--window-size=1280,800"], page)
        return try PNGFile.read(file)
    }

    private static func run(_ words: [String], _ page: String) throws -> String {
        let profile = try TemporaryFolder()
        let usual = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--no-first-run",
            "--virtual-time-budget=10000", "--user-data-dir=\(profile.path("profile"))",
        ]
        return try Subprocess.run(path, usual + words + ["file://\(page)"]).output
    }
}
