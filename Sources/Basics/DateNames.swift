import Foundation

/// Where Foundation itself keeps the names in dates, for modules that hide its properties by their own of the same names.
package enum DateNames {
    package typealias Place = ReferenceWritableKeyPath<DateFormatter, [String]>

    package static var eraSymbols: Place { \.eraSymbols }
    package static var longEraSymbols: Place { \.longEraSymbols }
    package static var monthSymbols: Place { \.monthSymbols }
    package static var shortMonthSymbols: Place { \.shortMonthSymbols }
    package static var veryShortMonthSymbols: Place { \.veryShortMonthSymbols }
    package static var standaloneMonthSymbols: Place { \.standaloneMonthSymbols }
    package static var shortStandaloneMonthSymbols: Place { \.shortStandaloneMonthSymbols }
    package static var veryShortStandaloneMonthSymbols: Place { \.veryShortStandaloneMonthSymbols }
    package static var weekdaySymbols: Place { \.weekdaySymbols }
    package static var shortWeekdaySymbols: Place { \.shortWeekdaySymbols }
    package static var veryShortWeekdaySymbols: Place { \.veryShortWeekdaySymbols }
    package static var standaloneWeekdaySymbols: Place { \.standaloneWeekdaySymbols }
    package static var shortStandaloneWeekdaySymbols: Place { \.shortStandaloneWeekdaySymbols }
    package static var veryShortStandaloneWeekdaySymbols: Place { \.veryShortStandaloneWeekdaySymbols }
    package static var quarterSymbols: Place { \.quarterSymbols }
    package static var shortQuarterSymbols: Place { \.shortQuarterSymbols }
    package static var standaloneQuarterSymbols: Place { \.standaloneQuarterSymbols }
    package static var shortStandaloneQuarterSymbols: Place { \.shortStandaloneQuarterSymbols }
}
