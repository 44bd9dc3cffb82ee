import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The ways of writing values that Linux's Foundation lacks.
struct FormatTests {
    private let us = Locale(identifier: "en_US")

    @Test(
        "A span of time is written in digits or words",
        arguments: [
            (5.0, KinoraViews.DateComponentsFormatter.UnitsStyle.positional, "0:05"), (65, .positional, "1:05"),
            (3_725, .positional, "1:02:05"), (3_725, .full, "1 hour, 2 minutes, 5 seconds"),
            (3_600, .full, "1 hour"), (0, .full, "0 seconds"), (3_725, .abbreviated, "1h 2m 5s"),
            (7_200, .short, "2 hr"), (-65, .positional, "-1:05"),
        ])
    func span(seconds: Double, style: KinoraViews.DateComponentsFormatter.UnitsStyle, text: String) {
        let formatter = KinoraViews.DateComponentsFormatter()
        formatter.unitsStyle = style
        #expect(formatter.string(from: seconds) == text)
    }

    @Test("Chosen units are used, padded where that is asked for")
    func units() {
        let formatter = KinoraViews.DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
        #expect(formatter.string(from: 3_725) == "62:05")
        formatter.unitsStyle = .full
        formatter.zeroFormattingBehavior = .default
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3_725) == "62 minutes")
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test("Attributed strings are written in the stage's locale, or in the one that is told")
    func attributed() {
        let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD")
        #expect(String(dollars.attributed.written(3).characters) == "$3.00")
        let german = dollars.locale(Locale(identifier: "de_DE")).attributed.written(3)
        #expect(String(german.characters).hasPrefix("3,00"))
    }

    @Test("Components relative to now are told by the largest one that is not zero")
    func relative() {
        let formatter = KinoraViews.RelativeDateTimeFormatter()
        #expect(formatter.localizedString(from: DateComponents(month: 0, day: -2, hour: 5)) == "2 days ago")
        #expect(formatter.localizedString(from: DateComponents(hour: 1)) == "in 1 hour")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
    }

    @Test("The time between dates is written as a clock and as counts of units")
    func components() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let range = start..<start.addingTimeInterval(2 * 86_400 + 3 * 3_600 + 65)
        #expect((start..<start.addingTimeInterval(3_725)).formatted(.timeDuration) == "1:02:05")
        #expect(range.formatted(.components(style: .wide)) == "2 days, 3 hours, 1 minute, 5 seconds")
        #expect(range.formatted(.components(style: .narrow, fields: [.day, .hour])) == "2d 3h")
        #expect(range.formatted(.components(style: .abbreviated, fields: [.hour])) == "51 hr")
        #expect((start..<start).formatted(.components(style: .wide, fields: [.minute])) == "0 minutes")
    }

    @Test("An address is written without what a reader does not need, or as it is told")
    func address() throws {
        let url = try #require(URL(string: "https://me:word@www.example.com:8080/a/b?c=d#e"))
        #expect(url.formatted() == "https://www.example.com/a/b")
        let all = URL.FormatStyle.url.user(.always).password(.always).port(.always).query(.always).fragment(.always)
        #expect(url.formatted(all) == url.absoluteString)
        #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "example.com")
        let secure = URL.FormatStyle().scheme(.omitWhen(.scheme, matches: ["https"]))
        #expect(url.formatted(secure) == "www.example.com/a/b")
        #expect(throws: (any Error).self) { try URL("www.example.com", strategy: .url) }
        let filled = try URL("//example.com", strategy: .url.scheme(.defaultValue("https")).port(.defaultValue(1)))
        #expect(filled.absoluteString == "https://example.com:1")
    }

    @Test("A measurement is written in the region's units, or in its own")
    func measurement() {
        let run = Measurement(value: 26.2, unit: UnitLength.miles)
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: us, usage: .asProvided)
        #expect(style.format(run) == "26.2 mi")
        let wide = Measurement<UnitLength>.FormatStyle(width: .wide, locale: us)
        #expect(wide.format(Measurement(value: 2, unit: .meters)) == "6.6 feet")
        let narrow = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: us)
        #expect(narrow.format(Measurement(value: 30, unit: .celsius)) == "86°")
    }

    @Test(
        "A temperature may go without its scale, in the region's degrees",
        arguments: [("en_US", "72"), ("en_GB", "22")])
    func scale(locale: String, number: String) {
        let room = Measurement(value: 22, unit: UnitTemperature.celsius)
        func written(_ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth) -> String {
            let style = Measurement<UnitTemperature>.FormatStyle(
                width: width, locale: Locale(identifier: locale), usage: .weather, hidesScaleName: true)
            return style.format(room)
        }
        #expect(written(.narrow) == number + "°" && written(.abbreviated) == number + "°")
        #expect(written(.wide) == number + " degrees")
        let formatter = KinoraViews.MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: room) == number + "°")
    }

    @Test("An amount of data is counted in bytes")
    func data() {
        let disk = Measurement(value: 2.5, unit: UnitInformationStorage.gigabytes)
        #expect(disk.formatted(.byteCount(style: .file).locale(us)) == "2.5 GB")
        let bits = Measurement(value: 4_096, unit: UnitInformationStorage.bits)
        #expect(bits.formatted(.byteCount(style: .memory, spellsOutZero: false).locale(us)) == "512 bytes")
    }

    @Test("Weeks are counted as the stage's calendar does: from Sundays in the United States")
    func week() {
        let date = Foundation.Date(timeIntervalSince1970: 1_700_000_000)
        #expect(Foundation.Date.FormatStyle().week().written(date) == "46")
        // The stage's time begins on a Monday: the Sunday eight days before is in the week before.
        let before = VirtualClock.date(at: -8 * 86_400)
        #expect(Foundation.Date.RelativeFormatStyle(presentation: .named).written(before) == "last week")
    }

    @Test("A range of one day is told in times, one of several with its dates")
    @MainActor
    func ranges() throws {
        func letters(_ text: Text) throws -> Int {
            let stage = Stage(size: CGSize(width: 600, height: 100), duration: 1) { text }
            return SceneProbe(try stage.scene(at: 0)).texts.reduce(0) { $0 + $1.run.glyphs.count }
        }
        let start = Date(timeIntervalSinceReferenceDate: 36_000)
        // "10:00 – 10:10 AM" and "1/1/2001, 10:00 AM – 1/2/2001, 10:00 AM".
        #expect(try letters(Text(start...start.addingTimeInterval(600))) < 18)
        #expect(try letters(Text(DateInterval(start: start, duration: 600))) < 18)
        #expect(try letters(Text(start...start.addingTimeInterval(86_400))) > 30)
    }

    @Test("Numbers within keys are written as the stage's locale writes them")
    func numbersInKeys() {
        let german = Locale(identifier: "de_DE")
        #expect(Grouping.string(of: 1_234_567, in: nil) == "1,234,567")
        #expect(Grouping.string(of: 1_234_567, in: german) == "1.234.567")
        #expect(Grouping.string(of: 1234.5, in: nil) == "1,234.500000")
        #expect(Grouping.string(of: 1234.5, in: german) == "1.234,500000")
        #expect(Grouping.string(of: 0.25, "%.1f", in: nil) == "0.2")
        #expect(Grouping.string(of: 0.5, "%.1f", in: german) == "0,5")
    }

    @Test("Units have the words of their kind, whatever their symbols")
    func unitWords() {
        func written<Kind: Dimension>(
            _ value: Double, _ unit: Kind, _ width: Measurement<Kind>.FormatStyle.UnitWidth
        ) -> String {
            let style = Measurement<Kind>.FormatStyle(width: width, locale: us, usage: .asProvided)
            return style.format(Measurement(value: value, unit: unit))
        }
        #expect(written(2, UnitDuration.minutes, .wide) == "2 minutes")
        #expect(written(1, UnitDuration.hours, .wide) == "1 hour")
        #expect(written(2, UnitDuration.hours, .abbreviated) == "2 hr")
        #expect(written(2, UnitDuration.hours, .narrow) == "2h")
        #expect(written(2, UnitLength.meters, .wide) == "2 meters")
        #expect(written(6, UnitLength.feet, .narrow) == "6′")
        #expect(written(30, UnitAngle.degrees, .abbreviated) == "30 deg")
        #expect(written(250, UnitEnergy.kilocalories, .abbreviated) == "250 kcal")
        #expect(written(20, UnitTemperature.celsius, .abbreviated) == "20°C")
        let hop = UnitLength(symbol: "hop", converter: UnitConverterLinear(coefficient: 2))
        #expect(written(3, hop, .wide) == "3 hop")
    }

    @Test("A measurement has the units of its usage and the region")
    func usages() {
        func written<Kind: Dimension>(
            _ value: Double, _ unit: Kind, _ usage: MeasurementFormatUnitUsage<Kind> = .general,
            in region: String = "US"
        ) -> String {
            let style = Measurement<Kind>.FormatStyle(
                width: .abbreviated, locale: Locale(identifier: "en_\(region)"), usage: usage)
            return style.format(Measurement(value: value, unit: unit))
        }
        #expect(written(100, UnitSpeed.kilometersPerHour) == "62 mph")
        #expect(written(100, UnitSpeed.kilometersPerHour, in: "CA") == "100 km/h")
        #expect(written(36, UnitSpeed.kilometersPerHour, .wind, in: "SE") == "10 m/s")
        #expect(written(5, UnitLength.kilometers) == "3.1 mi")
        #expect(written(1_200, UnitLength.meters) == "3,937 ft")
        #expect(written(1_200, UnitLength.meters, in: "AU") == "1.2 km")
        #expect(written(1_200, UnitLength.meters, .road) == "0.75 mi")
        #expect(written(102, UnitLength.meters, .road) == "350 ft")
        #expect(written(180, UnitLength.centimeters, .personHeight) == "5 ft, 11 in")
        #expect(written(182.87, UnitLength.centimeters, .personHeight) == "6 ft, 0 in")
        #expect(written(180, UnitLength.centimeters, .personHeight, in: "AU") == "180 cm")
        #expect(written(70, UnitMass.kilograms, .personWeight) == "154 lb")
        #expect(written(70, UnitMass.kilograms, .personWeight, in: "GB") == "11 st, 0.32 lb")
        #expect(written(250, UnitEnergy.kilocalories, .food) == "250 Cal")
        #expect(written(250, UnitEnergy.kilocalories, .food, in: "GB") == "250 kcal")
        #expect(written(90, UnitDuration.minutes) == "1.5 hr")
        #expect(written(2, UnitVolume.liters, .liquid, in: "AU") == "2 L")
        #expect(written(5, UnitInformationStorage.gigabytes) == "5 GB")
    }

    @Test(
        "A time from now is told in words",
        arguments: [(-3_600.0, "1 hour ago"), (7_200, "in 2 hours"), (5, "in 5 seconds")])
    func relative(seconds: Double, text: String) {
        #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds) == text)
    }

    @Test("Names and lists are joined as in English")
    func names() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.namePrefix) = ("Ada", "Lovelace", "Lady")
        #expect(PersonNameComponents.FormatStyle(style: .medium).format(name) == "Ada Lovelace")
        #expect(PersonNameComponents.FormatStyle(style: .long).format(name) == "Lady Ada Lovelace")
        #expect(PersonNameComponents.FormatStyle(style: .abbreviated).format(name) == "AL")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test("Fields and texts write as values do: in the stage's locale, and from its present")
    @MainActor
    func controls() throws {
        func glyphs(_ view: some View) throws -> [String] {
            let stage = Stage(size: CGSize(width: 300, height: 100), duration: 9) { view }
            return SceneProbe(try stage.scene(at: 0)).texts.flatMap { text in
                text.run.glyphs.map { "\(text.run.outlines[$0.outline].id)" }
            }
        }
        let price = try glyphs(TextField("", value: .constant(5.0), format: .currency(code: "USD")))
        #expect(try price == glyphs(Text(verbatim: "$5.00")) && !price.isEmpty)
        struct Ago: View {
            @State private var date = VirtualClock.date(at: VirtualClock.now).addingTimeInterval(-7_200)
            var body: some View { Text(date, format: .relative(presentation: .numeric)) }
        }
        #expect(try glyphs(Ago()) == glyphs(Text(verbatim: "2 hours ago")))
    }
}
