import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Environments are values, although copies share what is in them.
@MainActor
struct EnvironmentCopyTests {
    @Test("A copy of an environment does not see what is written into the other")
    func environments() {
        var one = EnvironmentValues()
        let before = one
        one.layoutDirection = .rightToLeft
        let other = one
        one.layoutDirection = .leftToRight
        #expect(before.layoutDirection == .leftToRight)
        #expect(other.layoutDirection == .rightToLeft)
        #expect(one.layoutDirection == .leftToRight)
        #expect(EnvironmentValues(keptIn: other.object).layoutDirection == .rightToLeft)
        #expect(EnvironmentValues(keptIn: nil).layoutDirection == .leftToRight)
        #expect(EnvironmentValues().layoutDirection == .leftToRight)
    }
}
