import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How what a view or a layer has shown gives way to what it shows.
@MainActor
struct LayerPassageTests {
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    private let old: [Node] = [.fill(Fill(Path(CGRect(x: 0, y: 0, width: 100, height: 80)), paint: .color(.white)))]
    private let new: [Node] = [.fill(Fill(Path(CGRect(x: 0, y: 0, width: 100, height: 80)), paint: .color(.black)))]

    /// What of a plane is seen, and where the transform brings points of it.
    private func turned(
        _ options: UIView.AnimationOptions, _ part: Double
    ) throws -> (nodes: [Node], at: (CGPoint) -> CGPoint) {
        let passage = try #require(options.passage)
        let shown = passage.nodes(old, new, frame: frame, part: part)
        guard case .layer(.projection(let turn), let nodes) = shown.first else { throw CocoaError(.featureUnsupported) }
        return (nodes, { $0.applying(turn) })
    }

    @Test("A view that flips shows its old side until it is seen from the edge, then the new one, the right way round")
    func sides() throws {
        #expect(try turned(.transitionFlipFromLeft, 0.49).nodes == old)
        let (nodes, at) = try turned(.transitionFlipFromLeft, 0.75)
        #expect(nodes == new)
        #expect(at(CGPoint(x: 0, y: 40)).x < at(CGPoint(x: 100, y: 40)).x)
    }

    @Test("The side that a flip is named by comes to the front")
    func directions() throws {
        func height(_ options: UIView.AnimationOptions, _ x: Double) throws -> Double {
            let at = try turned(options, 0.25).at
            return at(CGPoint(x: x, y: 80)).y - at(CGPoint(x: x, y: 0)).y
        }
        func width(_ options: UIView.AnimationOptions, _ y: Double) throws -> Double {
            let at = try turned(options, 0.25).at
            return at(CGPoint(x: 100, y: y)).x - at(CGPoint(x: 0, y: y)).x
        }
        #expect(try height(.transitionFlipFromLeft, 0) > height(.transitionFlipFromLeft, 100))
        #expect(try height(.transitionFlipFromRight, 0) < height(.transitionFlipFromRight, 100))
        #expect(try width(.transitionFlipFromTop, 0) > width(.transitionFlipFromTop, 80))
        #expect(try width(.transitionFlipFromBottom, 0) < width(.transitionFlipFromBottom, 80))
    }

    /// Whether a node is within, at any depth, and the paths that clip it.
    private func clips(of wanted: Node, in nodes: [Node], _ outer: [Path] = []) -> [Path]? {
        for node in nodes {
            if node == wanted { return outer }
            guard case .layer(let operation, let children) = node else { continue }
            let own: [Path] = if case .clip(let path, _, _) = operation { [path] } else { [] }
            if let found = clips(of: wanted, in: children, outer + own) { return found }
        }
        return nil
    }

    @Test("A page that is curled up keeps its upper left corner longest, and is off the other one at the end")
    func curl() throws {
        let curl = try #require(UIView.AnimationOptions.transitionCurlUp.passage)
        func keeps(_ x: Double, _ y: Double, _ part: Double) -> Bool {
            clips(of: old[0], in: curl.nodes(old, new, frame: frame, part: part))?
                .allSatisfy { $0.contains(CGPoint(x: x, y: y)) } == true
        }
        #expect(keeps(99, 79, 0) && !keeps(99, 79, 0.1))
        #expect(keeps(50, 20, 0.3) && !keeps(50, 20, 0.9))
        #expect(keeps(1, 1, 0.9) && !keeps(1, 1, 1))
        // Curled down, the new page comes in the way in which the old one goes.
        let down = try #require(UIView.AnimationOptions.transitionCurlDown.passage)
        #expect(down.nodes(old, new, frame: frame, part: 0.25) == curl.nodes(new, old, frame: frame, part: 0.75))
    }

    @Test("A layer's contents are pushed in from the side that the transition names")
    func push() throws {
        for (subtype, way) in [
            (CATransitionSubtype.fromRight, CGVector(dx: -60, dy: 0)), (.fromLeft, CGVector(dx: 60, dy: 0)),
            (.fromTop, CGVector(dx: 0, dy: -40)), (.fromBottom, CGVector(dx: 0, dy: 40)),
        ] {
            let host = Hosted {
                let view = UIView()
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
                layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                view.layer.addSublayer(layer)
                let transition = CATransition()
                (transition.type, transition.subtype, transition.duration) = (.push, subtype, 2)
                transition.timingFunction = CAMediaTimingFunction(name: .linear)
                layer.add(transition, forKey: nil)
                return view
            }
            let stage = Stage(size: CGSize(width: 100, height: 80), duration: 3) { host }
            let places = try SceneProbe(stage.scene(at: 0.5)).fills.map(\.rect.origin)
            #expect(places.count == 2)
            for (place, part) in zip(places, [0.25, -0.75]) {
                #expect(abs(place.x - way.dx * part) < 1e-6 && abs(place.y - way.dy * part) < 1e-6)
            }
        }
    }
}
