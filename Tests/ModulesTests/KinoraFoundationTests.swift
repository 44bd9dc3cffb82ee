import KinoraFoundation
import Testing

/// A source that imports Foundation beside modules of its own project sees the stage's time, locale and files, though no views.
struct KinoraFoundationTests {
    @Test("It is the virtual clock that dates, days and clocks are of")
    func time() {
        #expect(Date() == Date(timeIntervalSinceReferenceDate: 0))
        #expect(Date.now.timeIntervalSinceNow == 0)
        #expect(Calendar.current.isDateInToday(Date(timeIntervalSinceReferenceDate: 5)))
        #expect(ProcessInfo.processInfo.systemUptime == 0)
        #expect(String(reflecting: ContinuousClock.self) == "KinoraStage.ContinuousClock")
    }

    @Test("Sleeping takes virtual time, which does not pass outside of a performance")
    func sleeping() async throws {
        try await Task.sleep(nanoseconds: 1 << 60)
        try await Task.sleep(for: .seconds(1e9))
        try await ContinuousClock().sleep(for: .seconds(1e9))
    }

    @Test("The locale and the folders are the stage's")
    func surroundings() {
        #expect(Locale.current.identifier == "en_US")
        #expect(NSTemporaryDirectory().hasPrefix(NSHomeDirectory()))
        #expect(FileManager.default.temporaryDirectory.path.hasPrefix(NSHomeDirectory()))
        #expect(URL.documentsDirectory.path == NSHomeDirectory() + "/Documents")
    }
}
