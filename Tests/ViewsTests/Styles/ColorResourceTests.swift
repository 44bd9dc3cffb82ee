import Foundation
import Testing

@testable import KinoraViews

extension ColorResource { fileprivate static let seaweed = ColorResource(name: "seaweed", bundle: .main) }
extension Color { fileprivate static let seaweed = Color(.seaweed) }
extension ShapeStyle where Self == Color { fileprivate static var seaweed: Color { .seaweed } }

/// Colors of a catalog by the names that Xcode makes.
struct ColorResourceTests {
    @Test("A catalog's color comes before a color of the same name, so that one can be made of the other")
    func own() {
        let style: some ShapeStyle = .seaweed
        #expect(style as? Color == Color(ColorResource.seaweed))
        #expect(Color(.indigo) == Color.indigo)
    }
}
