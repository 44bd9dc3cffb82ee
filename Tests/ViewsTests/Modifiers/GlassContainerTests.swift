import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraGeometry
@testable import KinoraStage
@testable import KinoraViews

/// Glass that flows together. Discs have a diameter of 40 points and stand 20 points apart, unless said otherwise.
@MainActor
struct GlassContainerTests {
    private func glass<V: View>(at time: Double = 0, @ViewBuilder _ view: @escaping () -> V) throws -> [Backdrop] {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4, content: view)
        return try backdrops(stage.scene(at: time).nodes)
    }

    private func backdrops(_ nodes: [Node]) -> [Backdrop] {
        nodes.flatMap { node -> [Backdrop] in
            switch node {
            case .backdrop(let backdrop): [backdrop]
            case .group(let children), .layer(_, let children): backdrops(children)
            default: []
            }
        }
    }

    private func disc() -> some View { Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: Circle()) }

    @Test("The tint of glass moves as other colors do, also from none")
    func tint() throws {
        func shown(_ tints: (Color?, Color?), at time: Double) throws -> RGBA? {
            let backdrops = try glass(at: time) {
                Changing(false, true) { isOn in
                    Color.clear.frame(width: 40, height: 40).glassEffect(.regular.tint(isOn ? tints.1 : tints.0))
                }
            }
            guard case .glass(let effect) = backdrops.first?.effect else { return nil }
            return effect.tint
        }
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try shown((nil, red), at: 0) == nil)
        let halfway = try #require(try shown((nil, red), at: 1))
        #expect(abs(halfway.alpha - 0.5) < 1e-6 && abs(halfway.red - 1) < 1e-4 && abs(halfway.blue) < 1e-4)
        let between = try #require(try shown((.black, .white), at: 1))
        #expect(between.alpha == 1 && between.red > 0.3 && between.red < 0.7)
    }

    private func discs(_ spacing: CGFloat?, apart: CGFloat = 20) -> some View {
        GlassEffectContainer(spacing: spacing) {
            HStack(spacing: apart) {
                disc()
                disc()
            }
        }
    }

    @Test("Pieces farther apart than the spacing are as they are without a container")
    func apart() throws {
        let alone = try glass {
            HStack(spacing: 20) {
                disc()
                disc()
            }
        }
        #expect(try glass { discs(nil) } == alone)
        #expect(try glass { discs(20) } == alone)
        #expect(alone.count == 2)
    }

    @Test(
        "Pieces nearer than half of the spacing are one, with a neck between them; farther ones bend towards each other"
    )
    func joins() throws {
        let joined = try glass { discs(48) }
        let one = try #require(joined.first)
        #expect(joined.count == 1)
        let middle = CGPoint(x: 100, y: 50)
        #expect(one.path.contains(middle))
        // Half of the distance to both is 10, from which the smooth minimum takes 48 / 4: 2 points inside.
        #expect(one.path.contains(CGPoint(x: 100, y: 51.5)) && !one.path.contains(CGPoint(x: 100, y: 70)))
        // The far ends stay where they were.
        #expect(abs(one.path.boundingRect.minX - 50) < 0.1 && abs(one.path.boundingRect.maxX - 150) < 0.1)
        let bent = try glass { discs(32) }
        #expect(bent.count == 1 && !bent[0].path.contains(middle))
        // At t points from the disc, t = 32 / 4 h² with h = 1 - (20 - 2 t) / 32, of which the solution is 2.
        #expect(bent[0].path.contains(CGPoint(x: 91.95, y: 50)) && !bent[0].path.contains(CGPoint(x: 92.05, y: 50)))
    }

    @Test("A grid of smooth distances has the area of the circle that it follows")
    func outline() throws {
        let circle = Path(ellipseIn: CGRect(x: 3.3, y: 4.7, width: 40, height: 40))
        let inner = Path(ellipseIn: CGRect(x: 13.3, y: 14.7, width: 20, height: 20))
        let outline = try #require(SmoothUnion([circle, inner], reach: 0)).outline
        var (area, last): (Double, CGPoint?) = (0, nil)
        let points = ConvexHull.points(of: outline)
        last = points.last
        for point in points {
            area += (last!.x * point.y - point.x * last!.y) / 2
            last = point
        }
        #expect(abs(abs(area) - .pi * 400) < 1.5)
        for point in points { #expect(abs(point.distance(to: CGPoint(x: 23.3, y: 24.7)) - 20) < 0.02) }
    }

    @Test("Pieces of one union are one piece whatever is between them: two discs are a capsule")
    func union() throws {
        struct Pair: View {
            @Namespace private var space
            let second: String
            var body: some View {
                GlassEffectContainer {
                    HStack(spacing: 60) {
                        Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: Circle())
                            .glassEffectUnion(id: "a", namespace: space)
                        Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: Circle())
                            .glassEffectUnion(id: second, namespace: space)
                    }
                }
            }
        }
        let one = try glass { Pair(second: "a") }
        #expect(one.count == 1 && one[0].path.contains(CGPoint(x: 100, y: 69.9)))
        #expect(one[0].path.contains(CGPoint(x: 100, y: 30.1)) && !one[0].path.contains(CGPoint(x: 31, y: 32)))
        #expect(try glass { Pair(second: "b") }.count == 2)
    }

    /// A second disc that appears within 1 s from 1 s on.
    private struct Growing: View {
        @Namespace private var space
        @State private var isOpen = false
        let spacing: CGFloat
        var transition = GlassEffectTransition.matchedGeometry

        var body: some View {
            GlassEffectContainer(spacing: spacing) {
                ZStack {
                    Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: Circle())
                        .glassEffectID("first", in: space).position(x: 60, y: 50)
                    if isOpen {
                        Color.clear.frame(width: 40, height: 40).glassEffect(.regular, in: Circle())
                            .glassEffectID("second", in: space).glassEffectTransition(transition)
                            .position(x: 120, y: 50)
                    }
                }
            }
            .task {
                try? await Task.sleep(for: .seconds(1))
                withAnimation(.linear(duration: 1)) { isOpen = true }
            }
        }
    }

    @Test("A piece that appears near another comes out of it, and is where it belongs at the end")
    func morphs() throws {
        let before = try glass(at: 0.5) { Growing(spacing: 20) }
        #expect(before.count == 1)
        // Halfway its middle is halfway and its size is half: from 80 to 100, beside the first from 40 to 80.
        let half = try glass(at: 1.5) { Growing(spacing: 20) }
        #expect(half.count == 1 && half[0].opacity == 1)
        let box = half[0].path.boundingRect
        #expect(abs(box.maxX - 100) < 0.05 && abs(box.minX - 40) < 0.05)
        let after = try glass(at: 3) { Growing(spacing: 20) }
        #expect(abs(after.map(\.path.boundingRect.maxX).max()! - 140) < 0.1)
    }

    @Test("Too far from any other, and where it is asked for, a piece fades in its place")
    func materializes() throws {
        for view in [Growing(spacing: 10), Growing(spacing: 20, transition: .materialize)] {
            let half = try glass(at: 1.5) { view }
            #expect(half.count == 2)
            #expect(half.contains { $0.opacity == 0.5 && abs($0.path.boundingRect.midX - 120) < 0.1 })
        }
    }

    @Test("Where glass of one name is in another place, the glass moves there")
    func moves() throws {
        struct Switch: View {
            @Namespace private var space
            @State private var isRight = false
            var body: some View {
                GlassEffectContainer {
                    ZStack {
                        if isRight {
                            Color.clear.frame(width: 80, height: 40).glassEffect().glassEffectID("a", in: space)
                                .position(x: 140, y: 50)
                        } else {
                            Color.clear.frame(width: 40, height: 40).glassEffect().glassEffectID("a", in: space)
                                .position(x: 40, y: 50)
                        }
                    }
                }
                .task {
                    try? await Task.sleep(for: .seconds(1))
                    withAnimation(.linear(duration: 1)) { isRight = true }
                }
            }
        }
        let half = try glass(at: 1.5) { Switch() }
        #expect(half.count == 1 && half[0].opacity == 1)
        let rect = try #require(half.first).path.boundingRect
        #expect(abs(rect.midX - 90) < 0.5 && abs(rect.width - 60) < 0.5)
    }

    @Test("Pieces larger than any stage are drawn each by itself", arguments: [8000, 1e5, 1e18, .infinity])
    func wide(_ width: Double) throws {
        let pieces = [0, 50.0].map { y in
            GlassPiece(
                path: Path(CGRect(x: 0, y: y, width: width, height: 40)),
                effect: GlassEffect(variant: .regular, dark: false, tint: nil), opacity: 1)
        }
        let drawn = GlassFlow(spacing: 40).joined(pieces)
        #expect(drawn?.count ?? 2 == (width < 1e5 ? 1 : 2))
    }

    @Test(
        "A container without a limit to its spacing draws its pieces", arguments: [CGFloat.infinity, 1e300, .nan, -3])
    func spacings(_ spacing: CGFloat) throws {
        #expect(try glass { discs(spacing) }.count == 2)
    }
}
