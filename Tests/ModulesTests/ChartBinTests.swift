import Foundation
import Testing

@testable import Charts

/// Bins of numbers and dates, against what a person would write.
struct ChartBinTests {
    @Test("Bins of numbers begin at whole sizes and take in all of a range")
    func numbers() {
        #expect(NumberBins(size: 5, range: 3...12).thresholds == [0, 5, 10, 15])
        #expect(NumberBins(size: 5, range: -7...4).thresholds == [-10, -5, 0, 5])
        #expect(NumberBins(size: 0.5, range: 0.2...1.4).thresholds == [0, 0.5, 1, 1.5])
        #expect(NumberBins(range: 0.0...10, count: 4).thresholds == [0, 2.5, 5, 7.5, 10])
        #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
        #expect(NumberBins(range: 0...97, desiredCount: 10).thresholds == Array(stride(from: 0, through: 100, by: 10)))
        #expect(NumberBins(data: [1, 9, 4], desiredCount: 4).thresholds == [0, 2, 4, 6, 8, 10])
        #expect(NumberBins(range: 0.0...1, desiredCount: 10, minimumStride: 0.5).thresholds == [0, 0.5, 1])
        #expect(NumberBins(thresholds: [3, 1, 2]) == NumberBins(thresholds: [1, 2, 3]))
    }

    @Test("A value is in one bin: the lower bound belongs to it, the upper one to the next, and to the last")
    func places() {
        let bins = NumberBins(thresholds: [0, 10, 20])
        #expect([-5, 0, 9, 10, 20, 30].map { bins.index(for: $0) } == [0, 0, 0, 1, 1, 1])
        #expect(bins.count == 2 && bins[0].contains(0) && !bins[0].contains(10) && bins[1].contains(20))
        #expect(bins.map(\.lowerBound) == [0, 10] && bins.map(\.upperBound) == [10, 20])
        for value in 0...20 { #expect(bins.filter { $0.contains(value) }.count == 1) }
        let mark = PlottableValue.value("x", bins[1])
        #expect(mark.value == .number(10) && mark.end == .number(20))
    }

    private func date(_ month: Int, _ day: Int) -> Date {
        Calendar.charts.date(from: DateComponents(year: 2024, month: month, day: day))!
    }

    @Test("Bins of dates are whole units")
    func dates() {
        let months = DateBins(unit: .month, range: date(1, 15)...date(3, 2))
        #expect(months.thresholds == [date(1, 1), date(2, 1), date(3, 1), date(4, 1)])
        #expect(months.index(for: date(2, 29)) == 1 && months[1].contains(date(2, 1)))
        let days = DateBins(timeInterval: 86_400, range: date(1, 1)...date(1, 4))
        #expect(days.thresholds == (1...4).map { date(1, $0) })
        let data = DateBins(data: [date(1, 3), date(12, 20)], desiredCount: 12)
        #expect(data.count == 12 && data.thresholds.first == date(1, 1))
    }
}
