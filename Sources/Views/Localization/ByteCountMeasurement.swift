import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// An amount of data as a count of bytes: "2 GB".
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        public var style: ByteCountFormatStyle.Style
        public var allowedUnits: ByteCountFormatStyle.Units
        public var spellsOutZero: Bool
        public var includesActualByteCount: Bool
        public var locale: Locale

        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
            spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
        ) {
            (self.style, self.allowedUnits, self.locale) = (style, allowedUnits, locale)
            (self.spellsOutZero, self.includesActualByteCount) = (spellsOutZero, includesActualByteCount)
        }

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value.rounded()
            return ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max))
        }

        public func locale(_ locale: Locale) -> ByteCount {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}
