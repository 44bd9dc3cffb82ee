import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Constraints that a visual format stands for, by the places that they give views.
@MainActor
struct VisualFormatTests {
    private func places(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        let (outer, views) = (UIView(), ["a": UIView(), "b": UIView()])
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        outer.layOut(in: CGSize(width: 200, height: 100))
        return ["a", "b"].map { views[$0]!.frame }
    }

    @Test("Views stand in a row with the lengths and distances of the line")
    func row() {
        let found = places("H:|-10-[a(50)][b]-(gap)-|", "V:|[a(20)]", "V:|-5-[b]|", metrics: ["gap": 30])
        #expect(found[0] == CGRect(x: 10, y: 0, width: 50, height: 20))
        #expect(found[1] == CGRect(x: 60, y: 5, width: 110, height: 95))
    }

    @Test("A plain dash is 8 points between views and the margin at the edge")
    func usual() {
        let found = places("|-[a(40)]-[b]-|", "V:|[a]|", "V:|[b]|")
        #expect(found.map(\.minX) == [8, 56] && found[1].maxX == 192)
    }

    @Test("Lengths may be those of other views, at least or at most something, and of less weight")
    func predicates() {
        let found = places("H:|[a(>=20,<=60)]-(>=5)-[b(==a)]|", "H:[a(90@500)]", "V:|[a]|", "V:|[b]|")
        #expect(found.map(\.width) == [60, 60] && found[1].maxX == 200)
    }

    @Test("Views in a line share the edges that the options name, and a line may go to the left")
    func options() {
        let found = places("H:|-10-[a(50)]-20-[b(30)]", options: [.alignAllTop, .directionRightToLeft])
        #expect(found.map(\.minX) == [140, 90] && found[0].minY == found[1].minY)
    }
}
