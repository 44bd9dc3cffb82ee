import Testing
import KinoraViews

@testable import KinoraEffects

/// What effects share: the world, and how texts are taken apart.
@MainActor
struct SharedTests {
    @Test(
        "Places inland are land",
        arguments: [
            ("Paris", 48.9, 2.4), ("Moscow", 55.8, 37.6), ("Nairobi", -1.3, 36.8), ("Denver", 39.7, -105),
            ("Brasília", -15.8, -47.9),
            ("Delhi", 28.6, 77.2), ("Alice Springs", -23.7, 133.9), ("Xi'an", 34.3, 108.9), ("Khartoum", 15.5, 32.5),
            ("South Pole", -89, 0),
            ("Nuuk's inland ice", 70, -42), ("Novosibirsk", 55, 82.9),
        ])
    func land(_ name: String, _ latitude: Double, _ longitude: Double) {
        #expect(EarthMap.isLand(latitude: latitude, longitude: longitude))
        #expect(EarthMap.isLand(latitude: latitude, longitude: longitude + 360))
    }

    @Test(
        "Places at sea are not",
        arguments: [
            ("the Atlantic", 0.0, -30.0), ("the Pacific", 0, -140), ("the Indian Ocean", -20, 80),
            ("the Caspian Sea", 42, 51.5),
            ("the North Pole", 89.5, 20), ("the Tasman Sea", -38, 160), ("the Gulf of Mexico", 25, -90),
            ("the Mediterranean", 35, 18),
        ])
    func sea(_ name: String, _ latitude: Double, _ longitude: Double) {
        #expect(!EarthMap.isLand(latitude: latitude, longitude: longitude))
    }

    @Test("The map goes on across the date line, and about three tenths of it are land")
    func whole() {
        for latitude in stride(from: Float(-85), through: 85, by: 5) {
            let (west, east) = (
                EarthMap.share(latitude: latitude, longitude: -179.999),
                EarthMap.share(latitude: latitude, longitude: 179.999)
            )
            #expect(abs(west - east) < 0.01)
        }
        var (land, all) = (0.0, 0.0)
        for latitude in stride(from: -89.0, through: 89, by: 2) {
            let weight = Maths.cos(latitude * .pi / 180)
            for longitude in stride(from: -179.0, through: 179, by: 2) {
                all += weight
                if EarthMap.isLand(latitude: latitude, longitude: longitude) { land += weight }
            }
        }
        #expect((0.26...0.33).contains(land / all), "\(land / all)")
    }

    @Test("A tree of files is read from indented lines")
    func tree() throws {
        let items = FileItem.tree("A/\n  B/\n    c.swift\n  d.png\ne")
        #expect(items.map(\.name) == ["A", "e"])
        let a = try #require(items.first?.children)
        #expect(a.map(\.name) == ["B", "d.png"] && a[0].isFolder && !a[1].isFolder)
        #expect(a[0].children?.map(\.name) == ["c.swift"])
        #expect(FileItem.tree("").isEmpty)
        #expect(FileItem.tree("x/\n      deep/\n  y").first?.children?.map(\.name) == ["deep", "y"])
    }

    @Test("Texts come apart into lines and letters, words or lines, and nothing is lost")
    func pieces() {
        for unit in TextEntrance.Unit.allCases {
            let pieces = TextPieces("One two|three  👩‍👩‍👧", unit: unit)
            #expect(pieces.lines.count == 2)
            #expect(
                pieces.lines.map { $0.pieces.map(\.text).joined() }.joined(separator: "|") == "One two|three  👩‍👩‍👧",
                "\(unit)")
        }
        #expect(TextPieces("ab cd", unit: .letters).count == 5)
        #expect(TextPieces("ab cd", unit: .words).lines[0].pieces.map(\.text) == ["ab ", "cd"])
        #expect(TextPieces("ab|cd", unit: .whole).lines.flatMap { $0.pieces.map(\.id) } == [0, 0])
    }

    @Test("Scrambled letters are as many, keep spaces, and are the same for the same tick")
    func scramble() {
        let text = "Hover Me"
        let first = Scramble.text(like: text, seed: 1, tick: 3)
        #expect(first == Scramble.text(like: text, seed: 1, tick: 3))
        #expect(first != Scramble.text(like: text, seed: 1, tick: 4))
        #expect(first.count == text.count && first.split(separator: " ").map(\.count) == [5, 2])
    }

    @Test(
        "Ticking numbers have commas, points and signs where they belong",
        arguments: [
            (0.0, 0, "0"), (999, 0, "999"), (1000, 0, "1,000"), (12480, 0, "12,480"),
            (-1_234_567.891, 2, "−1,234,567.89"), (0.05, 1, "0.1"),
            (-0.2, 0, "0"), (99.996, 2, "100.00"),
        ])
    func numbers(_ value: Double, _ decimals: Int, _ text: String) {
        #expect(NumberTickerText.text(value, decimals: decimals) == text)
    }

    @Test("Every entrance begins away from its place or unseen, and ends in it")
    func entrances() {
        for style in TextEntranceStyle.allCases {
            let preset = style.preset
            #expect(preset.progress(at: 0) == 0, "\(style)")
            #expect(
                abs(preset.progress(at: preset.settling) - 1) < 0.02,
                "\(style): \(preset.progress(at: preset.settling))"
            )
        }
    }
}
