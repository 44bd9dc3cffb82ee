import Foundation
import KinoraBasics

// Apple's formatters have their names unwrapped implicitly: `formatter.weekdaySymbols!`, `if let names = formatter.monthSymbols`. On Linux
// they are never nil, so that neither would compile.
extension Foundation.DateFormatter {
    public var eraSymbols: [String]! {
        get { self[keyPath: DateNames.eraSymbols] }
        set { self[keyPath: DateNames.eraSymbols] = newValue }
    }
    public var longEraSymbols: [String]! {
        get { self[keyPath: DateNames.longEraSymbols] }
        set { self[keyPath: DateNames.longEraSymbols] = newValue }
    }
    public var monthSymbols: [String]! {
        get { self[keyPath: DateNames.monthSymbols] }
        set { self[keyPath: DateNames.monthSymbols] = newValue }
    }
    public var shortMonthSymbols: [String]! {
        get { self[keyPath: DateNames.shortMonthSymbols] }
        set { self[keyPath: DateNames.shortMonthSymbols] = newValue }
    }
    public var veryShortMonthSymbols: [String]! {
        get { self[keyPath: DateNames.veryShortMonthSymbols] }
        set { self[keyPath: DateNames.veryShortMonthSymbols] = newValue }
    }
    public var standaloneMonthSymbols: [String]! {
        get { self[keyPath: DateNames.standaloneMonthSymbols] }
        set { self[keyPath: DateNames.standaloneMonthSymbols] = newValue }
    }
    public var shortStandaloneMonthSymbols: [String]! {
        get { self[keyPath: DateNames.shortStandaloneMonthSymbols] }
        set { self[keyPath: DateNames.shortStandaloneMonthSymbols] = newValue }
    }
    public var veryShortStandaloneMonthSymbols: [String]! {
        get { self[keyPath: DateNames.veryShortStandaloneMonthSymbols] }
        set { self[keyPath: DateNames.veryShortStandaloneMonthSymbols] = newValue }
    }
    public var weekdaySymbols: [String]! {
        get { self[keyPath: DateNames.weekdaySymbols] }
        set { self[keyPath: DateNames.weekdaySymbols] = newValue }
    }
    public var shortWeekdaySymbols: [String]! {
        get { self[keyPath: DateNames.shortWeekdaySymbols] }
        set { self[keyPath: DateNames.shortWeekdaySymbols] = newValue }
    }
    public var veryShortWeekdaySymbols: [String]! {
        get { self[keyPath: DateNames.veryShortWeekdaySymbols] }
        set { self[keyPath: DateNames.veryShortWeekdaySymbols] = newValue }
    }
    public var standaloneWeekdaySymbols: [String]! {
        get { self[keyPath: DateNames.standaloneWeekdaySymbols] }
        set { self[keyPath: DateNames.standaloneWeekdaySymbols] = newValue }
    }
    public var shortStandaloneWeekdaySymbols: [String]! {
        get { self[keyPath: DateNames.shortStandaloneWeekdaySymbols] }
        set { self[keyPath: DateNames.shortStandaloneWeekdaySymbols] = newValue }
    }
    public var veryShortStandaloneWeekdaySymbols: [String]! {
        get { self[keyPath: DateNames.veryShortStandaloneWeekdaySymbols] }
        set { self[keyPath: DateNames.veryShortStandaloneWeekdaySymbols] = newValue }
    }
    public var quarterSymbols: [String]! {
        get { self[keyPath: DateNames.quarterSymbols] }
        set { self[keyPath: DateNames.quarterSymbols] = newValue }
    }
    public var shortQuarterSymbols: [String]! {
        get { self[keyPath: DateNames.shortQuarterSymbols] }
        set { self[keyPath: DateNames.shortQuarterSymbols] = newValue }
    }
    public var standaloneQuarterSymbols: [String]! {
        get { self[keyPath: DateNames.standaloneQuarterSymbols] }
        set { self[keyPath: DateNames.standaloneQuarterSymbols] = newValue }
    }
    public var shortStandaloneQuarterSymbols: [String]! {
        get { self[keyPath: DateNames.shortStandaloneQuarterSymbols] }
        set { self[keyPath: DateNames.shortStandaloneQuarterSymbols] = newValue }
    }
}
