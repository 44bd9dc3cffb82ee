import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct ShapeTests {
    private let box = CGRect(x: 10, y: 20, width: 60, height: 40)

    private func path(_ shape: some Shape) -> Path { shape.path(in: box) }

    @Test("A filled circle lowers to an ellipse in the middle of its frame, in the resolved color")
    func circle() throws {
        let nodes = try lowered(Circle().fill(.red).frame(width: 60, height: 40))
        #expect(
            nodes == [
                .fill(
                    Fill(
                        Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)), paint: .color(.bytes(255, 59, 48))
                    ))
            ])
    }

    @Test("Circles are square, the other shapes take what they are offered, and 10 points of nothing")
    func sizes() {
        let offer = ProposedViewSize(width: 60, height: 40)
        #expect(Circle().sizeThatFits(offer) == CGSize(width: 40, height: 40))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 60, height: nil)) == CGSize(width: 60, height: 60))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Ellipse().sizeThatFits(offer) == CGSize(width: 60, height: 40))
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test("Rounded shapes keep their simple forms, for which the rasterizer has closed ones")
    func simpleForms() {
        #expect(path(Rectangle()).simpleShape == .rect(box))
        #expect(path(Ellipse()).simpleShape == .ellipse(box))
        #expect(
            path(RoundedRectangle(cornerRadius: 8)).simpleShape
                == .roundedRect(box, cornerSize: CGSize(width: 8, height: 8), style: .continuous))
        #expect(
            path(Capsule()).simpleShape
                == .roundedRect(box, cornerSize: CGSize(width: 20, height: 20), style: .continuous))
    }

    @Test("Insetting a rounded rectangle shrinks its radii by as much, down to none")
    func insets() {
        let inner = CGRect(x: 15, y: 25, width: 50, height: 30)
        #expect(
            path(RoundedRectangle(cornerRadius: 8, style: .circular).inset(by: 5)).simpleShape
                == .roundedRect(inner, cornerSize: CGSize(width: 3, height: 3), style: .circular))
        #expect(path(RoundedRectangle(cornerRadius: 4).inset(by: 5)).boundingRect == inner)
        #expect(path(Rectangle().inset(by: 2).inset(by: 3)).simpleShape == .rect(inner))
        #expect(path(Rectangle().inset(by: 21)).isEmpty)
    }

    @Test("A radius that is too large makes a capsule, also of an inset rectangle")
    func capsules() {
        for radius in [20.0, 100, .infinity] {
            #expect(path(RoundedRectangle(cornerRadius: radius)) == path(Capsule()))
            #expect(
                path(RoundedRectangle(cornerRadius: radius).inset(by: 5)).simpleShape
                    == .roundedRect(
                        box.insetBy(dx: 5, dy: 5), cornerSize: CGSize(width: 15, height: 15), style: .continuous))
        }
    }

    @Test("A stroke is centered on the outline, a border lies inside of it")
    func strokes() throws {
        let stroke = try lowered(Rectangle().stroke(.black, lineWidth: 4).frame(width: 20, height: 20))
        let style = StrokeStyle(lineWidth: 4)
        #expect(
            stroke == [
                .stroke(Stroke(Path(CGRect(x: 40, y: 40, width: 20, height: 20)), style: style, paint: .color(.black)))
            ])
        let border = try lowered(Rectangle().strokeBorder(.black, lineWidth: 4).frame(width: 20, height: 20))
        #expect(
            border == [
                .stroke(Stroke(Path(CGRect(x: 42, y: 42, width: 16, height: 16)), style: style, paint: .color(.black)))
            ])
    }

    @Test("Fills and strokes of one shape chain, later ones in front")
    func chains() throws {
        let nodes = try lowered(Circle().fill(.white).stroke(.black, lineWidth: 2).frame(width: 20, height: 20))
        let circle = Path(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(
            nodes == [
                .fill(Fill(circle, paint: .color(.white))),
                .stroke(Stroke(circle, style: StrokeStyle(lineWidth: 2), paint: .color(.black))),
            ])
    }

    @Test("Half of a circle's outline is the lower half: it begins at three o'clock and turns clockwise")
    func trim() {
        let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
        #expect(half.isClose(to: CGRect(x: 0, y: 10, width: 20, height: 10), within: 0.01))
        #expect(Circle().trim(from: 0.5, to: 0.5).path(in: box).isEmpty)
        #expect(Circle().trim().path(in: box) == Circle().path(in: box))
    }

    @Test("A trim animates, and with it the length drawn")
    func trimAnimation() throws {
        let view = Changing(0.0, 1.0) { Rectangle().trim(from: 0, to: $0).stroke(.black).frame(width: 10, height: 10) }
        for (time, length) in [(0.5, 10.0), (1, 20), (1.5, 30)] {
            let nodes = try lowered(view, at: time)
            guard case .stroke(let stroke)? = nodes.first else { return #expect(Bool(false)) }
            var (drawn, from) = (0.0, CGPoint.zero)
            stroke.path.forEach { element in
                switch element {
                case .move(let to): from = to
                case .line(let to):
                    drawn += abs(to.x - from.x) + abs(to.y - from.y)
                    from = to
                default: #expect(Bool(false), "a rectangle has straight lines")
                }
            }
            #expect(abs(drawn - length) < 1e-9, "at \(time)")
        }
    }

    @Test("Transformed shapes move the outline and not the width of its line")
    func transforms() {
        #expect(path(Rectangle().offset(x: 3, y: -2)).boundingRect == box.offsetBy(dx: 3, dy: -2))
        #expect(path(Rectangle().scale(0.5)).boundingRect == CGRect(x: 25, y: 30, width: 30, height: 20))
        #expect(
            path(Rectangle().rotation(.degrees(90))).boundingRect.isClose(
                to: CGRect(x: 20, y: 10, width: 40, height: 60)))
        #expect(path(Rectangle().size(width: 5, height: 6)).boundingRect == CGRect(x: 10, y: 20, width: 5, height: 6))
        guard case .line(_, let style) = Rectangle().stroke(lineWidth: 3).rotation(.degrees(45))._outline(in: box)
        else {
            return #expect(Bool(false), "a turned line is still a line")
        }
        #expect(style.lineWidth == 3)
    }

    private struct Wedge: Shape {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        func path(in rect: CGRect) -> Path {
            // Takes for granted, as many do, that the rectangle begins at the origin.
            Path(CGRect(x: 0, y: 0, width: rect.width, height: angle))
        }
    }

    @Test("A shape of one's own is drawn at the origin and moved to its frame; its data animates")
    func customShape() throws {
        let view = Changing(10.0, 30.0) { Wedge(angle: $0).fill(.black).frame(width: 40, height: 40) }
        for (time, height) in [(0, 10.0), (0.5, 15), (1, 20), (2, 30)] {
            let nodes = try lowered(view, at: time)
            #expect(
                nodes == [.fill(Fill(Path(CGRect(x: 30, y: 30, width: 40, height: height)), paint: .color(.black)))])
        }
    }

    @Test("An erased shape animates while its type stays, and changes at once where it does not")
    func erased() throws {
        let moving = Changing(10.0, 30.0) { AnyShape(Wedge(angle: $0)).frame(width: 40, height: 40) }
        #expect(
            try lowered(moving, at: 1) == [
                .fill(Fill(Path(CGRect(x: 30, y: 30, width: 40, height: 20)), paint: .color(.black)))
            ])
        let jumping = Changing(false, true) {
            ($0 ? AnyShape(Ellipse()) : AnyShape(Wedge(angle: 5))).frame(width: 40, height: 40)
        }
        #expect(
            try lowered(jumping, at: 0.5)
                == [.fill(Fill(Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)), paint: .color(.black)))])
    }

    @Test("Where the layout jumps in an animation, leaves move and grow there")
    func frameAnimation() throws {
        let view = Changing(false, true) { flag in
            HStack(spacing: 0) {
                if flag { Color.clear.frame(width: 20) }
                Color.black
            }
        }
        for (time, left) in [(0, 0.0), (0.5, 5), (1, 10), (2, 20)] {
            let probe = SceneProbe(FrameScene(size: .zero, nodes: try lowered(view, at: time)))
            let black = try #require(probe.fills.last)
            #expect(black.rect.isClose(to: CGRect(x: left, y: 0, width: 100 - left, height: 100)), "at \(time)")
        }
    }

    @Test("Shapes with a direction are mirrored where text runs from right to left")
    func mirrored() throws {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular)
        let plain = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        let nodes = try lowered(shape.fill(.black).environment(\.layoutDirection, .rightToLeft))
        guard case .fill(let fill)? = nodes.first else { return #expect(Bool(false)) }
        #expect(!plain.contains(CGPoint(x: 1, y: 1)) && plain.contains(CGPoint(x: 99, y: 1)))
        #expect(fill.path.contains(CGPoint(x: 1, y: 1)) && !fill.path.contains(CGPoint(x: 99, y: 1)))
    }

    @Test("A shape of its own size lies with its anchor on that of the frame")
    func sizedAnchor() {
        let frame = CGRect(x: 10, y: 20, width: 100, height: 60)
        func place(_ anchor: UnitPoint) -> CGRect {
            Rectangle().size(width: 20, height: 10, anchor: anchor).path(in: frame).boundingRect
        }
        #expect(place(.topLeading) == CGRect(x: 10, y: 20, width: 20, height: 10))
        #expect(place(.center) == CGRect(x: 50, y: 45, width: 20, height: 10))
        #expect(place(.bottomTrailing) == CGRect(x: 90, y: 70, width: 20, height: 10))
    }
}
