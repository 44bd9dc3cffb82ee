// Kinora's rasterizer on the peers' workloads: one JSON line each, as their `compare.py --cmd` takes them. One thread.
import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene

@main
enum BenchRaster {
    static func main() throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        let workloads = Workloads(try BenchScene.load(options.scene))
        if let folder = options.png {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        for (name, make) in workloads.all where options.wants(name) {
            let scene = try make()
            let worker = Rasterizer(scale: 1)
            var pixmap = Pixmap(width: 0, height: 0)
            let times = try Times(options) { try worker.render(scene, into: &pixmap) }
            print(times.line(name))
            if let folder = options.png { try Self.write(pixmap, "\(folder)/\(name).png") }
        }
    }

    /// Options of the peers' scripts, and where the dumped scene is.
    struct Options {
        var only: [String] = []
        var budget = 1.5
        var runs = 5
        var png: String?
        var scene = "scene.json"

        init(_ arguments: ArraySlice<String>) throws {
            var rest = arguments
            while let name = rest.popFirst() {
                guard let value = rest.popFirst() else { throw Usage() }
                switch name {
                case "--only": only = value.split(separator: ",").map(String.init)
                case "--budget": budget = Double(value) ?? budget
                case "--min-runs": runs = Int(value) ?? runs
                case "--png": png = value
                case "--scene": scene = value
                case "--threads" where value == "1": break
                default: throw Usage()
                }
            }
        }

        func wants(_ name: String) -> Bool { only.isEmpty || only.contains { name.hasPrefix($0) } }
    }

    struct Usage: Error, CustomStringConvertible {
        let description =
            "usage: bench-raster --scene FILE [--only PREFIX,...] [--threads 1] [--budget SECONDS] [--min-runs N] [--png DIR]"
    }

    /// Two runs to warm up, then runs until the budget is spent.
    struct Times {
        private var wall: [Double] = []
        private var cpu: [Double] = []

        init(_ options: Options, _ run: () throws -> Void) throws {
            try run()
            try run()
            let end = Times.now(CLOCK_MONOTONIC) + options.budget * 1000
            while wall.count < options.runs || (Times.now(CLOCK_MONOTONIC) < end && wall.count < 200) {
                let (w, c) = (Times.now(CLOCK_MONOTONIC), Times.now(CLOCK_PROCESS_CPUTIME_ID))
                try run()
                cpu.append(Times.now(CLOCK_PROCESS_CPUTIME_ID) - c)
                wall.append(Times.now(CLOCK_MONOTONIC) - w)
            }
        }

        private static func now(_ clock: clockid_t) -> Double {
            var time = timespec()
            clock_gettime(clock, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
        }

        func line(_ name: String) -> String {
            func median(_ v: [Double]) -> String { String(format: "%.4f", v.sorted()[v.count / 2]) }
            return "{\"peer\": \"kinora\", \"workload\": \"\(name)\", \"threads\": 1, \"ms_median\": \(median(wall)), "
                + "\"ms_min\": \(String(format: "%.4f", wall.min()!)), \"runs\": \(wall.count), \"cpu_ms_median\": \(median(cpu))}"
        }
    }
}
