import Foundation
import Testing

@testable import KinoraCommand

/// `kinora check`: what compiles and what is missing, over files, packages and folders of projects.
@Suite(.serialized) struct CheckTests {
    private func write(_ text: String, to name: String, in folder: TemporaryFolder) throws {
        let place = URL(fileURLWithPath: folder.path(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try folder.write(text, to: name)
    }

    private struct Report: Decodable {
        struct Group: Decodable {
            let module: String
            let files: Int
            let compilingFiles: Int
            let compiles: Bool
            let missing: [String]
        }
        struct Totals: Decodable {
            let groups, compilingGroups, files, compilingFiles: Int
        }
        let groups: [Group]
        let totals: Totals
    }

    private func report(_ path: String, in folder: TemporaryFolder) throws -> (Report, Int32) {
        let run = try KinoraProcess(["check", path, "--json"], in: folder)
        return (try JSONDecoder().decode(Report.self, from: Data(run.text.utf8)), run.status)
    }

    @Test("Errors are told at their line, and each missing name once with the nearest that is there")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            import Nowhere

            struct Card: View {
                @Wobbling var turn = 1
                var body: some View {
                    Text("a").opacty(0.5)
                    Rectngle().fill(.red)
                    Rectngle()
                    Card.unknown
                }
            }
            """, to: "Card.swift")
        let run = try KinoraProcess(["check", "Card.swift"], in: folder)
        #expect(run.status == 65)
        #expect(run.complaint.contains("Card.swift:2: error: no such module 'Nowhere'"))
        #expect(run.complaint.contains("Card.swift:7:19: error: value of type 'Text' has no member 'opacty'"))
        let lines = run.text.split(separator: "\n").map(String.init)
        #expect(lines.contains("`Rectngle` is not in Kinora yet; the nearest that is: `Rectangle`."))
        #expect(lines.contains("`Text.opacty` is not in Kinora yet; the nearest that is: `View.opacity`."))
        #expect(lines.contains("`@Wobbling` is not in Kinora yet."))
        #expect(lines.contains("The module Nowhere is not in Kinora yet."))
        // What the source declares itself is not missing in Kinora.
        #expect(!run.text.contains("unknown"))
        #expect(lines.last == "0 of 1 file compiles.")
    }

    @Test("A file that imports Foundation sees its project's own List and Visibility, and not SwiftUI's")
    func ownNames() throws {
        let folder = try TemporaryFolder()
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Mail", targets: [.target(name: "Models"), .target(name: "Client", dependencies: ["Models"])])
            """, to: "Mail/Package.swift", in: folder)
        try write(
            """
            import Foundation
            public struct List: Codable { public var title = ""; public init() {} }
            public enum Visibility: String, Codable { case hidden }
            """, to: "Mail/Sources/Models/Models.swift", in: folder)
        try write(
            """
            import Combine
            import Foundation
            import Models

            @Observable final class Lists { var all: [List] = [] }
            final class Client: ObservableObject {
                @Published var visibility: Visibility = .hidden
                var timer: Timer?
                func start() {
                    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
                    DispatchQueue.main.async { self.visibility = .hidden }
                }
                func load(_ url: URL) async throws -> List {
                    let (data, _) = try await URLSession.shared.data(from: url)
                    return try JSONDecoder().decode(List.self, from: data)
                }
                var luck: UInt32 { arc4random_uniform(6) }
            }
            final class Nothing: Subscription {
                func request(_ demand: Subscribers.Demand) {}
                func cancel() {}
            }
            """, to: "Mail/Sources/Client/Client.swift", in: folder)
        try write(
            "import Models\nimport SwiftUI\nstruct Page: View { var body: some View { SwiftUI.List { Text(\"a\") } } }\n",
            to: "Mail/Sources/Client/Page.swift", in: folder)
        // As where a framework's header brings UIKit along.
        try write(
            "import Foundation\nimport Models\nfinal class Screen: UIViewController { var all: [Models.List] = [] }\n",
            to: "Mail/Sources/Client/Screen.swift", in: folder)
        let (report, status) = try report("Mail", in: folder)
        #expect(status == 0)
        #expect(report.totals.compilingFiles == 4 && report.totals.files == 4)
    }

    @Test("One source imports the modules of another; pages of documentation are no part of a module")
    func several() throws {
        let folder = try TemporaryFolder()
        try write(
            "import SwiftUI\nimport Parts\nstruct App2: View { var body: some View { Part() } }\n", to: "App/App.swift",
            in: folder)
        try write(
            "import SwiftUI\npublic struct Part: View { public init() {}; public var body: some View { Text(\"\") } }\n",
            to: "Parts/Part.swift", in: folder)
        try write("import SwiftUI\nlet step = 1\nlet step = 2\n", to: "Parts/Parts.docc/Step.swift", in: folder)
        let alone = try KinoraProcess(["check", "App"], in: folder)
        #expect(alone.status == 65)
        #expect(alone.complaint.contains("no such module 'Parts'"))
        let both = try KinoraProcess(["check", "App", "Parts"], in: folder)
        #expect(both.status == 0, "\(both.complaint)")
        #expect(both.text == "2 of 2 files and 2 of 2 modules compile.\n", "\(both.text)")
    }

