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
