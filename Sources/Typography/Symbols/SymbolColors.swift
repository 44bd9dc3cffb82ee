/// A color that a part of a symbol has of its own in multicolor rendering.
package enum SymbolColor: String, Hashable, Sendable, CaseIterable {
    case white, black, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
}

extension Symbol {
    /// The colors of the symbol's parts from back to front in multicolor rendering. The last one is that of all parts after it.
    /// nil: the part is painted with the style that monochrome rendering uses, as are all parts where the list is empty.
    var colors: [SymbolColor?] {
        if let listed = Symbol.colored[name] { return listed }
        guard let color = badge?.color else { return [] }
        return [nil, color]
    }

    /// What it has at a corner, be it one of those that any symbol may have or one of its own drawing.
    private var badge: SymbolBadge? {
        if case .badged(_, let badge) = source { return badge }
        return SymbolBadge.allCases.first { name.hasSuffix($0.ending) }
    }

    /// A line for each kind: what the symbols share, then their names. A dash is a part without a color of its own.
    ///
    /// Which symbols have colors of their own is what SF Symbols list; where the colors of one are not known for sure,
    /// it is left out.
    private static let table = """
        white: cloud.fill cloud.fog.fill cloud.snow.fill cloud.hail.fill
        white cyan: cloud.rain.fill cloud.drizzle.fill cloud.heavyrain.fill
        white yellow: cloud.bolt.fill cloud.sun.fill
        white yellow cyan: cloud.sun.rain.fill cloud.bolt.rain.fill
        yellow: sun.max.fill sun.min.fill sparkles bolt.fill star.fill
        yellow yellow gray: sun.haze.fill
        red yellow blue: rainbow
        yellow yellow -: sunrise.fill sunset.fill
        cyan: snowflake
        gray: wind tornado
        red: heart heart.fill bookmark bookmark.fill ladybug.fill trash trash.fill phone.down phone.down.fill
        green: leaf leaf.fill phone phone.fill message message.fill
        orange: flag flag.fill
        - green: rectangle.stack.badge.plus calendar.badge.plus person.crop.circle.badge.plus
        - green: person.crop.circle.badge.checkmark clock.badge.checkmark
        - red: rectangle.stack.badge.minus calendar.badge.minus person.crop.circle.badge.minus
        - red: person.crop.circle.badge.xmark clock.badge.xmark
        - yellow: person.crop.circle.badge.exclamationmark clock.badge.exclamationmark
        - yellow: calendar.badge.exclamationmark
        yellow white: exclamationmark.triangle.fill star.circle.fill bolt.circle.fill
        red white: xmark.octagon.fill minus.circle.fill trash.circle.fill heart.circle.fill phone.down.circle.fill
        red white: bookmark.circle.fill calendar.circle.fill exclamationmark.octagon.fill bell.circle.fill gift.circle.fill
        green white: plus.circle.fill message.circle.fill phone.circle.fill video.circle.fill leaf.circle.fill
        blue white: info.circle.fill link.circle.fill envelope.circle.fill paperplane.circle.fill folder.circle.fill
        orange white: flag.circle.fill
        """

    static let colored: [String: [SymbolColor?]] = {
        var colored: [String: [SymbolColor?]] = [:]
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            let sides = line.split(separator: UInt8(ascii: ":"))
                .map { $0.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }
            let colors = sides[0].map { SymbolColor(rawValue: $0) }
            for name in sides[1] { colored[name] = colors }
        }
        return colored
    }()
}
