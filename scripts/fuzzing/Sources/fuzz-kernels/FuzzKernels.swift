import Foundation

/// `fuzz-kernels COUNT [FIRST]`: runs the loops in C on rows by chance, from seed FIRST on, beside their twins in Swift, and
/// ends with 1 where two of them differ. For the C parts under sanitizers.
@main
struct FuzzKernels {
    static func main() {
        let words = CommandLine.arguments.dropFirst().map { $0 }
        guard let count = words.first.flatMap({ UInt64($0) }) else {
            FileHandle.standardError.write(Data("usage: fuzz-kernels COUNT [FIRST]\n".utf8))
            exit(64)
        }
        let first = words.count > 1 ? UInt64(words[1]) ?? 0 : 0
        var broken = 0
        for seed in first..<(first + count) {
            guard let problem = KernelTrial.problem(seed: seed) else { continue }
            broken += 1
            print("seed \(seed): \(problem)")
        }
        print("\(count) rows, \(broken) of them unlike their twins")
        exit(broken == 0 ? 0 : 1)
    }
}
