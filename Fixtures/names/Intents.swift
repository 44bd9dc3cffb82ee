// What sources say of intents, tips, activities, cameras and stores beyond their views, each once: that it compiles is the test
// (scripts/check-command). Nothing of it is drawn.
import AVFoundation
import AVKit
import ActivityKit
import AppIntents
import CoreData
import MapKit
import PassKit
import SpriteKit
import SwiftData
import SwiftUI
import TipKit
import UserNotifications
import WatchKit

// MARK: Intents

final class Kitchen: Sendable { let isOpen = true }

struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter var name: String
    @Dependency var kitchen: Kitchen
    @Parameter(title: "Picture") var picture: IntentFile

    func perform() async throws -> some IntentResult {
        _ = try await picture.data(contentType: .image)
        let choice = try await requestChoice(
            between: [.init(title: "Small"), .cancel(title: "None")], dialog: "Which?")
        try await requestConfirmation(actionName: .order, snippetIntent: OrderSnippet())
        return .result(value: choice.title.key, snippetIntent: OrderSnippet())
    }
}
struct OrderSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Order so far"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("A cup")) }
}
struct CupConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Cup"
    @Parameter(title: "Size") var size: String
}
func openKitchen() { AppDependencyManager.shared.add(dependency: Kitchen()) }

// MARK: Tips

struct CupTip: Tip {
    static let poured = Event(id: "poured")
    @Parameter static var knowsCups: Bool = false
    var title: Text { Text("Pour") }
    var options: [any TipOption] { MaxDisplayCount(3) }
    var rules: [Rule] {
        #Rule(Self.$knowsCups) { $0 == true }
        #Rule(Self.poured) { $0.donations.count > 2 }
    }
}
func pour() async throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    await CupTip.poured.donate()
}

// MARK: Activities

struct PourAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var filled: Double }
    let name: String
}
func pourLive() async throws {
    let activity = try Activity<PourAttributes>.request(
        attributes: PourAttributes(name: "Cup"), contentState: .init(filled: 0), pushType: nil)
    await activity.update(using: .init(filled: activity.contentState.filled + 0.5))
    await activity.end(using: .init(filled: 1), dismissalPolicy: .immediate)
    _ = try Activity.request(
        attributes: PourAttributes(name: "Mug"), content: .init(state: .init(filled: 0), staleDate: nil),
        pushType: .token)
}

// MARK: Cameras and maps

func zoom(_ session: AVCaptureSession, _ device: AVCaptureDevice, _ output: AVCapturePhotoOutput) {
    guard session.supportsControls else { return }
    for control in session.controls { session.removeControl(control) }
    let slider = AVCaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 1...4)
    slider.setActionQueue(.main) { _ in }
    if session.canAddControl(slider) { session.addControl(slider) }
    device.isSubjectAreaChangeMonitoringEnabled = true
    output.maxPhotoDimensions = device.activeFormat.supportedMaxPhotoDimensions.last!
    _ = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: nil).videoRotationAngleForHorizonLevelPreview
}
struct Shutter: View {
    var body: some View { Color.black.onCameraCaptureEvent { if $0.phase == .ended { print("taken") } } }
}
final class Dragged: NSObject, MKMapViewDelegate {
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { if newState == .ending { view.setDragState(.none, animated: true) } }
}

// MARK: Stores

@objc(Shade)
final class Shade: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { UIColor.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { value }
    static func register() {
        ValueTransformer.setValueTransformer(Shade(), forName: NSValueTransformerName("Shade"))
        _ = ValueTransformer(forName: .init("Shade"))
    }
}
@Model final class Painted {
    @Attribute(.transformable(by: Shade.self)) var name: String
    init(name: String) { self.name = name }
}
func makeModel() -> NSManagedObjectModel {
    let name = NSAttributeDescription()
    (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName, entity.properties) = ("Cup", "NSManagedObject", [name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
}
func newCup(in context: NSManagedObjectContext) {
    NSEntityDescription.insertNewObject(forEntityName: "Cup", into: context).setValue("a", forKey: "name")
}

// MARK: Wallets, watches, notifications and sprites

func ship(_ request: PKPaymentRequest, _ method: PKShippingMethod) {
    let now = DateComponents(year: 2026)
    method.dateComponentsRange = PKDateComponentsRange(start: now, end: now)
    request.shippingType = .delivery
}
final class Notified: WKUserNotificationHostingController<Text> {
    override var body: Text { Text("Poured") }
    override func didReceive(_ notification: UNNotification) {}
}
func reply(_ response: UNNotificationResponse) -> String? { (response as? UNTextInputNotificationResponse)?.userText }
func wave(_ sprite: SKSpriteNode) {
    sprite.shader = SKShader(source: "void main() {}", uniforms: [SKUniform(name: "speed", float: 2)])
}

// MARK: Apps and the library of Xcode

final class NotedDelegate: NSObject, UIApplicationDelegate {
    var title = "a"
}
struct NotedApp: App {
    @UIApplicationDelegateAdaptor private var delegate: NotedDelegate
    var body: some Scene { WindowGroup { Text(delegate.title) } }
}
struct NotedLibrary: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] { LibraryItem(Text("a"), title: "A text", category: .control) }
}
final class TagField: UITextField {
    override func deleteBackward() { super.deleteBackward() }
}
final class Notes: UITextView {
    func ask() -> Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
}
struct Names: View {
    @State private var names = ["a", "b"]
    @State private var value = 0.5
    var body: some View {
        List($names, id: \.self) { $name in TextField("Name", text: $name) }
        ProgressView(Progress(totalUnitCount: 3))
        Slider(value: $value, in: 0...1, onEditingChanged: { _ in }) { Text("Value") }
        AnyLayout(GridLayout(horizontalSpacing: 4)) { GridRow { Text("a").layoutDirectionBehavior(.mirrors) } }
        Text("b").popover(isPresented: .constant(false)) { Text("c").presentationCompactAdaptation(.popover) }
    }
}
