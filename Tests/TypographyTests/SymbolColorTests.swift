import Testing

@testable import KinoraTypography

/// What symbols look like in multicolor rendering.
@Suite struct SymbolColorTests {
    private func colors(_ name: String) throws -> [SymbolColor?] {
        try #require(Symbol.named(name), "\(name)").outline().layers.map(\.color)
    }

    @Test("Every symbol in the table of colors is one, with a part for each color")
    func table() throws {
        #expect(Symbol.colored.count > 50)
        for (name, listed) in Symbol.colored {
            let found = try colors(name)
            #expect(found.count >= listed.count, "\(name)")
            #expect(Array(found.prefix(listed.count)) == listed, "\(name)")
        }
    }

    @Test("Weather has the colors of the sky")
    func weather() throws {
        #expect(try colors("cloud.sun.rain.fill") == [.white, .yellow, .cyan])
        #expect(try colors("cloud.bolt.rain.fill") == [.white, .yellow, .cyan])
        #expect(try colors("sun.max.fill") == [.yellow, .yellow])
        #expect(try colors("sunrise.fill") == [.yellow, .yellow, nil, nil])
    }

    @Test("Badges and circles are colored apart from what they stand on or hold")
    func parts() throws {
        #expect(try colors("calendar.badge.plus") == [nil, .green])
        #expect(try colors("minus.circle.fill") == [.red, .white])
    }

    @Test(
        "Badges have the color of what they say on every symbol, listed or not",
        arguments: [
            ("folder.badge.plus", .green), ("externaldrive.badge.checkmark", .green), ("bell.badge.fill", .red),
            ("folder.fill.badge.minus", .red), ("wifi.circle.badge.exclamationmark", .yellow),
            ("folder.badge.questionmark", nil), ("text.badge.minus", .red),
        ] as [(String, SymbolColor?)])
    func badges(name: String, color: SymbolColor?) throws {
        #expect(try colors(name) == [nil, color])
    }

    @Test("A symbol that is not in the table has no colors, and names that share a drawing do not share colors")
    func plain() throws {
        #expect(try colors("house.fill").allSatisfy { $0 == nil })
        #expect(try colors("cloud.sun").allSatisfy { $0 == nil })
    }
}
