import Foundation
import Testing

@testable import KinoraEffects
@testable import KinoraViews

/// The shape through which a new page is seen, and the courses of the other effects after Magic UI's newer components.
@MainActor
struct RevealShapeTests {
    nonisolated private static let forms: [(corners: Int?, inner: Double?)] = [
        (nil, nil), (3, nil), (4, nil), (6, nil), (5, 0.42),
    ]

    private func shape(_ form: (corners: Int?, inner: Double?), share: Double) -> RevealShape {
        RevealShape(
            corners: form.corners, inner: form.inner, center: CGPoint(x: 332, y: 48),
            overflow: CGSize(width: 60, height: 0), share: share)
    }

    @Test(
        "At the end it covers the whole picture, beyond the stage, too; at the beginning nothing",
        arguments: forms.indices)
    func covers(_ index: Int) {
        let stage = CGRect(x: 0, y: 0, width: 380, height: 300), picture = stage.insetBy(dx: -60, dy: 0)
        let whole = shape(Self.forms[index], share: 1).path(in: stage)
        // A hair inside, as the farthest corner lies on the edge itself.
        let inside = picture.insetBy(dx: 0.01, dy: 0.01)
        for x in [inside.minX, inside.midX, inside.maxX] {
            for y in [inside.minY, inside.midY, inside.maxY] { #expect(whole.contains(CGPoint(x: x, y: y))) }
        }
        #expect(shape(Self.forms[index], share: 0).path(in: stage).boundingRect.width == 0)
    }

    @Test("Halfway it lies about its center and leaves the farthest corner", arguments: forms.indices)
    func halfway(_ index: Int) {
        let half = shape(Self.forms[index], share: 0.5).path(in: CGRect(x: 0, y: 0, width: 380, height: 300))
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
