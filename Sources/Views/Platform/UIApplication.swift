import KinoraStage

/// The app, as sources ask for it. On a stage it is always active.
@MainActor
public final class UIApplication {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }
    public var applicationState: State { .active }
    /// Performances never dim.
    public var isIdleTimerDisabled = false

    private init() {}
}

public typealias NSApplication = UIApplication

/// The device, as sources ask for it: a phone without a name of its own.
@MainActor
public final class UIDevice {
    public static let current = UIDevice()

    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var model: String { "Stage" }
    public var name: String { "Stage" }

    private init() {}
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// Accessibility settings, as the stage has them.
public enum UIAccessibility {
    @MainActor public static var isReduceMotionEnabled: Bool { Graph.current?.stage.reduceMotion ?? false }
    @MainActor public static var isReduceTransparencyEnabled: Bool { false }
    @MainActor public static var isVoiceOverRunning: Bool { false }
}
