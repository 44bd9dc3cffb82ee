// Kinora's PNG coders against libpng's defaults, in one run: milliseconds of CPU and bytes for each kind of frame and each level,
// then decoding. Prints one line of JSON per measurement, and the means last. Every file is checked by libpng first.
import KinoraFrames
import KinoraPixels

@main
enum BenchPNG {
    static func main() {
        let runs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
        var writing: [String: [(speed: Double, size: Double)]] = [:]
        var reading: [String: [Double]] = [:]
        for frame in Frames.all() {
            let rgba = LibPNG.straightBytes(frame.pixmap)
            let theirs = LibPNG.encode(rgba, width: Frames.width, height: Frames.height)
            let libpng = Measure.median(runs: max(1, runs / 2)) {
                _ = LibPNG.encode(rgba, width: Frames.width, height: Frames.height)
            }
            print(
                jsonLine([
                    ("write", frame.name), ("by", "libpng"), ("ms", libpng), ("bytes", theirs.count),
                    ("further", frame.isFurther),
                ]))
            var files = [("libpng", theirs)]
            for compression in PNGCompression.allCases {
                let encoder = PNGEncoder(compression: compression)
                guard let file = try? encoder.encode(frame.pixmap), LibPNG.decode(file) == rgba else {
                    print(
                        jsonLine([
                            ("write", frame.name), ("by", compression.rawValue), ("error", "libpng reads other pixels"),
                        ]))
                    continue
                }
                let time = Measure.median(runs: runs) { _ = try? encoder.encode(frame.pixmap) }
                let speed = libpng / time, size = Double(file.count) / Double(theirs.count)
                print(
                    jsonLine([
                        ("write", frame.name), ("by", compression.rawValue), ("ms", time), ("bytes", file.count),
                        ("speed", speed),
                        ("size", size), ("further", frame.isFurther),
                    ]))
                writing[compression.rawValue + (frame.isFurther ? ", further frames" : ""), default: []].append(
                    (speed, size))
                files.append((compression.rawValue, file))
            }
            let decoder = PNGDecoder()
            for (writer, file) in files {
                let theirs = Measure.median(runs: runs) { LibPNG.decodeOnly(file) }
                let ours = Measure.median(runs: runs) { _ = try? decoder.decode(file) }
                print(
                    jsonLine([
                        ("read", frame.name), ("of", writer), ("ms", ours), ("libpngMs", theirs),
                        ("speed", theirs / ours),
                    ]))
                reading[writer, default: []].append(theirs / ours)
            }
        }
        for (name, values) in writing.sorted(by: { $0.key < $1.key }) {
            print(
                jsonLine([
                    ("mean", "write"), ("by", name), ("speed", Measure.geometricMean(values.map(\.speed))),
                    ("size", Measure.geometricMean(values.map(\.size))), ("largestSize", values.map(\.size).max() ?? 0),
                    ("leastSpeed", values.map(\.speed).min() ?? 0),
                ]))
        }
        for (name, values) in reading.sorted(by: { $0.key < $1.key }) {
            print(jsonLine([("mean", "read"), ("of", name), ("speed", Measure.geometricMean(values))]))
        }
    }
}
