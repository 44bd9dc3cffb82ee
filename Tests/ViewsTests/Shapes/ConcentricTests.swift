import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Corners that share their centers with those of the container. The radii are those of plain arithmetic: the container's less the
/// distance to it.
@MainActor
struct ConcentricTests {
    /// The outline that is filled when a shape stands at a distance from the edges of a container of 100 points.
    private func paths(_ shape: some Shape, in container: some InsettableShape, _ insets: EdgeInsets) throws -> [Path] {
        let view = shape.fill(.red).padding(insets).containerShape(container)
        return try lowered(view).compactMap { node in
            if case .fill(let fill) = node { fill.path } else { nil }
        }
    }

    private func evenly(_ distance: CGFloat) -> EdgeInsets {
        EdgeInsets(top: distance, leading: distance, bottom: distance, trailing: distance)
    }

    /// As shapes are drawn: at the origin, then moved.
    private func rounded(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Path {
        Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadii: radii)
            .applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }

    @Test("The radius is the container's less the distance, and none where that is more", arguments: [4.0, 10, 30, 40])
    func distance(distance: Double) throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: distance, dy: distance)
        let expected = rounded(rect, RectangleCornerRadii(all: max(0, 30 - distance)))
        let found = try paths(ConcentricRectangle(), in: .rect(cornerRadius: 30), evenly(distance))
        #expect(found == [expected])
    }

    @Test("A corner counts the farther of its two edges, and is no sharper than its minimum")
    func corners() throws {
        let insets = EdgeInsets(top: 5, leading: 10, bottom: 60, trailing: 5)
        let rect = CGRect(x: 10, y: 5, width: 85, height: 35)
        let plain = rounded(rect, RectangleCornerRadii(topLeading: 10, topTrailing: 15))
        #expect(try paths(ConcentricRectangle(), in: .rect(cornerRadius: 20), insets) == [plain])
        let least = rounded(
            rect, RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 15))
        #expect(
            try paths(ConcentricRectangle(corners: .concentric(minimum: 12)), in: .rect(cornerRadius: 20), insets) == [
                least
            ])
        let uniform = rounded(rect, RectangleCornerRadii(all: 15))
        #expect(
            try paths(ConcentricRectangle(corners: .concentric, isUniform: true), in: .rect(cornerRadius: 20), insets)
                == [uniform])
        let fixed = rounded(rect, RectangleCornerRadii(topLeading: 3, topTrailing: 15))
        #expect(
            try paths(
                ConcentricRectangle(topLeadingCorner: 3, topTrailingCorner: .concentric), in: .rect(cornerRadius: 20),
                insets)
                == [fixed])
    }

    @Test("Without a container corners are square, but for a minimum")
    func alone() throws {
        func path(_ shape: some Shape) throws -> [Path] {
            try lowered(shape.fill(.red)).compactMap { if case .fill(let fill) = $0 { fill.path } else { nil } }
        }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(try path(ConcentricRectangle()) == [rounded(rect, RectangleCornerRadii())])
        #expect(
            try path(ConcentricRectangle(corners: .concentric(minimum: 8))) == [
                rounded(rect, RectangleCornerRadii(all: 8))
            ])
    }

    @Test("A container relative shape is the container's, smaller by the distance, also when it is filled")
    func relative() throws {
        let rect = CGRect(x: 10, y: 10, width: 80, height: 80)
        let expected = rounded(rect, RectangleCornerRadii(all: 15))
        #expect(try paths(ContainerRelativeShape(), in: .rect(cornerRadius: 25), evenly(10)) == [expected])
        #expect(try paths(ContainerRelativeShape(), in: Ellipse(), evenly(10)) == [Path(ellipseIn: rect)])
    }
}
