// What sources say of the looks of UIKit's views, and what else they do with them outside of the main actor, each once: that it compiles
// is the test (scripts/check-command). Nothing of it is drawn.
import GameController
import Photos
import SwiftUI
import SystemConfiguration

/// A theme says its looks in functions that are bound to no actor, as they were written before there were any.
final class Theme {
    class func apply(_ color: UIColor) {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.titleTextAttributes = [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 18)]
        let button = UIBarButtonItemAppearance()
        button.normal.titleTextAttributes = [.foregroundColor: color]
        bar.backButtonAppearance = button
        UINavigationBar.appearance().standardAppearance = bar
        UISlider.appearance().minimumTrackTintColor = color
        UISlider.appearance().maximumTrackTintColor = .gray
        UISwitch.appearance().onTintColor = .systemTeal
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).adjustsFontSizeToFitWidth = true
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = color
        UIWindow.appearance().tintColor = .red
        UITextField.appearance().clearButtonMode = .whileEditing
        let label = UILabel()
        (label.text, label.numberOfLines, label.textColor) = ("a", 2, color)
        label.accessibilityTraits = [.header, .staticText]
        label.accessibilityHint = UIAccessibility.prefersCrossFadeTransitions ? nil : "a"
        let stack = UIStackView(arrangedSubviews: [label, UIImageView(image: nil)])
        stack.spacing = 4
        let field = UITextField()
        (field.placeholder, field.textContentType) = ("Day", .birthdateDay)
    }
}

func isReachable() -> Bool {
    var address = sockaddr_in(
        sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    let target = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    var flags = SCNetworkReachabilityFlags()
    guard let target, SCNetworkReachabilityGetFlags(target, &flags) else { return false }
    return flags.contains(.reachable) && flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0
}

final class Gamepads: ObservableObject {
    @Published var isJumping = false
    init() {
        let center = NotificationCenter.default
        center.addObserver(forName: .GCControllerDidConnect, object: nil, queue: .main) { [weak self] in
            self?.connect($0.object as? GCController)
        }
        GCController.controllers().forEach(connect)
    }
    private func connect(_ controller: GCController?) {
        guard let pad = controller?.extendedGamepad else { return }
        pad.buttonA.pressedChangedHandler = { [weak self] _, _, isPressed in self?.isJumping = isPressed }
        pad.dpad.valueChangedHandler = { pad, x, y in _ = (pad.left.isPressed, x, y) }
        pad.buttonOptions?.valueChangedHandler = { _, value, _ in _ = value }
    }
}

final class Observer: NSObject, ObservableObject, PHPhotoLibraryChangeObserver {
    @Published var photos: [PHAsset] = []
    override init() {
        super.init()
        PHPhotoLibrary.shared().register(self)
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in if status == .denied { self.fetch() } }
    }
    deinit { PHPhotoLibrary.shared().unregisterChangeObserver(self) }
    func photoLibraryDidChange(_ changeInstance: PHChange) { fetch() }
    private func fetch() {
        let found = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
        photos = found.objects(at: IndexSet(0..<found.count))
    }
}

struct StoryboardPicker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Picker")
        if let sheet = controller.popoverPresentationController?.adaptiveSheetPresentationController {
            sheet.detents = [.medium(), .large()]
        }
        return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

#Preview { Text("names") }
