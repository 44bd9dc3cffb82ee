import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What gestures report before they are recognized, and who waits for whom in combinations.
@MainActor
struct PressReportTests {
    private func widths(_ view: some View, _ script: [ScriptEvent], at time: Double) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 5, script: Script(script)) { view }
        return try SceneProbe(stage.scene(at: time)).fills.map(\.rect.width)
    }

    private static let middle = ScriptPoint.points(x: 100, y: 50)
    /// A press from 1 s to 2 s.
    private static let press = ScriptEvent(at: 1, .press(at: middle, duration: 1))

    private struct Pressed: View {
        @GestureState private var isPressing = false
        @State private var changes = 0.0
        @State private var isDone = false
        var body: some View {
            Rectangle().frame(width: 10 + (isPressing ? 20 : 0) + changes + (isDone ? 50 : 0), height: 100)
                .contentShape(Rectangle())
                .gesture(
                    LongPressGesture(minimumDuration: 0.5)
                        .updating($isPressing) { current, state, _ in state = current }
                        .onChanged { changes += $0 ? 1 : 100 }
                        .onEnded { _ in isDone = true })
        }
    }

    @Test("A long press reports true from the moment the finger goes down, until it is recognized")
    func longPress() throws {
        #expect(try widths(Pressed(), [Self.press], at: 0.9) == [10])
        #expect(try widths(Pressed(), [Self.press], at: 1) == [31])
        #expect(try widths(Pressed(), [Self.press], at: 1.49) == [31])
        #expect(try widths(Pressed(), [Self.press], at: 1.5) == [61])
        #expect(try widths(Pressed(), [Self.press], at: 3) == [61])
    }

    @Test("A press that is too short is reported and taken back")
    func shortPress() throws {
        let short = ScriptEvent(at: 1, .press(at: Self.middle, duration: 0.3))
        #expect(try widths(Pressed(), [short], at: 1.2) == [31])
        #expect(try widths(Pressed(), [short], at: 1.3) == [11])
    }

    private struct Sequenced: View {
        enum Phase: Double { case none = 10, pressing = 20, ready = 30, dragging = 40 }
        @GestureState private var phase = Phase.none
        var body: some View {
            Rectangle().frame(width: phase.rawValue, height: 100)
                .gesture(
                    LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
                        .updating($phase) { value, state, _ in
                            switch value {
                            case .first(true): state = .pressing
                            case .second(true, let drag):
                                state = drag.map { $0.translation == .zero } ?? true ? .ready : .dragging
                            default: state = .none
                            }
                        })
        }
    }

    @Test("A press before a drag reports its first part from the start")
    func sequence() throws {
        #expect(try widths(Sequenced(), [Self.press], at: 0.9) == [10])
        #expect(try widths(Sequenced(), [Self.press], at: 1.2) == [20])
        #expect(try widths(Sequenced(), [Self.press], at: 1.6) == [30])
        #expect(try widths(Sequenced(), [Self.press], at: 2.1) == [10])
    }

    private struct Exclusive: View {
        @State private var doubles = 0.0
        @State private var singles = 0.0
        var body: some View {
            Rectangle().frame(width: 10 + doubles * 20 + singles, height: 100)
                .gesture(
                    TapGesture(count: 2).onEnded { doubles += 1 }
                        .exclusively(before: TapGesture().onEnded { singles += 1 }))
        }
    }

    @Test("Of exclusive gestures the second waits for the first and does not fire with it")
    func exclusive() throws {
        let double = ScriptEvent(at: 1, .tap(at: Self.middle, count: 2))
        #expect(try widths(Exclusive(), [double], at: 3) == [30])
        let single = ScriptEvent(at: 1, .tap(at: Self.middle, count: 1))
        #expect(try widths(Exclusive(), [single], at: 1.3) == [10])
        #expect(try widths(Exclusive(), [single], at: 1.36) == [11])
    }

    private struct Tapped<Target: View>: View {
        @State private var isTapped = false
        let target: Target
        var body: some View {
            VStack(spacing: 0) {
                target.frame(width: 200, height: 50).onTapGesture { isTapped = true }
                Rectangle().frame(width: isTapped ? 90 : 5, height: 50)
            }
        }
    }

    /// Whether a tap at a point of the upper half is taken.
    private func takesTap(_ target: some View, x: Double = 100, y: Double = 25) throws -> Bool {
        let tap = ScriptEvent(at: 1, .tap(at: .points(x: x, y: y), count: 1))
        return try widths(Tapped(target: target), [tap], at: 2).last == 90
    }

    @Test("A tap acts at the time of the script")
    func tapTime() throws {
        let tap = ScriptEvent(at: 1, .tap(at: .points(x: 100, y: 25), count: 1))
        #expect(try widths(Tapped(target: Color.red), [tap], at: 0.999).last == 5)
        #expect(try widths(Tapped(target: Color.red), [tap], at: 1).last == 90)
        let first = ScriptEvent(at: 0, .tap(at: .points(x: 100, y: 25), count: 1))
        #expect(try widths(Tapped(target: Color.red), [first], at: 0).last == 90)
    }

    @Test("What a mask hides still takes touches; what is transparent, hidden or untouchable does not")
    func hits() throws {
        #expect(try takesTap(Color.red.mask { Rectangle().frame(width: 5, height: 5) }))
        #expect(try takesTap(Color.red.mask { EmptyView() }))
        #expect(try !takesTap(Color.red.opacity(0)))
        #expect(try !takesTap(Color.red.hidden()))
        #expect(try !takesTap(Color.red.allowsHitTesting(false)))
        #expect(try !takesTap(Color.clear))
        #expect(try takesTap(Color.red.opacity(0.01)))
        #expect(try takesTap(Color.clear.contentShape(Rectangle())))
        #expect(try takesTap(Color.red.contentShape(Rectangle().inset(by: 20))))
        #expect(try !takesTap(Color.red.contentShape(Rectangle().inset(by: 20)), x: 10))
    }

    @Test("A clip shape takes touches inside of it only")
    func clipShape() throws {
        #expect(try takesTap(Color.red.clipShape(Circle())))
        #expect(try !takesTap(Color.red.clipShape(Circle()), x: 2, y: 2))
    }
}
