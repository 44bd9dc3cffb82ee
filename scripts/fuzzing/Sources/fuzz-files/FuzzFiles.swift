import FuzzCampaign

/// `fuzz-files COUNT [FIRST]`: damages the files of COUNT scenes by chance, from seed FIRST on, fifty times each, and reads and
/// draws what comes of that. It ends with 1 where something broke a rule.
@main
struct FuzzFiles {
    static func main() {
        let order = FuzzOrder(usage: "fuzz-files COUNT [FIRST]")
        var trial = FileTrial()
        FuzzCampaign.run(order, reportEvery: 1000) { _ in
            "\(trial.counts.refused + trial.counts.drawn) files, \(trial.counts.drawn) of them drawn"
        } problem: {
            trial.problem(seed: $0)
        }
    }
}
