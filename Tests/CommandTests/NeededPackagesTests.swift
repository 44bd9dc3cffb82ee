import Foundation
import Testing

@testable import KinoraCommand

/// The packages that projects and manifests name, by path and by address.
@Suite(.serialized) struct NeededPackagesTests {
    private static func project(_ objects: String, imports: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            objects = {
                F1 = {isa = PBXFileReference; path = Shown.swift; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1); };
                T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (P1); productType = "com.apple.product-type.application"; };
                \(objects)
                R = {isa = PBXProject; mainGroup = G0; targets = (T1); };
            };
            rootObject = R;
        }
        """
    }

    /// A package with one module that has a view of this color.
    private func write(_ name: String, _ color: String, to folder: String, in place: TemporaryFolder) throws {
        try place.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)")])
            """, to: "\(folder)/Package.swift")
        try place.write(
            """
            import SwiftUI
            public struct \(name): View {
                public init() {}
                public var body: some View { Color.\(color) }
            }
            #Preview("\(name)'s own") { \(name)() }
            """, to: "\(folder)/Sources/\(name)/\(name).swift")
    }

    @discardableResult private func git(_ words: String..., in folder: String) throws -> String {
        let run = try Subprocess.run(
            "/usr/bin/env",
            ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"] + words,
            in: URL(fileURLWithPath: folder))
        #expect(run.status == 0, "\(run.complaint)")
        return run.output
    }

    @Test(
        "A project's packages are read: by path, as a folder among its files, and by address with the wanted versions")
    func project() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Self.project(
                """
                G0 = {isa = PBXGroup; children = (F1, L2, L3); sourceTree = "<group>"; };
                L1 = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
                L2 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Tones; sourceTree = "<group>"; };
                L3 = {isa = PBXFileReference; lastKnownFileType = folder; path = Pictures; sourceTree = "<group>"; };
                R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
                R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/b"; requirement = {kind = upToNextMinorVersion; minimumVersion = 1.2.0; }; };
                R3 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/c"; requirement = {kind = exactVersion; version = 2.0.1; }; };
                R4 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/d"; requirement = {kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.5.0; }; };
                R5 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.com:e/E.git"; requirement = {kind = branch; branch = "a\\"b\\\\c"; }; };
                R6 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/f"; requirement = {kind = revision; revision = abc; }; };
                R7 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "--upload-pack=x"; requirement = {kind = revision; revision = abc; }; };
                R8 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/g"; };
                """), to: "App/Shop.xcodeproj/project.pbxproj")
        for place in ["Kit", "App/Packages/Tones"] { try folder.write("", to: "\(place)/Package.swift") }
        try folder.write("", to: "App/Pictures/a.txt")
        let project = try #require(XcodeProject(folder.path("App/Shop.xcodeproj")))
        #expect(project.localPackages == [folder.path("App/Packages/Tones"), folder.path("Kit")])
        #expect(
            project.remotePackages.map(\.declaration) == [
                #".package(url: "git@example.com:e/E.git", branch: "a\"b\\c")"#,
                #".package(url: "https://example.com/a.git", from: "1.2.0")"#,
                #".package(url: "https://example.com/b", .upToNextMinor(from: "1.2.0"))"#,
                #".package(url: "https://example.com/c", exact: "2.0.1")"#,
                #".package(url: "https://example.com/d", "1.0.0"..<"1.5.0")"#,
                #".package(url: "https://example.com/f", revision: "abc")"#,
            ])
        #expect(project.remotePackages.map(\.identity) == ["e", "a", "b", "c", "d", "f"])
    }

    @Test("Recorded versions are read in both forms of the file; what is known of a package stays")
    func pins() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"object": {"pins": [{"package": "A", "repositoryURL": "https://example.com/A.git",
              "state": {"branch": null, "revision": "a1", "version": "1.0.0"}}]}, "version": 1}
            """, to: "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        try folder.write(
            """
            {"pins": [{"identity": "a", "kind": "remoteSourceControl", "location": "https://example.com/a",
              "state": {"revision": "a2", "version": "2.0.0"}},
              {"identity": "b", "kind": "remoteSourceControl", "location": "https://example.com/b",
              "state": {"branch": "main", "revision": "b1"}}, {"identity": "c"}], "version": 3}
            """, to: "Shop.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        var pins = PackagePins()
        pins.add(ofProject: folder.path("Shop.xcodeproj"))
        try folder.write(pins.text, to: "Package.resolved")
        let read = try #require(
            JSONSerialization.jsonObject(with: folder.bytes("Package.resolved")) as? [String: Any])
        let list = try #require(read["pins"] as? [[String: Any]])
        let states = list.map { $0["state"] as? [String: String] }
        #expect(read["version"] as? Int == 2 && list.map { $0["identity"] as? String } == ["a", "b"])
        #expect(states == [["revision": "a1", "version": "1.0.0"], ["branch": "main", "revision": "b1"]])
    }

    @Test("Packages by address are fetched as recorded, and one that cannot be had is told while the others are")
    func fetched() throws {
        let folder = try TemporaryFolder()
        for (name, color) in [("Pill", "red"), ("Leaf", "green")] {
            try write(name, color, to: "net/\(name)", in: folder)
            try git("init", "-q", in: folder.path("net/\(name)"))
            for version in ["1.0.0", "1.1.0"] {
                try folder.write(version, to: "net/\(name)/version")
                try git("add", ".", in: folder.path("net/\(name)"))
                try git("commit", "-qm", version, in: folder.path("net/\(name)"))
                try git("tag", version, in: folder.path("net/\(name)"))
            }
        }
        func reference(_ name: String) -> String {
            "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"file://\(folder.path("net/\(name)"))\"; requirement = "
                + "{kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };"
        }
        let objects = """
            G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
            R1 = \(reference("Pill")) R2 = \(reference("Leaf")) R3 = \(reference("Gone"))
            """
        try folder.write(Self.project(objects), to: "Shop/Shop.xcodeproj/project.pbxproj")
        try folder.write("import Pill\nimport Foundation\n", to: "Shop/Shown.swift")
        let revision = try git("rev-parse", "1.0.0", in: folder.path("net/Pill")).split(separator: "\n")[0]
        try folder.write(
            """
            {"pins": [{"identity": "pill", "kind": "remoteSourceControl", "location": "file://\(folder.path("net/Pill"))",
              "state": {"revision": "\(revision)", "version": "1.0.0"}}], "version": 2}
            """, to: "Shop/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        let cache = SourceCache(environment: ["KINORA_CACHE": folder.path("cache")])
        let fetching = PackageFetching(toolchain: try Toolchain.find(), cache: cache)
        let project = try #require(XcodeProject(folder.path("Shop/Shop.xcodeproj")))
        var needed = NeededPackages()
        needed.add(project, at: folder.path("Shop/Shop.xcodeproj"))
        let found = try fetching.folders(of: needed.remote, needed.pins)
        #expect(found.map { ($0 as NSString).lastPathComponent } == ["Leaf", "Pill"])
        let versions = try found.map { try String(contentsOfFile: "\($0)/version", encoding: .utf8) }
        #expect(versions == ["1.1.0", "1.0.0"])

        // Only what is imported becomes a module, and nothing is fetched where nobody says how.
        let toolchain = try Toolchain.find()
        let groups = try SourceGathering(toolchain: toolchain, fetching: fetching).groups(at: folder.path("Shop"))
        #expect(groups.map(\.module) == ["Pill", "Shop"] && groups.map(\.lender) == ["Pill", nil])
        #expect(try SourceGathering(toolchain: toolchain).groups(at: folder.path("Shop")).map(\.module) == ["Shop"])
    }

    @Test("A project in a folder of a package finds that package: by its path, or by the imports alone")
    func nested() throws {
        for reference in ["L1 = {isa = XCLocalSwiftPackageReference; relativePath = ..; };", ""] {
            let folder = try TemporaryFolder()
            try write("Pill", "red", to: "Library", in: folder)
            try folder.write(
                Self.project("G0 = {isa = PBXGroup; children = (F1); sourceTree = \"<group>\"; }; \(reference)"),
                to: "Library/Example/Shop.xcodeproj/project.pbxproj")
            try folder.write(
                "import SwiftUI\nimport Pill\n#Preview(\"Example\") { Pill() }\n", to: "Library/Example/Shown.swift")
            let run = try KinoraProcess(
                ["previews", "Library/Example", "--at", "0", "--size", "8x8", "-o", "out"], in: folder,
                environment: ["KINORA_CACHE": folder.path("cache")])
            #expect(run.status == 0, "\(run.complaint)")
            #expect(folder.names("out") == ["Example.png"])
        }
    }

    @Test("What does not compile of a borrowed module is one sentence, and what does not need it is rendered")
    func broken() throws {
        let folder = try TemporaryFolder()
        try write("Pill", "red", to: "Pill", in: folder)
        try folder.write("import SwiftUI\nlet lost = Wrong()\n", to: "Pill/Sources/Pill/Lost.swift")
        try folder.write(
            Self.project(
                """
                G0 = {isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
                L1 = {isa = XCLocalSwiftPackageReference; relativePath = ../Pill; };
                """), to: "Shop/Shop.xcodeproj/project.pbxproj")
        try folder.write("import SwiftUI\nimport Pill\n#Preview(\"Shown\") { Pill() }\n", to: "Shop/Shown.swift")
        let run = try KinoraProcess(
            ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        #expect(run.status == 0 && folder.names("out") == ["Shown.png"], "\(run.complaint)")
        #expect(run.complaint.contains("The module Pill of the package Pill is taken without 1 of its 2 files: "))
        #expect(run.complaint.contains("Lost.swift:2: cannot find 'Wrong' in scope."))
    }
}
