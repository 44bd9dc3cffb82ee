// Names of frameworks beside SwiftUI, each used once as sources use it.
import CoreNFC
import CoreTelephony
import DeviceActivity
import EventKitUI
import FamilyControls
import FoundationModels
import GroupActivities
import ImagePlayground
import MapKit
import Playgrounds
import ReplayKit
import SceneKit
import ScreenCaptureKit
import ServiceManagement
import SpriteKit
import SwiftUI
import UIKit
import Vision
import VisionKit

final class Summarizer {
    func summary(of text: String) async throws -> String {
        let model = SystemLanguageModel.default
        switch model.availability {
        case .available: break
        case .unavailable(let reason): return "\(reason)"
        }
        let session = LanguageModelSession(model: model) { "Be short." }
        session.prewarm()
        return try await session.respond(to: text, options: .init(maximumResponseTokens: 100)).content
    }
}

@Generable(description: "A trip")
struct Trip {
    @Guide(description: "Where it leads") var place: String
    @Guide(description: "What to see", .count(3...5)) var sights: [Sight]
    var season: Season?
    @Guide(.range(1...14)) var days = 3

    @Generable struct Sight { let name: String }
    @Generable enum Season { case summer, winter }
}

final class Planner {
    func plan() async throws -> Trip {
        let session = LanguageModelSession(instructions: "Plan trips.")
        for try await part in session.streamResponse(to: "Rome", generating: Trip.self) {
            print(part.content.sights?.first?.name ?? "")
        }
        return try await session.respond(generating: Trip.self) { "Rome" }.content
    }
}

func record() async throws {
    let recorder = RPScreenRecorder.shared()
    recorder.isMicrophoneEnabled = true
    try await recorder.startRecording()
    _ = try await recorder.stopRecording()
    _ = try await SCShareableContent.current.displays
}

struct EventScreen: UIViewControllerRepresentable {
    final class Coordinator: NSObject, EKEventEditViewDelegate {
        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) {
            if action == .saved { controller.event = nil }
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> EKEventEditViewController {
        let controller = EKEventEditViewController()
        controller.eventStore = EKEventStore()
        controller.editViewDelegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}

struct Lifted: UIViewRepresentable {
    let interaction = ImageAnalysisInteraction()
    func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView()
        interaction.preferredInteractionTypes = .imageSubject
        view.addInteraction(interaction)
        return view
    }
    func updateUIView(_ view: UIImageView, context: Context) {
        Task {
            guard ImageAnalyzer.isSupported, let image = view.image else { return }
            interaction.analysis = try? await ImageAnalyzer().analyze(image, configuration: .init([.text]))
        }
    }
}

func scene() -> SCNScene {
    let scene = SCNScene()
    let (camera, light) = (SCNNode(), SCNNode())
    camera.camera = SCNCamera()
    camera.position = SCNVector3(0, 0, 15)
    light.light = SCNLight()
    light.light?.type = .omni
    let ball = SCNNode(geometry: SCNSphere(radius: 1))
    ball.geometry?.firstMaterial?.diffuse.contents = UIColor.red
    ball.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 2)))
    for node in [camera, light, ball] { scene.rootNode.addChildNode(node) }
    return scene
}

final class ManyFingers: UIGestureRecognizer {
    var places: [UITouch: CGPoint] = [:]
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { places[touch] = touch.location(in: view) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { places = [:] }
}

@MainActor func emitter() -> SKEmitterNode {
    let node = SKEmitterNode()
    (node.particleColorRedRange, node.particleColorRedSpeed) = (0.5, -0.1)
    return node
}

@MainActor func map() -> MKMapView {
    let map = MKMapView()
    map.userTrackingMode = .follow
    return map
}

func firstByte(of image: CGImage) -> UInt8? {
    guard let data = image.dataProvider?.data, CFDataGetLength(data) > 0 else { return nil }
    return CFDataGetBytePtr(data)[0]
}

func mixed(_ mode: GraphicsContext.BlendMode) -> Int32 { mode.rawValue + Int32(CGVectorMake(1, 2).dx) }

func words(in image: CGImage) throws -> [String] {
    var words: [String] = []
    let request = VNRecognizeTextRequest { request, error in
        guard let found = request.results as? [VNRecognizedTextObservation] else { return }
        words = found.compactMap { $0.topCandidates(1).first?.string }
    }
    request.recognitionLevel = .accurate
    try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    return words
}

struct Limits: View {
    @State private var selection = FamilyActivitySelection()
    @State private var isPicking = false
    private let store = ManagedSettingsStore(named: .init("focus"))
    var body: some View {
        Button("Apps") { isPicking = true }
            .familyActivityPicker(isPresented: $isPicking, selection: $selection)
            .onChange(of: selection) { _, selection in
                store.shield.applications = selection.applicationTokens
                store.shield.applicationCategories = .specific(selection.categoryTokens)
            }
            .task { try? await AuthorizationCenter.shared.requestAuthorization(for: .individual) }
    }
}

struct Together: GroupActivity {
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.title = "Draw"
        metadata.type = .createTogether
        return metadata
    }
}
func join() async {
    for await session in Together.sessions() {
        session.join()
        try? await GroupSessionMessenger(session: session).send("hello")
    }
}

func startsWithTheMac() -> Bool { SMAppService.mainApp.status == .enabled }
func network() -> String? { CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology?.values.first }
struct Picture: View {
    @Environment(\.supportsImagePlayground) private var isSupported
    @State private var isShown = false
    var body: some View {
        Button("Make") { isShown = true }.disabled(!isSupported)
            .imagePlaygroundSheet(isPresented: $isShown, concept: "cat") { _ in }
    }
}
#Playground {
    let session = LanguageModelSession()
    _ = try await session.respond(to: "Hello")
}
#Playground("a named one") { print(startsWithTheMac()) }
