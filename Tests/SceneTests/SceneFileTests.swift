import Foundation
import KinoraGeometry
import KinoraPixels
import Testing

@testable import KinoraScene

@Suite struct SceneFileTests {
    private func parse(_ text: String) throws -> FrameScene { try FrameScene(json: Data(text.utf8)) }

    private func error(_ text: String) -> SceneError? {
        do {
            _ = try parse(text)
            return nil
        } catch {
            return error as? SceneError
        }
    }

    /// A scene whose one node is `node`.
    private func scene(_ node: String) -> String { #"{"version": 1, "size": [10, 10], "nodes": [\#(node)]}"# }

    @Test(arguments: [(5, 5, true), (5.1, 2, false), (2, 5.1, false), (-0.1, 2, false), (2, -0.1, false), (0, 0, true)])
    func cornersAreAtMostHalfOfEachSide(width: Double, height: Double, fits: Bool) {
        let path = #"{"roundedRect": [[0, 0], [10, 10]], "corner": [\#(width), \#(height)], "style": "circular"}"#
        let text = scene(#"{"fill": \#(path), "paint": {"color": {"red": 0, "green": 0, "blue": 0, "alpha": 1}}}"#)
        if fits {
            #expect(error(text) == nil, "\(text)")
        } else {
            #expect(error(text).map { "\($0)" }?.contains("corners are between 0 and half") == true, "\(text)")
        }
    }

    @Test func everySceneReadsBackAsItWas() throws {
        let scene = SceneFixtures.everything
        for pretty in [false, true] {
            let json = try scene.json(pretty: pretty)
            let back = try FrameScene(json: json)
            #expect(back == scene)
            #expect(try back.json(pretty: pretty) == json)
        }
        #expect(throws: Never.self) { try scene.validate() }
    }

    @Test func simpleShapesStaySimple() throws {
        for path in SceneFixtures.paths {
            let scene = FrameScene(size: .zero, nodes: [.fill(Fill(path, paint: .color(.black)))])
            guard case .fill(let fill) = try FrameScene(json: try scene.json()).nodes[0] else {
                Issue.record("not a fill")
                continue
            }
            #expect(fill.path.simpleShape == path.simpleShape)
            #expect(fill.path == path)
        }
    }

    @Test func awkwardNumbersKeepTheirBits() throws {
        let values: [Double] = [
            0.1, 1.0 / 3, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0, 1e22, .infinity, -.infinity,
        ]
        for value in values {
            let layer = Node.layer(.opacity(value), [])
            let back = try FrameScene(
                json: try FrameScene(size: CGSize(width: value, height: 1), nodes: [layer]).json())
            #expect(back.nodes == [layer])
            #expect(Double(back.size.width).bitPattern == value.bitPattern)
        }
        var path = Path()
        path.move(to: CGPoint(x: CGFloat.nan, y: 1))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity))
        let back = try FrameScene(
            json: try FrameScene(size: .zero, nodes: [.fill(Fill(path, paint: .color(.black)))]).json())
        guard case .fill(let fill) = back.nodes[0] else { return }
        #expect(fill.path.elements.count == 2)
        #expect(fill.path.elements[0].points[0].x.isNaN && fill.path.elements[1].points[0].x == .infinity)
    }

    @Test func aPictureUsedTwiceIsWrittenOnce() throws {
        let image = SceneFixtures.picture
        let copy = SceneImage(image.pixmap)
        let nodes = [image, image, copy].map { Node.image(ImageNode($0, in: .zero)) }
        let scene = FrameScene(size: .zero, nodes: nodes)
        let text = String(decoding: try scene.json(), as: UTF8.self)
        #expect(text.components(separatedBy: "\"pixels\"").count == 2)
        let back = try parse(text)
        guard case .image(let a) = back.nodes[0], case .image(let b) = back.nodes[1] else { return }
        #expect(a.image === b.image)
        #expect(back == scene)
    }

    @Test func aNodeAloneCanBeWrittenAndRead() throws {
        let encoder = JSONEncoder()
        for node in SceneFixtures.leaves {
            #expect(try JSONDecoder().decode(Node.self, from: try encoder.encode(node)) == node)
        }
    }

