import Foundation
import KinoraViews
import Testing

@testable import Charts

/// Which values an axis shows, against what a person would write there.
struct AxisValueTests {
    @Test("A step is 1, 2 or 5 times a power of ten, the nearest to an even share")
    func steps() {
        let table: [(Double, Int, Double)] = [
            (10, 5, 2), (10, 10, 1), (100, 5, 20), (7, 5, 1), (8, 5, 2), (26, 5, 5), (40, 5, 10), (0.5, 5, 0.1),
            (0.03, 3, 0.01), (5000, 4, 1000), (1, 1, 1), (10, 0, 10), (0, 5, 1), (-3, 5, 1), (.infinity, 5, 1),
        ]
        for (span, count, step) in table {
            #expect(abs(AxisValues.step(span, count) - step) < 1e-12 * step, "\(span) in \(count)")
        }
    }

    @Test("A step for no more values than are wished for is the least of 1, 2, 2.5 and 5 times powers of ten")
    func desired() {
        let table: [(Double, Double, Int, Double)] = [
            (0, 27_000, 3, 20_000), (0, 81, 5, 25), (0, 81, 6, 20), (0, 9.5, 5, 2.5), (0, 100, 5, 25), (0, 0.3, 4, 0.1),
            (0, 41, 8, 10), (0, 1, 2, 1), (0, 1, 0, 1), (12, 98, 3, 50), (-1, 26, 4, 20), (-1, 26, 3, 50), (3, 3, 5, 1),
        ]
        for (low, high, count, step) in table {
            let found = AxisValues.step(low, high, atMost: count, isRounded: true)
            #expect(abs(found - step) < 1e-12 * step, "\(low)...\(high) in \(count): \(found)")
        }
        // Where the range stays, only what is in it counts.
        #expect(AxisValues.step(-1, 26, atMost: 3) == 20 && AxisValues.step(12, 98, atMost: 3) == 50)
        #expect(AxisValues.step(0, 1e300, atMost: .max) > 1e297 && AxisValues.step(0, .infinity, atMost: 3) == 1)
        for count in 2...12 {
            for high in stride(from: 1.0, through: 100, by: 0.7) {
                let step = AxisValues.step(0, high, atMost: count, isRounded: true)
                let range = AxisValues.rounded(0, high, by: step)
                #expect(AxisValues.numbers(from: 0, through: range.1, by: step).count <= count)
                // Marks are chosen within the range that was rounded for them.
                let shown = AxisValues.step(0, range.1, atMost: count)
                #expect(AxisValues.numbers(from: 0, through: range.1, by: shown).count <= count)
            }
        }
    }

    @Test("A range grows to whole steps, and one that ends at steps stays")
    func ranges() {
        let table: [(Double, Double, Double, Double)] = [
            (0.3, 9.2, 0, 10), (0, 10, 0, 10), (-3, 7, -4, 8), (12, 98, 0, 100), (-9.9, -0.1, -10, 0),
        ]
        for (low, high, from, to) in table {
            let range = AxisValues.rounded(low, high, 5)
            #expect(abs(range.0 - from) < 1e-9 && abs(range.1 - to) < 1e-9, "\(low)...\(high): \(range)")
        }
    }

    @Test("Numbers are the multiples of the step within the range, ends included")
    func numbers() {
        func found(_ low: Double, _ high: Double, _ step: Double) -> [Double] {
            AxisValues.numbers(from: low, through: high, by: step).compactMap(\.number)
        }
        #expect(found(0, 10, 5) == [0, 5, 10] && found(0.1, 9.9, 5) == [5] && found(-7, 7, 5) == [-5, 0, 5])
        #expect(found(1, 4, 5) == [] && found(0, 10, 0) == [] && found(0, 10, -1) == [])
        #expect(found(0, 1000, 1).isEmpty && found(0, 999, 1).count == 1000)
        // 0.1 three times is not 0.3, and still shown.
        #expect(found(0, 0.1 + 0.1 + 0.1, 0.1).count == 4)
    }

