@testable import KinoraAnimation
import Foundation
import Testing

/// The named animations and their defaults.
enum PresetVectors {
    /// The named animations, each with the numbers of its row, by its spelling there.
    static func check(_ section: JSON) throws -> Int {
        var count = 0
        for row in section["rows"].list {
            let pairs = try #require(spellings(row), "\(row["api"].string)")
            for (short, long) in pairs {
                let isSame = row["blendDuration"].exists ? short == long : moveAlike(short, long)
                #expect(isSame, "\(row["api"].string): \(short), \(long)")
            }
            count += row.members.count - 1
        }
        // The default is a kind of its own that moves like the spring.
        #expect(Animation.default != .spring && Animation.default.description == "DefaultAnimation()")
        for time in [0.0, 0.05, 0.2, 0.4, 0.7] {
            #expect(AnimationVectors.shown(.default, 100, time) == AnimationVectors.shown(.spring, 100, time))
        }
        return count
    }

    /// What a row calls by its short name, and the same in full with the row's numbers; nil for a row that is not known.
    private static func spellings(_ row: JSON) -> [(Animation, Animation)]? {
        let blend = row["blendDuration"].number
        func response() -> Animation {
            .spring(
                response: row["response"].number, dampingFraction: row["dampingFraction"].number, blendDuration: blend)
        }
        let physical = {
            Animation.interpolatingSpring(
                mass: row["mass"].number, stiffness: row["stiffness"].number, damping: row["damping"].number,
                initialVelocity: row["initialVelocity"].number)
        }
        let duration = row["duration"].number
        let bouncing = Animation.spring(duration: duration, bounce: row["bounce"].number)
        switch row["api"].string {
        case "Animation.spring / .spring() / .spring(duration:bounce:blendDuration:)":
            return [(.spring, response()), (.spring(), response()), (.spring(duration: 0.5), response())]
        case "Animation.spring(response:dampingFraction:blendDuration:) defaults":
            return [
                (.spring(response: 0.5), response()),
                (.spring(dampingFraction: row["dampingFraction"].number), response()),
            ]
        case "Animation.interactiveSpring / .interactiveSpring() / (duration:extraBounce:blendDuration:)":
            return [
                (.interactiveSpring, response()), (.interactiveSpring(), response()),
                (.interactiveSpring(extraBounce: 0), response()),
            ]
        case "Animation.interactiveSpring(response:dampingFraction:blendDuration:) defaults":
            return [
                (.interactiveSpring(response: 0.15), response()),
                (.interactiveSpring(dampingFraction: row["dampingFraction"].number), response()),
            ]
        case ".smooth, Spring.smooth":
            return [(.smooth, bouncing), (.spring(Spring.smooth), bouncing)]
        case ".snappy, Spring.snappy":
            return [(.snappy, bouncing), (.spring(Spring.snappy), bouncing)]
        case ".bouncy, Spring.bouncy":
            return [(.bouncy, bouncing), (.spring(Spring.bouncy), bouncing)]
        case ".smooth/.snappy/.bouncy(duration:extraBounce:)":
            return [
                (.smooth(duration: 0.4, extraBounce: 0.1), .spring(duration: 0.4, bounce: 0.1)),
                (.snappy(duration: 0.4, extraBounce: 0.1), .spring(duration: 0.4, bounce: 0.25)),
                (.bouncy(duration: 0.4, extraBounce: 0.1), .spring(duration: 0.4, bounce: 0.4)),
            ]
        case ".interpolatingSpring / (duration:bounce:initialVelocity:)":
            return [
                (.interpolatingSpring, physical()), (.interpolatingSpring(), physical()),
                (.interpolatingSpring(bounce: 0), physical()),
            ]
        case "Animation.default": return []
        case ".linear/.easeIn/.easeOut/.easeInOut/.timingCurve without duration":
            return [
                (.linear, .linear(duration: duration)), (.easeIn, .easeIn(duration: duration)),
                (.easeOut, .easeOut(duration: duration)), (.easeInOut, .easeInOut(duration: duration)),
                (.timingCurve(0.42, 0, 0.58, 1), .easeInOut(duration: duration)),
            ]
        default: return nil
        }
    }

    /// Whether two animations move alike, to the digits of the vectors file; one may end a little before the other.
    private static func moveAlike(_ one: Animation, _ other: Animation) -> Bool {
        stride(from: 0.0, through: 1, by: 0.05).allSatisfy { time in
            switch (AnimationVectors.shown(one, 1, time), AnimationVectors.shown(other, 1, time)) {
            case (nil, nil): true
            case (let a?, let b?): agree(a, b, 1e-9)
            case (let shown?, nil), (nil, let shown?): agree(shown, 1, 1e-3)
            }
        }
    }
}
