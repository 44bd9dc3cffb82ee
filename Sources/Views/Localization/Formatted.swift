import KinoraStage
import protocol Foundation.FormatStyle

// `formatted` of Foundation's values, in the stage's locale and time. These hide Foundation's own, as `Date()` does, which write
// in `en_001`: "US$3.00" and "9 Sep 2001".

extension BinaryInteger {
    public func formatted() -> String { IntegerFormatStyle<Self>().written(self) }
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        format.written(self)
    }
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        format.written(S.FormatInput(self))
    }
}

extension BinaryFloatingPoint {
    public func formatted() -> String { FloatingPointFormatStyle<Self>().written(self) }
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        format.written(self)
    }
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        format.written(S.FormatInput(self))
    }
}

extension Decimal {
    public func formatted() -> String { Decimal.FormatStyle().written(self) }
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        format.written(self)
    }
}

extension Date {
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }
    public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        Date.FormatStyle(date: date, time: time).written(self)
    }
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        format.written(self)
    }
    /// How far it is from the virtual clock's present.
    public func formatted(_ format: Date.RelativeFormatStyle) -> String {
        let device = Date.RelativeFormatStyle()
        let anchored = Date.AnchoredRelativeFormatStyle(
            anchor: self, presentation: format.presentation, unitsStyle: format.unitsStyle,
            locale: format.locale == device.locale ? .current : format.locale,
            calendar: format.calendar == device.calendar ? .current : format.calendar,
            capitalizationContext: format.capitalizationContext)
        return anchored.format(Date.now)
    }
}

extension Range where Bound == Date {
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }
    public func formatted(
        date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
    ) -> String { Date.IntervalFormatStyle(date: date, time: time).written(self) }
    public func formatted(_ style: Date.IntervalFormatStyle) -> String { style.written(self) }
    public func formatted(_ style: KinoraComponentsFormat) -> String { style.written(self) }
}

extension Sequence {
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.written(self)
    }
}

extension Sequence<String> {
    public func formatted() -> String { ListFormatStyle<StringStyle, Self>.list(type: .and).written(self) }
}

extension Duration {
    public func formatted() -> String { Duration.TimeFormatStyle(pattern: .hourMinuteSecond).written(self) }
    public func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Self { v.written(self) }
}
