import Foundation
import Testing

@testable import KinoraTypography

@Suite("Folders of fonts")
struct FontDirectoriesTests {
    /// A folder that is removed at the end, with empty files at `paths`.
    private func withFiles(_ paths: [String], _ body: (String) throws -> Void) throws {
        let root = NSTemporaryDirectory() + "kinora-fonts-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        for path in paths {
            let file = URL(fileURLWithPath: root + "/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        try body(root)
    }

    @Test("A file is that of the first folder which has it, whatever was asked for before")
    func order() throws {
        let files = [
            "a/x/One.ttf", "a/Two.otf", "b/One.ttf", "b/.ttf", "b/Three.TTC", "b/Four.txt", "c/Two.otf", "c/é/Fünf.ttf",
            "b/opentype/inter/Two.otf", "b/opentype/inter/Six.otf",
        ]
        try withFiles(files) { root in
            let expected = [
                "One.ttf": "a/x/One.ttf", "Two.otf": "a/Two.otf", "Three.TTC": "b/Three.TTC",
                "Fünf.ttf": "c/é/Fünf.ttf",
                "Six.otf": "b/opentype/inter/Six.otf",
            ]
            func directories() -> FontDirectories {
                FontDirectories(directories: ["b", "c"].map { root + "/" + $0 }, added: [root + "/a"])
            }
            for first in expected.keys.sorted() + ["Four.txt", ".ttf", "None.ttf"] {
                let directories = directories()
                for name in [first] + expected.keys.sorted() + ["Four.txt", ".ttf", "None.ttf"] {
                    #expect(
                        directories.path(ofFile: name) == expected[name].map { root + "/" + $0 },
                        "\(name) after \(first)")
                }
                #expect(directories.addedPaths == ["Two.otf", "x/One.ttf"].map { root + "/a/" + $0 })
                #expect(directories.allPaths == expected.values.map { root + "/" + $0 }.sorted())
            }
            #expect(directories().allPaths == expected.values.map { root + "/" + $0 }.sorted())
            #expect(directories().addedPaths.count == 2)
        }
    }
}