    @Test("A source that compiles is told so, and nothing is rendered")
    func good() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n", to: "Card.swift")
        let run = try KinoraProcess(["check", "Card.swift"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(run.text == "1 of 1 file compiles.\n")
        #expect(run.complaint.isEmpty)
    }

    @Test(
        "A project's folder without a manifest: its tests are left out, and the packages beside it are modules of their own"
    )
    func project() throws {
        let folder = try TemporaryFolder()
        try write("// !$*UTF8*$!\n", to: "Shop/Shop.xcodeproj/project.pbxproj", in: folder)
        try write(
            """
            import SwiftUI
            import Paint
            @main struct ShopApp: App { var body: some Scene { WindowGroup { Price() } } }
            """, to: "Shop/Shop/ShopApp.swift", in: folder)
        try write(
            "import SwiftUI\nstruct Price: View { var body: some View { Missing() } }\n", to: "Shop/Shop/Price.swift",
            in: folder)
        try write("import XCTest\nfinal class T: XCTestCase {}\n", to: "Shop/ShopTests/T.swift", in: folder)
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Paint", targets: [.target(name: "Paint")])
            """, to: "Shop/Paint/Package.swift", in: folder)
        try write(
            "import SwiftUI\npublic let paint = Color.red\n", to: "Shop/Paint/Sources/Paint/Paint.swift", in: folder)
        let (report, status) = try report("Shop", in: folder)
        #expect(status == 65)
        #expect(report.groups.map(\.module) == ["Paint", "Shop"])
        #expect(report.groups.map(\.compiles) == [true, false])
        // The import of the package is found, so that only the one name is missing, in one of the two files.
        #expect(report.groups.last?.missing == ["Missing"])
        #expect(report.groups.last?.compilingFiles == 1)
        #expect(report.totals.files == 3)
        #expect(report.totals.compilingFiles == 2)
    }

    @Test(
        "All missing modules are told, those of conditions that do not hold are not, and what is behind them is looked at"
    )
    func modules() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Alpha
            #if canImport(Beta)
            import Beta
            #endif
            import Darwin
            import SwiftUI
            struct Card: View { var body: some View { Text("a").opacty(sqrt(0.5)) } }
            """, to: "App/Card.swift")
        try folder.write("import class Gamma.Ray\nimport SwiftUI\n", to: "App/Ray.swift")
        // Playgrounds and projects' manifests are no part of a program.
        try folder.write("import SwiftUI\nnonsense\n", to: "App/Try.playground/Contents.swift")
        try folder.write("import ProjectDescription\nlet project = Project()\n", to: "App/Project.swift")
        let run = try KinoraProcess(["check", "App"], in: folder)
        #expect(run.status == 65)
        #expect(run.complaint.contains("App/Card.swift:1: error: no such module 'Alpha'"))
        #expect(run.complaint.contains("App/Ray.swift:1: error: no such module 'Gamma'"))
        #expect(run.complaint.contains("Card.swift:7:53: error: value of type 'Text' has no member 'opacty'"))
        #expect(!run.complaint.contains("Beta") && !run.complaint.contains("Darwin"))
        #expect(run.text.hasSuffix("0 of 2 files compile.\n"))
    }

    @Test(
        "What an error says is missing",
        arguments: [
            ("cannot find type 'CGImage' in scope", "CGImage"), ("cannot find 'EditButton' in scope", "EditButton"),
            ("value of type 'some View' has no member 'accessibility'", "View.accessibility"),
            ("type 'UIColor' has no member 'link'", "UIColor.link"),
            ("value of type 'KinoraViews.UIScene' has no member 'x'", "UIScene.x"),
            ("value of optional type 'UIImage?' has no member 'cgImage'", "UIImage.cgImage"),
            ("'ConnectionOptions' is not a member type of class 'KinoraViews.UIScene'", "UIScene.ConnectionOptions"),
            ("unknown attribute 'Query'", "@Query"), ("no macro named 'Predicate'", "#Predicate"),
            ("no such module 'Charts'", "import Charts"), ("missing argument for parameter 'a' in call", ""),
        ])
    func names(sentence: String, name: String) {
        #expect(MissingName(sentence)?.name ?? "" == name)
    }

    @Test("A name of an asset catalog is told as such, as it is no name of Kinora's")
    func assets() {
        for (owner, kind) in [("ImageResource", "a picture"), ("ColorResource", "a color")] {
            let sentence = MissingName("type '\(owner)' has no member 'cat'")?.sentence(nearest: "Image.scale") ?? ""
            #expect(sentence.hasPrefix("`\(owner).cat` is a name that Xcode makes of \(kind) in an asset catalog"))
            #expect(!sentence.contains("Kinora") && !sentence.contains("scale"))
        }
    }

    @Test("The flags for swift build name the modules' folder, each behind -Xswiftc")
    func flags() throws {
        let folder = try TemporaryFolder()
        let plain = try KinoraProcess(["swiftc-flags", "--plain"], in: folder).text.split(
            whereSeparator: \.isWhitespace)
        let words = try KinoraProcess(["swiftc-flags"], in: folder).text.split(whereSeparator: \.isWhitespace)
        #expect(plain.first == "-I")
        #expect(FileManager.default.fileExists(atPath: "\(plain[1])/SwiftUI.swiftmodule"))
        #expect(words.count == 2 * plain.count)
        let flags = words.indices.filter { $0 % 2 == 1 }.map { words[$0] }
        #expect(flags == plain)
    }
}
