import KinoraFrames
import Foundation
import KinoraPixels
import Testing

/// Users' own sources through the command: they are compiled, performed and drawn, and their mistakes are told at their place.
@Suite(.serialized) struct SourceDoorTests {
    /// The color in the middle of a picture, as hexadecimal digits.
    private func middle(_ folder: TemporaryFolder, _ name: String) throws -> String {
        let picture = try PNGDecoder.decode(Array(folder.bytes(name)))
        let pixel = picture[picture.width / 2, picture.height / 2]
        return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map { String(format: "%02X", $0) }.joined()
    }

    @Test("Random numbers of the C library are drawn from the seed")
    func randomNumbers() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Foundation
            import SwiftUI
            #Preview {
                HStack(alignment: .top, spacing: 0) {
                    Color.red.frame(width: 20, height: CGFloat(arc4random_uniform(60)))
                    Color.green.frame(width: 20, height: CGFloat(arc4random() % 60))
                    Color.blue.frame(width: 20, height: drand48() * 60)
                }
                .frame(width: 60, height: 60, alignment: .top)
            }
            """, to: "Random.swift")
        func picture(_ seed: String, _ name: String) throws -> Data {
            let run = try KinoraProcess(
                ["render", "Random.swift", "--size", "60x60", "--at", "0", "--seed", seed, "-o", name], in: folder)
            try #require(run.status == 0, "\(run.complaint)")
            return try folder.bytes(name)
        }
        let first = try picture("1", "a.png")
        #expect(try picture("1", "b.png") == first)
        #expect(try picture("2", "c.png") != first)
    }

    @Test("The inversion of a set of characters can be changed")
    func inversion() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Foundation
            import SwiftUI
            #Preview(traits: .fixedLayout(width: 8, height: 8)) {
                let allowed: CharacterSet = {
                    var set = CharacterSet.letters.inverted
                    set.insert("_")
                    set.remove("1")
                    set.formUnion(.lowercaseLetters)
                    return set
                }()
                let digits = "1a".components(separatedBy: .decimalDigits.inverted).joined()
                let isRight = allowed.contains("_") && allowed.contains("a") && allowed.contains("2")
                    && !allowed.contains("1") && !allowed.contains("A") && digits == "1"
                Color(red: 0, green: isRight ? 1 : 0, blue: 0)
            }
            """, to: "Set.swift")
        let run = try KinoraProcess(["render", "Set.swift", "--at", "0", "-o", "a.png", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try middle(folder, "a.png") == "00FF00")
    }

    @Test("A view of AppKit's draws itself with y upwards, and pictures that are drawn into stand upright in it")
    func appKitDrawing() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import AppKit
            import SwiftUI

            final class Board: NSView {
                private var isTold = false
                private let picture = {
                    let picture = NSImage(size: NSSize(width: 4, height: 4))
                    picture.lockFocus()
                    NSColor.red.blended(withFraction: 1, of: .green)?.setFill()
                    NSRect(x: 0, y: 0, width: 4, height: 2).fill()
                    picture.unlockFocus()
                    return picture
                }()
                override var acceptsFirstResponder: Bool { true }
                override func viewDidMoveToWindow() {
                    super.viewDidMoveToWindow()
                    isTold = window?.makeFirstResponder(self) ?? false
                }
                override func keyDown(with event: NSEvent) { needsDisplay = true }
                override func draw(_ dirtyRect: NSRect) {
                    guard isTold, let context = NSGraphicsContext.current?.cgContext else { return }
                    NSColor.red.setFill()
                    NSBezierPath(rect: NSRect(x: 0, y: 0, width: 8, height: 4)).fill()
                    context.setFillColor(NSColor.blue.cgColor)
                    context.fill(CGRect(x: 0, y: 4, width: 8, height: 4))
                    picture.draw(in: NSRect(x: 4, y: 4, width: 4, height: 4))
                }
            }
            struct Shown: NSViewRepresentable {
                func makeNSView(context: Context) -> NSView { Board() }
                func updateNSView(_ view: NSView, context: Context) {}
            }
            #Preview(traits: .fixedLayout(width: 8, height: 8)) { Shown() }
            """, to: "Board.swift")
        let run = try KinoraProcess(["render", "Board.swift", "--at", "0", "-o", "a.png", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let picture = try PNGDecoder.decode(Array(folder.bytes("a.png")))
        let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000)
        #expect(
            [picture[1, 6], picture[1, 1], picture[6, 0], picture[6, 3], picture[6, 6]] == [
                red, blue, blue, green, red,
            ])
    }

    @Test("A file's preview is performed: state, time and the macros of SwiftUI")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            extension EnvironmentValues { @Entry var tone = Color(red: 0, green: 0, blue: 1) }
            extension FocusedValues { @Entry var chosen: Binding<Int>? }

            @Animatable
            struct Level: Shape {
                var share: Double
                @AnimatableIgnored var seed = 1
                func path(in rect: CGRect) -> Path {
                    Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
                }
            }

            struct Meter: View {
                @Binding var share: Double
                @Environment(\\.tone) private var tone
                var body: some View {
                    Level(share: share).fill(tone).onAppear { withAnimation(.linear(duration: 2)) { share = 1 } }
                }
            }

            #Preview("meter", traits: .fixedLayout(width: 40, height: 20)) {
                @Previewable @State var share = 0.0
                Meter(share: $share)
            }
            """, to: "Meter.swift")
        let run = try KinoraProcess(
            ["render", "Meter.swift", "--fps", "2", "--duration", "2", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(folder.names("out").count == 5)
        // Half of the bar covers the middle after one second.
        #expect(try middle(folder, "out/frame-00001.png") == "FFFFFF")
        #expect(try middle(folder, "out/frame-00003.png") == "0000FF")
    }

    @Test("Modules that sources import by name are there, and both UIKit and Foundation may be imported as well")
    func modules() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Accelerate
            import Combine
            import CoreGraphics
            import CoreMotion
            import Foundation
            import QuartzCore
            import SwiftUI
            import simd
            #if canImport(UIKit)
            import UIKit
            #endif

            struct Late: View {
                @State private var color = UIColor.black
                @State private var timer: Timer?
                let length = simd_length(SIMD2<Float>(3, 4))
                var body: some View {
                    Color(color)
                        .projectionEffect(ProjectionTransform(CATransform3DIdentity))
                        .onReceive(Just(1).eraseToAnyPublisher()) { _ in
                            guard timer == nil else { return }
                            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                                color = UIColor(red: 0, green: CGFloat(length) / 5, blue: vDSP.sum([0, 0]), alpha: 1)
                            }
                        }
                }
            }
            """, to: "Late.swift")
        let run = try KinoraProcess(
            ["render", "Late.swift", "--size", "8x8", "--fps", "2", "--duration", "2", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try middle(folder, "out/frame-00001.png") == "000000")
        #expect(try middle(folder, "out/frame-00003.png") == "00FF00")
    }

    @Test("Of an app, what its window shows is drawn")
    func app() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            @main
            struct Demo: App {
                var body: some Scene { WindowGroup { ContentView(color: .init(red: 1, green: 0, blue: 0)) } }
            }

            struct ContentView: View {
                let color: Color
                var body: some View { color }
            }
            """, to: "Demo.swift")
        let run = try KinoraProcess(
            ["render", "Demo.swift", "--size", "8x8", "--at", "0", "-o", "demo.png", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try middle(folder, "demo.png") == "FF0000")
    }

    /// An app in a module with previews of both kinds.
    private func module(start: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            enum Container { nonisolated(unsafe) static var green = 0.0, blue = 0.0 }
            final class Delegate: NSObject, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    Container.blue = 1
                    return true
                }
            }

            @main
            struct Demo: App {
                @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
                init() { \(start) }
                var body: some Scene { WindowGroup { Color.red } }
            }
            """, to: "Demo/Demo.swift")
        try folder.write(
            """
            import SwiftUI

            struct Swatch: View { var body: some View { Color(red: 0, green: Container.green, blue: Container.blue) } }
            #Preview("registered", traits: .fixedLayout(width: 8, height: 8)) { Swatch() }
            struct Swatch_Previews: PreviewProvider {
                static let color = Color(red: 0, green: Container.green, blue: 0)
                static var previews: some View {
                    color.previewLayout(.fixed(width: 8, height: 8)).previewDisplayName("provided")
                }
            }
            """, to: "Demo/Swatch.swift")
        return folder
    }

    @Test("The app of a module is started before its views are shown, and its delegate is told that it was launched")
    func startedApp() throws {
        let folder = try module(start: "Container.green = 1")
        for (words, color) in [
            (["--preview", "registered"], "00FFFF"), (["--preview", "provided"], "00FF00"),
            (["--view", "Swatch()", "--size", "8x8"], "00FFFF"),
        ] {
            let run = try KinoraProcess(["render", "Demo/"] + words + ["--at", "0", "-o", "a.png", "-q"], in: folder)
            #expect(run.status == 0, "\(run.complaint)")
            #expect(try middle(folder, "a.png") == color)
        }
    }

    @Test("An app that stops as it starts is told of, and the views are shown without it")
    func stoppedApp() throws {
        let folder = try module(start: "fatalError(\"no key\")")
        let run = try KinoraProcess(
            ["render", "Demo/", "--preview", "registered", "--at", "0", "-o", "a.png"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let told = "Warning: The app Demo does not start, so that its views are shown without what it does then: "
        #expect(run.complaint.contains(told + "The source stopped: "), "\(run.complaint)")
        #expect(run.complaint.contains("Demo.swift:17, ") && run.complaint.contains("no key"), "\(run.complaint)")
        // The delegate is made, and told, before the initializer's body; not so in the process that draws the picture.
        #expect(try middle(folder, "a.png") == "000000")
    }

    @Test("What does not compile is told with the file, the line and the compiler's words")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\n\nstruct Card: View {\n    var body: some View { Txt(\"a\") }\n}\n", to: "Card.swift")
        let run = try KinoraProcess(["render", "Card.swift", "-o", "out"], in: folder)
        #expect(run.status == 65)
        #expect(run.complaint.contains("Card.swift:4:27: error: cannot find 'Txt' in scope"), "\(run.complaint)")
        #expect(run.complaint.contains("Card.swift does not compile: 1 error."))
        #expect(folder.names("out").isEmpty)
    }

    @Test("A mistake in the view that the command line names is told as such")
    func expression() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\nstruct Card: View { var tone: Double; var body: some View { Color(white: tone) } }\n",
            to: "Card.swift")
        let wrong = try KinoraProcess(
            ["render", "Card.swift", "--view", "Card(shade: 1)", "-o", "a.png", "--at", "0"], in: folder)
        #expect(wrong.status == 65 && wrong.complaint.contains("--view:1:"), "\(wrong.complaint)")
        let right = try KinoraProcess(
            ["render", "Card.swift", "--view", "Card(tone: 0)", "--size", "8x8", "-o", "a.png", "--at", "0", "-q"],
            in: folder)
        #expect(right.status == 0)
        #expect(try middle(folder, "a.png") == "000000")
    }

    @Test(
        "A source is built once for each content; without a compiler, what is built is of no use either, and that is said"
    )
    func cache() throws {
        let folder = try TemporaryFolder()
        func source(_ white: Double) -> String { "import SwiftUI\n#Preview { Color(white: \(white)) }\n" }
        func render(_ environment: [String: String] = [:]) throws -> KinoraProcess {
            try KinoraProcess(
                ["render", "Tone.swift", "--size", "8x8", "--at", "0", "-o", "tone.png", "-q"], in: folder,
                environment: environment.merging(["KINORA_CACHE": folder.path("cache")]) { $1 })
        }
        try folder.write(source(1), to: "Tone.swift")
        #expect(try render().status == 0)
        #expect(try render().status == 0)
        #expect(folder.names("cache/sources").count == 1 && folder.names("cache/work").isEmpty)
        try folder.write(source(0), to: "Tone.swift")
        #expect(try render().status == 0)
        #expect(try middle(folder, "tone.png") == "000000")
        #expect(folder.names("cache/sources").count == 2)
        let without = try render(["PATH": "/nonexistent"])
        #expect(
            without.status == 69 && without.complaint.contains("no Swift toolchain on the PATH"), "\(without.complaint)"
        )
    }

    @Test("--preview takes the name of a preview that has none of its own as the list of previews tells it")
    func listedNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n#Preview { Color.white }\n#Preview { Color.black }\n", to: "Two.swift")
        let environment = ["KINORA_CACHE": folder.path("cache")]
        let list = try KinoraProcess(["previews", "Two.swift", "--list"], in: folder, environment: environment)
        let listed = String(decoding: list.output, as: UTF8.self)
        #expect(list.status == 0 && listed.contains("\"Two-2\""), "\(list.complaint)")
        let render = try KinoraProcess(
            ["render", "Two.swift", "--preview", "Two-2", "--size", "8x8", "--at", "0", "-o", "two.png", "-q"],
            in: folder, environment: environment)
        #expect(render.status == 0, "\(render.complaint)")
        #expect(try middle(folder, "two.png") == "000000")
    }

    @Test(
        "Preview providers are found whatever hides them: access, attributes, conditions, lines; others are left alone")
    func providers() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Red: View { var body: some View { Color(red: 1, green: 0, blue: 0) } }
            /* struct Commented: PreviewProvider { static var previews: some View { Nothing() } } */
            let text = "struct Quoted: PreviewProvider {"
            @available(iOS 13.0, *) @MainActor
            private struct Hidden:
                PreviewProvider
            {
                static var previews: some View { Red() }
            }
            #if os(Linux)
            final class Inside: PreviewProvider { static var previews: some View { Red() } }
            #else
            struct Outside: PreviewProvider { static var previews: some View { Nothing() } }
            #endif
            enum Later {}
            extension Later: PreviewProvider {
                static var previews: some View {
                    Group {
                        Red().previewDisplayName("first")
                        Red().previewDisplayName("second").previewLayout(.fixed(width: 4, height: 2))
                    }
                }
            }
            """, to: "Old.swift")
        let run = try KinoraProcess(
            ["previews", "Old.swift", "--fps", "1", "--duration", "1", "--at", "0", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(folder.names("out") == ["Hidden.png", "Inside.png", "first.png", "second.png"])
        for name in folder.names("out") { #expect(try middle(folder, "out/\(name)") == "FF0000") }
    }

    @Test("Preview providers in other types are found, however private; those that no name reaches are left alone")
    func providersInside() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct Red: View { var body: some View { Color(red: 1, green: 0, blue: 0) } }
            extension Red {
                struct Extended: PreviewProvider { static var previews: some View { Red() } }
                #if DEBUG
                @available(iOS 13.0, *) private enum Debugged: PreviewProvider { static var previews: some View { Red() } }
                #endif
                #if os(Windows)
                struct Elsewhere: PreviewProvider { static var previews: some View { Nothing() } }
                #else
                struct Other: PreviewProvider { static var previews: some View { Red() } }
                #endif
            }
            public enum Outer {
                case only
                private final class Middle { private struct Deep: PreviewProvider { static var previews: some View { Red() } } }
            }
            struct Box<Content> { struct Parametric: PreviewProvider { static var previews: some View { Red() } } }
            func local() {
                struct Local: PreviewProvider { static var previews: some View { Red() } }
            }
            #Preview("macro") { Red() }
            """, to: "Inside.swift")
        let run = try KinoraProcess(
            ["previews", "Inside.swift", "--fps", "1", "--duration", "1", "--at", "0", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(folder.names("out") == ["Debugged.png", "Deep.png", "Extended.png", "macro.png"])
        for name in folder.names("out") { #expect(try middle(folder, "out/\(name)") == "FF0000") }
    }

    @Test(
        "A package finds local packages beside it and in it, and takes the command's own Kinora instead of another one")
    func packageWithLocalPackages() throws {
        let folder = try TemporaryFolder()
        for (place, name) in [("Tones", "Tones"), ("Cards/Local/Shades", "Shades")] {
            try FileManager.default.createDirectory(
                atPath: folder.path("\(place)/Sources/\(name)"), withIntermediateDirectories: true)
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    targets: [.target(name: "\(name)")])
                """, to: "\(place)/Package.swift")
            try folder.write("public let \(name.lowercased()) = 1.0\n", to: "\(place)/Sources/\(name)/\(name).swift")
        }
        try FileManager.default.createDirectory(
            atPath: folder.path("Cards/Sources/Cards"), withIntermediateDirectories: true)
        // Nothing is at Kinora's address: it is not fetched.
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package: Package = Package(
                name: "Cards",
                dependencies: [
                    .package(path: "../Tones"),
                    .package(url: "file:///nonexistent/kinora.git", from: "1.0.0"),
                    .package(path: "Local/Shades"),
                ],
                targets: [
                    .target(
                        name: "Cards",
                        dependencies: [
                            "Tones", .product(name: "Shades", package: "Shades"),
                            .product(name: "SwiftUI", package: "kinora"), .product(name: "Kinora", package: "Kinora"),
                        ])
                ])
            """, to: "Cards/Package.swift")
        try folder.write(
            """
            import Kinora
            import Shades
            import SwiftUI
            import Tones
            #Preview("red") { Catalogue.families.isEmpty ? Color.clear : Color(red: tones, green: 1 - shades, blue: 0) }
            """, to: "Cards/Sources/Cards/Cards.swift")
        for _ in 1...2 {
            let run = try KinoraProcess(
                ["previews", "Cards", "--size", "8x8", "--fps", "1", "--at", "0", "-o", "out", "-q"], in: folder)
            #expect(run.status == 0, "\(run.complaint)")
            #expect(folder.names("out") == ["red.png"])
            #expect(try middle(folder, "out/red.png") == "FF0000")
        }
    }

    @Test("A package that SwiftPM refuses is compiled without it: folders in Sources are its modules")
    func refusedPackage() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cards", dependencies: [.package(path: "../Absent")],
                targets: [
                    .target(name: "Cards", dependencies: ["Tones", .product(name: "Absent", package: "Absent")]),
                    .target(name: "Tones"),
                ])
            """, to: "Cards/Package.swift")
        try folder.write("public let tone = 1.0\n", to: "Cards/Sources/Tones/Tones.swift")
        try folder.write("import Absent\nlet other = absent\n", to: "Cards/Sources/Cards/Other.swift")
        try folder.write(
            "import SwiftUI\nimport Tones\n#Preview(\"red\") { Color(red: tone, green: 0, blue: 0) }\n",
            to: "Cards/Sources/Cards/Cards.swift")
        func render() throws -> KinoraProcess {
            try KinoraProcess(
                ["previews", "Cards", "--size", "8x8", "--fps", "1", "--at", "0", "-o", "out"], in: folder)
        }
        let run = try render()
        #expect(run.complaint.contains("Warning: SwiftPM cannot use Cards: "), "\(run.complaint)")
        #expect(try middle(folder, "out/red.png") == "FF0000")
        // A manifest of a later SwiftPM, which even the list of targets cannot be had from.
        try folder.write("// swift-tools-version: 99.0\n", to: "Cards/Package.swift")
        try FileManager.default.removeItem(atPath: folder.path("out"))
        let later = try render()
        #expect(later.complaint.contains("SwiftPM cannot use Cards: "), "\(later.complaint)")
        #expect(try middle(folder, "out/red.png") == "FF0000")
        let check = try KinoraProcess(["check", "Cards", "--json"], in: folder)
        let listed = String(decoding: check.output, as: UTF8.self)
        #expect(listed.contains("\"Tones\"") && listed.contains("Absent"))
    }

    @Test("What Kinora lacks is told after the compiler's errors, with the nearest that it has")
    func missingNames() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            #Preview { Rectngle().frame(width: 9) }
            """, to: "Typo.swift")
        for words in [["render", "Typo.swift", "-o", "a.png"], ["previews", "Typo.swift", "-o", "out"]] {
            let run = try KinoraProcess(words, in: folder)
            #expect(run.status == 65)
            #expect(run.complaint.contains("Typo.swift:2:12: error: cannot find 'Rectngle' in scope"))
            #expect(run.complaint.contains("`Rectngle` is not in Kinora yet; the nearest that is: `Rectangle`.\n"))
        }
    }

    @Test(
        "A package's own targets know its catalogue's names and all modules; its dependencies are not on Apple's systems"
    )
    func packageModules() throws {
        let folder = try TemporaryFolder()
        for place in [
            "Tones/Sources/Tones", "Cards/Sources/Cards", "Cards/Sources/Cards/Art.xcassets/brand.colorset",
        ] {
            try FileManager.default.createDirectory(atPath: folder.path(place), withIntermediateDirectories: true)
        }
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Tones", products: [.library(name: "Tones", targets: ["Tones"])],
                targets: [.target(name: "Tones")])
            """, to: "Tones/Package.swift")
        try folder.write(
            """
            #if canImport(CryptoKit) || canImport(Network) || canImport(Security) || canImport(os)
            public let tone = 0.0
            #else
            public let tone = 1.0
            #endif
            """, to: "Tones/Sources/Tones/Tones.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cards", dependencies: [.package(path: "../Tones")],
                targets: [
                    .target(name: "Cards", dependencies: ["Tones"], resources: [.copy("Art.xcassets")])
                ])
            """, to: "Cards/Package.swift")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0.000", "green": "1.000", "blue": "0.000", "alpha": "1.000"}}}]}
            """, to: "Cards/Sources/Cards/Art.xcassets/brand.colorset/Contents.json")
        try folder.write(
            """
            import CryptoKit
            import SwiftUI
            import Tones
            #Preview("tone") { Color(red: tone, green: 0, blue: 0) }
            #Preview("brand") { Color(.brand) }
            """, to: "Cards/Sources/Cards/Cards.swift")
        let run = try KinoraProcess(
            ["previews", "Cards", "--size", "8x8", "--fps", "1", "--at", "0", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(try middle(folder, "out/tone.png") == "FF0000")
        #expect(try middle(folder, "out/brand.png") == "00FF00")
    }

    @Test("Each of a package's previews is rendered to a folder of its own")
    func package() throws {
        let folder = try TemporaryFolder()
        for name in ["Cards/Sources/Cards", "Cards/Sources/Tones"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
        }
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cards", products: [.library(name: "Cards", targets: ["Cards"])],
                targets: [.target(name: "Tones"), .target(name: "Cards", dependencies: ["Tones"])])
            """, to: "Cards/Package.swift")
        try folder.write("public let tone = 0.0\n", to: "Cards/Sources/Tones/Tones.swift")
        try folder.write(
            """
            import SwiftUI
            import Tones
            #Preview("dark") { Color(white: tone) }
            #Preview("red card") { Color(red: 1, green: 0, blue: 0) }
            """, to: "Cards/Sources/Cards/Cards.swift")
        try folder.write(
            """
            import SwiftUI
            struct Old_Previews: PreviewProvider { static var previews: some View { Color(red: 0, green: 0, blue: 1) } }
            """, to: "Cards/Sources/Cards/Old.swift")
        let run = try KinoraProcess(
            ["previews", "Cards", "--size", "8x8", "--fps", "1", "--duration", "1", "-o", "out", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(folder.names("out") == ["Old_Previews", "dark", "red-card"])
        #expect(try middle(folder, "out/dark/frame-00000.png") == "000000")
        #expect(try middle(folder, "out/red-card/frame-00000.png") == "FF0000")
        #expect(try middle(folder, "out/Old_Previews/frame-00000.png") == "0000FF")
    }
}
