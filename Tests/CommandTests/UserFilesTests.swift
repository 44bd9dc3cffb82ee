import Foundation
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraCommand

/// Files beside a user's sources, as an app finds them in its bundle.
@Suite(.serialized) struct UserFilesTests {
    @Test("A file is found by its name in any folder, by folder and name, and that of the wanted language first")
    func places() throws {
        let folder = try TemporaryFolder()
        for path in [
            "App/b/cities.json", "App/a/cities.json", "App/hello.txt", "App/de.lproj/hello.txt",
            "App/fr.lproj/only.txt",
            "App/View.swift", "App/.git/secret.json", "App/Pods/lib.json",
        ] { try folder.write("x", to: path) }
        let files = UserFiles(in: BundledFolders(place: folder.path("App")))
        #expect(files.paths(of: "cities.json") == ["a/cities.json", "b/cities.json"])
        #expect(files.paths(of: "b/cities.json") == ["b/cities.json"])
        #expect(files.paths(of: "hello.txt", locale: "de_AT").first == "de.lproj/hello.txt")
        #expect(files.paths(of: "hello.txt", locale: "en").first == "hello.txt")
        #expect(files.paths(of: "only.txt", locale: "en") == ["fr.lproj/only.txt"])
        #expect(files.paths(of: "View.swift").isEmpty)
        #expect(files.paths(of: "secret.json").isEmpty && files.paths(of: "lib.json").isEmpty)
        // Beside a file, only its own folder counts.
        #expect(UserFiles(in: BundledFolders(place: folder.path("App/View.swift"))).paths(of: "cities.json").isEmpty)
    }

    /// A source whose preview is as wide as the numbers that it reads, one file after another.
    private static let source = """
        import Foundation
        import SwiftUI

        func load(_ url: URL?) -> CGFloat {
            let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "0"
            return CGFloat(Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
        }
        let parts: [CGFloat] = [
            load(Bundle.main.url(forResource: "one", withExtension: "txt")),
            load(Bundle.main.url(forResource: "two.txt", withExtension: nil)),
            load(Bundle.main.path(forResource: "four", ofType: "txt").map { URL(fileURLWithPath: $0) }),
            load(Bundle.main.resourceURL?.appendingPathComponent("one.txt")),
            CGFloat(NSDataAsset(name: "eight").flatMap { Double(String(decoding: $0.data, as: UTF8.self)) } ?? 0),
            CGFloat(Double(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "0") ?? 0),
            CGFloat(Bundle.main.urls(forResourcesWithExtension: "txt", subdirectory: nil)?.count ?? 0),
        ]
        #Preview { Color.red.frame(width: parts.reduce(0, +), height: 1) }
        """

    private func writeApp(_ source: String, below name: String, in folder: TemporaryFolder) throws {
        try folder.write(source, to: "\(name)/Card.swift")
        try folder.write("1", to: "\(name)/one.txt")
        try folder.write("2\n", to: "\(name)/Data/two.txt")
        try folder.write("4", to: "\(name)/Data/four.txt")
        try folder.write("8", to: "\(name)/Assets.xcassets/eight.dataset/8.txt")
        try folder.write(
            #"{"data": [{"filename": "8.txt"}]}"#, to: "\(name)/Assets.xcassets/eight.dataset/Contents.json")
        try folder.write(
            """
            <?xml version="1.0"?><plist version="1.0"><dict>
            <key>CFBundleShortVersionString</key><string>3.0</string><key>CFBundleName</key><string>$(NAME)</string>
            </dict></plist>
            """, to: "\(name)/Info.plist")
    }

    /// How many pixels of the only row are red.
    private func width(_ folder: TemporaryFolder, _ path: String) throws -> Int {
        let run = try KinoraProcess(
            ["render", path, "--size", "40x1", "--at", "0", "-o", "frame.png"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        try #require(run.status == 0, "\(run.complaint)")
        return try PNGFile.read(folder.path("frame.png")).pixels.count { $0 != 0xFFFF_FFFF }
    }

    @Test("Bundle.main, NSDataAsset and Info.plist of a folder of loose files are what lies in it")
    func looseFiles() throws {
        let folder = try TemporaryFolder()
        try writeApp(UserFilesTests.source, below: "App", in: folder)
        // 1 + 2 + 4 + 1 + 8, version 3, and three files of text.
        #expect(try width(folder, "./App") == 22)
    }

    @Test(
        "A package's own bundle has its resources, and the manifest of a render names the files that the source names")
    func packages() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shop", targets: [.target(name: "Shop", resources: [.process("Resources")])])
            """, to: "Shop/Package.swift")
        try folder.write("6", to: "Shop/Sources/Shop/Resources/six.txt")
        try folder.write(
            """
            import SwiftUI
            #Preview {
                let url = Bundle.module.url(forResource: "six", withExtension: "txt")
                let width = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap(Double.init) ?? 0
                Color.red.frame(width: width, height: 1)
            }
            """, to: "Shop/Sources/Shop/Card.swift")
        #expect(try width(folder, "./Shop") == 6)
        let run = try KinoraProcess(
            ["render", "./Shop", "--size", "40x1", "--frames", "0", "-o", "out"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        try #require(run.status == 0, "\(run.complaint)")
        #expect(String(decoding: try folder.bytes("out/manifest.json"), as: UTF8.self).contains("six.txt"))
    }

    @Test(
        "What a package elsewhere brings along is found, of a package and of an app without manifest",
        arguments: [true, false])
    func dependencies(isPackage: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Look", defaultLocalization: "en", products: [.library(name: "Look", targets: ["Look"])],
                targets: [.target(name: "Look")])
            """, to: "Look/Package.swift")
        try folder.write(
            """
            import SwiftUI
            public struct Bar: View {
                public init() {}
                public var body: some View {
                    let width = CGFloat(Double(String(localized: "width", bundle: .module)) ?? 0)
                    Color("brand", bundle: .module).frame(width: width, height: 1)
                }
            }
            """, to: "Look/Sources/Look/Bar.swift")
        try folder.write("\"width\" = \"8\";", to: "Look/Sources/Look/en.lproj/Localizable.strings")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
            """, to: "Look/Sources/Look/Assets.xcassets/brand.colorset/Contents.json")
        let card = "import Look\nimport SwiftUI\n#Preview { Bar() }\n"
        if isPackage {
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Shop", dependencies: [.package(path: "../Look")],
                    targets: [.target(name: "Shop", dependencies: ["Look"])])
                """, to: "Shop/Package.swift")
            try folder.write(card, to: "Shop/Sources/Shop/Card.swift")
        } else {
            try folder.write(card, to: "Shop/Card.swift")
            try folder.write(
                """
                // !$*UTF8*$!
                {
                    objects = {
                        F1 = {isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
                        B1 = {isa = PBXBuildFile; fileRef = F1; };
                        G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                        P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
                        T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (P1); productType = "com.apple.product-type.application"; };
                        L1 = {isa = XCLocalSwiftPackageReference; relativePath = ../Look; };
                        R = {isa = PBXProject; mainGroup = G0; targets = (T1); };
                    };
                    rootObject = R;
                }
                """, to: "Shop/Shop.xcodeproj/project.pbxproj")
        }
        #expect(try width(folder, "./Shop") == 8)
    }
}
