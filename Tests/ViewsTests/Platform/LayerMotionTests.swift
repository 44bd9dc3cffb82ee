import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Core Animation and the animations of UIKit's views on the virtual clock, against the formulas of their motion.
@MainActor
struct LayerMotionTests {
    private struct Host: UIViewRepresentable {
        let make: @MainActor () -> UIView
        func makeUIView(context: Context) -> UIView { make() }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func stage(_ make: @escaping @MainActor () -> UIView) -> Stage {
        Stage(size: CGSize(width: 100, height: 80), duration: 4) { Host(make: make) }
    }

    private func fills(_ stage: Stage, at time: Double) throws -> [SceneProbe.Filled] {
        try SceneProbe(stage.scene(at: time)).fills
    }

    /// A view with one red layer of 10 × 10 points in the middle of 20 × 20 points, which `change` moves.
    private func square(_ change: @escaping @MainActor (CALayer) -> Void) -> Stage {
        stage {
            let (view, layer) = (UIView(), CALayer())
            layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.layer.addSublayer(layer)
            change(layer)
            return view
        }
    }

    @Test("A layer places its sublayers again when others come")
    func latecomers() throws {
        final class Filling: CALayer {
            override func layoutSublayers() { for layer in sublayers ?? [] { layer.frame = bounds } }
        }
        final class Host: UIView {
            let filling = Filling()
            override func layoutSubviews() {
                filling.frame = bounds
                // What comes after the first placing.
                filling.layoutIfNeeded()
                guard filling.sublayers == nil else { return }
                let late = CALayer()
                late.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                filling.addSublayer(late)
            }
        }
        let stage = stage {
            let host = Host()
            host.layer.addSublayer(host.filling)
            return host
        }
        #expect(try fills(stage, at: 0).map(\.rect.size) == [CGSize(width: 100, height: 80)])
    }

    @Test(
        "A basic animation goes evenly from one value to the other, and then shows the model",
        arguments: [0, 0.25, 0.5, 0.75])
    func basic(part: Double) throws {
        let stage = square { layer in
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (10, 50, 2)
            layer.add(move, forKey: "move")
        }
        #expect(abs(try fills(stage, at: 2 * part)[0].rect.midX - (10 + 40 * part)) < 1e-9)
        #expect(try fills(stage, at: 2.5)[0].rect.midX == 10)
    }

