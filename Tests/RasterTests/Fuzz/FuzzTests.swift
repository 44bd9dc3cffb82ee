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

@Suite("Kernels by chance")
struct KernelFuzzTests {
    @Test("give the bytes of their twins, in rows of any length")
    func kernels() {
        for seed in UInt64(0)..<5000 {
            if let problem = KernelTrial.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
        }
    }
}
