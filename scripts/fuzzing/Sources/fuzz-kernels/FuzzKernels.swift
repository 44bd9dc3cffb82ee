import Foundation
import FuzzCampaign

/// `fuzz-kernels COUNT [FIRST]`: runs the loops in C on rows by chance, from seed FIRST on, beside their twins in Swift, and
/// ends with 1 where two of them differ. For the C parts under sanitizers.
@main
struct FuzzKernels {
    static func main() {
        let order = FuzzOrder(usage: "fuzz-kernels COUNT [FIRST]")
        var broken = 0
        for seed in order.seeds {
            guard let problem = KernelTrial.problem(seed: seed) else { continue }
            broken += 1
            print("seed \(seed): \(problem)")
        }
        print("\(order.seeds.count) rows, \(broken) of them unlike their twins")
        exit(broken == 0 ? 0 : 1)
    }
}
