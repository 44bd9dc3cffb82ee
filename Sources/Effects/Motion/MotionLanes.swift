import KinoraViews

/// Motions below each other that go to the same targets at the same times: on the left what moves, on the right its curve.
struct MotionLanes: View {
    let lanes: [MotionLane]
    let changes: [TargetChange]
    /// Seconds that a curve is wide.
    let duration: Double
    let look: LaneLook

    @State private var value = 0.0

    var body: some View {
        VStack(spacing: 14) {
            ForEach(Array(lanes.enumerated()), id: \.offset) { index, lane in row(lane, look.color(index)) }
        }
        .padding(22)
        .timetable(changes.map(\.time)) { value = changes[$0].value }
    }

    private func row(_ lane: MotionLane, _ color: Color) -> some View {
        HStack(spacing: 18) {
            VStack(alignment: .leading, spacing: 8) {
                Text(lane.label).font(.footnote.weight(.semibold)).lineLimit(1)
                track(lane, color)
            }
            .frame(width: 210, alignment: .leading)
            if look.plots {
                MotionPlot(trace: MotionTrace(lane.animation, changes), duration: duration, color: color)
                    .frame(height: lanes.count > 2 ? 54 : lanes.count == 2 ? 110 : 190)
            }
        }
    }

    /// A groove with a dot, or a bar that grows.
    private func track(_ lane: MotionLane, _ color: Color) -> some View {
        ZStack(alignment: .leading) {
            Capsule().fill(.primary.opacity(0.1)).frame(width: 200, height: look.mark == .bar ? 18 : 4)
            switch look.mark {
            case .bar:
                Presented(value: value) { value in
                    Capsule().fill(color.gradient).frame(width: max(18, 170 * value + 18), height: 18)
                }
                .animation(lane.animation, value: value)
            case .dot:
                Circle().fill(color.gradient).frame(width: 22, height: 22).offset(x: 16 + value * 140)
                    .animation(lane.animation, value: value)
            }
        }
        .frame(width: 210, height: 22, alignment: .leading)
    }
}

/// How lanes look.
struct LaneLook: ParameterGroup {
    enum Mark: String, CaseIterable { case dot, bar }

    @Parameter("What moves.") var mark = Mark.dot
    @Parameter("Draws the curve of each motion beside it.") var plots = true
    @Parameter(
        "The motions' colors from above.",
        default: ["#2563eb/#60a5fa", "#c2410c/#fb923c", "#0f766e/#2dd4bf", "#7c3aed/#a78bfa", "#be123c/#fb7185"],
        count: 1...12) var colors: [Color]
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    func color(_ index: Int) -> Color { colors[index % colors.count] }
}

/// An effect of lanes: which motions it has is data.
struct Lanes: Effect {
    let lanes: [MotionLane]
    let changes: [TargetChange]
    let duration: Double
    @Parameter("How many times as fast as usual everything goes.", in: 0.05...20, good: 0.25...2, unit: .count)
    var speed = 1.0
    let look: LaneLook

    init(_ lanes: [MotionLane], _ changes: [TargetChange], _ duration: Double, mark: LaneLook.Mark) {
        (self.lanes, self.changes, self.duration) = (lanes, changes, duration)
        look = LaneLook(mark: mark)
    }

    var view: some View {
        MotionLanes(
            lanes: lanes.map { MotionLane($0.label, $0.animation?.speed(speed)) },
            changes: changes.map { TargetChange($0.time / speed, $0.value) }, duration: duration, look: look
        ).page(look.page)
    }
}

extension CatalogueEntry {
    /// Lanes of motions that go to the same targets.
    init(
        lanes name: String, _ summary: String, rows: [Int], duration: Double = 3.2, mark: LaneLook.Mark = .dot,
        changes: [TargetChange] = [TargetChange(0.3, 1), TargetChange(1.8, 0)], file: String = #fileID,
        _ lanes: [MotionLane]
    ) {
        let height = lanes.count > 2 ? 44 + 68 * lanes.count - 14 : lanes.count == 2 ? 280 : 240
        self.init(
            name: name, summary: summary, rows: rows, size: CGSize(width: 520, height: CGFloat(height)), fit: .fits,
            duration: duration, loops: false, file: file, effect: Lanes(lanes, changes, duration, mark: mark))
    }
}

/// The effects that consist of lanes alone.
enum MotionReference {
    static let entries = [
        CatalogueEntry(
            lanes: "animation-merge",
            "Motions that are turned round halfway: curves add up, springs keep their velocity.",
            rows: [127],
            changes: [TargetChange(0.3, 1), TargetChange(0.65, 0), TargetChange(1.6, 1), TargetChange(1.95, 0)],
            [
                MotionLane("easeInOut 0.8: the rest is added", .easeInOut(duration: 0.8)),
                MotionLane("spring: velocity is kept", .spring(response: 0.6, dampingFraction: 0.6)),
                MotionLane("linear 0.8: the rest is added", .linear(duration: 0.8)),
            ]),
        CatalogueEntry(
            lanes: "animation-modifiers", "What delay, repeatCount and speed make of the same curve.", rows: [120],
            duration: 4.2, changes: [TargetChange(0.3, 1)],
            [
                MotionLane("easeInOut 0.8", .easeInOut(duration: 0.8)),
                MotionLane(".delay(0.5)", .easeInOut(duration: 0.8).delay(0.5)),
                MotionLane(".repeatCount(3)", .easeInOut(duration: 0.8).repeatCount(3, autoreverses: true)),
                MotionLane(".speed(2)", .easeInOut(duration: 0.8).speed(2)),
                MotionLane(".speed(0.5)", .easeInOut(duration: 0.8).speed(0.5)),
            ]),
        CatalogueEntry(
            lanes: "curve-comparison", "Five animations to the same place, told apart in every frame.", rows: [75],
            mark: .bar,
            [
                MotionLane("linear 1.0", .linear(duration: 1)),
                MotionLane("easeInOut 1.0", .easeInOut(duration: 1)),
                MotionLane("spring .5 / .7", .spring(response: 0.5, dampingFraction: 0.7)),
                MotionLane(
                    "interactiveSpring .5 / .7 / .2",
                    .interactiveSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0.2)),
                MotionLane("timingCurve .2 0 .2 1", .timingCurve(0.2, 0, 0.2, 1, duration: 1)),
            ]),
        CatalogueEntry(
            lanes: "curve-presets", "The four timing curves side by side: linear, ease in, ease out, both.",
            rows: [116],
            [
                MotionLane("linear", .linear(duration: 1)), MotionLane("easeIn", .easeIn(duration: 1)),
                MotionLane("easeOut", .easeOut(duration: 1)), MotionLane("easeInOut", .easeInOut(duration: 1)),
            ]),
        CatalogueEntry(
            lanes: "default-animation", "What withAnimation means without an argument, before iOS 17 and since.",
            rows: [121],
            [
                MotionLane("iOS 16: easeInOut 0.35", .easeInOut(duration: 0.35)),
                MotionLane("iOS 17: spring .55, no bounce", .spring(response: 0.55, dampingFraction: 1)),
            ]),
        CatalogueEntry(
            lanes: "no-animation", "The same change with an animation and with none: one travels, one is there.",
            rows: [122],
            [MotionLane("withAnimation(nil)", nil), MotionLane("withAnimation(.default)", .default)]),
        CatalogueEntry(
            lanes: "spring-presets", "The three springs by name: smooth, snappy and bouncy.", rows: [118],
            [MotionLane("smooth", .smooth), MotionLane("snappy", .snappy), MotionLane("bouncy", .bouncy)]),
    ]
}
