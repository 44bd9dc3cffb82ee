import Foundation
import KinoraGeometry
import KinoraPixels
import Testing

@testable import KinoraScene

@Suite struct SceneDescriptionTests {
    @Test func aSceneIsAnIndentedTreeWithRoundedNumbers() {
        let card = Path(
            .roundedRect(
                CGRect(x: 0, y: 0, width: 100, height: 50.00001), cornerSize: CGSize(width: 8, height: 8),
                style: .continuous))
        let scene = FrameScene(
            size: CGSize(width: 200, height: 100), background: .white,
            nodes: [
                .layer(
                    .filter(.dropShadow(color: .black.opacity(0.33), sigma: 4, offset: CGSize(width: 0, height: 2))),
                    [
                        .layer(
                            .transform(CGAffineTransform(translationX: 1.0 / 3, y: -0.0001)),
                            [.fill(Fill(card, paint: .color(RGBA(red: 1, green: 0.5, blue: 0))))]),
                        .layer(
                            .mask(
                                [.fill(Fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), paint: .color(.black)))],
                                .alpha), []),
                    ])
            ])
        #expect(
            scene.description == """
                scene 200 x 100 on #ffffff
                  drop shadow #000000@0.33 blur 4 offset 0 2
                    transform 1 0 0 1 0.333 0
                      fill rounded rect 0 0 100 50 corner 8 continuous with #ff8000
                    mask by alpha
                      by
                        fill rect 0 0 1 1 with #000000
                """)
    }

    @Test func everythingHasADescriptionOfItsOwn() {
        let scene = SceneFixtures.everything
        let lines = Set(
            SceneFixtures.leaves.map(\.description) + SceneFixtures.operations.map { Node.layer($0, []).description })
        #expect(lines.count == SceneFixtures.leaves.count + SceneFixtures.operations.count)
        #expect(scene.description.split(separator: "\n").count > lines.count)
    }

    @Test func longPathsAreSummedUp() {
        var path = Path()
        path.move(to: .zero)
        for i in 1...40 { path.addLine(to: CGPoint(x: i, y: i % 2)) }
        #expect(
            Node.fill(Fill(path, paint: .color(.black))).description
                == "fill path of 41 elements in 0 0 40 1 with #000000")
    }
}
