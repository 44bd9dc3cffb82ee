import Foundation
import KinoraGeometry
import Testing

@testable import KinoraTypography

/// Symbols that are written as lines of text.
@Suite struct SymbolSketchTests {
    private func probe(_ text: String, filled: Bool = true, line: Double = 0.1) throws -> PathProbe {
        PathProbe(try SymbolSketch(text).parts(filled: filled, line: line).flatMap(\.contours).path)
    }

    private func isInked(_ probe: PathProbe, _ x: Double, _ y: Double) -> Bool {
        // Beside the place itself, which may be a corner.
        probe.winding(CGPoint(x: x + 0.0013, y: y + 0.0007)) != 0
    }

    @Test("Every sketch is understood, and no name has a sketch and an icon or another name")
    func tables() {
        #expect(SymbolShape.sketchTexts.count > 800)
        for (name, sketch) in SymbolShape.sketchTexts {
            #expect(throws: Never.self, "\(name)") { try SymbolSketch(sketch.text) }
            #expect(SymbolTable.entries[name] == nil && SymbolTable.aliases[name] == nil, "\(name)")
            #expect(
                !name.hasSuffix(".fill") || SymbolShape.sketchTexts[String(name.dropLast(5))]?.hasTwo != true, "\(name)"
            )
        }
        for (name, other) in SymbolTable.aliases {
            #expect(Symbol.named(other) != nil, "\(name) is \(other)")
            #expect(SymbolShape.library[name] == nil && SymbolTable.entries[name] == nil, "\(name)")
        }
    }

    @Test("A symbol is found by its name alone as it is among all, and no other is")
    func found() {
        for (name, shape) in SymbolShape.library {
            let alone = SymbolShape.named(name)
            #expect(alone.map { $0.parts(0.1).count } == shape.parts(0.1).count, "\(name)")
        }
        for name in ["", ".fill", "~", "folder fill", "folder.fill.fill"] {
            #expect(SymbolShape.library[name] == nil && SymbolShape.named(name) == nil, "\(name)")
        }
    }

    @Test(
        "A word that is not understood is told",
        arguments: [
            ("disc 0,0", "disc"), ("disk 0,0 5", "disk"), ("area 1,1", "too few points"), ("line 0,0 a,1", "a"),
            ("area 0,0 1", "1"), ("x9", "x9"), ("*q line 0,0 1,1", "q"), ("box 0,0 4 2", "4"), ("turn", "turn"),
        ])
    func mistakes(text: String, word: String) {
        do {
            _ = try SymbolSketch(text)
            Issue.record("\(text) was understood")
        } catch {
            #expect(error.description == word)
        }
    }

    @Test("Of a shape with a filled half, that half is solid, and the other is an outline")
    func halves() throws {
        for shape in ["capsule", "diamond", "hexagon", "oval", "pentagon", "rectangle", "square", "triangle"] {
            for (side, x, y) in [("left", -0.15, 0.12), ("right", 0.15, 0.12), ("bottom", 0, 0.15), ("top", 0, -0.15)] {
                let outline = try #require(Symbol.named("\(shape).\(side)half.filled"), "\(shape) \(side)").outline()
                let probe = PathProbe(outline.path)
                let middle = CGPoint(x: outline.bounds.midX, y: outline.bounds.midY)
                #expect(isInked(probe, middle.x + x, middle.y + y), "\(shape) \(side)")
                #expect(!isInked(probe, middle.x - x, middle.y + (x == 0 ? -y : y)), "\(shape) \(side)")
            }
        }
    }

    @Test(
        "Names of iOS 13 and 14 are those of today",
        arguments: ["square.lefthalf", "circle.righthalf", "rectangle.inset", "shield.lefthalf", "circle.dashed.inset"])
    func namesOfEarlier(name: String) throws {
        let now = try #require(Symbol.named(name + ".filled"))
        #expect(try Symbol.named(name + ".fill")?.outline().path == now.outline().path)
    }

    @Test(
        "Numbers are written as their names write them, up to 50",
        arguments: [("07", true), ("7", true), ("50", true), ("007", false), ("51", false), ("+7", false)])
    func numbers(number: String, isKnown: Bool) { #expect((Symbol.named(number + ".circle") != nil) == isKnown) }

    @Test("Discs, ovals and boxes have the area of their formulas")
    func areas() throws {
        #expect(abs(try probe("disc 5,5 40").filledArea(rows: 400) - .pi * 0.16) < 0.002)
        #expect(abs(try probe("oval 0,0 40,20 30").filledArea(rows: 400) - .pi * 0.08) < 0.002)
        #expect(abs(try probe("box 0,0 60,40").filledArea(rows: 400) - 0.24) < 0.002)
        #expect(abs(try probe("box 0,0 60,40 10 45").filledArea(rows: 400) - 0.24 + (4 - .pi) * 0.01) < 0.002)
        #expect(abs(try probe("= line 0,0 50,0").filledArea(rows: 400) - 0.05 - .pi * 0.0025) < 0.002)
        #expect(abs(try probe("= line*50 0,0 50,0").filledArea(rows: 400) - 0.025 - .pi * 0.000625) < 0.001)
        #expect(abs(try probe("= ring 0,0 40").filledArea(rows: 400) - .pi * (0.2025 - 0.1225)) < 0.002)
        #expect(abs(try probe("= frame 0,0 60,40").filledArea(rows: 400) - (0.2 + .pi * 0.0025 - 0.01)) < 0.002)
    }

    @Test(
        "Layers have lower levels from back to front, unless they stand out",
        arguments: [
            ("| ; disc 9,0 5 ; | ; disc 18,0 5", [0, 1, 2]), ("|| ; disc 9,0 5 ; || ; disc 18,0 5", [2, 1, 0]),
            ("|| ; disc 9,0 5 ; | ; disc 18,0 5", [1, 0, 2]),
        ])
    func levels(text: String, levels: [Int]) throws {
        let parts = try SymbolSketch("disc 0,0 5 ; " + text).parts(filled: true, line: 0.1)
        #expect(parts.map(\.level.rawValue) == levels)
    }

    @Test("An inlay is drawn into an outline, and is a layer before a filled body, out of which it is cut")
    func inlay() throws {
        let text = "disc 0,0 60 ; ^ disc 0,0 20"
        let filled = try SymbolSketch(text).parts(filled: true, line: 0.1)
        #expect(filled.map(\.level) == [.tertiary, .primary])
        let (body, inner) = (PathProbe(filled[0].contours.path), PathProbe(filled[1].contours.path))
        #expect(isInked(body, 0, 0) && isInked(inner, 0, 0) && !isInked(inner, 0.4, 0))
        #expect(try !isInked(probe(text), 0, 0) && isInked(probe(text), 0.4, 0))
        let outline = try probe(text, filled: false)
        #expect(isInked(outline, 0, 0) && !isInked(outline, 0.4, 0) && isInked(outline, 0.56, 0))
    }

    @Test("Smooth points of a circle make the circle, and a half makes its mirror image")
    func smooth() throws {
        for text in ["area ~40,0 ~0,40 ~-40,0 ~0,-40", "half ~0,-40 ~40,0 ~0,40"] {
            #expect(abs(try probe(text).filledArea(rows: 400) - .pi * 0.16) < 0.003, "\(text)")
        }
        let leaf = try probe("half 0,-50 ~30,-10 20,50")
        for (x, y) in [(0.2, -0.1), (0.1, 0.4), (0.25, 0.1), (0.35, 0.2)] {
            #expect(leaf.winding(CGPoint(x: x, y: y)) == leaf.winding(CGPoint(x: -x, y: y)), "\(x) \(y)")
        }
    }

    @Test("A body is solid in the filled version and a line along its inside in the other; a detail is cut or drawn")
    func versions() throws {
        let text = "box 0,0 80,80 ; - disc 0,0 10"
        let (filled, outlined) = (try probe(text), try probe(text, filled: false))
        #expect(isInked(filled, 0.2, 0.2) && !isInked(outlined, 0.2, 0.2))
        #expect(!isInked(filled, 0, 0) && isInked(outlined, 0, 0))
        #expect(isInked(filled, 0.35, 0) && isInked(outlined, 0.35, 0) && !isInked(outlined, 0.28, 0))
        #expect(abs(outlined.filledArea(rows: 400) - (0.64 - 0.36) - .pi * 0.01) < 0.003)
    }

    @Test("A detail stays inside of its body")
    func inside() throws {
        let text = "box 0,0 80,80 ; - line -60,0 60,0"
        #expect(abs(try probe(text, filled: false).bounds.width - 0.8) < 1e-6)
        // Without a body it is drawn as it is.
        #expect(abs(try probe("- line -60,0 60,0", filled: false).bounds.width - 1.3) < 1e-3)
    }

    @Test("Roles: both versions, rim, carved, hole with a margin, one version only, mirrored, repeated, turned")
    func roles() throws {
        for filled in [false, true] {
            #expect(isInked(try probe("= disc 0,0 20", filled: filled), 0, 0))
            #expect(!isInked(try probe("> disc 0,0 40", filled: filled), 0, 0))
            #expect(isInked(try probe("> disc 0,0 40", filled: filled), 0.35, 0))
            let hole = try probe("= box 0,0 80,80 ; x5 disc 0,0 20", filled: filled)
            #expect(!isInked(hole, 0.24, 0) && isInked(hole, 0.26, 0))
            let carved = try probe("box 0,0 80,80 ; / disc 0,0 20", filled: filled)
            // The line of the outlined version runs along the notch.
            #expect(!isInked(carved, 0.15, 0) && isInked(carved, 0.25, 0))
            #expect(isInked(try probe("= disc 0,0 9 ; f= disc 30,0 9", filled: filled), 0.3, 0) == filled)
            #expect(isInked(try probe("= disc 0,0 9 ; o= disc 30,0 9", filled: filled), 0.3, 0) != filled)
            let mirrored = try probe("m= disc 30,0 9", filled: filled)
            #expect(isInked(mirrored, 0.3, 0) && isInked(mirrored, -0.3, 0) && !isInked(mirrored, 0, 0.3))
            let repeated = try probe("= *4 disc 30,0 9", filled: filled)
            #expect([(0.3, 0.0), (-0.3, 0), (0, 0.3), (0, -0.3)].allSatisfy { isInked(repeated, $0.0, $0.1) })
            let turned = try probe("= disc 30,0 9 ; turn 90 ; = disc 0,-30 9", filled: filled)
            #expect(isInked(turned, 0, 0.3) && isInked(turned, 0, -0.3) && !isInked(turned, 0.3, 0))
        }
    }

    @Test("Layers have levels, holes go through all of them, and no layer covers another")
    func layers() throws {
        let parts = try SymbolSketch("= box 0,0 80,80 ; | ; = disc 0,0 30 ; | ; x disc 0,0 10 ; = disc 40,0 5")
            .parts(filled: true, line: 0.1)
        #expect(parts.map(\.level) == [.primary, .secondary, .tertiary])
        let probes = parts.map { PathProbe($0.contours.path) }
        #expect(probes.map { isInked($0, 0, 0) } == [false, false, false])
        #expect(probes.map { isInked($0, 0.2, 0) } == [false, true, false])
        #expect(probes.map { isInked($0, 0.4, 0) } == [false, false, true])
        #expect(probes.map { isInked($0, 0.35, 0.35) } == [true, false, false])
    }

    @Test("A copy is another symbol at its place, with lines as wide as all others")
    func copies() throws {
        let copied = try probe("= copy circle 50 20,0", line: 0.08)
        let radius = SymbolShape.circleSize / 4
        #expect(abs(copied.bounds.width - 2 * radius) < 1e-3 && abs(copied.bounds.midX - 0.2) < 1e-3)
        #expect(abs(copied.filledArea(rows: 400) - .pi * (radius * radius - (radius - 0.08) * (radius - 0.08))) < 0.003)
    }

    @Test(
        "Any symbol may be crossed out or have a badge",
        arguments: [
            "mic.slash", "mic.slash.fill", "eye.slash", "speaker.slash.fill", "wifi.slash", "person.slash.fill",
            "bell.badge", "bell.badge.fill", "person.badge.plus", "person.fill.badge.minus", "folder.badge.gearshape",
            "doc.badge.ellipsis", "eye.slash.circle", "creditcard.trianglebadge.exclamationmark",
            "folder.fill.badge.person.crop", "key.icloud", "bolt.heart.fill", "lock.doc",
        ])
    func decorated(name: String) throws {
        let outline = try #require(Symbol.named(name)).outline()
        #expect(outline.bounds.width > 0.5 && outline.bounds.height > 0.5)
    }

    @Test(
        "A badge of its own is a part of its own, and does not touch the symbol",
        arguments: ["bell.badge", "cart.badge.plus"])
    func badges(name: String) throws {
        let outline = try #require(Symbol.named(name)).outline()
        #expect(outline.layers.count == 2)
        #expect(outline.layers[0].path.intersection(outline.layers[1].path).isEmpty)
    }

    @Test(
        "Messages are ovals with a tail, and bubbles have no corner", arguments: ["message.fill", "bubble.left.fill"])
    func bubbles(name: String) throws {
        let outline = try #require(Symbol.named(name)).outline()
        let (probe, box) = (PathProbe(outline.path), outline.ink)
        for (x, y) in [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY)] {
            let inwards = CGPoint(x: x + (box.midX - x) * 0.12, y: y + (box.midY - y) * 0.12)
            #expect(probe.winding(inwards) == 0, "\(x) \(y)")
        }
        #expect(probe.winding(CGPoint(x: box.midX, y: box.midY)) == 1)
    }
}
