import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// What the seed decides.
@MainActor
struct SeedTests {
    private func scene(_ name: String, seed: UInt64) throws -> some Equatable {
        let entry = try #require(Catalogue.entry(named: name))
        return try entry.stage(try entry.values(), seed: seed).scene(at: 0.5)
    }

    @Test("Another seed is another burst of confetti, and only of confetti")
    func seeds() throws {
        #expect(try scene("confetti", seed: 1) != scene("confetti", seed: 2))
        #expect(try scene("beam", seed: 1) == scene("beam", seed: 2))
    }
}
