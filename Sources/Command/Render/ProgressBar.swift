import Foundation
import KinoraJobs

/// A line on standard error that is drawn again as frames are written; silent where standard error is not a terminal.
struct ProgressBar {
    private let title: String
    private let visible: Bool
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var drawn: ContinuousClock.Instant?

    init(_ title: String, visible: Bool) {
        self.title = title
        self.visible = visible
        start = clock.now
    }

    /// Seconds since the start.
    var elapsed: Double {
        let parts = (clock.now - start).components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }

    mutating func update(_ progress: RenderProgress) {
        let now = clock.now
        guard visible, progress.written == progress.total || drawn.map({ now - $0 > .milliseconds(80) }) ?? true else {
            return
        }
        drawn = now
        StandardStreams.note(
            "\r\u{1B}[K" + Self.line(title, progress, elapsed: elapsed, columns: StandardStreams.errorColumns))
    }

    /// Clears the line before other output.
    func clear() {
        if visible, drawn != nil { StandardStreams.note("\r\u{1B}[K") }
    }

    /// `ripple  [#####-----]  60/120   50 %  41.2 frames/s  1 s left`
    ///
    /// - Parameter columns: how many characters fit; what matters least is left out where they are few. The line stays
    ///   shorter than that, because some terminals go to the next line when one is full.
    static func line(_ title: String, _ progress: RenderProgress, elapsed: Double, columns: Int = 200) -> String {
        let share = progress.total > 0 ? Double(progress.written) / Double(progress.total) : 1
        let count = "\(progress.written)/\(progress.total)", percent = "\(Int(share * 100)) %"
        var pace: [String] = []
        if progress.written > 0, elapsed > 0 {
            let rate = Double(progress.written) / elapsed
            pace = [
                "\(Self.rate(rate)) frames/s", "\(Self.time(Double(progress.total - progress.written) / rate)) left",
            ]
        }
        let forms =
            [30, 10].map { [title, bar(share, $0), count, percent] + pace } + [
                [title, count, percent] + pace.suffix(1), [title, count, percent], [title, percent], [count], [percent],
            ]
        let lines = forms.map { $0.joined(separator: "  ") }
        return lines.first { $0.count < columns } ?? String(percent.prefix(max(0, columns - 1)))
    }

    private static func bar(_ share: Double, _ width: Int) -> String {
        let filled = Int(share * Double(width))
        return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled) + "]"
    }

    /// Three digits are enough to compare speeds.
    static func rate(_ value: Double) -> String {
        value >= 100 ? String(format: "%.0f", value) : String(format: "%.1f", value)
    }

    static func time(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 360_000).rounded(.up))
        switch whole {
        case ..<60: return "\(whole) s"
        case ..<3600: return "\(whole / 60) min \(whole % 60) s"
        default: return "\(whole / 3600) h \(whole % 3600 / 60) min"
        }
    }
}
