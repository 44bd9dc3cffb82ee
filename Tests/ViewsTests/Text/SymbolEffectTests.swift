import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Effects on symbols over time, after the tables of the rendering facts.
@MainActor
struct SymbolEffectTests {
    private func effect(_ effect: some SymbolEffect, _ options: SymbolEffectOptions = .default, triggered: Bool = true)
        -> ActiveSymbolEffect
    {
        ActiveSymbolEffect(
            motion: effect.configuration.motion, options: options, start: 1, end: nil, isTriggered: triggered)
    }

    @Test("A bounce reaches 1.25 after 0.217 s, goes below 1 and is at rest after 0.7 s")
    func bounce() {
        let bounce = effect(.bounce)
        #expect(abs(bounce.pose(at: 1.217).pose.scale - 1.25) < 1e-9)
        #expect(abs(bounce.pose(at: 1.434).pose.scale - 0.95) < 1e-9)
        #expect(bounce.pose(at: 1.7001) == (SymbolPose(), false))
        #expect(effect(.bounce.down).pose(at: 1.217).pose.scale == 0.75)
    }

    @Test("Variable color there and back lights one layer after the other, the ends once, in 1.17 s")
    func thereAndBack() throws {
        let whole = effect(.variableColor.iterative.reversing, triggered: false)
        func brightest(_ step: Double) throws -> Int {
            let layers = try #require(whole.pose(at: 1 + step * 1.17 / 4).pose.layers)
            let shares = (0..<3).map { layers($0, 3) }
            return try #require(shares.indices.max { shares[$0] < shares[$1] })
        }
        #expect(try (0..<9).map { try brightest(Double($0)) } == [0, 1, 2, 1, 0, 1, 2, 1, 0])
    }

    @Test("Speed divides durations; repeats follow each other, with a pause where one is asked for")
    func options() {
        #expect(abs(effect(.bounce, .speed(2)).pose(at: 1.1085).pose.scale - 1.25) < 1e-9)
        let thrice = effect(.bounce, .repeat(3))
        #expect(abs(thrice.pose(at: 1 + 1.4 + 0.217).pose.scale - 1.25) < 1e-9)
        #expect(!thrice.pose(at: 3.11).isMoving)
        let periodic = effect(.bounce, .repeat(.periodic(2, delay: 1)))
        #expect(periodic.pose(at: 2).pose == SymbolPose())
        #expect(abs(periodic.pose(at: 1 + 1.7 + 0.217).pose.scale - 1.25) < 1e-9)
    }

    @Test("An effect that lasts goes on until it ends, and comes to rest within a quarter of a second")
    func lasting() {
        var rotate = effect(.rotate, triggered: false)
        #expect(abs(rotate.pose(at: 1.5).pose.rotation - 90) < 1e-9)
        #expect(rotate.pose(at: 1001).isMoving)
        rotate.end = 1.5
        #expect(rotate.pose(at: 1.8) == (SymbolPose(), false))
    }

    @Test("An effect that is ended fades: after an eighth of a second each part of its pose is half as far from rest")
    func fading() {
        let effects: [ActiveSymbolEffect] = [
            effect(.breathe, triggered: false), effect(.rotate, triggered: false), effect(.pulse, triggered: false),
            effect(.wiggle.left, triggered: false), effect(.bounce, .repeat(50), triggered: false),
        ]
        var moved = SymbolPose()
        for whole in effects {
            for end in [1.3, 1.9, 2.2] {
                var ended = whole
                ended.end = end
                let (full, half) = (whole.pose(at: end + 0.125).pose, ended.pose(at: end + 0.125).pose)
                #expect(abs(half.scale - (1 + full.scale) / 2) < 1e-9)
                #expect(abs(half.opacity - (1 + full.opacity) / 2) < 1e-9)
                #expect(abs(half.rotation - full.rotation / 2) < 1e-9)
                #expect(abs(half.offset.width - full.offset.width / 2) < 1e-9)
                #expect(abs(half.offset.height - full.offset.height / 2) < 1e-9)
                #expect(ended.pose(at: end).pose == whole.pose(at: end).pose)
                moved = moved.combined(with: full)
            }
        }
        #expect(moved.scale != 1 && moved.opacity < 1 && moved.rotation != 0 && moved.offset.width != 0)
    }

    @Test("Scaling up holds 1.25; disappearing holds nothing")
    func held() {
        #expect(effect(.scale.up, triggered: false).pose(at: 5).pose.scale == 1.25)
        #expect(effect(.disappear, triggered: false).pose(at: 5).pose.opacity == 0)
        #expect(effect(.appear, triggered: false).pose(at: 5).pose == SymbolPose())
    }

