import KinoraStage

/// The progress of the virtual time through an interval.
struct TimedProgress: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    let label: AnyView?
    let currentValueLabel: AnyView?

    var body: some View {
        TimelineView(.animation) { timeline in
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let share = length > 0 ? timeline.date.timeIntervalSince(interval.lowerBound) / length : 1
            let passed = min(1, max(0, share))
            ProgressView(value: countsDown ? 1 - passed : passed) {
                label
            } currentValueLabel: {
                currentValueLabel
            }
        }
    }
}
