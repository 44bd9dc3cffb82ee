import Foundation
import FuzzCampaign
import KinoraScene

/// `fuzz-scenes COUNT [FIRST [SCALE]]`: draws scenes by chance, from seed FIRST on, and ends with 1 where one broke a rule.
///
/// With FUZZ_DUMP=FILE in the environment it writes the scene of FIRST to the file instead.
@main
struct Fuzz {
    static func main() {
        let order = FuzzOrder(usage: "fuzz-scenes COUNT [FIRST [SCALE]]")
        if let file = ProcessInfo.processInfo.environment["FUZZ_DUMP"] {
            var generator = SceneGenerator(seed: order.seeds.lowerBound)
            try? generator.scene().json(pretty: true).write(to: URL(fileURLWithPath: file))
            return
        }
        let trial = SceneTrial(scale: order.rest.first.flatMap { Double($0) } ?? 1)
        FuzzCampaign.run(order, reportEvery: 10_000) {
            "\($0) scenes"
        } problem: {
            trial.problem(seed: $0)
        }
    }
}
