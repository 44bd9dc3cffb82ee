import Foundation

/// The time between two dates as counts of units: "2 hours, 5 minutes". Linux's Foundation has Apple's type, `Date.ComponentsFormatStyle`,
/// which cannot format.
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

    public func format(_ value: Range<Date>) -> String {
        if isClock {
            return Text.clock(value.upperBound.timeIntervalSince(value.lowerBound), rounding: .down)
        }
        let units = DateComponentsFormatter.units(of: fields)
        let counts = Calendar.current.dateComponents(
            Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle =
            switch style {
            case .wide: .full
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .spellOut: .spellOut
            case .narrow: .abbreviated
            }
        return formatter.text(of: units.map { (counts.value(for: $0.component) ?? 0, $0) }, isNegative: false)
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
