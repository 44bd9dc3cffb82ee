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

@Suite("Scene files that were damaged by chance")
struct DamagedFileTests {
    @Test("are refused or drawn, and never trap")
    func files() {
        var trial = FileTrial()
        for seed in UInt64(0)..<12 {
            if let problem = trial.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
        }
        #expect(trial.counts.refused > 60 && trial.counts.drawn > 60, "\(trial.counts)")
    }
}

@Suite("Kernels by chance")
struct KernelFuzzTests {
    @Test("give the bytes of their twins, in rows of any length")
    func kernels() {
        for seed in UInt64(0)..<5000 {
            if let problem = KernelTrial.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
        }
    }
}
