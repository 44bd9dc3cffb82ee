import KinoraStage
import class Foundation.DateFormatter
import class Foundation.NumberFormatter

// Foundation's formatters begin with the machine's time zone and with `en_001`, in which an amount of money has no currency.

/// Writes and reads dates; by default in the stage's locale and in Greenwich Mean Time.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        followStage()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        followStage()
    }

    private func followStage() {
        locale = .current
        timeZone = .current
        calendar = .current
    }

    open override class func localizedString(
        from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
    ) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
        return formatter.string(from: date)
    }

    open override class func dateFormat(
        fromTemplate tmplate: String, options opts: Int, locale: Locale?
    ) -> String? { super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale ?? .current) }
}

/// Writes and reads numbers; by default in the stage's locale.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = .current
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        locale = .current
    }

    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(for: num) ?? ""
    }
}
