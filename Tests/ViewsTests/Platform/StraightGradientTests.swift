import Foundation
import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraViews

/// Gradients of Core Graphics and Core Animation.
@MainActor
struct StraightGradientTests {
    @Test("Between white and a black without alpha lie grays, and each stop keeps its place")
    func grays() throws {
        let stops = Gradient(mixedStraight: [(.white, 0), (.black, 0.5), (.clear, 1)]).stops
        // Colors of the same alpha, and those that differ in alpha alone, need no steps.
        #expect(stops.count == 3 && stops.map(\.location) == [0, 0.5, 1])
        let fading = Gradient(mixedStraight: [(.white, 0), (.clear, 1)]).stops
        let middle = try #require(fading.first { $0.location == 0.5 })
        #expect(middle.color == Color(rgba: RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)))
        #expect(fading.first?.color == .white && fading.last?.color == .clear && fading.last?.location == 1)
    }

    @Test("The first color of a conic layer lies in the direction of its end")
    func conic() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.colors = [CGColor.white, CGColor.black]
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        for (end, degrees) in [(CGPoint(x: 0.5, y: 0), -90.0), (CGPoint(x: 1, y: 0.5), 0), (CGPoint(x: 0.5, y: 1), 90)]
        {
            layer.endPoint = end
            let picture = try #require(layer.ownPicture())
            let nodes = try Stage(size: CGSize(width: 40, height: 20), duration: 1) { picture }.scene(at: 0).nodes
            guard case .fill(let fill)? = nodes.first, case .angular(let paint) = fill.paint else {
                Issue.record("an angular gradient: \(nodes)")
                return
            }
            #expect(abs(paint.startAngle * 180 / .pi - degrees) < 1e-9)
        }
    }
}
