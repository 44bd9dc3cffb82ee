import Foundation
import KinoraGeometry
import Testing

@testable import KinoraTypography

@Suite struct SymbolTests {
    @Test("Every known symbol has an outline in a sane box, centered on the capitals")
    func everyKnownSymbolHasAnOutlineInASaneBoxCenterdOnTheCapitals() throws {
        #expect(Symbol.allNames.count > 1000)
        for name in Symbol.allNames {
            let outline = try #require(Symbol.named(name), "\(name)").outline()
            let bounds = PathProbe(outline.path).bounds
            #expect(!outline.path.isEmpty, "\(name)")
            #expect(
                bounds.width > 0.05 && bounds.width < 1.9 && bounds.height > 0.05 && bounds.height < 1.6,
                "\(name) \(bounds)")
            let box = outline.bounds
            #expect(abs(bounds.midX - box.midX) < 0.01 && abs(bounds.midY + 0.7045898 / 2) < 0.01, "\(name) \(bounds)")
            #expect(box.minX == 0 && box.width == outline.advance, "\(name)")
            // There is air around all but letters and digits.
            let share = bounds.width / outline.advance
            #expect(abs(share - 0.85) < 0.01 || abs(share - 1) < 0.01, "\(name) \(share)")
            #expect(outline.layers.allSatisfy { !$0.path.isEmpty }, "\(name)")
        }
    }

    @Test("Hearts and bells are as wide as on a phone", arguments: [("heart.fill", 0.94), ("bell.fill", 0.88)])
    func measured(name: String, width: Double) throws {
        let outline = try #require(Symbol.named(name)).outline()
        #expect(abs(Double(outline.ink.width) - width) < 0.03, "\(outline.ink)")
    }

    @Test(
        "Names that SwiftUI sources use exist",
        arguments: [
            "play.circle.fill", "star.fill", "square.fill", "circle.fill", "house.fill", "gear", "person.fill",
            "bell.fill",
            "envelope.fill", "heart.fill", "bolt.fill", "moon.fill", "sun.max.fill", "checkmark", "chevron.down",
            "chevron.right",
            "folder.fill", "swift", "doc.text", "cloud.fill", "creditcard.fill", "sparkles", "flame.fill",
            "figure.walk", "map",
            "trash", "1.circle.fill", "a.square", "exclamationmark.triangle.fill", "xmark.circle", "heart.circle",
            "text.bubble.fill",
        ])
    func namesThatSwiftUISourcesUseExist(name: String) { #expect(Symbol.named(name) != nil) }

    /// The names that most of 131 public repositories use, the most frequent first.
    private static let frequent = """
        plus trash star.fill checkmark magnifyingglass xmark globe star xmark.circle.fill chevron.right
        plus.circle.fill square.and.arrow.up plus.circle ellipsis clock heart.fill info.circle house.fill house
        circle.fill chevron.down gear chevron.left checkmark.circle.fill bell person.fill arrow.clockwise
        xmark.circle square.and.pencil person pencil list.bullet heart circle slider.horizontal.3 photo
        person.crop.circle minus calendar arrow.down sun.max.fill phone.fill lock gearshape
        exclamationmark.triangle envelope.fill chevron.up checkmark.seal.fill arrow.left suit.heart.fill
        shuffle play.fill paperplane forward.fill face.smiling envelope ellipsis.circle checkmark.circle cart
        arrow.right wifi wand.and.stars tag speaker.slash.fill sparkles qrcode.viewfinder message mappin
        location.fill line.3.horizontal exclamationmark.triangle.fill camera.fill camera book bell.fill
        arrow.up.arrow.down arrow.up arrow.counterclockwise applelogo square.and.arrow.up.fill
        square.and.arrow.down questionmark.circle.fill play.circle.fill person.circle mic map heart.circle
        flame dot.radiowaves.left.and.right doc.on.doc delete.left chevron.right.circle book.fill bolt.fill
        2.circle 1.circle x.circle wifi.exclamationmark swift sun.max suit.heart square.grid.2x2.fill
        square.grid.2x2 square safari questionmark.circle photo.badge.plus person.circle.fill
        person.badge.key.fill person.3.fill person.3 pause.fill paintpalette number network moon.fill
        minus.circle line.3.horizontal.decrease gearshape.fill exclamationmark.circle drop.fill
        cup.and.saucer.fill circle.hexagongrid.fill cart.fill car bookmark backward.fill
        arrowshape.turn.up.left arrow.up.and.down arrow.left.and.right arrow.backward airplayvideo video.fill
        triangle.fill tray.fill trash.circle.fill timer sun.min star.circle square.fill
        square.and.arrow.down.fill square.3.layers.3d speaker.wave.3.fill speaker.fill sparkle sidebar.left
        shippingbox rectangle.on.rectangle questionmark power pin.fill photo.on.rectangle.angled
        photo.on.rectangle phone person.crop.circle.fill pencil.circle paintpalette.fill newspaper
        minus.circle.fill microphone.fill mappin.and.ellipse lock.fill location list.number lightbulb leaf.fill
        keyboard iphone info.circle.fill homekit
        """

    @Test("The names that most sources use exist")
    func theNamesThatMostSourcesUseExist() {
        for name in Self.frequent.split(whereSeparator: \.isWhitespace) {
            #expect(Symbol.named(String(name)) != nil, "\(name)")
        }
    }

    @Test("Pictures that the icon font has otherwise are drawn by shapes")
    func picturesThatTheIconFontHasOtherwiseAreDrawnByShapes() throws {
        for name in ["square.and.pencil", "swift", "photo", "safari.fill", "doc.on.doc", "sidebar.left", "mappin"] {
            #expect(SymbolSource(name) == .shape(name), "\(name)")
        }
        // A globe of meridians, not the Earth.
        #expect(SymbolSource("globe") == .shape("globe") && SymbolSource("globe.americas") == .icon("public"))
        #expect(SymbolSource("microphone.fill") == SymbolSource("mic.fill"))
    }

    @Test(
        "An unknown name is nil",
        arguments: ["", "circl", "no.such.symbol", ".circle", "circle.", "51", "🙂", "fill", "heart.fill.fill"])
    func anUnknownNameIsNil(name: String) { #expect(Symbol.named(name) == nil) }

    @Test(
        "A misspelt name is answered with the right one",
        arguments: [
            ("hart.fill", "heart.fill"), ("chevron.rigth", "chevron.right"), ("magnifyinglass", "magnifyingglass"),
        ])
    func aMisspeltNameIsAnsweredWithTheRightOne(wrong: String, right: String) {
        #expect(Symbol.suggestions(for: wrong).contains(right))
    }

    @Test("A name that is not known is noted and drawn as a dashed square, and is an error where that is refused")
    func aNameThatIsNotKnownIsNoted() throws {
        let library = FontLibrary()
        #expect(try library.symbol(named: "heart.fill").name == "heart.fill")
        #expect(library.unknownSymbols.isEmpty)
        #expect(try library.symbol(named: "hart.fyll").name == "square.dashed")
        #expect(library.unknownSymbols == ["hart.fyll"])
        #expect(
            Symbol.sentence(unknown: "hart.fyll").contains("no symbol named “hart.fyll”; the nearest are “"))
        library.isStrict = true
        #expect(throws: FontError.unknownSymbol("hart.fyll")) { try library.symbol(named: "hart.fyll") }
    }

    @Test("Every icon of the table is a glyph of the icon font") func everyIconOfTheTableIsAGlyphOfTheIconFont() throws
    {
        let face = try SymbolIcons.face(in: .shared)
        for (name, entry) in SymbolTable.entries {
            var icons = [entry.solid]
            if case .icon(let outlined) = entry.outlined { icons.append(outlined) }
            for icon in icons {
                #expect(SymbolIcons.glyph(String(icon.split(separator: "@")[0]), face) != nil, "\(name): \(icon)")
            }
        }
    }

    @Test("Circles are as large as beside SF text") func circlesAreAsLargeAsBesideSFText() throws {
        let outline = try #require(Symbol.named("circle.fill")).outline()
        #expect(abs(outline.advance * 17 - 20) < 0.5 && abs((outline.ascent + outline.descent) * 17 - 20) < 0.5)
        #expect(abs(PathProbe(outline.path).area - .pi * 0.99 * 0.99 / 4) < 0.02)
    }

    @Test(
        "Lines grow heavier with the weight of the text",
        arguments: [
            "plus", "xmark", "chevron.right", "circle", "checkmark", "arrow.up", "magnifyingglass", "bell.circle",
            "house",
        ])
    func linesGrowHeavierWithTheWeightOfTheText(name: String) throws {
        let symbol = try #require(Symbol.named(name))
        let inks = try [100, 300, 400, 600, 900].map { PathProbe(try symbol.outline(weight: $0).path).filledArea() }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
    }

    @Test(
        "The sign is cut out of a filled enclosure",
        arguments: [
            "minus.circle.fill", "plus.square.fill", "minus.diamond.fill", "xmark.octagon.fill", "multiply.circle.fill",
        ])
    func theSignIsCutOutOfAFilledEnclosure(name: String) throws {
        for weight in [100, 400, 900] {
            let outline = try #require(Symbol.named(name)).outline(weight: weight)
            let probe = PathProbe(outline.path)
            let middle = CGPoint(x: outline.bounds.midX, y: outline.bounds.midY)
            #expect(probe.winding(middle) == 0)
            #expect(probe.winding(CGPoint(x: middle.x + 0.38, y: middle.y + 0.001)) == 1)
        }
    }

    @Test("No part of a filled enclosure's sign overlaps another") func noPartOfAFilledEnclosuresSignOverlapsAnother()
        throws
    {
        // Pictures of things in front of others, which SF Symbols does not enclose.
        let heaps = [
            "cloud.sun", "cloud.heavyrain", "square.on.square", "square.dashed", "star.leadinghalf", "battery.100",
            "person.badge.key",
        ]
        for base in SymbolShape.library.keys.sorted() where !heaps.contains(where: base.hasPrefix) {
            let outline = try #require(Symbol.named(base + ".circle.fill"), "\(base)").outline(weight: 400)
            let probe = PathProbe(outline.path)
            let wrong = probe.rows(50).flatMap { probe.stretches(at: $0) }.filter {
                $0.winding != 1 && $0.length > 1e-6
            }
            #expect(wrong.isEmpty, "\(base) \(wrong.prefix(3))")
        }
    }

    @Test("An outline without an area has no rim; one with an area keeps it, inside")
    func rims() {
        var line = SymbolContour(start: CGPoint(x: 0, y: 0))
        line.line(to: CGPoint(x: 1, y: 0))
        #expect([line].rim(width: 0.1) == [line] && [SymbolContour(start: .zero)].rim(width: 0.1).count == 1)
        var square = SymbolContour(start: CGPoint(x: 0, y: 0))
        for (x, y) in [(1.0, 0.0), (1, 1), (0, 1)] { square.line(to: CGPoint(x: x, y: y)) }
        // A hole turns the other way: its rim lies around it.
        for (contour, low, high) in [(square, 0.1, 0.9), (square.reversed, -0.1, 1.1)] {
            let rim = [contour].rim(width: 0.1)
            #expect(rim.count == 2 && rim[0] == contour)
            let places = ([rim[1].start] + rim[1].segments.map(\.end)).flatMap { [Double($0.x), Double($0.y)] }
            #expect(places.allSatisfy { abs($0 - low) < 1e-6 || abs($0 - high) < 1e-6 }, "\(places)")
        }
    }

    @Test(
        "Rain, hail and the like fall from a cloud in as many drops as they should",
        arguments: [("cloud.rain", 3), ("cloud.drizzle", 3), ("cloud.heavyrain", 5), ("cloud.hail", 3)])
    func drops(name: String, count: Int) throws {
        for name in [name, name + ".fill"] {
            let outline = try #require(Symbol.named(name)).outline()
            let (rain, cloud) = (outline.bounds, try #require(Symbol.named("cloud")).outline().bounds)
            #expect(rain.height > cloud.height * 1.1, "\(name)")
            // Just below the cloud and at the foot of it all.
            let rows = stride(from: outline.ink.maxY - 0.21, to: outline.ink.maxY, by: 0.01).map {
                PathProbe(outline.path).stretches(at: $0).filter { $0.winding != 0 }.count
            }
            #expect(rows.contains(count), "\(name) \(rows)")
        }
    }

    @Test(
        "A badge is a disc out of which its sign is cut, and the symbol keeps away from it",
        arguments: ["calendar", "person.crop.circle"], ["plus", "minus", "xmark"])
    func badges(base: String, sign: String) throws {
        let outline = try #require(Symbol.named("\(base).badge.\(sign)")).outline()
        let probe = PathProbe(outline.path)
        // The badge reaches furthest to the right and down.
        let (ink, share) = (outline.ink, 0.85)
        let center = CGPoint(x: ink.maxX - 0.29 * share, y: ink.maxY - 0.29 * share)
        func winding(_ distance: Double, _ degrees: Double) -> Int {
            let (angle, radius) = (degrees * .pi / 180, distance * share)
            return probe.winding(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
        #expect(winding(0, 0) == 0)
        #expect([0.0, 90, 180, 270].allSatisfy { winding(0.26, $0 + 20) == 1 })
        #expect([150.0, 180, 200, 225, 260, 280].allSatisfy { winding(0.33, $0) == 0 })
    }

    @Test(
        "A stroke through a symbol has room at both sides",
        arguments: ["heart.slash.fill", "bookmark.slash.fill"])
    func slashes(name: String) throws {
        let outline = try #require(Symbol.named(name)).outline()
        let probe = PathProbe(outline.path)
        let middle = CGPoint(x: outline.bounds.midX, y: outline.bounds.midY)
        // Across the stroke, in lines of 0.085 em: ink, room, and the symbol again.
        let across = CGPoint(x: -0.695, y: 0.719)
        for (lines, ink) in [(0.0, true), (0.95, false), (-0.95, false), (1.9, true), (-1.9, true)] {
            let place = CGPoint(x: middle.x + across.x * lines * 0.085, y: middle.y + across.y * lines * 0.085)
            #expect((probe.winding(place) != 0) == ink, "\(lines)")
        }
    }

    @Test("A die has as many pips as its name says", arguments: 1...6)
    func dice(pips: Int) throws {
        let full = PathProbe(try #require(Symbol.named("die.face.\(pips).fill")).outline().path).filledArea()
        // A square less what its round corners lack.
        let none = (1.06 * 1.06 - (4 - .pi) * 0.22 * 0.22) * 0.85 * 0.85
        let pip = .pi * 0.0081 * 0.85 * 0.85
        let outline = PathProbe(try #require(Symbol.named("die.face.\(pips)")).outline().path).filledArea()
        let empty = PathProbe(try #require(Symbol.named("die.face.1")).outline().path).filledArea() - pip
        #expect(abs(none - full - pip * Double(pips)) < 0.003)
        #expect(abs(outline - empty - pip * Double(pips)) < 0.003)
    }

    @Test("Levels, directions and suits differ in their pictures")
    func distinct() throws {
        let groups = [
            ["dial.low", "dial.medium", "dial.high"], ["gauge.low", "gauge.medium", "gauge.high"],
            ["aqi.low", "aqi.medium", "aqi.high"], ["sunrise", "sunset", "sun.horizon", "sun.haze"],
            ["suit.heart", "suit.diamond", "suit.spade", "suit.club"], ["tent", "house"],
            ["arrowshape.up", "arrowshape.down", "arrowshape.left", "arrowshape.right"],
            ["arrow.up.doc", "arrow.down.doc", "doc"], ["hammer", "wrench.and.screwdriver"], ["timer", "stopwatch"],
            ["square.stack", "rectangle.stack", "square.stack.3d.up"], ["pill", "pills"],
            ["calendar", "calendar.badge.plus", "calendar.badge.clock"], ["faceid", "viewfinder", "plus.viewfinder"],
        ]
        for group in groups {
            let paths = try group.compactMap { try Symbol.named($0)?.outline().path }
            #expect(paths.count == group.count)
            for (i, path) in paths.enumerated() { #expect(!paths[..<i].contains(path), "\(group)") }
        }
    }

    @Test(
        "What lies over itself becomes one area",
        arguments: ["stethoscope", "tuningfork", "hammer.fill", "umbrella", "suit.club.fill", "binoculars"])
    func merged(name: String) throws {
        for weight in [100, 400, 900] {
            let probe = PathProbe(try #require(Symbol.named(name)).outline(weight: weight).path)
            let windings = probe.rows(60).flatMap { probe.stretches(at: $0) }.filter { $0.length > 1e-6 }.map(\.winding)
            #expect(windings.allSatisfy { $0 == 0 || $0 == 1 }, "\(weight)")
        }
    }

    @Test(
        "What is symmetric stays so in an enclosure",
        arguments: ["oval", "oval.portrait", "capsule", "plus", "square", "diamond", "hexagon", "circle", "rectangle"])
    func symmetry(base: String) throws {
        for name in [base, base + ".fill", base + ".circle", base + ".circle.fill", base + ".square.fill"] {
            guard let symbol = Symbol.named(name) else { continue }
            let outline = try symbol.outline()
            let (probe, middle) = (PathProbe(outline.path), outline.bounds.midX)
            for row in probe.rows(9) {
                let inked = probe.stretches(at: row).filter { $0.winding != 0 && $0.length > 1e-3 }
                let lengths = inked.map(\.length)
                #expect(
                    zip(lengths, lengths.reversed()).allSatisfy { abs($0 - $1) < 0.01 }, "\(name) \(lengths) \(middle)")
            }
        }
    }

    @Test(
        "Symbols come apart into layers",
        arguments: [
            ("wifi", 4), ("cellularbars", 4), ("speaker.wave.3.fill", 4), ("bell.circle.fill", 2), ("circle", 1),
            ("ellipsis", 3),
        ])
    func symbolsComeApartIntoLayers(name: String, count: Int) throws {
        #expect(try #require(Symbol.named(name)).outline().layers.count == count)
    }

    @Test("Layers are solid where the whole symbol is cut") func layersAreSolidWhereTheWholeSymbolIsCut() throws {
        let outline = try #require(Symbol.named("plus.circle.fill")).outline()
        let middle = CGPoint(x: outline.bounds.midX, y: outline.bounds.midY)
        #expect(outline.layers.map { PathProbe($0.path).winding(middle) } == [1, 1])
        #expect(outline.layers.map(\.level) == [.tertiary, .primary])
    }

    @Test("The key names symbol and weight, and the outline is the same in every library")
    func theKeyNamesSymbolAndWeightAndTheOutlineIsTheSameInEveryLibrary() throws {
        let symbol = try #require(Symbol.named("bell"))
        let (a, b) = (
            try symbol.outline(weight: 650, library: FontLibrary()),
            try symbol.outline(weight: 650, library: FontLibrary())
        )
        #expect(a == b && a.key == "symbol bell@650")
    }

    @Test("The rim of a square icon is a frame as wide as the line") func theRimOfASquareIconIsAFrameAsWideAsTheLine()
        throws
    {
        let frame = SymbolPen { $0.rect(CGRect(x: 0, y: 0, width: 1, height: 1)) }.contours.rim(width: 0.1)
        #expect(abs(PathProbe(frame.path).filledArea(rows: 100) - 0.36) < 0.01)
    }

    @Test("A line through points has the ink of its length and ends")
    func aLineThroughPointsHasTheInkOfItsLengthAndEnds() {
        let line = SymbolPen { $0.line([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)], width: 0.2) }.contours
        #expect(abs(PathProbe(line.path).area - (0.2 + .pi * 0.01)) < 1e-4)
        let ring = SymbolPen { $0.ring(.zero, radius: 1, width: 0.25) }.contours
        #expect(abs(PathProbe(ring.path).area - .pi * (1 - 0.5625)) < 2e-3)
        let arc = SymbolPen { $0.arc(.zero, radius: 1, from: 0, to: .pi / 2, width: 0.2) }.contours
        #expect(abs(PathProbe(arc.path).area - (.pi / 2 * 0.2 + .pi * 0.01)) < 2e-3)
    }

    @Test("An upward arrow is symmetric") func anUpwardArrowIsSymmetric() throws {
        let probe = PathProbe(try #require(Symbol.named("arrow.up")).outline().path)
        let box = probe.bounds
        for i in 1..<30 {
            for j in 1..<30 {
                let x = box.width / 2 * Double(i) / 30 - 0.0013
                let y = box.minY + box.height * Double(j) / 30 - 0.0007
                #expect(probe.winding(CGPoint(x: box.midX - x, y: y)) == probe.winding(CGPoint(x: box.midX + x, y: y)))
            }
        }
    }
}
