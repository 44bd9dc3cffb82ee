import Foundation
import Testing

@testable import KinoraCommand

/// The folders of Xcode projects: which files are a module, and what is rendered of it.
@Suite(.serialized) struct ProjectTests {
    /// A project with an app, a widget, an app for another system, and tests, in the form that Xcode writes.
    private static let list = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                F1 = {isa = PBXFileReference; path = ContentView.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = "Row View.swift"; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Shared/Tint.swift; sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; path = MacExtra.swift; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
                F6 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                B5 = {isa = PBXBuildFile; fileRef = F5; };
                B6 = {isa = PBXBuildFile; fileRef = F6; };
                G0 = {isa = PBXGroup; children = (G1, F3, S1, S2, G0); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, F2, F4, F5, F6); path = App; sourceTree = "<group>"; };
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); path = Widget; sourceTree = "<group>"; };
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (); path = Empty; sourceTree = "<group>"; };
                X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Left.swift); target = T2; };
                X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Lent.swift); target = T1; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B6); };
                P3 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4); };
                P4 = {isa = PBXSourcesBuildPhase; files = (B5); };
                C1 = {isa = XCConfigurationList; buildConfigurations = (C2); };
                C2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "My Shop"; }; };
                C3 = {isa = XCConfigurationList; buildConfigurations = (C4); };
                C4 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
                T1 = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = C1; buildPhases = (P1); productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; name = ShopWidget; buildConfigurationList = C3; buildPhases = (); fileSystemSynchronizedGroups = (S1, S2); productType = "com.apple.product-type.app-extension"; };
                T3 = {isa = PBXNativeTarget; name = ShopMac; buildPhases = (P3); productType = "com.apple.product-type.application"; };
                T4 = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (P4); productType = "com.apple.product-type.bundle.unit-test"; };
                R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3, T4); };
            };
            rootObject = R;
        }
        """

    private func makeProject(in folder: TemporaryFolder) throws {
        try folder.write(ProjectTests.list, to: "Shop.xcodeproj/project.pbxproj")
        let names = [
            "App/ContentView.swift", "App/Row View.swift", "App/MacExtra.swift", "App/Tests.swift", "App/Unused.swift",
            "Shared/Tint.swift", "Widget/ContentView.swift", "Widget/Left.swift", "Widget/Lent.swift",
        ]
        for name in names { try folder.write("let a = 1\n", to: name) }
    }

    @Test("A project's targets are read with their files: named ones, and those of folders that belong to a target")
    func targets() throws {
        let folder = try TemporaryFolder()
        try makeProject(in: folder)
        let project = try #require(XcodeProject(folder.path("Shop.xcodeproj")))
        func files(_ names: String...) -> [String] { names.map { folder.path($0) } }
        #expect(
            project.targets == [
                XcodeProject.Target(
                    module: "My_Shop",
                    files: files(
                        "App/ContentView.swift", "App/Row View.swift", "Shared/Tint.swift", "Widget/Lent.swift"),
                    rules: .ofFiles),
                XcodeProject.Target(
                    module: "ShopWidget", files: files("Widget/ContentView.swift", "Widget/Lent.swift"), rules: .ofFiles
                ),
                XcodeProject.Target(
                    module: "ShopMac",
                    files: files("App/ContentView.swift", "App/MacExtra.swift", "App/Row View.swift"),
                    rules: .ofFiles),
            ])
    }

    @Test("A file that is for other systems than phones alone is not one of its target")
    func systems() throws {
        let folder = try TemporaryFolder()
        try makeProject(in: folder)
        let list = ProjectTests.list
            .replacingOccurrences(of: "fileRef = F1;", with: "fileRef = F1; platformFilters = (ios, xros, );")
            .replacingOccurrences(of: "fileRef = F2;", with: "fileRef = F2; platformFilters = (macos, );")
            .replacingOccurrences(of: "fileRef = F3;", with: "fileRef = F3; platformFilter = maccatalyst;")
        try folder.write(list, to: "Shop.xcodeproj/project.pbxproj")
        let project = try #require(XcodeProject(folder.path("Shop.xcodeproj")))
        let files = ["App/ContentView.swift", "Widget/Lent.swift"].map { folder.path($0) }
        #expect(project.targets.first?.files == files)
    }

    @Test("Names of files and folders are found on the disk however their accents are written")
    func accents() throws {
        let folder = try TemporaryFolder()
        let (whole, apart) = ("Caf\u{E9}", "Cafe\u{301}")
        let list = ProjectTests.list.replacingOccurrences(of: "path = App;", with: "path = \"\(apart)\";")
            .replacingOccurrences(of: "path = ContentView.swift", with: "path = \"\(whole).swift\"")
        try folder.write(list, to: "Shop.xcodeproj/project.pbxproj")
        try folder.write("let a = 1\n", to: "\(whole)/\(apart).swift")
        let project = try #require(XcodeProject(folder.path("Shop.xcodeproj")))
        let files = project.targets.first?.files ?? []
        #expect(files.map { Array($0.utf8) } == [Array(folder.path("\(whole)/\(apart).swift").utf8)])
    }

    @Test("A target that shares most of its files with a larger one is not a module, and tests are none")
    func groups() throws {
        let folder = try TemporaryFolder()
        try makeProject(in: folder)
        let groups = try SourceGathering(toolchain: try Toolchain.find()).groups(at: folder.path(""))
        #expect(groups.map(\.module) == ["My_Shop", "ShopWidget"])
        #expect(!groups.flatMap(\.files).contains { $0.fileName == "Tests.swift" || $0.fileName == "Unused.swift" })
    }

    @Test("Folders beside projects are modules too: one for each program, and each that another imports by name")
    func loose() throws {
        let folder = try TemporaryFolder()
        try folder.write(ProjectTests.list, to: "Shop/Shop.xcodeproj/project.pbxproj")
        for name in ["App/ContentView.swift", "App/Unused.swift"] {
            try folder.write("let a = 1\n", to: "Shop/\(name)")
        }
        let sources = [
            ("One/App.swift", "@main struct One {}"), ("One/Views/A.swift", ""),
            ("Two/Two/App.swift", "@main struct Two {}"),
            ("Kit/Sources/Kit.swift", ""), ("Three/Three.swift", "import Kit"),
            ("Three/Tests/T.swift", "import XCTest"),
        ]
        for (name, text) in sources { try folder.write(text + "\n", to: name) }
        func found(_ place: String) throws -> [String] {
            try SourceGathering(toolchain: try Toolchain.find()).groups(at: folder.path(place)).map { group in
                "\(group.module): " + group.files.map(\.fileName).joined(separator: " ")
            }
        }
        #expect(
            try found("") == [
                "My_Shop: ContentView.swift", "Kit: Kit.swift", "One: App.swift A.swift", "Three: Three.swift",
                "Two: App.swift",
            ])
        #expect(try found("One") == ["One: App.swift A.swift"])
    }

    @Test("A tree in which one program begins is one module, also where a folder is called as an imported framework")
    func oneProgram() throws {
        let folder = try TemporaryFolder()
        func modules(_ place: String) throws -> [String] {
            try SourceGathering(toolchain: try Toolchain.find()).groups(at: folder.path(place)).map(\.module)
        }
        try folder.write("import SwiftUI\n@main struct Learning: App {}\n", to: "Learning/Learning.swift")
        try folder.write("import SwiftUI\nstruct Bars: View {}\n", to: "Learning/Charts/Bars.swift")
        // A mark in a comment is none.
        try folder.write("import Charts\n// @main\nstruct Lines: View {}\n", to: "Learning/More/Lines.swift")
        #expect(try modules("Learning") == ["Learning"])
        // What is imported and is nowhere else is a module.
        try folder.write("import More\n", to: "Learning/Charts/Points.swift")
        #expect(try modules("Learning").count == 3)
        // Samples without a program are modules, as before.
        try folder.write("import SwiftUI\n", to: "Samples/Charts/Bars.swift")
        try folder.write("import Charts\n", to: "Samples/More/Lines.swift")
        #expect(try modules("Samples").count == 2)
    }

    @Test("A target follows the rules of the language that its settings name, or else those of its project")
    func rules() throws {
        let folder = try TemporaryFolder()
        try makeProject(in: folder)
        func rules(_ target: String, _ project: String) throws -> [LanguageRules] {
            let text = ProjectTests.list
                .replacingOccurrences(
                    of: "{PRODUCT_NAME = \"My Shop\"; }", with: "{PRODUCT_NAME = \"My Shop\"; \(target) }"
                )
                .replacingOccurrences(
                    of: "R = {isa = PBXProject;",
                    with: """
                        D1 = {isa = XCConfigurationList; buildConfigurations = (D2); };
                        D2 = {isa = XCBuildConfiguration; buildSettings = {\(project) }; };
                        R = {isa = PBXProject; buildConfigurationList = D1;
                        """)
            try folder.write(text, to: "Shop.xcodeproj/project.pbxproj")
            return try #require(XcodeProject(folder.path("Shop.xcodeproj"))).targets.map(\.rules)
        }
        let none = LanguageRules.ofFiles
        #expect(try rules("", "") == [none, none, none])
        let main = try rules("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "SWIFT_VERSION = 5.0;")
        #expect(main.map(\.isOnMainActor) == [true, false, false] && main.allSatisfy(\.hasBareSlashRegex))
        #expect(main[0].flags == ["-enable-bare-slash-regex", "-default-isolation", "MainActor"])
        let six = try rules("SWIFT_VERSION = 5.0;", "SWIFT_VERSION = 6.0;")
        #expect(six.map(\.hasIsolatedDefaults) == [false, true, true])
        let slashes = try rules("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", "")
        #expect(slashes.map(\.hasBareSlashRegex) == [false, true, true])
        let named = try rules("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG BETA $(inherited)\";", "")
        #expect(named[0].flags == ["-enable-bare-slash-regex", "-D", "BETA"] && named[1] == none)
    }

    @Test("A file alone follows the rules of Xcode's files, as a folder does")
    func rulesOfFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n", to: "Card/Card.swift")
        for place in ["Card", "Card/Card.swift"] {
            let groups = try SourceGathering(toolchain: try Toolchain.find()).groups(at: folder.path(place))
            #expect(groups.map(\.rules) == [.ofFiles])
        }
    }

    @Test("The intents of a widget's definition are classes, with a variable for each parameter")
    func intents() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <plist version="1.0"><dict>
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueName</key><string>large</string></dict></array></dict></array>
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Configuration</string>
            <key>INIntentParameters</key><array>
            <dict><key>INIntentParameterName</key><string>city</string><key>INIntentParameterType</key><string>String</string></dict>
            <dict><key>INIntentParameterName</key><string>size</string><key>INIntentParameterEnumType</key><string>Size</string></dict>
            <dict><key>INIntentParameterName</key><string>bad name; x</string></dict>
            </array></dict><dict><key>INIntentName</key><string>no good</string></dict></array>
            </dict></plist>
            """, to: "Widget/Set.intentdefinition")
        let source = try #require(IntentClasses(in: FolderEntries(below: folder.path(""))).source)
        #expect(
            source == """
                import Intents
                public enum Size: Int, Sendable {
                    case `unknown`
                    case `large`
                }
                public class ConfigurationIntent: INIntent, @unchecked Sendable {
                    public var city: String?
                    public var size: Size = .unknown
                }

                """)
        #expect(IntentClasses(in: FolderEntries(below: folder.path("Widget/none"))).source == nil)
    }

    @Test("Names that a package defines for iOS hold, those for other platforms and for releases do not")
    func definitions() throws {
        func definition(_ setting: String) throws -> (String?, Bool) {
            let read = try JSONDecoder().decode(ManifestSetting.self, from: Data(setting.utf8))
            return (read.definition, read.isForPhone)
        }
        func setting(_ name: String, _ condition: String) -> String {
            #"{"kind": {"define": {"_0": "\#(name)"}}, \#(condition) "tool": "swift"}"#
        }
        let phone = try definition(setting("IOS", #""condition": {"platformNames": ["ios", "maccatalyst"]},"#))
        #expect(phone == ("IOS", true))
        #expect(try definition(setting("ALL", "")) == ("ALL", false))
        #expect(try definition(setting("MAC", #""condition": {"platformNames": ["macos"]},"#)).0 == nil)
        let release = #""condition": {"config": "release", "platformNames": []},"#
        #expect(try definition(setting("FAST", release)).0 == nil)
        #expect(try definition(setting("-Onone", "")).0 == nil)
    }

    @Test("A package is in Swift 6 by its manifest, unless it names other modes")
    func packageRules() {
        #expect(LanguageRules.isSix(tools: "6.0.0", modes: nil) && !LanguageRules.isSix(tools: "5.10.0", modes: nil))
        #expect(!LanguageRules.isSix(tools: "6.2.0", modes: ["5"]) && LanguageRules.isSix(tools: "5.9.0", modes: ["6"]))
    }

    @Test("What is no project list is not read, and its folder is gathered as it lies")
    func damaged() throws {
        let folder = try TemporaryFolder()
        for text in [
            "", "{", "{ objects = (); }", "{ objects = { R = { targets = (R); mainGroup = R; }; }; rootObject = R; }",
        ] {
            try folder.write(text, to: "Shop.xcodeproj/project.pbxproj")
            #expect(XcodeProject(folder.path("Shop.xcodeproj"))?.targets.isEmpty ?? true)
        }
        try folder.write("let a = 1\n", to: "A.swift")
        let groups = try SourceGathering(toolchain: try Toolchain.find()).groups(at: folder.path(""))
        #expect(groups.flatMap(\.files).map(\.fileName) == ["A.swift"])
    }

    @Test("A folder is a source by its bare name, too, unless an effect has that name")
    func bareNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n#Preview { Color.red }\n", to: "App/A.swift")
        try folder.write("import SwiftUI\n#Preview { Color.red }\n", to: "beam/A.swift")
        func isSource(_ word: String) throws -> Bool {
            let run = try KinoraProcess(
                ["render", word, "--preview", "None", "-o", "a.png"], in: folder,
                environment: ["KINORA_CACHE": folder.path("cache")])
            return !run.complaint.contains("effects of the catalogue have neither")
        }
        #expect(try isSource("App") && isSource("beam/") && !isSource("beam"))
    }

    @Test("A folder's previews are rendered as far as it compiles; the errors of the rest are told")
    func leftOut() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n#Preview(\"Good\") { Color.red }\n", to: "Shop/Good.swift")
        try folder.write("import SwiftUI\nstruct Bad: View { var body: some View { Wrong() } }\n", to: "Shop/Bad.swift")
        try folder.write("import SwiftUI\n#Preview(\"Needs\") { Bad() }\n", to: "Shop/Needs.swift")
        try folder.write(
            "import SwiftUI\nlet worse = Worse()\n#Preview(\"Worse\") { Color.red }\n", to: "Shop/Worse.swift")
        // Two of one name, in two folders.
        try folder.write("import SwiftUI\n#Preview(\"Other\") { Color.blue }\n", to: "Shop/More/Good.swift")
        let run = try KinoraProcess(
            ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        #expect(run.status == 65, "\(run.complaint)")
        #expect(run.complaint.contains("Shop/Bad.swift:2:42: error: cannot find 'Wrong' in scope"))
        // Of a file only the function goes, and a box stands for its view; what fails outside of functions takes its file along.
        #expect(run.complaint.contains("is left out: 1 file and 1 function. 3 previews are rendered without it."))
        #expect(folder.names("out") == ["Good.png", "Needs.png", "Other.png"])
        // One of them alone is rendered as it is among the others, and told alike.
        let one = try KinoraProcess(
            ["render", "Shop", "--preview", "Needs", "--at", "0", "--size", "8x8", "-o", "one.png"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        #expect(one.status == 65, "\(one.complaint)")
        #expect(one.complaint.contains("is left out: 1 file and 1 function. 1 preview is rendered without it."))
        #expect(try folder.bytes("one.png") == folder.bytes("out/Needs.png"))
        #expect(!one.complaint.contains("`Bad` is not in Kinora yet"))
    }

    @Test("Of what is declared twice one goes and what uses it stays; the list is of what is rendered")
    func doubled() throws {
        let folder = try TemporaryFolder()
        for name in ["First", "Second"] {
            try folder.write(
                "import SwiftUI\nstruct \(name) {}\nstruct Card: View { var body: some View { Color.red } }\n",
                to: "Shop/\(name).swift")
        }
        try folder.write(
            "import SwiftUI\n#Preview(\"Uses\") { Card() }\n#Preview(\"Red\") { Color.red }\n", to: "Shop/Uses.swift")
        let environment = ["KINORA_CACHE": folder.path("cache")]
        let list = try KinoraProcess(["previews", "Shop", "--list"], in: folder, environment: environment)
        let listed = String(decoding: list.output, as: UTF8.self)
        #expect(listed.contains("\"Uses\"") && listed.contains("\"Red\""), "\(list.complaint)")
        let run = try KinoraProcess(
            ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder, environment: environment)
        #expect(run.status == 65 && run.complaint.contains("is left out: 1 type. 2 previews are rendered without it."))
        #expect(try folder.bytes("out/Uses.png") == folder.bytes("out/Red.png"))
    }

    @Test("Of a package a function that does not compile is left out, and a preview that stops leaves the others")
    func packageLeftOut() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Shop", targets: [.target(name: "Shop")])

            """, to: "Shop/Package.swift")
        try folder.write(
            "import SwiftUI\nstruct Shelf { static func first() -> Shelf { Wrong() } }\n",
            to: "Shop/Sources/Shop/Shelf.swift")
        try folder.write(
            """
            import SwiftUI
            struct Bad_Previews: PreviewProvider {
                static let shelf = Shelf.first()
                static var previews: some View { let _ = shelf; Color.red }
            }
            struct Good_Previews: PreviewProvider { static var previews: some View { Color.green } }

            """, to: "Shop/Sources/Shop/Previews.swift")
        let run = try KinoraProcess(
            ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        #expect(run.status == 70, "\(run.complaint)")
        #expect(run.complaint.contains("Bad_Previews: The source stopped: "), "\(run.complaint)")
        #expect(run.complaint.contains("1 of 2 previews failed."))
        // The process that takes over tells no error again.
        #expect(run.complaint.components(separatedBy: "error: cannot find 'Wrong' in scope").count == 2)
        #expect(folder.names("out") == ["Good_Previews.png"])
        // SwiftPM is asked about the sources once, and again when they have changed.
        let built = folder.path("cache/packages")
        try FileManager.default.removeItem(atPath: built)
        func renderAgain() throws -> Bool {
            _ = try KinoraProcess(
                ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder,
                environment: ["KINORA_CACHE": folder.path("cache")])
            return FileManager.default.fileExists(atPath: built)
        }
        #expect(try !renderAgain())
        try folder.write(
            "import SwiftUI\nstruct Shelf { static func first() -> Shelf { Shelf() } }\n",
            to: "Shop/Sources/Shop/Shelf.swift")
        #expect(try renderAgain() && folder.names("out") == ["Bad_Previews.png", "Good_Previews.png"])
    }

    @Test("What was used within the hour stays in the cache; of the rest the least recently used go")
    func cache() throws {
        let folder = try TemporaryFolder()
        let cache = SourceCache(environment: ["KINORA_CACHE": folder.path("cache")])
        for index in 0..<SourceCache.capacity + 5 {
            let place = try cache.keep(try cache.workspace(), as: "new\(index)")
            guard index < 3 else { continue }
            let old = Date(timeIntervalSinceNow: -2 * SourceCache.recent)
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: place.path)
        }
        let kept = Set(folder.names("cache/sources"))
        #expect(kept == Set((3..<SourceCache.capacity + 5).map { "new\($0)" }))
    }

    @Test("An app of Swift Playgrounds is rendered without its manifest, which only Apple's tools read")
    func playgrounds() throws {
        let folder = try TemporaryFolder()
        try folder.write("import PackageDescription\nimport AppleProductTypes\n", to: "Game/Package.swift")
        try folder.write(
            "import SwiftUI\n#Preview(\"Game\", traits: .fixedLayout(width: 8, height: 8)) { Color.red }\n",
            to: "Game/Sources/Game.swift")
        let made = try KinoraProcess(
            ["previews", "./Game", "--at", "0", "-o", "out", "-q"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        #expect(made.status == 0, "\(made.complaint)")
        #expect(FileManager.default.fileExists(atPath: folder.path("out/Game.png")))
    }

    @Test("An app without previews is shown by what its first window shows")
    func app() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            @main struct ShopApp: App { var body: some Scene { WindowGroup { Color.green } } }

            """, to: "Shop/ShopApp.swift")
        try folder.write("import SwiftUI\nlet tint = Color.red\n// #Preview { tint }\n", to: "Shop/Tint.swift")
        let run = try KinoraProcess(
            ["previews", "Shop", "--at", "0", "--size", "8x8", "-o", "out"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["ShopApp.png"])
    }
}
