import Foundation
import Testing

@testable import KinoraGeometry

/// Paths from their end to their beginning.
struct PathReversalTests {
    @Test(
        "The same curves are drawn from the end to the beginning, and what is closed stays closed",
        arguments: [
            ("0 0 m 10 0 l 10 5 l", "10 5 m 10 0 l 0 0 l"), ("0 0 m 1 2 3 4 5 6 c", "5 6 m 3 4 1 2 0 0 c"),
            ("0 0 m 1 1 2 0 q", "2 0 m 1 1 0 0 q"), ("0 0 m 4 0 l 4 4 l h", "4 4 m 4 0 l 0 0 l h"),
            ("0 0 m 1 0 l 5 5 m 6 5 l", "6 5 m 5 5 l 1 0 m 0 0 l"),
            // After a close the next part begins where the closed one did.
            ("0 0 m 4 0 l h 0 9 l", "0 9 m 0 0 l 4 0 m 0 0 l h"), ("", ""),
        ])
    func reversed(_ text: String, _ expected: String) throws {
        #expect(try #require(Path(text)).reversed.description == expected)
    }

    @Test("A shape that is reversed winds the other way around")
    func winding() {
        var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addPath(Path(CGRect(x: 10, y: 10, width: 10, height: 10)).reversed)
        #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
    }
}
