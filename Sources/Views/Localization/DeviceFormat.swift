import KinoraStage
import struct Foundation.Calendar
import struct Foundation.TimeZone

/// A format that follows the settings of the device where nobody tells it others.
protocol DeviceFormat: FormatStyle {
    var locale: Locale { get }
    /// The same with dates in the stage's time zone and calendar; formats without dates stay.
    var datedOnStage: Self { get }
}

extension DeviceFormat {
    var datedOnStage: Self { self }

    /// With the stage's settings in place of the device's. Settings that were told stay.
    fileprivate var onStage: Self {
        locale == DeviceSettings.locale ? datedOnStage.locale(.current) : datedOnStage
    }
}

extension FormatStyle {
    /// What it writes on the stage.
    func written(_ value: FormatInput) -> FormatOutput {
        told(value) ?? ((self as? any DeviceFormat)?.onStage as? Self ?? attributedOnStage).format(value)
    }

    /// With the stage's locale where it writes attributed strings in the device's: such a format does not tell its own.
    private var attributedOnStage: Self {
        FormatOutput.self == AttributedString.self && locale(in: self) == DeviceSettings.locale
            ? locale(.current) : self
    }

    /// The first locale among the parts of a value.
    private func locale(in value: Any) -> Locale? {
        for part in Mirror(reflecting: value).children.lazy.map(\.value) {
            if let locale = part as? Locale ?? locale(in: part) { return locale }
        }
        return nil
    }

    /// What it writes in a locale.
    func written(_ value: FormatInput, in locale: Locale) -> FormatOutput {
        let format = self.locale(locale)
        return format.told(value) ?? format.format(value)
    }

    /// How far a date is from the virtual clock's present, where that is what the format writes.
    private func told(_ value: FormatInput) -> FormatOutput? {
        guard let relative = self as? Date.RelativeFormatStyle, let date = value as? Date else { return nil }
        return date.formatted(relative) as? FormatOutput
    }
}

/// What Foundation takes for the settings of the device. A new format has it.
private enum DeviceSettings {
    static let locale = IntegerFormatStyle<Int>().locale
    static let zone = Date.FormatStyle().timeZone
    static let calendar = Date.FormatStyle().calendar
}

extension IntegerFormatStyle: DeviceFormat {}
extension IntegerFormatStyle.Currency: DeviceFormat {}
extension IntegerFormatStyle.Percent: DeviceFormat {}
extension FloatingPointFormatStyle: DeviceFormat {}
extension FloatingPointFormatStyle.Currency: DeviceFormat {}
extension FloatingPointFormatStyle.Percent: DeviceFormat {}
extension Decimal.FormatStyle: DeviceFormat {}
extension Decimal.FormatStyle.Currency: DeviceFormat {}
extension Decimal.FormatStyle.Percent: DeviceFormat {}
extension ByteCountFormatStyle: DeviceFormat {}
extension ListFormatStyle: DeviceFormat {}
extension Duration.TimeFormatStyle: DeviceFormat {}
extension Duration.UnitsFormatStyle: DeviceFormat {}

extension Date.FormatStyle: DeviceFormat {
    var datedOnStage: Self {
        var style = self
        if timeZone == DeviceSettings.zone { style.timeZone = .current }
        if calendar == DeviceSettings.calendar { style.calendar = .current }
        return style
    }
}

extension Date.IntervalFormatStyle: DeviceFormat {
    var datedOnStage: Self {
        var style = self
        if timeZone == DeviceSettings.zone { style.timeZone = .current }
        if calendar == DeviceSettings.calendar { style.calendar = .current }
        return style
    }
}
