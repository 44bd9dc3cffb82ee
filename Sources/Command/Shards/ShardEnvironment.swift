import KinoraBasics
import KinoraEffects
import Foundation

/// Which share a command is, by the variables that an engine sets for each of its tasks.
struct ShardEnvironment {
    /// An engine, and where it says which of how many.
    struct Engine {
        let name: String
        let index: String
        /// nil where the engine does not say; `KINORA_SHARD_COUNT` does then.
        let count: String?
        /// The number of the first task.
        let first: Int
    }

    static let slurm = Engine(name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: 0)

    /// In the order in which they are looked for. Facts from each engine's own documentation.
    static let engines = [
        Engine(name: "Kinora", index: "KINORA_SHARD_INDEX", count: nil, first: 1),
        slurm,
        Engine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil, first: 0),
        Engine(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        Engine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
        Engine(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
        Engine(name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: 1),
        Engine(name: "Cloud Run", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT", first: 0),
    ]
    static let countName = "KINORA_SHARD_COUNT"

    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment }

    /// The index from 0, and the count.
    func position() throws -> (index: Int, count: Int) {
        let found = Self.engines.filter { environment[$0.index] != nil }
        guard let engine = found.first else {
            throw CommandError.usage(
                "--shard auto finds no engine's variables; it knows \(Self.engines.map(\.index).joined(separator: ", ")). "
                    + "Give --shard i/n instead.")
        }
        guard found.count == 1 || engine.name == "Kinora" else {
            throw CommandError.usage(
                "--shard auto finds variables of \(found.map(\.name).joined(separator: " and ")); give --shard i/n instead, or "
                    + "KINORA_SHARD_INDEX (from 1) and \(Self.countName).")
        }
        let number = try self.number(engine.index)
        if environment[Self.countName] != nil {
            return try checked(number - engine.first, of: self.number(Self.countName), engine)
        }
        guard let count = engine.count else {
            throw CommandError.usage(
                "--shard auto has \(engine.index) but not how many there are; set \(Self.countName) to that number.")
        }
        if engine.name == Self.slurm.name { return try slurm(number) }
        return try checked(number - engine.first, of: self.number(count), engine)
    }

    /// Arrays may begin anywhere. One with gaps, as when some tasks are sent again, is no whole set of shares.
    private func slurm(_ number: Int) throws -> (index: Int, count: Int) {
        let count = try self.number("SLURM_ARRAY_TASK_COUNT")
        let first = try self.number("SLURM_ARRAY_TASK_MIN")
        let last =
            try environment["SLURM_ARRAY_TASK_MAX"] == nil ? first + count - 1 : self.number("SLURM_ARRAY_TASK_MAX")
        guard last - first + 1 == count else {
            throw CommandError.usage(
                "--shard auto cannot tell the shares of a Slurm array with gaps (\(count) tasks from \(first) to \(last)); count "
                    + "the tasks from 0 and set \(Self.countName), or give --shard i/n.")
        }
        return try checked(number - first, of: count, Self.slurm)
    }

    private func checked(_ index: Int, of count: Int, _ engine: Engine) throws -> (index: Int, count: Int) {
        (
            try ShardText.checked(index, of: count, "The share by \(engine.name)'s variables, \(index + 1)/\(count),"),
            count
        )
    }

    private func number(_ name: String) throws -> Int {
        guard let text = environment[name] else {
            throw CommandError.usage(
                "--shard auto needs the variable \(name), which is not set; give --shard i/n instead.")
        }
        guard let number = NumberText.integer(text), (0...1_000_000_000).contains(number) else {
            throw CommandError.usage(
                "--shard auto reads \(name), which is \(TypedText.quoted(text)) and no whole number.")
        }
        return number
    }
}