    @Test("A pulse is at its faintest after a second")
    func pulse() {
        let pulse = effect(.pulse, triggered: false)
        #expect(abs(pulse.pose(at: 2).pose.opacity - 0.3) < 1e-9)
        #expect(abs(pulse.pose(at: 3).pose.opacity - 1) < 1e-9)
    }

    @Test("Variable color lights the layers one after another, cumulative keeps them lit")
    func variableColor() throws {
        let iterative = try #require(effect(.variableColor.iterative).pose(at: 1.2).pose.layers)
        #expect(iterative(0, 4) > iterative(2, 4) && abs(iterative(3, 4) - 0.3) < 1e-9)
        let late = try #require(effect(.variableColor.cumulative).pose(at: 2.2).pose.layers)
        #expect(late(0, 4) == 1 && late(2, 4) == 1)
        let hiding = try #require(effect(.variableColor.iterative.hideInactiveLayers).pose(at: 1.2).pose.layers)
        #expect(hiding(3, 4) == 0)
    }

    @Test("A replaced symbol shrinks to half in 0.19 s before the new one grows from half")
    func replace() {
        let effect = ReplaceSymbolEffect()
        #expect(effect.frames(from: "a", to: "b", at: 0) == [.init(name: "a", pose: SymbolPose(scale: 1))])
        #expect(effect.frames(from: "a", to: "b", at: 0.19) == [.init(name: "b", pose: SymbolPose(scale: 0.5))])
        #expect(effect.upUp.frames(from: "a", to: "b", at: 0.38).map(\.pose.opacity) == [0, 1])
        #expect(effect.offUp.frames(from: "a", to: "b", at: 0).map(\.name) == ["b"])
    }

    @Test("On stage a symbol bounces when its value changes, and not before")
    func onStage() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) {
            Changing(0, 1, nil) { Image(systemName: "star.fill").symbolEffect(.bounce, value: $0) }
        }
        func scale(_ time: Double) throws -> Double {
            for case .layer(.transform(let transform), _) in try stage.scene(at: time).nodes { return transform.a }
            return 1
        }
        #expect(try abs(scale(0.217) - 1.25) < 1e-9)
        #expect(try scale(1) == 1)
        let still = Stage(size: CGSize(width: 100, height: 100), duration: 3) {
            Image(systemName: "star.fill").symbolEffect(.bounce, value: 0)
        }
        #expect(try still.scene(at: 0.217) == still.scene(at: 2))
    }

    @Test(
        "A symbol to be drawn on is hidden until its effect ends, then drawn from the beginning; drawn off, it goes from there"
    )
    func drawing() {
        func drawn(_ effect: ActiveSymbolEffect, _ time: Double) -> [Double] {
            let drawn = effect.pose(at: time).pose.drawn
            return [drawn.lowerBound, drawn.upperBound].map { ($0 * 1e9).rounded() / 1e9 }
        }
        var on = effect(.drawOn, triggered: false)
        #expect(drawn(on, 5) == [0, 0])
        on.end = 5
        #expect(drawn(on, 5.4) == [0, 0.5] && on.pose(at: 5.81).pose.isIdentity)
        let off = effect(.drawOff, triggered: false)
        #expect(off.pose(at: 1).pose.isIdentity && drawn(off, 1.4) == [0.5, 1])
        #expect(drawn(effect(.drawOff.reversed, triggered: false), 1.4) == [0, 0.5])
    }

    @Test("The pen goes half way round what is thin, all round what is not, and not round holes")
    func pen() {
        // A bar of 100 by 10: 0.55 of its outline of 220, along its upper edge first; the pen reaches 10 to each side.
        let bar = SymbolLines(Path(CGRect(x: 0, y: 0, width: 100, height: 10)), size: 100)
        #expect(
            bar.shown(0...0.5).boundingRect.isClose(to: CGRect(x: -10, y: -10, width: 80.5, height: 20), within: 0.1))
        #expect(bar.shown(0...1).boundingRect.maxX == 110)
        var ring = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 90), CGPoint(x: 90, y: 90), CGPoint(x: 90, y: 10)])
        ring.closeSubpath()
        let lines = SymbolLines(ring, size: 100)
        #expect(
            lines.shown(0...0.25).boundingRect.isClose(to: CGRect(x: -10, y: -10, width: 120, height: 20), within: 0.1))
        #expect(!lines.shown(0...1).contains(CGPoint(x: 50, y: 50)))
    }
}
