// A sequence of frames, rasterized and encoded by one worker and by two: how much faster two are, and the memory they need.
//
//     bench-sequence [FRAMES]     default 120, at 1280x720
//
// Wall time, so it wants a machine with two idle cores. Peak memory grows with neither run's length: try another FRAMES.
import Foundation
import KinoraFrames
import KinoraJobs
import KinoraPixels

@main
enum BenchSequence {
    static func main() throws {
        let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 120
        guard frames > 0, let rate = FrameRate(frames: 60) else {
            FileHandle.standardError.write(Data("usage: bench-sequence [FRAMES], at least 1\n".utf8))
            exit(64)
        }
        // Both kinds of run in turns, so that load from elsewhere falls on both.
        var seconds: [Int: [Double]] = [1: [], 2: []]
        for workers in [1, 2, 1, 2, 1, 2] {
            let start = now()
            let job = RenderJob(rate: rate, frames: 0..<frames, workers: workers)
            try job.render(Performance(duration: Double(frames) / 60), to: EncodingSink())
            seconds[workers]!.append(now() - start)
        }
        let (one, two) = (seconds[1]!.min()!, seconds[2]!.min()!)
        print(
            String(
                format:
                    "{\"frames\":%d,\"one_worker_s\":%.3f,\"two_workers_s\":%.3f,\"speedup\":%.2f,\"peak_MiB\":%.1f}",
                frames, one, two, one / two, peakMebibytes()))
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most memory that this process has held.
    private static func peakMebibytes() -> Double {
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}

/// Frames as PNG files in memory, which are then forgotten.
struct EncodingSink: FrameSink {
    struct Writer: FrameWriter {
        let encoder = PNGEncoder()

        mutating func write(_ pixmap: Pixmap, number: Int) throws -> Int { try encoder.encode(pixmap).count }
    }

    func makeWriter() -> Writer { Writer() }
}
