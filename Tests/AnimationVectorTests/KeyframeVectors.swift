import KinoraAnimation
import Foundation
import Testing

/// Timelines of keyframes, one track and several, and one triggered in the middle of its run.
enum KeyframeVectors {
    static func timeline(_ id: String) -> KeyframeTimeline<Double>? {
        switch id {
        case "objcio_cubic3":
            KeyframeTimeline(initialValue: 0) {
                CubicKeyframe(-30, duration: 0.5)
                CubicKeyframe(30, duration: 1)
                CubicKeyframe(0, duration: 0.5)
            }
        case "cubic_uniform4":
            KeyframeTimeline(initialValue: 0) {
                CubicKeyframe(1, duration: 1)
                CubicKeyframe(0, duration: 1)
                CubicKeyframe(1, duration: 1)
                CubicKeyframe(1, duration: 1)
            }
        case "linear_timing_curves":
            KeyframeTimeline(initialValue: 0) {
                LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
                LinearKeyframe(0, duration: 1, timingCurve: .easeOut)
            }
        case "linear_move_linear":
            KeyframeTimeline(initialValue: 0) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(0)
                LinearKeyframe(5, duration: 1)
            }
        case "single_cubic_is_smoothstep":
            KeyframeTimeline(initialValue: 0) { CubicKeyframe(1, duration: 1) }
        case "spring_push_effect":
            KeyframeTimeline(initialValue: 1) {
                SpringKeyframe(0.95, duration: 0.2, spring: .snappy)
                SpringKeyframe(1.0, duration: 0.2, spring: .bouncy)
            }
        case "spring_then_cubic":
            KeyframeTimeline(initialValue: 0) {
                SpringKeyframe(50, duration: 0.3, spring: .bouncy)
                CubicKeyframe(0, duration: 0.5)
            }
        default: nil
        }
    }

    static func timelines(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let timeline = try #require(Self.timeline(row["id"].string), "\(row["id"].string)")
            #expect(agree(timeline.duration, row["duration"].number, 1e-12))
            #expect(timeline.value(time: -1) == row["initialValue"].number)
            count += 2 + segments(of: row, in: timeline)
            // Timing curves are solved to 1e-15 here and there; the reference asks for 1e-9.
            for sample in row["samples"].list {
                let value = timeline.value(time: sample["t"].number)
                #expect(
                    agree(value, sample["value"].number, row["tolerance"].number, scale: 10),
                    "\(row["id"].string) at \(sample["t"].number): \(value)")
                count += 1
            }
        }
        return count
    }

    /// Where segments begin and end, and how fast.
    private static func segments(of row: JSON, in timeline: KeyframeTimeline<Double>) -> Int {
        var (time, count) = (0.0, 0)
        for segment in row["segments"].list {
            let (begin, duration) = (time, segment["duration"].number)
            time += duration
            // At a boundary the keyframe before still shows.
            let after = begin + 1e-9
            let end = (value: segment["end"].number, velocity: segment["endVelocity"].number)
            #expect(agree(timeline.value(time: after), segment["start"].number, 1e-6, scale: 10))
            count += 4
            // A move has no time of its own.
            guard duration > 0 else { continue }
            #expect(agree(timeline.value(time: time), end.value, 1e-9, scale: 10))
            #expect(
                agree(timeline.velocity(time: time), end.velocity, 1e-6, scale: 10),
                "\(row["id"].string), velocity at \(time)")
            guard segment["startVelocity"].exists else { continue }
            #expect(
                agree(timeline.velocity(time: after), segment["startVelocity"].number, 1e-5, scale: 10),
                "\(row["id"].string), velocity from \(begin)")
            count += 1
        }
        return count
    }

    struct Two {
        var a = 0.0
        var b = 0.0
    }

    static func tracks(_ section: JSON) throws -> Int {
        let row = try #require(
            section.list.first { $0["id"].string == "two_tracks_different_lengths" })
        let timeline = KeyframeTimeline(initialValue: Two()) {
            KeyframeTrack(\.a) { LinearKeyframe(1, duration: 0.5) }
            KeyframeTrack(\.b) {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        #expect(timeline.duration == row["duration"].number)
        var count = 1
        for sample in row["samples"].list {
            let value = timeline.value(time: sample["t"].number)
            #expect(agree(value.a, sample["a"].number, 1e-9))
            #expect(agree(value.b, sample["b"].number, 1e-9))
            #expect(timeline.value(progress: sample["t"].number / 2).b == value.b)
            count += 3
        }
        return count
    }

    static func restart(_ section: JSON) throws -> Int {
        let row = try #require(
            section.list.first { $0["id"].string == "trigger_mid_run" })
        let timeline = try #require(Self.timeline("objcio_cubic3"))
        let again = timeline.restarted(
            at: 0.25,
            content: KeyframeTrack {
                CubicKeyframe(-30.0, duration: 0.5)
                CubicKeyframe(30.0, duration: 1)
                CubicKeyframe(0.0, duration: 0.5)
            })
        #expect(agree(timeline.value(time: 0.25), row["value_at_trigger"].number, 1e-9))
        #expect(agree(timeline.velocity(time: 0.25), row["velocity_at_trigger"].number, 1e-9))
        var count = 2
        for sample in row["samples"].list {
            let value = again.value(time: sample["t_after"].number)
            #expect(agree(value, sample["value"].number, 1e-9, scale: 30), "\(sample["t_after"].number): \(value)")
            count += 1
        }
        return count
    }
}
