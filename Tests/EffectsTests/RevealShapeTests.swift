import Foundation
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// The shape through which a new page is seen, and the courses of the other effects after Magic UI's newer components.
@MainActor
struct RevealShapeTests {
    nonisolated private static let forms: [(corners: Int?, inner: Double?, turn: Double, stretch: Double)] = [
        (nil, nil, 0, 1), (3, nil, 0, 1), (4, nil, 0, 1), (6, nil, 0, 1), (5, 0.42, 0, 1), (4, nil, .pi / 4, 1),
        (4, nil, .pi / 4, 1.6),
    ]

    private func shape(_ index: Int, share: Double) -> RevealShape {
        let form = Self.forms[index]
        return RevealShape(
            corners: form.corners, inner: form.inner, center: CGPoint(x: 332, y: 48),
            overflow: CGSize(width: 60, height: 0), share: share, turn: form.turn, stretch: form.stretch)
    }

    @Test("A square has its sides upright, and a rectangle is wider than high")
    func sides() {
        let stage = CGRect(x: 0, y: 0, width: 380, height: 300)
        let square = shape(5, share: 0.3).path(in: stage).boundingRect
        let rectangle = shape(6, share: 0.3).path(in: stage).boundingRect
        // 0.3 of the way to the farthest corner of the picture, which is 60 points wider at each side.
        let side = 2 * 0.3 * (392.0 * 392 + 252 * 252).squareRoot()
        #expect(abs(square.width - side) < 1e-6 && abs(square.height - side) < 1e-6)
        #expect(abs(rectangle.width - 1.6 * side) < 1e-6 && abs(rectangle.height - side) < 1e-6)
    }

    @Test(
        "At the end it covers the whole picture, beyond the stage, too; at the beginning nothing",
        arguments: forms.indices)
    func covers(_ index: Int) {
        let stage = CGRect(x: 0, y: 0, width: 380, height: 300), picture = stage.insetBy(dx: -60, dy: 0)
        let whole = shape(index, share: 1).path(in: stage)
        // A hair inside, as the farthest corner lies on the edge itself.
        let inside = picture.insetBy(dx: 0.01, dy: 0.01)
        for x in [inside.minX, inside.midX, inside.maxX] {
            for y in [inside.minY, inside.midY, inside.maxY] { #expect(whole.contains(CGPoint(x: x, y: y))) }
        }
        #expect(shape(index, share: 0).path(in: stage).boundingRect.width == 0)
    }

    @Test("Halfway it lies about its center and leaves the farthest corner", arguments: forms.indices)
    func halfway(_ index: Int) {
        let half = shape(index, share: 0.5).path(in: CGRect(x: 0, y: 0, width: 380, height: 300))
        #expect(half.contains(CGPoint(x: 332, y: 48)) && half.contains(CGPoint(x: 300, y: 60)))
        if Self.forms[index].corners != 3 { #expect(!half.contains(CGPoint(x: -60, y: 300))) }
    }

    @Test("The band's time is slow at both ends, and meets in the middle")
    func easing() {
        #expect(BandText.eased(0) == 0 && BandText.eased(1) == 1 && BandText.eased(0.5) == 0.5)
        #expect(BandText.eased(0.25) == 0.0625 && BandText.eased(0.75) == 0.9375)
    }

    @Test("The glint turns once round, and rests at a quarter and at three quarters")
    func glint() {
        #expect(GlintButton.angle(0) == 0 && GlintButton.angle(1) == 360)
        for turn in [0.15, 0.2, 0.35] { #expect(abs(GlintButton.angle(turn) - 90) < 1e-9) }
        for turn in [0.65, 0.8, 0.85] { #expect(abs(GlintButton.angle(turn) - 270) < 1e-9) }
        #expect(abs(GlintButton.angle(0.5) - 180) < 1e-6)
    }
}
