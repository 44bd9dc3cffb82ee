import Foundation
import KinoraFrames
import KinoraPixels
import Testing

/// Modules that sources of apps import beside SwiftUI.
@Suite(.serialized) struct ModuleDoorTests {
    @Test("All of them can be imported by one source")
    func imports() throws {
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Sources/Modules").path)
        let folder = try TemporaryFolder()
        try folder.write(
            modules.sorted().map { "import \($0)\n" }.joined()
                + "struct Card: View { var body: some View { Text(\"a\") } }\n", to: "Card.swift")
        let run = try KinoraProcess(["check", "Card.swift"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(modules.count > 40)
    }

    @Test("Bars stand on their axis in proportion to their values, in the colors of their series")
    func charts() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import Charts
            import SwiftUI
            struct Bars: View {
                var body: some View {
                    Chart {
                        BarMark(x: .value("x", "a"), y: .value("y", 4)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
                        BarMark(x: .value("x", "b"), y: .value("y", 2)).foregroundStyle(Color(red: 0, green: 0, blue: 1))
                    }
                    .chartXAxis(.hidden).chartYAxis(.hidden)
                }
            }
            #Preview(traits: .fixedLayout(width: 40, height: 40)) { Bars() }
            """, to: "Bars.swift")
        let run = try KinoraProcess(["render", "Bars.swift", "--at", "0", "-o", "bars.png", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let picture = try PNGDecoder.decode(Array(folder.bytes("bars.png")))
        func color(_ x: Int, _ y: Int) -> [UInt32] {
            let pixel = picture[x, y]
            return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
        }
        // Two places of 20 points, each with a bar in its middle; the second is half as high.
        #expect(color(10, 1) == [255, 0, 0] && color(10, 38) == [255, 0, 0])
        #expect(color(30, 18) == [255, 255, 255] && color(30, 22) == [0, 0, 255])
        #expect(color(1, 38) == [255, 255, 255])
    }

    @Test("Filters change the colors of a picture, and a QR code has its corners")
    func coreImage() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import CoreImage.CIFilterBuiltins
            import SwiftUI
            struct Filtered: View {
                func picture(_ filter: CIFilter) -> UIImage {
                    let format = UIGraphicsImageRendererFormat()
                    format.scale = 1
                    let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
                        UIColor.red.setFill()
                        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                    }
                    filter.setValue(CIImage(image: red), forKey: kCIInputImageKey)
                    return UIImage(ciImage: filter.outputImage!)
                }
                var code: UIImage {
                    let filter = CIFilter.qrCodeGenerator()
                    filter.message = Data("kinora".utf8)
                    return UIImage(ciImage: filter.outputImage!)
                }
                var body: some View {
                    let gray = CIFilter.colorControls()
                    let _ = gray.saturation = 0
                    VStack(alignment: .leading, spacing: 0) {
                        Image(uiImage: picture(CIFilter.colorInvert()))
                        Image(uiImage: picture(gray))
                        Image(uiImage: code).interpolation(.none)
                        Image(uiImage: picture(CIFilter.photoEffectFade()))
                    }
                }
            }
            #Preview(traits: .fixedLayout(width: 23, height: 35)) { Filtered() }
            """, to: "Filtered.swift")
        let run = try KinoraProcess(["render", "Filtered.swift", "--at", "0", "-o", "f.png", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let picture = try PNGDecoder.decode(Array(folder.bytes("f.png")))
        func color(_ x: Int, _ y: Int) -> [UInt32] {
            let pixel = picture[x, y]
            return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
        }
        let inverted = color(1, 1)
        #expect(inverted[0] < 60 && inverted[1] > 200 && inverted[2] > 200)
        let gray = color(1, 5)
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[0] > 60 && gray[0] < 160)
        // Less color in it, and light in its shadows.
        let faded = color(1, 32)
        #expect(faded[0] > 180 && faded[0] < 225 && faded[1] > 90 && faded[1] < 130 && faded[1] == faded[2])
        // Version 1 has 21 modules, with a white one around; a finder pattern begins dark, light, dark.
        #expect((1...7).map { color($0, 9)[0] } == Array(repeating: 0, count: 7))
        #expect((1...7).map { color($0, 10)[0] } == [0, 255, 255, 255, 255, 255, 0])
        #expect((15...21).map { color($0, 9)[0] } == Array(repeating: 0, count: 7))
        #expect((0...22).allSatisfy { color($0, 8) == [255, 255, 255] })
    }

    @Test("Models that are inserted are found in the order of the query, and a view follows them")
    func swiftData() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftData
            import SwiftUI

            @Model final class Swatch {
                @Attribute(.unique) var name: String
                var red: Double
                init(name: String, red: Double) { (self.name, self.red) = (name, red) }
            }
            struct Board: View {
                @Query(sort: \\Swatch.red, order: .reverse) private var swatches: [Swatch]
                @Query(filter: #Predicate<Swatch> { $0.red < 0.5 }) private var dark: [Swatch]
                @Environment(\\.modelContext) private var context
                var body: some View {
                    // All red where the first in order is the reddest, and one of them is dark.
                    Color(red: swatches.first?.red ?? 0, green: 0, blue: dark.count == 1 ? 0 : 1)
                        .onAppear {
                            context.insert(Swatch(name: "half", red: 0.25))
                            let full = Swatch(name: "full", red: 0.75)
                            context.insert(full)
                            full.red = 1
                        }
                }
            }
            #Preview(traits: .fixedLayout(width: 4, height: 4)) { Board().modelContainer(for: Swatch.self, inMemory: true) }
            """, to: "Board.swift")
        let run = try KinoraProcess(["render", "Board.swift", "--at", "0.5", "-o", "board.png", "-q"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let picture = try PNGDecoder.decode(Array(folder.bytes("board.png")))
        let pixel = picture[2, 2]
        #expect([pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255] == [255, 0, 0])
    }

    @Test("Names of a catalogue's pictures are known, and a source for phones compiles as it is")
    func phone() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path("App/Assets.xcassets/heart.imageset"), withIntermediateDirectories: true)
        try folder.write(
            """
            import UIKit
            import SwiftUI
            import os.log

            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                @objc func noticed(_ note: Notification) {}
                func listen() {
                    NotificationCenter.default.addObserver(
                        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in }
                    let tap = UITapGestureRecognizer(target: self, action: #selector(noticed(_:)))
                    _ = tap
                }
            }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) {
                    guard let scene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = UIHostingController(rootView: Text("a"))
                    self.window = window
                    window.makeKeyAndVisible()
                }
            }
            struct Card: View {
                let logger = Logger(subsystem: "a", category: "b")
                var body: some View {
                    Image(.heart).onAppear { logger.info("seen \\(1, privacy: .public)") }
                        .foregroundColor(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)))
                }
            }
            #if os(iOS)
            extension Card { var phone: Bool { true } }
            #endif
            let isPhone = Card().phone
            """, to: "App/App.swift")
        let run = try KinoraProcess(["check", "App"], in: folder)
        #expect(run.status == 0, "\(run.text)\(run.complaint)")
    }

    @Test("A scene of sprites is drawn where its nodes are at its beginning, upwards and in order of depth")
    func sprites() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SpriteKit
            import SwiftUI

            final class Field: SKScene {
                override func didMove(to view: SKView) {
                    backgroundColor = .white
                    let group = SKNode()
                    group.position = CGPoint(x: 20, y: 0)
                    addChild(group)
                    for (x, color, depth) in [(10.0, UIColor.red, 1.0), (14.0, .blue, 0.0)] {
                        let sprite = SKSpriteNode(color: color, size: CGSize(width: 10, height: 10))
                        sprite.position = CGPoint(x: x, y: 10)
                        sprite.zPosition = depth
                        group.addChild(sprite)
                    }
                    let disc = SKShapeNode(circleOfRadius: 5)
                    (disc.fillColor, disc.strokeColor) = (.green, .clear)
                    disc.position = CGPoint(x: 10, y: 30)
                    addChild(disc)
                }
            }
            @available(iOS 17, *)
            #Preview(traits: .fixedLayout(width: 80, height: 40)) {
                SpriteView(scene: { let scene = Field(size: CGSize(width: 40, height: 20)); scene.scaleMode = .resizeFill; return scene }())
            }
            """, to: "Field.swift")
        let run = try KinoraProcess(
            ["render", "Field.swift", "--at", "0", "-o", "field.png"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        try #require(run.status == 0, "\(run.complaint)")
        let frame = try PNGFile.read(folder.path("field.png"))
        #expect(frame.width == 80 && frame.height == 40)
        func isColor(_ x: Int, _ y: Int, _ test: (UInt32, UInt32, UInt32) -> Bool) -> Bool {
            let pixel = frame.pixels[y * frame.width + x]
            return test(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
        }
        // The red sprite is centered at 30 from the left and 10 from below, before the blue one.
        #expect(isColor(34, 30) { $0 > 200 && $2 < 120 })
        #expect(isColor(37, 30) { $0 < 120 && $2 > 200 })
        #expect(isColor(10, 10) { $0 < 120 && $1 > 150 && $2 < 140 })
        #expect(isColor(60, 10) { $0 == 255 && $1 == 255 && $2 == 255 })
    }

    @Test("An emitter begins as far on as it is told, and stops after its number of particles")
    func emitter() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SpriteKit
            import SwiftUI

            final class Field: SKScene {
                override func didMove(to view: SKView) {
                    backgroundColor = .white
                    let emitter = SKEmitterNode()
                    let dot = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
                        UIColor.black.setFill()
                        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
                    }
                    emitter.particleTexture = SKTexture(image: dot)
                    emitter.particleColor = .black
                    emitter.particleBirthRate = 10
                    emitter.particleLifetime = 100
                    emitter.particleSpeed = 10
                    emitter.emissionAngle = .pi / 2
                    emitter.numParticlesToEmit = 1
                    emitter.advanceSimulationTime(2)
                    emitter.position = CGPoint(x: 20, y: 5)
                    addChild(emitter)
                }
            }
            #Preview(traits: .fixedLayout(width: 40, height: 40)) {
                SpriteView(scene: Field(size: CGSize(width: 40, height: 40)))
            }
            """, to: "Field.swift")
        let run = try KinoraProcess(
            ["render", "Field.swift", "--at", "0", "-o", "field.png"], in: folder,
            environment: ["KINORA_CACHE": folder.path("cache")])
        try #require(run.status == 0, "\(run.complaint)")
        let frame = try PNGFile.read(folder.path("field.png"))
        func red(_ y: Int) -> UInt32 { frame.pixels[y * frame.width + 20] & 255 }
        // Its only particle has risen by 20 points from 5 above the ground.
        #expect(red(15) < 60 && red(35) == 255 && red(25) == 255)
    }

    @Test("Names of a shop, of signing in, of photos, maps and documents are known, and a product's style is asked")
    func services() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import AuthenticationServices
            import MapKit
            import PhotosUI
            import StoreKit
            import SwiftData
            import SwiftUI

            @Model final class Note {
                var text = ""
                init() {}
            }
            struct Plain: ProductViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    // All red while nothing is for sale.
                    Color(red: configuration.product == nil ? 1 : 0, green: 0, blue: 0)
                        .task { if case .unavailable = configuration.state { configuration.purchase() } }
                }
            }
            struct Shop: View {
                @Query(sort: \\Note.text, transaction: .init()) private var notes: [Note]
                @State private var products: Product.CollectionTaskState = .loading
                @State private var item: PhotosPickerItem?
                @State private var feature: MapSelection<Int>?
                @Environment(\\.webAuthenticationSession) private var session
                @Environment(\\.authorizationController) private var controller
                func signIn() async throws {
                    _ = try await session.authenticate(
                        using: URL(string: "https://a.example")!, callback: .https(host: "a.example", path: "/"),
                        additionalHeaderFields: [:])
                    switch try await controller.performAutoFillAssistedRequest(
                        ASAuthorizationPasswordProvider().createRequest())
                    {
                    case .securityKeyAssertion, .securityKeyRegistration: break
                    default: break
                    }
                }
                var rest: some View {
                    VStack {
                        SubscriptionStoreView(subscriptions: [Product]()) { Text("a") }
                            .subscriptionStoreControlStyle(.prominentPicker)
                            .subscriptionStoreControlBackground(.gradientMaterial)
                            .subscriptionStorePolicyDestination(url: URL(string: "a")!, for: .privacyPolicy)
                            .subscriptionStoreButtonLabel(.singleLine.displayName)
                        StoreView(ids: ["a"]) { _, phase in phase.promotionalIcon } placeholderIcon: { Circle() }
                        ProductView(id: "a") { Circle() } placeholderIcon: { Circle() }.productDescription(.hidden)
                        PhotosPicker("a" as String, selection: $item, photoLibrary: .shared())
                            .photosPickerStyle(.inline).photosPickerAccessoryVisibility(.hidden, edges: .bottom)
                            .photosPickerDisabledCapabilities([.search])
                        Map { UserAnnotation { location in Text("\\(location.heading ?? 0)") } }
                            .mapFeatureSelectionDisabled { $0.kind != .pointOfInterest }
                            .mapStyle(.standard(emphasis: .muted, pointsOfInterest: .including([.cafe])))
                        LookAroundPreview(initialScene: nil)
                    }
                }
                var body: some View {
                    ProductView(id: "a").productViewStyle(Plain()).productIconBorder()
                        .storeProductsTask(for: ["a"]) { products = $0 }
                        .currentEntitlementTask(for: "a") { _ = $0.transaction }
                }
            }
            struct Notes: App {
                var body: some Scene {
                    DocumentGroup(editing: Note.self, contentType: .data) { Shop() }
                }
            }
            #Preview(traits: .fixedLayout(width: 4, height: 4)) { Shop() }
            """, to: "Shop.swift")
        let run = try KinoraProcess(["render", "Shop.swift", "--at", "0.5", "-o", "shop.png", "-q"], in: folder)
        try #require(run.status == 0, "\(run.complaint)")
        let picture = try PNGDecoder.decode(Array(folder.bytes("shop.png")))
        #expect(picture[2, 2] & 0xFFFFFF == 255)
    }
}
