import KinoraStage

/// The app, as sources ask for it. On a stage it is always active, opens nothing and has the default icon.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }
    public var applicationState: State { .active }
    /// Performances never dim.
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public weak var delegate: (any UIApplicationDelegate)?
    public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(StageTypeSize.current) }
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.stage.interfaceOrientation }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public var isProtectedDataAvailable: Bool { true }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var statusBarFrame: CGRect { .zero }
    public var supportsMultipleScenes: Bool { false }
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }

    private override init() { super.init() }

    /// There is nothing that could open an address: the completion is told so.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { completion?(false) }
    @discardableResult public func open(_ url: URL) async -> Bool { false }
    public func canOpenURL(_ url: URL) -> Bool { true }
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        false
    }
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public func registerForRemoteNotifications() {}
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    // An app on a stage is active from the beginning to the end: these are never posted.
    public nonisolated static let didFinishLaunchingNotification = note("DidFinishLaunching")
    public nonisolated static let didBecomeActiveNotification = note("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = note("WillResignActive")
    public nonisolated static let didEnterBackgroundNotification = note("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = note("WillEnterForeground")
    public nonisolated static let willTerminateNotification = note("WillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = note("DidReceiveMemoryWarning")
    public nonisolated static let userDidTakeScreenshotNotification = note("UserDidTakeScreenshot")
    public nonisolated static let significantTimeChangeNotification = note("SignificantTimeChange")
    public nonisolated static let protectedDataDidBecomeAvailableNotification = note("ProtectedDataDidBecomeAvailable")
    private nonisolated static func note(_ name: String) -> Notification.Name {
        Notification.Name("UIApplication\(name)Notification")
    }
}

public typealias NSApplication = UIApplication

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// The device, as sources ask for it: a phone without a name of its own.
@MainActor @preconcurrency
public final class UIDevice {
    public static let current = UIDevice()

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var model: String { "Stage" }
    public var localizedModel: String { "Stage" }
    public var name: String { "Stage" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "26.0" }
    public var identifierForVendor: UUID? { nil }
    public var orientation: UIDeviceOrientation { .portrait }
    public var isBatteryMonitoringEnabled = false
    public var batteryLevel: Float { 1 }
    public var batteryState: BatteryState { .full }
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    public var isMultitaskingSupported: Bool { true }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    public func setValue(_ value: Any?, forKey key: String) {}
    public func playInputClick() {}
    /// Nothing is near a stage.
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// A stage does not turn: never posted.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    private init() {}
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// Accessibility settings, as the stage has them.
public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { Graph.current?.stage.reduceMotion ?? false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var buttonShapesEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public struct Notification: Hashable, Sendable {
        let name: String
        public static let announcement = Notification(name: "announcement")
        public static let screenChanged = Notification(name: "screenChanged")
        public static let layoutChanged = Notification(name: "layoutChanged")
    }
    /// There is nobody to read it out.
    public static func post(notification: Notification, argument: Any?) {}
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
}

/// What is copied is kept for the rest of the performance.
@MainActor @preconcurrency
public final class UIPasteboard {
    public static let general = UIPasteboard()
    private init() {}
    @PerformanceValue(of: "pasteboard") private var kept: [Any] = []

    private func all<T>(_ type: T.Type) -> [T] { kept.compactMap { $0 as? T } }
    private func keep<T>(_ values: [T]?) { kept = values ?? [] }
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        kept = items.flatMap { item in item.sorted { $0.key < $1.key }.map(\.value) }
    }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
    public var string: String? {
        get { all(String.self).first }
        set { keep(newValue.map { [$0] }) }
    }
    public var strings: [String]? {
        get { all(String.self) }
        set { keep(newValue) }
    }
    public var url: URL? {
        get { all(URL.self).first }
        set { keep(newValue.map { [$0] }) }
    }
    public var urls: [URL]? {
        get { all(URL.self) }
        set { keep(newValue) }
    }
    public var image: UIImage? {
        get { all(UIImage.self).first }
        set { keep(newValue.map { [$0] }) }
    }
    public var images: [UIImage]? {
        get { all(UIImage.self) }
        set { keep(newValue) }
    }
    public var color: UIColor? {
        get { all(UIColor.self).first }
        set { keep(newValue.map { [$0] }) }
    }
    public var hasStrings: Bool { !all(String.self).isEmpty }
    public var hasImages: Bool { !all(UIImage.self).isEmpty }
    public var hasURLs: Bool { !all(URL.self).isEmpty }
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { kept = [value] }
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { kept = [data] }
    /// One item with all that was put in, by the order of it.
    public var items: [[String: Any]] {
        get {
            kept.isEmpty
                ? [] : [Dictionary(uniqueKeysWithValues: kept.enumerated().map { ("\($0.offset)", $0.element) })]
        }
        set { setItems(newValue) }
    }
    public var numberOfItems: Int { kept.isEmpty ? 0 : 1 }
    public var hasColors: Bool { !all(UIColor.self).isEmpty }
    /// Never posted: who puts something in knows it.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// As AppKit.
    @discardableResult public func clearContents() -> Int {
        kept = []
        return 0
    }
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        kept = [string]
        return true
    }
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
        public static let png = PasteboardType(rawValue: "public.png")
    }
}
public typealias NSPasteboard = UIPasteboard