    private func date(_ text: String) -> Date {
        let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
        return Calendar.charts.date(
            from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]))!
    }

    @Test("Dates are the beginnings of a unit within the range")
    func dates() {
        func found(_ from: String, _ to: String, _ unit: Calendar.Component, _ count: Int) -> [_Plotted] {
            AxisValues.dates(
                from: date(from).timeIntervalSinceReferenceDate, through: date(to).timeIntervalSinceReferenceDate, unit,
                count)
        }
        #expect(
            found("2024-01-15 00:00", "2024-04-01 00:00", .month, 1)
                == ["2024-02-01 00:00", "2024-03-01 00:00", "2024-04-01 00:00"].map { .date(date($0)) })
        #expect(
            found("2024-02-28 00:00", "2024-03-02 12:00", .day, 1)
                == ["2024-02-28 00:00", "2024-02-29 00:00", "2024-03-01 00:00", "2024-03-02 00:00"].map {
                    .date(date($0))
                })
        #expect(
            found("2024-01-01 01:00", "2024-01-01 12:30", .hour, 6)
                == ["2024-01-01 01:00", "2024-01-01 07:00"].map { .date(date($0)) })
        #expect(found("2024-01-02 00:00", "2024-01-01 00:00", .day, 1).isEmpty)
    }

    @Test("The unit of an axis of dates fits its span")
    func units() {
        let (hour, day) = (3600.0, 86_400.0)
        let table: [(Double, Calendar.Component, Int)] = [
            (4, .second, 1), (60, .second, 15), (5 * 60, .minute, 1), (20 * 60, .minute, 5), (hour, .minute, 15),
            (5 * hour, .hour, 1), (day, .hour, 6), (5 * day, .day, 1), (10 * day, .day, 2), (35 * day, .weekOfYear, 1),
            (150 * day, .month, 1), (400 * day, .month, 3), (5 * 365 * day, .year, 1), (25 * 365 * day, .year, 5),
            (900 * 365 * day, .year, 10),
        ]
        for (span, unit, count) in table {
            let found = AxisValues.unit(span, 5)
            #expect(found.0 == unit && found.1 == count, "\(span) s: \(found)")
        }
    }

    @Test("A date's title is as much of it as its neighbors differ in, with hours of twelve")
    func titles() {
        let table: [(String, Calendar.Component, String)] = [
            ("2024-03-05 00:07", .year, "2024"), ("2024-03-05 00:07", .month, "Mar"),
            ("2024-03-05 00:07", .day, "Mar 5"),
            ("2024-12-31 23:59", .weekOfYear, "Dec 31"), ("2024-03-05 00:07", .hour, "12 AM"),
            ("2024-03-05 11:00", .hour, "11 AM"), ("2024-03-05 12:00", .hour, "12 PM"),
            ("2024-03-05 15:00", .hour, "3 PM"), ("2024-03-05 00:07", .minute, "12:07"),
            ("2024-03-05 15:30", .minute, "3:30"), ("2024-03-05 15:09", .second, "09:00"),
        ]
        for (text, unit, title) in table { #expect(AxisValues.title(date(text), unit) == title) }
    }

    private func either() -> Date { Date(timeIntervalSinceReferenceDate: 5) }
    private func either() -> CGFloat { 5 }

    @Test("A function that may give a date or a length gives a date; lengths are values as well")
    @MainActor func dateOrLength() {
        let label = "x"
        #expect(PlottableValue.value("x", either()).value == .date(either()))
        #expect(PlottableValue.value(label, either()).value == .date(either()))
        #expect(PlottableValue.value(Text("x"), either()).value == .date(either()))
        #expect(RuleMark(x: .value("x", either()))._marks.first?.x?.start == .date(either()))
        #expect(PlottableValue.value("x", CGFloat(2)).value == .number(2))
    }

    private enum Kind: String, Plottable { case cat, dog }

    @Test("Values are plotted as numbers, moments or categories, and a unit of time as all of it")
    func plottables() {
        #expect(3._plotted == .number(3) && Float(0.5)._plotted == .number(0.5) && Int32(-2)._plotted == .number(-2))
        #expect(
            UInt(9)._plotted == .number(9) && CGFloat(1.5)._plotted == .number(1.5) && Int64(4)._plotted == .number(4))
        #expect(Decimal(string: "2.25")!._plotted == .number(2.25) && "a"._plotted == .category("a"))
        #expect(Kind.dog._plotted == .category("dog") && Kind(primitivePlottable: "cat") == .cat)
        #expect(Kind(primitivePlottable: "cow") == nil && _Plotted.category("a").number == nil)
        let noon = date("2024-02-10 12:00")
        #expect(noon._plotted.number == noon.timeIntervalSinceReferenceDate && noon._plotted.isDate)
        #expect(_Plotted.number(2.5).name == "2.5" && _Plotted.number(1234567).name == "1,234,567")
        let month = PlottableValue.value("x", noon, unit: .month)
        #expect(month.value == .date(date("2024-02-01 00:00")) && month.end == .date(date("2024-03-01 00:00")))
        let range = PlottableValue.value("x" as String, 2..<5)
        #expect(range.value == .number(2) && range.end == .number(5))
    }
}
