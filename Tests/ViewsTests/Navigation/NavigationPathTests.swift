import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A page with a name that can be looked up, which private types have not.
struct NumberedPage: Codable, Hashable { var number: Int }

/// Paths of stacks, written and read.
@MainActor
struct NavigationPathTests {
    private struct Secret: Hashable {}

    @Test("A path that was written is read with the same pages in the same order")
    func codable() throws {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        path.append(NumberedPage(number: 3))
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
        // The last page first, a name before each value.
        let words = try JSONDecoder().decode([String].self, from: data)
        #expect(words.count == 6 && words[1] == "{\"number\":3}" && words[3] == "\"two\"" && words[5] == "1")
    }

    @Test("A page that cannot be written makes the path one that cannot")
    func uncodable() {
        var path = NavigationPath([1])
        path.append(Secret())
        #expect(path.codable == nil)
    }

    @Test("What names no type is refused with its name")
    func unknown() {
        let data = Data(#"["No such type","1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
    }
}
