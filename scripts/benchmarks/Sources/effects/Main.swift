// What a frame of an effect costs: 1280x720, 60 frames per second, 2 seconds, PNG files included. One line of JSON per
// effect, in the form of the browser captures it is compared with:
//
//     {"peer","effect","frames","wall_s","cpu_s","capture_cpu_s","cpu_ms_per_frame","fps","peak_mib","bytes_per_frame"}
//
//     scripts/bench effects [EFFECT ...]     default: the ten that the browser pages have
//
// Each effect runs in a process of its own, so that its peak memory is its own. KINORA_BENCH_WORKERS sets the threads
// (default 1), KINORA_BENCH_FRAMES the frames (default 120). KINORA_BENCH_REDRAW=1 draws every frame from nothing. The word
// "all" stands for every effect.
import Foundation
import Kinora

@main
struct BenchEffects {
    private static let effects = [
        "marquee", "ripple", "glass", "confetti", "beam", "mesh", "neon", "shimmer", "meteors", "blob",
    ]

    @MainActor
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == "--one", words.count == 2 {
            try measure(words[1])
            return
        }
        let names = words == ["all"] ? Catalogue.entries.map(\.name) : words
        for effect in names.isEmpty ? effects : names {
            let child = Process()
            child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            child.arguments = ["--one", effect]
            try child.run()
            child.waitUntilExit()
            guard child.terminationStatus == 0 else { exit(child.terminationStatus) }
        }
    }

    @MainActor
    private static func measure(_ name: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let workers = environment["KINORA_BENCH_WORKERS"].flatMap(Int.init) ?? 1
        let frames = environment["KINORA_BENCH_FRAMES"].flatMap(Int.init) ?? 120
        guard let entry = Catalogue.entry(named: name) else {
            FileHandle.standardError.write(Data("there is no effect \(name)\n".utf8))
            exit(64)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "kinora-bench-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }

        let began = seconds()
        let stage = entry.stage(
            try entry.values(), size: CGSize(width: 1280, height: 720),
            duration: max(entry.duration, Double(frames) / 60))
        var job = RenderJob(rate: FrameRate(frames: 60)!, frames: 0..<frames, workers: workers)
        job.takesOver = environment["KINORA_BENCH_REDRAW"] != "1"
        try job.write(stage, named: name, to: folder.path)
        let wall = seconds() - began

        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        func spent(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        let cpu = spent(usage.ru_utime) + spent(usage.ru_stime)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        let bytes = try files.filter { $0.pathExtension == "png" }
            .reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
        func text(_ value: Double) -> String { String(format: "%.3f", value) }
        print(
            "{\"peer\":\"kinora\",\"effect\":\"\(name)\",\"workers\":\(workers),\"frames\":\(frames),\"wall_s\":\(text(wall)),"
                + "\"cpu_s\":\(text(cpu)),\"capture_cpu_s\":\(text(cpu)),\"cpu_ms_per_frame\":\(text(cpu * 1000 / Double(frames))),"
                + "\"fps\":\(text(Double(frames) / wall)),\"peak_mib\":\(text(Double(usage.ru_maxrss) / 1024)),"
                + "\"bytes_per_frame\":\(bytes / max(frames, 1))}")
    }

    /// The machine's own clock: that of an effect's stage hides the usual names.
    private static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
