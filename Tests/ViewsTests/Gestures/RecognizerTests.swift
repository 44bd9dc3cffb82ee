import Foundation
import KinoraGeometry
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What each recognizer makes of inputs, at its limits: the documented distance, time, factor or angle and the last number
/// before it.
@MainActor
struct RecognizerTests {
    /// An input on a view of 100 by 50 points whose own coordinates begin at (10, 20) of the stage.
    private func input(_ kind: GestureInput.Kind, _ x: Double = 50, _ y: Double = 50, at time: Double = 0)
        -> GestureInput
    {
        GestureInput(
            kind: kind, location: CGPoint(x: x, y: y), time: time,
            convert: { point, space in space == .local ? CGPoint(x: point.x - 10, y: point.y - 20) : point },
            viewSize: CGSize(width: 100, height: 50))
    }

    private func states<Value>(_ recognizer: Recognizer<Value>, _ inputs: [GestureInput]) -> [RecognizerState] {
        inputs.map {
            recognizer.handle($0)
            return recognizer.state
        }
    }

    // MARK: Distances

    @Test("A drag begins when it has moved its least distance, and not before", arguments: [10.0, 3, 40])
    func dragDistance(_ distance: Double) {
        let drag = DragGesture(minimumDistance: distance)._makeRecognizer()
        #expect(
            states(
                drag,
                [input(.began), input(.moved, 50 + distance - 0.001), input(.moved, 50, 50 - distance)])
                == [.possible, .possible, .active])
        #expect(drag.value?.translation == CGSize(width: 0, height: -distance))
        let short = DragGesture(minimumDistance: distance)._makeRecognizer()
        #expect(
            states(short, [input(.began), input(.moved, 50 + distance - 0.001), input(.ended, 50 + distance)])
                == [.possible, .possible, .failed])
    }

    @Test("A drag that has begun goes on where it comes back, and one without a least distance begins at once")
    func dragBack() {
        let drag = DragGesture()._makeRecognizer()
        #expect(
            states(drag, [input(.began), input(.moved, 60), input(.moved, 51), input(.ended, 50)])
                == [.possible, .active, .active, .ended])
        let immediate = DragGesture(minimumDistance: 0)._makeRecognizer()
        #expect(states(immediate, [input(.began), input(.ended)]) == [.active, .ended])
    }

    @Test("A drag tells places in its view, its speed, and where that leads in a quarter of a second")
    func dragValue() throws {
        let drag = DragGesture()._makeRecognizer()
        for step in 0...4 {
            drag.handle(input(step == 0 ? .began : .moved, 50 + Double(step) * 20, at: Double(step) * 0.1))
        }
        let value = try #require(drag.value)
        #expect(value.startLocation == CGPoint(x: 40, y: 30))
        #expect(value.location == CGPoint(x: 120, y: 30))
        #expect(value.translation == CGSize(width: 80, height: 0))
        // 20 points in 0.1 s.
        #expect(abs(value.velocity.width - 200) < 1e-9 && value.velocity.height == 0)
        #expect(abs(value.predictedEndLocation.x - 170) < 1e-9 && value.predictedEndLocation.y == 30)
        #expect(abs(value.predictedEndTranslation.width - 130) < 1e-9)
        let global = DragGesture(coordinateSpace: .global)._makeRecognizer()
        for x in [50.0, 70] { global.handle(input(x == 50 ? .began : .moved, x)) }
        #expect(global.value?.startLocation == CGPoint(x: 50, y: 50))
    }

    @Test("A drag's speed is that in its view, which may be turned and scaled")
    func dragSpeed() throws {
        let drag = DragGesture()._makeRecognizer()
        for step in 0...4 {
            let (x, time) = (50 + Double(step) * 20, Double(step) * 0.1)
            drag.handle(
                GestureInput(
                    kind: step == 0 ? .began : .moved, location: CGPoint(x: x, y: 50), time: time,
                    convert: { point, _ in CGPoint(x: point.y / 2, y: -point.x / 2) }, viewSize: .zero))
        }
        let value = try #require(drag.value)
        #expect(value.translation == CGSize(width: 0, height: -40))
        #expect(abs(value.velocity.width) < 1e-9 && abs(value.velocity.height + 100) < 1e-9)
        #expect(abs(value.predictedEndTranslation.height + 65) < 1e-9)
    }

    @Test("A tap moves less than 10 points")
    func tapDistance() {
        let tap = TapGesture()._makeRecognizer()
        #expect(
            states(tap, [input(.began), input(.moved, 50, 50 + 9.999), input(.ended)])
                == [.possible, .possible, .ended])
        let moved = TapGesture()._makeRecognizer()
        #expect(
            states(moved, [input(.began), input(.moved, 50, 60), input(.ended)]) == [.possible, .failed, .failed])
    }

    @Test("A long press moves less than it may", arguments: [10.0, 25])
    func pressDistance(_ distance: Double) {
        let press = LongPressGesture(maximumDistance: distance)._makeRecognizer()
        #expect(
            states(
                press, [input(.began), input(.moved, 50 + distance - 0.001), input(.tick, at: 0.5)])
                == [.possible, .possible, .ended])
        let moved = LongPressGesture(maximumDistance: distance)._makeRecognizer()
        #expect(states(moved, [input(.began), input(.moved, 50 + distance)]) == [.possible, .failed])
        var (isDone, told) = (false, [Bool]())
        let tracked = PressTracking(
            minimumDuration: 0.5, maximumDistance: distance, action: { isDone = true }, pressing: { told.append($0) }
        )._makeRecognizer()
        #expect(
            states(tracked, [input(.began), input(.moved, 50 + distance - 0.001), input(.moved, 50 + distance)])
                == [.possible, .possible, .failed])
        #expect(!isDone && told == [true, false])
    }

    // MARK: Times

    @Test("A long press is recognized when its time has passed, not a hundredth before", arguments: [0.5, 2])
    func pressTime(_ duration: Double) {
        let press = LongPressGesture(minimumDuration: duration)._makeRecognizer()
        #expect(
            states(press, [input(.began, at: 3), input(.tick, at: 2.99 + duration), input(.tick, at: 3 + duration)])
                == [.possible, .possible, .ended])
        #expect(press.value == true)
        let short = LongPressGesture(minimumDuration: duration)._makeRecognizer()
        #expect(states(short, [input(.began, at: 3), input(.ended, at: 2.99 + duration)]) == [.possible, .failed])
        let none = LongPressGesture(minimumDuration: 0)._makeRecognizer()
        #expect(states(none, [input(.began)]) == [.ended])
    }

    @Test("A tracked press acts once, when its time has passed, and is over then, though the finger is down")
    func trackedPress() {
        var (actions, told) = (0, [Bool]())
        let press = PressTracking(
            minimumDuration: 1, maximumDistance: 10, action: { actions += 1 }, pressing: { told.append($0) }
        )._makeRecognizer()
        #expect(states(press, [input(.began), input(.tick, at: 0.99)]) == [.possible, .possible])
        #expect(actions == 0 && told == [true])
        press.handle(input(.tick, at: 1))
        #expect(actions == 1 && told == [true, false] && press.state == .ended)
        press.handle(input(.ended, at: 1.5))
        #expect(actions == 1 && told == [true, false])
        var atOnce = 0
        let none = PressTracking(minimumDuration: 0, maximumDistance: 10, action: { atOnce += 1 }, pressing: { _ in })
            ._makeRecognizer()
        #expect(states(none, [input(.began)]) == [.ended] && atOnce == 1)
    }

    @Test("The second tap of two follows within 0.35 s; while the finger is down, time does not count")
    func doubleTapTime() {
        let double = TapGesture(count: 2)._makeRecognizer()
        #expect(
            states(
                double,
                [
                    input(.began), input(.ended, at: 0.1), input(.tick, at: 0.44), input(.began, at: 0.44),
                    input(.tick, at: 0.45),
                    input(.ended, at: 2),
                ])
                == [.possible, .possible, .possible, .possible, .possible, .ended])
        let late = TapGesture(count: 2)._makeRecognizer()
        #expect(
            states(late, [input(.began), input(.ended, at: 0.1), input(.tick, at: 0.45)])
                == [.possible, .possible, .failed])
    }

    @Test("A tap tells where it was lifted, in its view, after as many taps as it wants", arguments: [1, 2, 3])
    func tapCount(_ count: Int) {
        let tap = SpatialTapGesture(count: count)._makeRecognizer()
        for number in 1...count {
            #expect(tap.state == .possible && tap.value == nil)
            tap.handle(input(.began, at: Double(number) * 0.2))
            tap.handle(input(.ended, 53, 57, at: Double(number) * 0.2))
        }
        #expect(tap.state == .ended && tap.value?.location == CGPoint(x: 43, y: 37))
        let lifted = TapGesture()._makeRecognizer()
        #expect(states(lifted, [input(.ended)]) == [.possible])
    }

    // MARK: Two fingers

    @Test("A magnification begins at its least change, larger or smaller, and tells where the fingers went down")
    func magnify() throws {
        for (scale, before) in [(1.25, 1.24), (0.75, 0.76)] {
            let magnify = MagnifyGesture(minimumScaleDelta: 0.25)._makeRecognizer()
            #expect(
                states(
                    magnify,
                    [
                        input(.pairBegan, 60, 45), input(.magnify(before)), input(.magnify(scale)), input(.magnify(1)),
                        input(.ended),
                    ])
                    == [.possible, .possible, .active, .active, .ended])
            let value = try #require(magnify.value)
            #expect(value.startLocation == CGPoint(x: 50, y: 25) && value.startAnchor == UnitPoint(x: 0.5, y: 0.5))
        }
        let unmoved = MagnifyGesture()._makeRecognizer()
        #expect(states(unmoved, [input(.pairBegan), input(.ended)]) == [.possible, .failed])
    }

    @Test("A rotation begins at its least angle, to either side, and does not look at magnifications")
    func rotate() {
        for degrees in [10.0, -10] {
            let rotate = RotateGesture(minimumAngleDelta: .degrees(10))._makeRecognizer()
            #expect(
                states(
                    rotate,
                    [
                        input(.pairBegan), input(.magnify(3)), input(.rotate(.degrees(degrees * 0.99))),
                        input(.rotate(.degrees(degrees))),
                    ])
                    == [.possible, .possible, .possible, .active])
            #expect(abs((rotate.value?.rotation.degrees ?? 0) - degrees) < 1e-9)
        }
    }

    @Test("A second finger ends what one finger does")
    func secondFinger() {
        #expect(states(TapGesture()._makeRecognizer(), [input(.began), input(.pairBegan)]).last == .failed)
        #expect(states(LongPressGesture()._makeRecognizer(), [input(.began), input(.pairBegan)]).last == .failed)
        #expect(states(DragGesture()._makeRecognizer(), [input(.began), input(.pairBegan)]).last == .failed)
    }

    // MARK: States

    @Test("A touch that is taken away fails every gesture, and what has ended stays as it is")
    func cancelled() {
        #expect(states(TapGesture()._makeRecognizer(), [input(.began), input(.cancelled)]).last == .failed)
        #expect(states(LongPressGesture()._makeRecognizer(), [input(.began), input(.cancelled)]).last == .failed)
        #expect(
            states(DragGesture()._makeRecognizer(), [input(.began), input(.moved, 80), input(.cancelled)])
                == [.possible, .active, .failed])
        #expect(states(MagnifyGesture()._makeRecognizer(), [input(.pairBegan), input(.cancelled)]).last == .failed)
        let done = TapGesture()._makeRecognizer()
        #expect(
            states(done, [input(.began), input(.ended), input(.cancelled), input(.began)])
                == [.possible, .ended, .ended, .ended])
    }

    @Test("onChanged tells values that differ from the last, and none of a gesture that fails")
    func onChanged() {
        var seen: [Double] = []
        let drag = DragGesture(minimumDistance: 5).map { Double($0.translation.width) }.onChanged { seen.append($0) }
            ._makeRecognizer()
        for x in [52.0, 60, 60, 61] { drag.handle(input(x == 52 ? .began : .moved, x)) }
        drag.handle(input(.cancelled, 70))
        #expect(seen == [8, 9])
    }

    @Test("onEnded runs once, at the end, and not for a gesture that fails")
    func onEnded() {
        var ends = 0
        let drag = DragGesture().onEnded { _ in ends += 1 }._makeRecognizer()
        drag.handle(input(.began))
        drag.handle(input(.moved, 70))
        #expect(ends == 0)
        drag.handle(input(.ended, 70))
        drag.handle(input(.ended, 70))
        #expect(ends == 1)
        let failing = DragGesture().onEnded { _ in ends += 1 }._makeRecognizer()
        for kind in [GestureInput.Kind.began, .ended] { failing.handle(input(kind)) }
        #expect(ends == 1)
    }

    // MARK: Combinations

    @Test("A sequence begins its second gesture where the first one ended")
    func sequence() throws {
        let both = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture(minimumDistance: 4))
            ._makeRecognizer()
        both.handle(input(.began))
        #expect(both.state == .possible && both.value == .first(true))
        both.handle(input(.tick, 53, at: 1))
        #expect(both.state == .active && both.value == .second(true, nil))
        both.handle(input(.moved, 53 + 3.999, at: 1.1))
        #expect(both.value == .second(true, nil))
        both.handle(input(.moved, 57, at: 1.2))
        guard case .second(true, let drag?) = both.value else {
            Issue.record("the drag has not begun")
            return
        }
        #expect(drag.translation == CGSize(width: 4, height: 0))
        both.handle(input(.ended, 57, at: 1.3))
        #expect(both.state == .ended)
    }

    @Test("A sequence fails with either of its gestures")
    func sequenceFails() {
        func make() -> Recognizer<SequenceGesture<LongPressGesture, DragGesture>.Value> {
            LongPressGesture().sequenced(before: DragGesture())._makeRecognizer()
        }
        #expect(states(make(), [input(.began), input(.ended, at: 0.2)]) == [.possible, .failed])
        #expect(
            states(make(), [input(.began), input(.tick, at: 0.5), input(.ended, at: 1)]) == [
                .possible, .active, .failed,
            ])
    }

    @Test("Of two exclusive gestures the second sees all that the first had seen when it failed")
    func exclusive() {
        var taps = 0
        let gesture = LongPressGesture().exclusively(before: TapGesture().onEnded { taps += 1 })
        let tapped = gesture._makeRecognizer()
        #expect(states(tapped, [input(.began), input(.ended, at: 0.2)]) == [.possible, .ended])
        #expect(taps == 1)
        let pressed = gesture._makeRecognizer()
        #expect(
            states(pressed, [input(.began), input(.tick, at: 0.5), input(.ended, at: 1)]) == [
                .possible, .ended, .ended,
            ])
        #expect(taps == 1)
        let neither = gesture._makeRecognizer()
        #expect(states(neither, [input(.began), input(.moved, 70), input(.ended, 70)]).last == .failed)
        #expect(taps == 1)
    }

    @Test("Actions of a part come before those of what it is part of, whichever part it is")
    func orderOfActions() {
        var acts: [String] = []
        let gesture = TapGesture().onEnded { acts.append("tap") }.exclusively(
            before: LongPressGesture().onEnded { _ in acts.append("press") })
        let either = gesture.onEnded { _ in acts.append("either") }.onEnded { _ in acts.append("last") }
        _ = states(either._makeRecognizer(), [input(.began), input(.ended, at: 0.1)])
        #expect(acts == ["tap", "either", "last"])
        acts = []
        let press = LongPressGesture().onEnded { _ in acts.append("press") }.onEnded { _ in acts.append("last") }
        _ = states(press._makeRecognizer(), [input(.began), input(.tick, at: 0.5)])
        #expect(acts == ["press", "last"])
    }

    @Test("Simultaneous gestures are active while one of them is, and end when both have")
    func simultaneous() {
        let both = MagnifyGesture().simultaneously(with: RotateGesture())._makeRecognizer()
        #expect(states(both, [input(.pairBegan), input(.magnify(2))]) == [.possible, .active])
        #expect(both.value?.first?.magnification == 2 && both.value?.second == nil)
        both.handle(input(.rotate(.degrees(30))))
        #expect(both.value?.second != nil && both.state == .active)
        both.handle(input(.ended))
        #expect(both.state == .ended)
        // One that fails does not end the other.
        let one = TapGesture().simultaneously(with: DragGesture())._makeRecognizer()
        #expect(
            states(one, [input(.began), input(.moved, 70), input(.ended, 70)]) == [.possible, .active, .ended])
        #expect(one.value?.first == nil && one.value?.second != nil)
        let none = LongPressGesture().simultaneously(with: DragGesture())._makeRecognizer()
        #expect(states(none, [input(.began), input(.ended)]).last == .failed)
        // A press that is too short has no value, though it told one while it lasted.
        let tapped = TapGesture().simultaneously(with: LongPressGesture())._makeRecognizer()
        #expect(states(tapped, [input(.began), input(.ended, at: 0.1)]).last == .ended)
        #expect(tapped.value?.first != nil && tapped.value?.second == nil)
    }
}
