import KinoraViews

/// A motion to look at: what it is called, and the animation that moves it.
struct MotionLane: Identifiable, Sendable {
    let label: String
    /// nil: the value jumps.
    let animation: Animation?

    var id: String { label }

    init(_ label: String, _ animation: Animation?) { (self.label, self.animation) = (label, animation) }
}

/// When the target of a motion changes, in seconds, and where to; motions begin at 0.
struct TargetChange: Equatable, Sendable {
    let time: Double
    let value: Double

    init(_ time: Double, _ value: Double) { (self.time, self.value) = (time, value) }
}

/// The value that is shown at any time while targets change, by the engine that also moves views.
struct MotionTrace {
    private let changes: [TargetChange]
    /// What holds from each change on.
    private let animators: [Animator<Double>]

    init(_ animation: Animation?, _ changes: [TargetChange]) {
        var animator = Animator<Double>()
        var animators: [Animator<Double>] = []
        var target = 0.0
        for change in changes {
            if let animation {
                animator.change(
                    by: change.value - target, transaction: Transaction(animation: animation), at: change.time)
            }
            target = change.value
            animators.append(animator)
        }
        (self.changes, self.animators) = (changes, animators)
    }

    /// - Parameter time: seconds.
    func value(at time: Double) -> Double {
        guard let index = changes.lastIndex(where: { $0.time <= time }) else { return 0 }
        return changes[index].value + animators[index].residual(at: time)
    }

    /// Where the motion goes at that time.
    func target(at time: Double) -> Double { changes.last { $0.time <= time }?.value ?? 0 }
}

/// A motion's curve over time, with its target dashed and a dot at the present.
struct MotionPlot: View {
    let trace: MotionTrace
    /// Seconds from edge to edge.
    let duration: Double
    let color: Color
    /// The values at the bottom and at the top.
    var range = -0.35...1.35
    /// Whether the present begins anew after `duration`; it stays at the end otherwise.
    var repeats = false

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                let now = repeats ? duration * Maths.fraction(seconds / duration) : min(max(seconds, 0), duration)
                let frame = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8)
                context.fill(frame, with: .color(.primary.opacity(0.05)))
                context.stroke(
                    line(in: size, to: duration, trace.target), with: .color(.primary.opacity(0.28)),
                    style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                context.stroke(
                    line(in: size, to: duration, trace.value), with: .color(color.opacity(0.35)),
                    style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                context.stroke(
                    line(in: size, to: now, trace.value), with: .color(color),
                    style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                let dot = place(now, trace.value(at: now), size)
                context.fill(
                    Path(ellipseIn: CGRect(x: dot.x - 4.5, y: dot.y - 4.5, width: 9, height: 9)), with: .color(color))
            }
        }
    }

    /// The graph of `value` up to `end`, a point for every two of width.
    private func line(in size: CGSize, to end: Double, _ value: (Double) -> Double) -> Path {
        let count = max(1, Int((size.width / 2 * end / duration).rounded(.up)))
        return Path { path in
            path.addLines(
                (0...count).map { index in
                    let time = end * Double(index) / Double(count)
                    return place(time, value(time), size)
                })
        }
    }

    private func place(_ time: Double, _ value: Double, _ size: CGSize) -> CGPoint {
        let inset = 5.0
        let x = inset + (Double(size.width) - 2 * inset) * time / duration
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return CGPoint(x: x, y: Double(size.height) * (1 - min(max(share, 0.03), 0.97)))
    }
}

/// A value as it is presented while it is animated: its content is made anew for every frame.
struct Presented<Content: View>: View, Animatable {
    var value: Double
    @ViewBuilder let content: (Double) -> Content

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { content(value) }
}

/// Does something at times after a view's appearance, in seconds.
struct Timetable: ViewModifier {
    let times: [Double]
    let action: (Int) -> Void

    func body(content: Content) -> some View {
        content.onAppear {
            for (index, time) in times.enumerated() {
                DispatchQueue.main.asyncAfter(deadline: .now() + time) { action(index) }
            }
        }
    }
}

extension View {
    /// Calls `action` with the index of each of `times`, in seconds after the view's appearance.
    func timetable(_ times: [Double], _ action: @escaping (Int) -> Void) -> some View {
        modifier(Timetable(times: times, action: action))
    }
}
