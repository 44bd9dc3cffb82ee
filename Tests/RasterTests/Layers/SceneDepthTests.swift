import Foundation
import KinoraGeometry
import KinoraScene
import Testing

@testable import KinoraRaster

struct SceneDepthTests {
    private static let leaf = Node.fill(
        Fill(Path(.rect(CGRect(x: 0, y: 0, width: 4, height: 4))), paint: .color(.black)))

    /// What puts a node one level further down.
    private static let wraps: [@Sendable (Node) -> Node] = [
        { .group([leaf, $0]) }, { .layer(.isolate, [$0, leaf]) }, { .layer(.mask([$0], .alpha), [leaf]) },
        { .layer(.mask([leaf], .alpha), [$0]) }, { .layer(.filter(.variableBlur(radius: 1, mask: [leaf, $0])), []) },
    ]

    @Test("Each level counts once, whether it is content or a mask", arguments: [0, 1, 23, 24, 25, 26, 60])
    func levels(_ depth: Int) {
        let node = (0..<depth).reduce(Self.leaf) { node, level in Self.wraps[level % Self.wraps.count](node) }
        #expect(SceneDepth.of([], limit: 100) == 0)
        #expect(SceneDepth.of([node], limit: 100) == depth)
        #expect(SceneDepth.of([Self.leaf, .group([node]), Self.leaf], limit: 100) == depth + 1)
    }

    @Test("What is deeper than the limit is told as one more", arguments: [0, 1, 24, 25, 40])
    func limit(_ limit: Int) {
        func nested(_ depth: Int) -> Node {
            (0..<depth).reduce(Self.leaf) { node, level in Self.wraps[level % Self.wraps.count](node) }
        }
        #expect(SceneDepth.of([nested(limit)], limit: limit) == limit)
        for more in [1, 2, 30] { #expect(SceneDepth.of([nested(limit + more), Self.leaf], limit: limit) == limit + 1) }
    }
}