    @Test func errorsNameThePlace() {
        let cases: [(String, String, String)] = [
            (#"{"size": [1, 1], "nodes": []}"#, "", "\"version\" is missing"),
            (#"{"version": 2, "size": [1, 1], "nodes": []}"#, "version", "version 1, this one has 2"),
            (scene("{}"), "nodes[0]", "none of the keys"),
            (scene(#"{"fill": "", "group": []}"#), "nodes[0]", "several things at once: fill, group"),
            (scene(#"{"group": [{"opacity": 0.5}]}"#), "nodes[0].group[0]", "\"nodes\" is missing"),
            (scene(#"{"fill": "1 2 l", "paint": {"color": 1}}"#), "nodes[0].fill", "not the text of a path"),
            (scene(#"{"transform": [1, 2], "nodes": []}"#), "nodes[0].transform", "6 numbers are needed, not 2"),
            (scene(#"{"blend": "mud", "nodes": []}"#), "nodes[0].blend", "mud"),
            (
                scene(#"{"filter": {"colorMatrix": [1]}, "nodes": []}"#), "nodes[0].filter.colorMatrix",
                "20 numbers, not 1"
            ),
            (scene(#"{"filter": {}, "nodes": []}"#), "nodes[0].filter", "a filter is one of"),
            (scene(#"{"image": 3, "rect": [[0, 0], [1, 1]]}"#), "nodes[0].image", "0 images, none at 3"),
            (
                scene(#"{"image": {"width": 1, "height": 1, "pixels": "////AA=="}, "rect": [[0, 0], [1, 1]]}"#),
                "nodes[0].image.pixels", "premultiplied"
            ),
            (
                scene(#"{"image": {"width": 9, "height": 1, "pixels": ""}, "rect": [[0, 0], [1, 1]]}"#),
                "nodes[0].image.pixels",
                "base64 of 9 pixels"
            ),
            (
                scene(
                    #"{"fill": "", "paint": {"linear": {"ramp": {"stops": [], "space": "device"}, "start": [0, 0], "end": [1, 1]}}}"#
                ),
                "nodes[0].paint.linear", "no stops"
            ),
            (
                scene(#"{"fill": {"rect": [0, 0, 1, 1]}, "paint": {"color": {}}}"#), "nodes[0].fill.rect[0]",
                "this should be a list, and is a number"
            ),
            (
                scene(#"{"fill": "", "paint": {"color": [0, 0, 1, 1]}}"#), "nodes[0].paint.color",
                "this should be an object, and is a list"
            ),
            ("[", "", ""),
        ]
        for (text, place, problem) in cases {
            let found = error(text)
            #expect(found?.place == place, "\(text)")
            #expect(
                problem.isEmpty || found?.problem.contains(problem) == true,
                "\(found?.problem ?? "no error") for \(text)")
        }
    }

    @Test func limitsAreEnforcedAndNamed() throws {
        let wide = scene(#"{"image": {"width": 99999, "height": 99999, "pixels": ""}, "rect": [[0, 0], [1, 1]]}"#)
        #expect(error(wide)?.problem.contains("\(SceneLimits.imagePixels) pixels") == true)
        let overflowing = scene(
            #"{"image": {"width": 4611686018427387904, "height": 4, "pixels": ""}, "rect": [[0, 0], [1, 1]]}"#)
        #expect(error(overflowing)?.problem.contains("\(SceneLimits.imagePixels) pixels") == true)
        let negative = scene(#"{"image": {"width": -1, "height": -1, "pixels": "AAAAAA=="}, "rect": [[0, 0], [1, 1]]}"#)
        #expect(error(negative)?.problem.contains("negative") == true)
        let name = String(repeating: "x", count: SceneLimits.nameLength + 1)
        let font = scene(
            #"{"glyphs": {"font": "\#(name)", "size": 1, "outlines": [], "glyphs": [], "paint": {"color": 1}}}"#)
        #expect(error(font)?.place == "nodes[0].glyphs.font")
        let mesh = scene(
            #"{"fill": "", "paint": {"mesh": {"columns": 4000000000, "rows": 4000000000, "vertices": [], "bounds": [[0, 0], [1, 1]], "background": {"red": 0, "green": 0, "blue": 0, "alpha": 0}, "smoothsColors": true, "space": "device"}}}"#
        )
        #expect(error(mesh)?.problem.contains("patches") == true)
        let stray = scene(
            #"{"glyphs": {"font": "x", "size": 1, "outlines": [], "glyphs": [[0, 1, 1]], "paint": {"color": {"red": 0, "green": 0, "blue": 0, "alpha": 0}}}}"#
        )
        #expect(error(stray)?.problem.contains("0 outlines, none at 0") == true)
    }

    @Test func depthIsLimitedAndFitsASmallStack() async throws {
        let deepest = try SceneFixtures.nested(SceneLimits.depth).json()
        let tooDeep = try SceneFixtures.nested(SceneLimits.depth + 1).json()
        try #require(throws: SceneError.self) { try FrameScene(json: tooDeep) }
        #expect(throws: SceneError.self) { try SceneFixtures.nested(SceneLimits.depth + 1).validate() }
        #expect(throws: Never.self) { try SceneFixtures.nested(SceneLimits.depth).validate() }
        // A worker's stack is half a megabyte.
        let scene = SceneFixtures.nested(SceneLimits.depth)
        let isFine = await withCheckedContinuation { continuation in
            let thread = Thread {
                let read = try? FrameScene(json: deepest)
                let isWritten = (try? scene.json()) == deepest
                let isChecked = (try? scene.validate()) != nil
                let lines = scene.description.split(separator: "\n").count
                continuation.resume(returning: read != nil && isWritten && isChecked && lines > SceneLimits.depth)
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(isFine)
        let bracketBomb = String(repeating: #"{"group":["#, count: 100_000)
        #expect(error(#"{"version": 1, "size": [1, 1], "nodes": [\#(bracketBomb)"#) != nil)
    }

    @Test func damagedFilesGiveErrorsOrScenesButNeverTrap() throws {
        let original = [UInt8](try SceneFixtures.everything.json())
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        var accepted = 0
        for round in 0..<400 {
            var bytes = original
            for _ in 0...(round % 4) {
                let at = random(bytes.count)
                switch random(4) {
                case 0: bytes[at] = UInt8(random(256))
                case 1: bytes[at] = UInt8(ascii: "0") + UInt8(random(10))
                case 2: bytes.removeSubrange(at..<min(bytes.count, at + random(40)))
                default: bytes.insert(contentsOf: Array("-1e999".utf8), at: at)
                }
            }
            if (try? FrameScene(json: Data(bytes))) != nil { accepted += 1 }
        }
        #expect(accepted > 0 && accepted < 400)
    }
}
