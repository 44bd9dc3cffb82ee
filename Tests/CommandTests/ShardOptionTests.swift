import KinoraJobs
import Testing

@testable import KinoraCommand

@Suite struct ShardOptionTests {
    private func share(_ words: [String], _ environment: [String: String] = [:]) throws -> Share? {
        try ShardOptions.parse(words).share(environment: environment)
    }

    private func sentence(_ words: [String], _ environment: [String: String] = [:]) throws -> String {
        let error = try #require(throws: CommandError.self) { _ = try share(words, environment) }
        #expect(error.ending == .usage)
        return error.sentence
    }

    @Test("Shares are counted from 1, and contiguous unless said otherwise")
    func typed() throws {
        #expect(try share([]) == nil)
        #expect(try share(["--shard", "1/1"]) == Share(index: 0, count: 1, layout: .contiguous))
        #expect(
            try share(["--shard", "2/7", "--shard-by", "interleaved"])
                == Share(index: 1, count: 7, layout: .interleaved))
        #expect(try share(["--shard", "7/7", "--shard-by", "Entries"]) == Share(index: 6, count: 7, layout: .entries))
    }

    @Test("Shares that do not exist are refused")
    func refused() throws {
        for text in ["2", "a/b", "1/2/3", "/", "", "1.5/2"] {
            #expect(
                try sentence(["--shard", text])
                    == "--shard \"\(text)\" is not a share; it takes i/n, counted from 1, as in 2/7, or auto.")
        }
        #expect(try sentence(["--shard", "0/3"]) == "--shard 0/3 does not exist; shares of 3 go from 1/3 to 3/3.")
        #expect(try sentence(["--shard", "4/3"]) == "--shard 4/3 does not exist; shares of 3 go from 1/3 to 3/3.")
        #expect(try sentence(["--shard", "1/0"]) == "--shard 1/0 asks for 0 shares; there may be 1 to 100000.")
        #expect(
            try sentence(["--shard-by", "entries"])
                == "--shard-by says how --shard divides the frames; give --shard i/n with it.")
        #expect(
            try sentence(["--shard", "1/2", "--shard-by", "frames"]).hasPrefix(
                "--shard-by \"frames\" is unknown; it takes contiguous, interleaved or entries"))
    }

    @Test(
        "Each engine's variables name a share",
        arguments: [
            [
                "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "5", "SLURM_ARRAY_TASK_MIN": "0",
                "SLURM_ARRAY_TASK_MAX": "4",
            ],
            ["SLURM_ARRAY_TASK_ID": "13", "SLURM_ARRAY_TASK_COUNT": "5", "SLURM_ARRAY_TASK_MIN": "11"],
            [
                "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "1", "SLURM_ARRAY_TASK_MIN": "2",
                "KINORA_SHARD_COUNT": "5",
            ],
            ["JOB_COMPLETION_INDEX": "2", "KINORA_SHARD_COUNT": "5"],
            ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "5"],
            ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "5"],
            ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "5"],
            ["SYSTEM_JOBPOSITIONINPHASE": "3", "SYSTEM_TOTALJOBSINPHASE": "5"],
            ["CLOUD_RUN_TASK_INDEX": "2", "CLOUD_RUN_TASK_COUNT": "5"],
            ["KINORA_SHARD_INDEX": "3", "KINORA_SHARD_COUNT": "5", "JOB_COMPLETION_INDEX": "0"],
        ])
    func engines(environment: [String: String]) throws {
        #expect(try share(["--shard", "auto"], environment) == Share(index: 2, count: 5, layout: .contiguous))
    }

    @Test("Variables that do not name a share are refused")
    func badEngines() throws {
        func auto(_ environment: [String: String]) throws -> String { try sentence(["--shard", "auto"], environment) }
        #expect(
            try auto([:]).hasPrefix(
                "--shard auto finds no engine's variables; it knows KINORA_SHARD_INDEX, SLURM_ARRAY_TASK_ID, "))
        #expect(
            try auto(["JOB_COMPLETION_INDEX": "0"])
                == "--shard auto has JOB_COMPLETION_INDEX but not how many there are; set KINORA_SHARD_COUNT to that number."
        )
        #expect(
            try auto(["CI_NODE_INDEX": "1"])
                == "--shard auto needs the variable CI_NODE_TOTAL, which is not set; give --shard i/n instead.")
        #expect(
            try auto(["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "2"])
                == "--shard auto reads CI_NODE_INDEX, which is \"one\" and no whole number.")
        #expect(
            try auto(["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"])
                == "The share by GitLab's variables, 3/2, does not exist; shares of 2 go from 1/2 to 2/2.")
        #expect(
            try auto(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "0"]).contains(
                "GitLab and CircleCI"))
        // Tasks 2 and 5 sent again: two tasks, which are not two halves.
        #expect(
            try auto([
                "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "2",
                "SLURM_ARRAY_TASK_MAX": "5",
            ]).contains("a Slurm array with gaps (2 tasks from 2 to 5)"))
    }
}
