import KinoraAnimation
import Foundation
import KinoraBasics
import KinoraGeometry
import Testing

struct KeyframeTests {
    private struct Pose {
        var x = 0.0
        var angle = Angle.zero
        var point = CGPoint.zero
    }

    @Test func tracksStartFromTheInitialValueAndTheLaterOneShows() {
        let timeline = KeyframeTimeline(initialValue: Pose(x: 4)) {
            KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
            KeyframeTrack(\.x) { LinearKeyframe(8, duration: 2) }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
        }
        #expect(timeline.duration == 2)
        let value = timeline.value(time: 1)
        #expect(value.x == 6)
        #expect(agree(value.angle.degrees, 90, 1e-9))
        #expect(timeline.value(progress: 0.5).x == 6)
        #expect(timeline.value(time: -3).x == 4)
    }

    @Test func anUpdateLeavesWhatNoTrackMoves() {
        let timeline = KeyframeTimeline(initialValue: Pose(x: 4)) {
            KeyframeTrack(\.x) { LinearKeyframe(8, duration: 2) }
        }
        var pose = Pose(x: 100, angle: .degrees(30))
        timeline.update(&pose, time: 1)
        #expect(pose.x == 6 && pose.angle == .degrees(30))
        timeline.update(&pose, progress: 1)
        #expect(pose.x == 8 && pose.angle == .degrees(30))
    }

