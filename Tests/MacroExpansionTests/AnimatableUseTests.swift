import SwiftUI
import Testing

@Animatable
struct Badge: Equatable {
    nonisolated(unsafe) static var heard = ""
    /// A { in a comment, and observers.
    var radius: Double = 4 { didSet { Badge.heard = "\(radius) }" } }
    var x, y: CGFloat
    var turn = Angle.degrees(10), place = CGPoint(x: 1, y: 2)
    @AnimatableIgnored var title: String = "{"
    @AnimatableIgnored
    private(set) var level = 3
    let sides = 5
    var diameter: Double { radius * 2 }
    lazy var cached = "late"

    func local() -> Int { var z = 1; z += 1; return z }
    struct Inner { var text = "" }
}

@Animatable
private struct Wave: Shape {
    var phase = -1.5
    func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: phase, dy: 0)) }
}

@Animatable
private final class Needle {
    var angle = Angle.zero
    var length: CGFloat = 2
}

/// What the compiler makes of `@Animatable` through the plugin.
@Suite("@Animatable, compiled")
struct AnimatableUseTests {
    @Test("Stored properties move as one vector, in order; ignored ones stay")
    func vector() {
        var badge = Badge(x: 5, y: 6)
        var data = badge.animatableData
        #expect(data.first == 4 && data.second.first == 5 && data.second.second.first == 6)
        data.scale(by: 2)
        badge.animatableData = data
        #expect(badge.radius == 8 && badge.x == 10 && badge.y == 12)
        #expect(badge.place == CGPoint(x: 2, y: 4) && abs(badge.turn.degrees - 20) < 1e-12)
        #expect(badge.title == "{" && badge.level == 3 && badge.sides == 5)
    }

    @Test("The conformance is added; a single property is its own vector, in a shape too")
    func conformance() {
        #expect((Badge(x: 0, y: 0) as Any) is any Animatable)
        var wave = Wave()
        wave.animatableData += 0.5
        #expect(wave.phase == -1)
        let needle = Needle()
        needle.animatableData = AnimatablePair(128, 5)
        #expect(needle.angle.radians == 1 && needle.length == 5)
    }
}
