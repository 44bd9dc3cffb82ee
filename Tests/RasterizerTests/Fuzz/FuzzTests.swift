import Testing

@Suite("Scenes by chance")
struct FuzzTests {
    @Test("are drawn or refused, never trap, and stay the same through a file")
    func scenes() {
        let trial = SceneTrial()
        for seed in UInt64(0)..<2000 {
            if let problem = trial.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
        }
    }
}
