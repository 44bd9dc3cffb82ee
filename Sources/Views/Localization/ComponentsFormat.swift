import Foundation

/// The time between two dates as counts of units: "2 hours, 5 minutes". Linux's Foundation has Apple's name of it, and nothing it can do.
public struct KinoraComponentsFormat: FormatStyle, Codable, Hashable, Sendable {
    public enum Style: Int, Codable, Hashable, Sendable {
        case wide, abbreviated, condensedAbbreviated, spellOut, narrow
    }

    private let style: Style
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    /// "1:05:00" in place of words.
    private let isClock: Bool

    fileprivate init(style: Style, fields: Set<Date.ComponentsFormatStyle.Field>?, isClock: Bool = false) {
        self.style = style
        self.fields = fields ?? [.year, .month, .day, .hour, .minute, .second]
        self.isClock = isClock
    }

    private static let units:
        [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component, unit: NSCalendar.Unit)] = [
            (.year, .year, .year), (.month, .month, .month), (.week, .weekOfMonth, .weekOfMonth), (.day, .day, .day),
            (.hour, .hour, .hour), (.minute, .minute, .minute), (.second, .second, .second),
        ]

    public func format(_ value: Range<Date>) -> String {
        if isClock {
            return Text.clock(value.upperBound.timeIntervalSince(value.lowerBound), rounding: .down)
        }
        let units = Self.units.filter { fields.contains($0.field) }
        let counts = Calendar.current.dateComponents(
            Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
        let all = units.map { (unit: $0.unit, count: counts.value(for: $0.component) ?? 0) }
        var shown = all.filter { $0.count != 0 }
        if shown.isEmpty { shown = Array(all.suffix(1)) }
        let isShort = style == .narrow || style == .condensedAbbreviated
        return shown.map { word($0.unit, $0.count) }.joined(separator: isShort ? " " : ", ")
    }

    private func word(_ unit: NSCalendar.Unit, _ count: Int) -> String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = unit
        formatter.unitsStyle =
            switch style {
            case .wide: .full
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .spellOut: .spellOut
            case .narrow: .abbreviated
            }
        return formatter.string(count, of: unit)
    }
}

extension FormatStyle where Self == KinoraComponentsFormat {
    /// Hours, minutes and seconds as a clock has them: "1:05:00".
    public static var timeDuration: Self { Self(style: .narrow, fields: nil, isClock: true) }
    /// - Parameter fields: nil for years to seconds. Units of which there are none are left out.
    public static func components(
        style: KinoraComponentsFormat.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }
}
