import Foundation
import Testing

@testable import KinoraViews

/// How many digits a formatter writes after the point.
struct NumberFormatterTests {
    private typealias NumberFormatter = KinoraViews.NumberFormatter

    private func text(
        _ number: Double, _ style: NumberFormatter.Style, least: Int? = nil, most: Int? = nil,
        _ change: (NumberFormatter) -> Void = { _ in }
    ) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        if let least { formatter.minimumFractionDigits = least }
        if let most { formatter.maximumFractionDigits = most }
        change(formatter)
        return formatter.string(from: NSNumber(value: number))
    }

    @Test("Numbers have as many digits after the point as are asked for, in any order of the two")
    func digits() {
        #expect(text(3.14159, .decimal, least: 2, most: 2) == "3.14")
        #expect(text(3.14159, .decimal, most: 2) { $0.minimumFractionDigits = 2 } == "3.14")
        #expect(text(3, .decimal, least: 2, most: 2) == "3.00" && text(3, .decimal, least: 1, most: 4) == "3.0")
        #expect(text(3.14159, .decimal, least: 1, most: 4) == "3.1416")
        #expect(text(1234.5, .none, least: 2, most: 2) == "1234.50")
        #expect(text(-0.5, .percent, least: 1, most: 1) == "-50.0%")
        #expect(text(1234.5, .decimal) == "1,234.5" && text(0.25, .percent) == "25%")
    }

    @Test("A limit below the other one moves that, too")
    func limits() {
        #expect(text(1234.5, .currency, most: 0) == "$1,234" && text(1234.5, .currency) == "$1,234.50")
        #expect(text(1.5, .currency, most: 3) == "$1.50" && text(1.23456, .currency, most: 3) == "$1.235")
        #expect(text(1, .decimal, least: 4) == "1.0000")
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 5
        #expect(formatter.maximumFractionDigits == 5 && formatter.minimumFractionDigits == 5)
        formatter.maximumFractionDigits = 1
        #expect(formatter.minimumFractionDigits == 1)
    }

    @Test("Zeros come before what follows the number, in the signs of its language")
    func surroundings() {
        #expect(text(2, .decimal, least: 1, most: 1) { $0.positiveSuffix = " m2" } == "2.0 m2")
        #expect(
            text(1234, .currency, least: 2, most: 2) { $0.locale = Locale(identifier: "de_DE") }
                == "1.234,00\u{A0}€")
        #expect(text(5, .decimal, least: 1, most: 1) { $0.locale = Locale(identifier: "ar_EG") } == "٥٫٠")
        #expect(text(1500, .scientific, least: 0, most: 2) == "1.5E3")
    }
}
