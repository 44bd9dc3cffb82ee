import ArgumentParser
import Foundation
import Testing
import Yams

@testable import KinoraCommand

/// The files in scripts/ci and scripts/slurm say what their engines and the command understand.
@Suite struct EngineFilesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(
            contentsOf: Self.root.appendingPathComponent("scripts").appendingPathComponent(path), encoding: .utf8)
    }

    private func mapping(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }

    /// The lines of a text that run the command, with variables replaced by a number.
    private func commands(_ text: String) -> [[String]] {
        text.replacingOccurrences(of: "\\\n", with: " ")
            .replacingOccurrences(
                of: #""?\$\{?KINORA(:-kinora)?\}?"?(?![A-Z_])"#, with: "kinora", options: .regularExpression
            )
            .replacingOccurrences(of: #"\$\{\{[^}]*\}\}"#, with: "1", options: .regularExpression)
            .replacingOccurrences(of: #"\$\{[^}]*\}|\$[A-Za-z_]+"#, with: "1", options: .regularExpression)
            .split(separator: "\n").compactMap { line in
                guard
                    let range = line.range(
                        of: #"(^|[ (])kinora (batch|merge|missing|render|plan) "#, options: .regularExpression),
                    !line.drop(while: \.isWhitespace).hasPrefix("#")
                else { return nil }
                let call = line[range.lowerBound...].drop { $0 == " " || $0 == "(" }.prefix { $0 != ")" && $0 != "|" }
                return call.split(separator: " ").dropFirst().map { $0.replacingOccurrences(of: "\"", with: "") }
            }
    }

    @Test(
        "Every command in the files is one that kinora takes",
        arguments: [
            ("ci/github-actions.yml", ["batch", "merge", "missing"]), ("ci/kubernetes-job.yaml", ["batch", "merge"]),
            ("slurm/array.sbatch", ["batch"]), ("slurm/merge.sbatch", ["merge"]), ("slurm/submit", ["missing"]),
        ])
    func commandsParse(path: String, expected: [String]) throws {
        let calls = commands(try text(path))
        #expect(calls.compactMap(\.first) == expected)
        for call in calls {
            #expect(throws: Never.self, "\(call)") { _ = try KinoraCommand.parseAsRoot(call) }
            // The check itself can fail.
            #expect(throws: (any Error).self) { _ = try KinoraCommand.parseAsRoot(call + ["--no-such-option"]) }
        }
    }

    @Test("The Kubernetes job is indexed, tells how many shards there are, and merges as many")
    func kubernetes() throws {
        let jobs = try Yams.load_all(yaml: try text("ci/kubernetes-job.yaml")).map { try mapping($0) }
        #expect(jobs.count == 2)
        for job in jobs {
            #expect(job["apiVersion"] as? String == "batch/v1" && job["kind"] as? String == "Job")
            let pod = try mapping(mapping(mapping(job["spec"])["template"])["spec"])
            #expect(["Never", "OnFailure"].contains(pod["restartPolicy"] as? String ?? ""))
            let containers = try #require(pod["containers"] as? [[String: Any]])
            let volumes = try #require(pod["volumes"] as? [[String: Any]])
            for container in containers {
                #expect(container["name"] is String && container["image"] is String)
                #expect(container["command"] as? [String] == ["sh", "-c"])
                let mounts = try #require(container["volumeMounts"] as? [[String: Any]])
                #expect(
                    mounts.allSatisfy { mount in volumes.contains { $0["name"] as? String == mount["name"] as? String }
                    })
            }
        }
        let spec = try mapping(jobs[0]["spec"])
        #expect(spec["completionMode"] as? String == "Indexed")
        let count = try #require(spec["completions"] as? Int)
        #expect(spec["parallelism"] as? Int ?? 0 <= count)
        let pod = try mapping(mapping(spec["template"])["spec"])
        let container = try #require((pod["containers"] as? [[String: Any]])?.first)
        let variables = try #require(container["env"] as? [[String: Any]])
        #expect(
            variables.contains {
                $0["name"] as? String == ShardEnvironment.countName && $0["value"] as? String == "\(count)"
            })
        let call = try #require((container["args"] as? [String])?.first)
        #expect(call.contains("--shard auto") && call.contains("$JOB_COMPLETION_INDEX"))
        #expect(ShardEnvironment.engines.contains { $0.index == "JOB_COMPLETION_INDEX" })
        let merge = commands(try text("ci/kubernetes-job.yaml")).last ?? []
        #expect(merge.filter { $0.hasPrefix("/work/shards/") } == (0..<count).map { "/work/shards/\($0)" })
    }

    @Test("The GitHub workflow shares out by its matrix and merges every shard of it")
    func github() throws {
        let workflow = try mapping(try Yams.load(yaml: try text("ci/github-actions.yml")))
        // "on" is true for parsers of YAML 1.1, and GitHub's own key all the same.
        #expect(workflow["on"] != nil || workflow["true"] != nil)
        let jobs = try mapping(workflow["jobs"])
        for (name, job) in jobs {
            let job = try mapping(job)
            #expect(job["runs-on"] is String, "\(name)")
            let steps = try #require(job["steps"] as? [[String: Any]])
            for step in steps { #expect((step["uses"] is String) != (step["run"] is String), "\(name): \(step)") }
        }
        let render = try mapping(jobs["render"])
        let strategy = try mapping(render["strategy"])
        #expect(strategy["fail-fast"] as? Bool == false)
        let shards = try #require(try mapping(strategy["matrix"])["shard"] as? [Int])
        #expect(shards == Array(1...shards.count))
        let file = try text("ci/github-actions.yml")
        #expect(file.contains("--shard ${{ matrix.shard }}/${{ strategy.job-total }}"))
        let merge = try mapping(jobs["merge"])
        #expect(merge["needs"] as? String == "render")
        let parts = commands(file).first { $0.first == "merge" } ?? []
        #expect(parts.filter { $0.hasPrefix("shards/") } == shards.map { "shards/shard-\($0)" })
    }

    @Test("The Slurm array names its shard by what Slurm sets, and comes again when its node dies")
    func slurm() throws {
        let array = try text("slurm/array.sbatch")
        #expect(
            array.contains("\n#SBATCH --requeue\n") && array.contains("SLURM_ARRAY_TASK_ID")
                && array.contains("--shard auto"))
        #expect(ShardEnvironment.slurm.index == "SLURM_ARRAY_TASK_ID")
        #expect(try text("slurm/submit").contains("--dependency=\"afterok:$array\""))
        for path in ["slurm/submit", "slurm/test"] {
            let file = Self.root.appendingPathComponent("scripts/\(path)").path
            #expect(FileManager.default.isExecutableFile(atPath: file), "\(path)")
        }
    }
}