    @Test func noKeyframesKeepTheValue() {
        let timeline = KeyframeTimeline(initialValue: Pose(x: 7)) { KeyframeTrack(\.x) {} }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 1).x == 7)
        #expect(timeline.value(progress: 0.5).x == 7)
    }

    @Test func loopsAndConditionsBuildKeyframes() {
        let high = true
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                for index in 1...4 { LinearKeyframe(Double(index), duration: 1) }
                if high { LinearKeyframe(100, duration: 1) } else { LinearKeyframe(-100, duration: 1) }
            }
        }
        #expect(timeline.duration == 5)
        #expect(timeline.value(time: 2.5) == 2.5)
        #expect(timeline.value(time: 5) == 100)
    }

    @Test(arguments: [true, false]) func conditionsBuildKeyframesOutsideATrack(isDown: Bool) {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            if isDown {
                LinearKeyframe(0.5, duration: 1)
            } else {
                LinearKeyframe(3, duration: 2)
                LinearKeyframe(1, duration: 2)
            }
        }
        #expect(timeline.duration == (isDown ? 1 : 4))
        #expect(timeline.value(time: 1) == (isDown ? 0.5 : 2))
    }

    @Test func atAMoveTheEndOfWhatWasBeforeItShows() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            MoveKeyframe(5)
            LinearKeyframe(7, duration: 2)
        }
        #expect(timeline.value(time: 1) == 1)
        #expect(timeline.value(time: 1 + 1e-9) > 5)
        #expect(timeline.value(time: 2) == 6)
        #expect(timeline.value(time: 3) == 7)
        // The speed of the part that ends there, and none after the whole.
        #expect(timeline.velocity(time: 1) == 1)
        #expect(timeline.velocity(time: 3) == 1)
        #expect(timeline.velocity(time: 3.001) == 0)
    }

    @Test func aLeadingMoveShowsAtOnce() {
        let timeline = KeyframeTimeline(initialValue: 5.0) {
            MoveKeyframe(1)
            LinearKeyframe(3, duration: 1)
        }
        #expect(timeline.value(time: 0) == 1)
        #expect(timeline.value(time: 0.5) == 2)
    }

    @Test func explicitVelocitiesHoldOnBothSides() {
        let h = 1e-6
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 3, endVelocity: -7)
            CubicKeyframe(0, duration: 1)
            CubicKeyframe(5, duration: 1, startVelocity: 2)
        }
        func velocity(_ time: Double) -> Double { (timeline.value(time: time + h) - timeline.value(time: time)) / h }
        #expect(agree(velocity(0), 3, 1e-4))
        #expect(agree(velocity(1 - h), -7, 1e-4, scale: 7))
        #expect(agree(velocity(1), -7, 1e-4, scale: 7))
        #expect(agree(velocity(2 - h), 2, 1e-4))
        #expect(agree(velocity(2), 2, 1e-4))
        #expect(agree(velocity(3 - h), 0, 1e-4))
    }

    @Test func cubicKeyframesJoinTheirNeighborsSmoothly() {
        let h = 1e-6
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 0.5)
            CubicKeyframe(0, duration: 0.7)
            SpringKeyframe(30, duration: 0.6, spring: .bouncy)
            CubicKeyframe(5, duration: 0.4)
            LinearKeyframe(-5, duration: 1)
        }
        for joint in [1.0, 1.5, 2.2, 2.8, 3.2] {
            let before = (timeline.value(time: joint - h) - timeline.value(time: joint - 2 * h)) / h
            let after = (timeline.value(time: joint + 2 * h) - timeline.value(time: joint + h)) / h
            #expect((before - after).magnitude < 0.01, "\(joint): \(before), \(after)")
        }
    }

    @Test func aSpringWithoutDurationTakesItsTime() {
        let spring = Spring.bouncy
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: spring) }
        #expect(agree(timeline.duration, spring.settlingDuration(target: 100.0, epsilon: 1e-4), 1e-12))
        #expect((timeline.value(time: timeline.duration) - 100).magnitude < 1e-4)
        let endless = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(bounce: 1)) }
        #expect(endless.duration.isFinite && endless.duration > 100)
    }

    @Test func aRestartKeepsTheVelocityOfEachTrack() {
        let h = 1e-6
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) { CubicKeyframe(10, duration: 1) }
            KeyframeTrack(\.point) { LinearKeyframe(CGPoint(x: 8, y: -4), duration: 2) }
        }
        let again = timeline.restarted(
            at: 0.5,
            content: KeyframesBuilder<Pose>.buildPartialBlock(
                accumulated: KeyframeTrack(\Pose.point) { CubicKeyframe(CGPoint.zero, duration: 1) },
                next: KeyframeTrack(\Pose.x) { SpringKeyframe(0, duration: 1) }))
        let (start, soon) = (again.value(time: 0), again.value(time: h))
        #expect(agree(start.x, 5, 1e-12) && agree(Double(start.point.x), 2, 1e-12))
        #expect(agree((soon.x - start.x) / h, 15, 1e-3, scale: 15))
        #expect(agree(Double(soon.point.x - start.point.x) / h, 4, 1e-3, scale: 4))
        #expect(agree(Double(soon.point.y - start.point.y) / h, -2, 1e-3, scale: 4))
        // After the end a timeline stands still.
        let rested = timeline.restarted(at: 9, content: KeyframeTrack(\Pose.x) { CubicKeyframe(0, duration: 1) })
        #expect(((rested.value(time: h).x - 10) / h).magnitude < 1e-3)
    }

    @Test func anyOrderOfTimesGivesTheSameBits() {
        var numbers = SplitMix(seed: 40)
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                SpringKeyframe(10, spring: .bouncy)
                CubicKeyframe(3, duration: 0.4)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(45), duration: 0.3, timingCurve: .easeInOut) }
        }
        let times = (0..<200).map { Double($0) / 60 }
        let inOrder = times.map { timeline.value(time: $0) }
        for index in times.indices.shuffled(using: &numbers) {
            let value = timeline.value(time: times[index])
            #expect(value.x == inOrder[index].x && value.angle == inOrder[index].angle)
        }
    }

    @Test func absurdDurationsCountAsNone() {
        for duration in [0, -1, Double.nan] {
            let timeline = KeyframeTimeline(initialValue: 1.0) {
                LinearKeyframe(2, duration: duration)
                CubicKeyframe(3, duration: duration)
                CubicKeyframe(4, duration: 1)
                SpringKeyframe(5, duration: duration)
            }
            #expect(timeline.duration == 1)
            #expect(timeline.value(time: 1) == 4)
        }
    }
}