    @Test("A property of a class's own moves, and the class draws each value of it")
    func ownProperty() throws {
        final class Bar: CALayer {
            // As the command fills in what is marked `@NSManaged`.
            var share: CGFloat {
                get { _managed("share") }
                set { _setManaged("share", newValue) }
            }
            override class func needsDisplay(forKey key: String) -> Bool {
                key == "share" || super.needsDisplay(forKey: key)
            }
            override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 80 * share, height: 10)) }
        }
        let stage = stage {
            let (view, bar) = (UIView(), Bar())
            bar.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
            bar.share = 1
            let move = CABasicAnimation(keyPath: "share")
            (move.fromValue, move.toValue, move.duration) = (0, 1, 2)
            bar.add(move, forKey: nil)
            view.layer.addSublayer(bar)
            return view
        }
        #expect(abs(try fills(stage, at: 0.5)[0].rect.width - 20) < 1e-9)
        #expect(try fills(stage, at: 3)[0].rect.width == 80)
        #expect(Bar().share == 0)
    }

    @Test("What is left out of from, to and by follows from the others and from the property")
    func ends() {
        func shown(_ from: Any?, _ to: Any?, _ by: Any?, _ part: Double) -> Double? {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
            let place = LayerTiming.Place(seconds: part, progress: part, cycle: 0)
            return animation.value(at: place, from: .number(10))?.number
        }
        #expect(shown(2, 4, nil, 0.5) == 3 && shown(2, nil, 4, 0.5) == 4 && shown(nil, 8, 4, 0.5) == 6)
        #expect(shown(2, nil, nil, 0.5) == 6 && shown(nil, 20, nil, 0.5) == 15 && shown(nil, nil, 4, 0.5) == 12)
    }

    @Test("Keyframes stand at their times; discrete ones jump there, paced ones go at one speed")
    func keyframes() {
        func shown(_ mode: CAAnimationCalculationMode, _ part: Double) -> Double? {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            (animation.values, animation.calculationMode) = ([0, 10, 40], mode)
            if mode == .linear { animation.keyTimes = [0, 0.2, 1] }
            return animation.value(at: .init(seconds: part, progress: part, cycle: 0), from: .number(0))?.number
        }
        #expect(shown(.linear, 0.1) == 5 && shown(.linear, 0.6).map { abs($0 - 25) < 1e-9 } == true)
        #expect(shown(.discrete, 0.3) == 0 && shown(.discrete, 0.4) == 10 && shown(.discrete, 0.9) == 40)
        #expect(shown(.paced, 0.25) == 10 && shown(.paced, 0.5) == 20 && shown(.linear, 1) == 40)
    }

    @Test("A spring follows its closed form, and rests when its envelope does")
    func spring() {
        let animation = CASpringAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        // Mass 1, stiffness 100, damping 10: decay 5 and frequency √75.
        let (decay, frequency) = (5.0, 75.0.squareRoot())
        for time in [0.1, 0.3, 0.7] {
            let swing = cos(frequency * time) + decay / frequency * sin(frequency * time)
            let place = LayerTiming.Place(seconds: time, progress: 0, cycle: 0)
            let shown = animation.value(at: place, from: .number(0))?.number ?? 0
            #expect(abs(shown - (1 - exp(-decay * time) * swing)) < 1e-9)
        }
        #expect(abs(animation.settlingDuration - log((1 + decay / frequency) / 0.001) / decay) < 1e-9)
    }

    @Test("A rotation by name turns the layer; half a turn of a square is the square", arguments: [0.25, 0.5, 1.25])
    func rotation(time: Double) throws {
        let stage = square { layer in
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 2, .infinity)
            layer.add(turn, forKey: "turn")
        }
        let angle = Double.pi * time
        let width = 10 * (abs(cos(angle)) + abs(sin(angle)))
        #expect(abs(try fills(stage, at: time)[0].rect.width - width) < 1e-9)
    }

    @Test("UIView.animate moves the center slowly at both ends, and tells its end at the virtual time")
    func viewAnimation() throws {
        final class Log { var ends: [Double] = [] }
        let log = Log()
        let stage = stage {
            let (view, dot) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            dot.backgroundColor = .red
            view.addSubview(dot)
            UIView.animate(withDuration: 1, delay: 0.5) {
                dot.center.x = 45
            } completion: { _ in
                log.ends.append(VirtualClock.present)
            }
            return view
        }
        for time in [0.25, 0.75, 1, 1.25, 2] {
            let part = UnitCurve.easeInOut.value(at: time - 0.5)
            #expect(abs(try fills(stage, at: time)[0].rect.midX - (5 + 40 * part)) < 1e-6)
        }
        #expect(log.ends == [1.5])
        // A frame alone is that of the performance.
        let alone = try fills(stage, at: 0.75)
        #expect(abs(alone[0].rect.midX - (5 + 40 * UnitCurve.easeInOut.value(at: 0.25))) < 1e-6)
    }

    @Test("A replicator shows each instance one step further and one delay later")
    func replicator() throws {
        let stage = stage {
            let (view, replicator, dot) = (UIView(), CAReplicatorLayer(), CALayer())
            replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
            (replicator.instanceCount, replicator.instanceDelay) = (3, 0.5)
            replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            let fall = CABasicAnimation(keyPath: "position.y")
            (fall.fromValue, fall.toValue, fall.duration) = (5, 45, 2)
            dot.add(fall, forKey: "fall")
            replicator.addSublayer(dot)
            view.layer.addSublayer(replicator)
            return view
        }
        let found = try fills(stage, at: 1.25).map(\.rect)
        #expect(found.map(\.minX) == [0, 20, 40])
        for (index, rect) in found.enumerated() {
            #expect(abs(rect.midY - (5 + 20 * (1.25 - 0.5 * Double(index)))) < 1e-9)
        }
    }

    @Test("Sublayers may be set, and know their superlayer")
    func sublayers() {
        let (root, first, second) = (CALayer(), CALayer(), CALayer())
        root.sublayers = [first, second]
        #expect(first.superlayer === root && second.superlayer === root)
        root.sublayers?.removeLast(1)
        #expect(second.superlayer == nil && root.sublayers?.count == 1)
    }
}
