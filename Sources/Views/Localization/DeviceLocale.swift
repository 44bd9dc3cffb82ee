import KinoraStage

// What a device would have in its settings is the stage's. These hide Foundation's own in files that import this module but not
// Foundation by name, as `Date()` does: on Linux, Foundation's is `en_001` whatever is asked for.

extension Locale {
    /// The stage's locale, `en_US` unless `--locale` says another.
    public static var current: Locale { Locale(identifier: StageLocale.identifier) }
    /// The stage's locale, which does not change.
    public static var autoupdatingCurrent: Locale { current }
    /// The language of the stage alone.
    public static var preferredLanguages: [String] {
        [StageLocale.identifier.replacingOccurrences(of: "_", with: "-")]
    }
}

extension TimeZone {
    /// Greenwich Mean Time, as the virtual clock counts, wherever the machine is.
    public static var current: TimeZone { TimeZone(secondsFromGMT: 0)! }
    public static var autoupdatingCurrent: TimeZone { current }
}

extension Calendar {
    /// The Gregorian calendar of the stage's locale: weeks begin on Sundays in `en_US`.
    public static var current: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .current
        calendar.timeZone = .current
        return calendar
    }
    public static var autoupdatingCurrent: Calendar { current }
}
