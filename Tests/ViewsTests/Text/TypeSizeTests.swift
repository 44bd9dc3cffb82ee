import KinoraScene
import KinoraStage
import Testing

@testable import KinoraViews

/// The size of text that the user chose: styles follow Apple's table, sizes in points stay.
@MainActor
@Suite struct TypeSizeTests {
    private func nodes(_ font: Font, _ size: DynamicTypeSize) throws -> [Node] {
        try lowered(Text("wide").font(font).environment(\.dynamicTypeSize, size))
    }

    @Test(arguments: [
        (Font.TextStyle.body, DynamicTypeSize.accessibility3, 40.0),
        (Font.TextStyle.body, DynamicTypeSize.xSmall, 14),
        (Font.TextStyle.caption2, DynamicTypeSize.small, 11),
        (Font.TextStyle.largeTitle, DynamicTypeSize.accessibility5, 60),
        (Font.TextStyle.footnote, DynamicTypeSize.xxxLarge, 19),
        (Font.TextStyle.title3, DynamicTypeSize.accessibility1, 31),
    ])
    func aStyleHasThePointsOfTheTable(style: Font.TextStyle, size: DynamicTypeSize, points: Double) throws {
        #expect(try nodes(.system(style), size) == nodes(.system(size: points), .large))
    }

    @Test func sizesInPointsStayAndOwnFontsGrowAsTheyAreAsked() throws {
        #expect(try nodes(.system(size: 17), .accessibility5) == nodes(.system(size: 17), .large))
        #expect(
            try nodes(.custom("Inter", fixedSize: 17), .accessibility5)
                == nodes(.custom("Inter", fixedSize: 17), .large))
        // As the lines of the style do: from 22 to 29 points, and from 41 to 48.
        #expect(
            try nodes(.custom("Inter", size: 22), .xxxLarge) == nodes(.custom("Inter", fixedSize: 29), .large))
        #expect(
            try nodes(.custom("Inter", size: 41, relativeTo: .largeTitle), .xxxLarge)
                == nodes(.custom("Inter", fixedSize: 48), .large))
    }

    @Test func aRangeKeepsTheSizeWithinItsBounds() throws {
        func kept(_ size: DynamicTypeSize, in range: some RangeExpression<DynamicTypeSize>) throws -> [Node] {
            try lowered(Text("wide").font(.body).dynamicTypeSize(range).environment(\.dynamicTypeSize, size))
        }
        #expect(try kept(.small, in: DynamicTypeSize.xLarge...) == nodes(.body, .xLarge))
        #expect(try kept(.accessibility2, in: DynamicTypeSize.xLarge...) == nodes(.body, .accessibility2))
        #expect(try kept(.accessibility2, in: ...DynamicTypeSize.xxLarge) == nodes(.body, .xxLarge))
        #expect(try kept(.accessibility2, in: DynamicTypeSize.small..<DynamicTypeSize.xLarge) == nodes(.body, .large))
        #expect(try kept(.xSmall, in: DynamicTypeSize.small...DynamicTypeSize.xLarge) == nodes(.body, .small))
    }

    @Test(arguments: [(Font.Weight.regular, Font.Weight.semibold), (.semibold, .heavy), (.black, .black)])
    func boldTextMakesTheSystemsFontsHeavier(weight: Font.Weight, heavier: Font.Weight) throws {
        func bold(_ font: Font) throws -> [Node] {
            try lowered(Text("wide").font(font).environment(\.legibilityWeight, .bold))
        }
        #expect(try bold(.system(size: 17, weight: weight)) == nodes(.system(size: 17, weight: heavier), .large))
        let own = Font.custom("Inter", fixedSize: 17)
        #expect(try bold(own) == nodes(own, .large))
    }

    @Test func secondaryTextHasThreeQuartersOfItsSize() throws {
        let small = try lowered(Text("wide").font(.system(size: 30, weight: .bold)))
        let text = Text("wide").font(.system(size: 40, weight: .bold))
        #expect(try lowered(text.textScale(.secondary)) == small)
        #expect(try lowered(HStack { text }.textScale(.secondary)) == small)
        #expect(try lowered(HStack { text }.textScale(.secondary, isEnabled: false)) == lowered(HStack { text }))
        #expect(try lowered(HStack { text.textScale(.default) }.textScale(.secondary)) == lowered(text))
    }
}
