import KinoraScene
import KinoraStage
import KinoraViews
import Testing

@testable import Charts

/// Marks on their way where a change of the data is animated.
@MainActor
struct ChartMotionTests {
    private struct Growing: View {
        let names: [String]
        let from: Double
        let to: Double
        @State private var isGrown = false
        var body: some View {
            Chart(names + (isGrown && from < 0 ? ["c"] : []), id: \.self) {
                BarMark(x: .value("x", $0), y: .value("y", isGrown ? to : abs(from)))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...100)
            .onAppear { withAnimation(.linear(duration: 1)) { isGrown = true } }
        }
    }
    /// The heights of bars on a stage 100 points wide and high, without the ground of the plot, which is as wide.
    private func heights(_ view: some View, at time: Double) throws -> [CGFloat] {
        var found: [CGFloat] = []
        func visit(_ nodes: [Node]) {
            for node in nodes {
                switch node {
                case .fill(let fill) where fill.path.boundingRect.width < 100:
                    found.append((fill.path.boundingRect.height * 100).rounded() / 100)
                case .group(let inner), .layer(_, let inner): visit(inner)
                default: break
                }
            }
        }
        visit(try Stage(size: CGSize(width: 100, height: 100), duration: 2) { view }.scene(at: time).nodes)
        return found
    }

    @Test("Bars grow at the animation's pace")
    func bars() throws {
        let view = Growing(names: ["a", "b"], from: 20, to: 80)
        for (time, height) in [(0.0, 20.0), (0.5, 50), (1.5, 80)] {
            let found = try heights(view, at: time)
            #expect(found.map { Double($0) } == [height, height])
        }
    }

    @Test("Where marks come or go, the new ones are there at once")
    func counts() throws {
        let found = try heights(Growing(names: ["a"], from: -20, to: 80), at: 0.5)
        #expect(found == [80, 80])
    }

    @Test("Numbers of the same marks go into each other, others do not")
    func numbers() {
        let (a, b) = (ChartNumbers(key: "k", values: [1, 2]), ChartNumbers(key: "k", values: [3, 6]))
        var way = b - a
        way.scale(by: 0.5)
        #expect((a + way).values == [2, 4] && (ChartNumbers.zero - a).values == [-1, -2] && (a + .zero) == a)
        #expect(a.magnitudeSquared == 5)
        var state = ChartState(
            marks: BarMark(x: .value("x", "a"), y: .value("y", 4))._marks,
            shown: ChartDomains(x: .bands(["a"]), y: .line(low: 0, high: 10, isDate: false)),
            goal: ChartDomains(x: .bands(["a"]), y: .line(low: 0, high: 10, isDate: false)))
        var numbers = state.numbers
        #expect(numbers.values == [0, 10, 4])
        numbers.values = [0, 20, 8]
        state.numbers = numbers
        #expect(state.marks[0].y?.start == .number(8) && state.numbers.values == [0, 20, 8])
        state.numbers = ChartNumbers(key: "other", values: [1, 2, 3])
        #expect(state.numbers.values == [0, 20, 8])
    }
}
