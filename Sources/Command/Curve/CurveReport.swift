import Foundation
import KinoraViews

/// Curves for programs, as `kinora curve --json` prints them.
struct CurveReport: Encodable {
    struct Curve: Encodable {
        let expression: String
        /// Seconds until the motion ends, or what is shown of one without end; of a unit curve 1.
        let duration: Double
        let endless: Bool
        let target: Double
        /// The highest and the lowest value among the samples.
        let maximum: Double
        let minimum: Double
        let samples: [CurveTrace.Sample]
    }

    struct Interruption: Encodable {
        let time: Double
        let target: Double
        let expression: String?
    }

    let curves: [Curve]
    let interruptions: [Interruption]
    /// Samples per second.
    let fps: Double
    /// The plot, where one was written.
    let file: String?

    init(_ traces: [CurveTrace], fps: Double, duration: Double?, file: String?) {
        curves = traces.map { trace in
            let samples = trace.samples(rate: fps, until: duration ?? trace.duration)
            return Curve(
                expression: trace.expression.text, duration: trace.duration, endless: trace.isEndless,
                target: trace.target, maximum: samples.map(\.value).max() ?? 0,
                minimum: samples.map(\.value).min() ?? 0, samples: samples)
        }
        interruptions = (traces.first?.interruptions ?? []).map {
            Interruption(time: $0.time, target: $0.target, expression: $0.expression?.text)
        }
        self.fps = fps
        self.file = file
    }
}
