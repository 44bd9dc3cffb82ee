import KinoraViews

/// A controller on the screen, which is not drawn: sources show it over their game. It never is connected.
open class GCVirtualController: NSObject {
    open class Configuration: NSObject {
        /// Names of the buttons and sticks that it shows.
        open var elements: Set<String> = []
        open var isHidden = false
        public override init() { super.init() }
    }
    /// How a button of it looks.
    open class ElementConfiguration: NSObject {
        open var isHidden = false
        open var path: UIBezierPath?
        open var actsAsTouchpad = false
        public override init() { super.init() }
    }
    public init(configuration: Configuration) { super.init() }
    open var controller: GCController? { nil }
    open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) { reply?(nil) }
    open func connect() async throws {}
    open func disconnect() {}
    open func updateConfiguration(
        forElement element: String, configuration: (ElementConfiguration) -> ElementConfiguration
    ) {}
}

public let GCInputDirectionPad = "Direction Pad"
public let GCInputLeftThumbstick = "Left Thumbstick"
public let GCInputRightThumbstick = "Right Thumbstick"
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
public let GCInputButtonA = "Button A"
public let GCInputButtonB = "Button B"
public let GCInputButtonX = "Button X"
public let GCInputButtonY = "Button Y"
public let GCInputLeftShoulder = "Left Shoulder"
public let GCInputRightShoulder = "Right Shoulder"
public let GCInputLeftTrigger = "Left Trigger"
public let GCInputRightTrigger = "Right Trigger"
public let GCInputButtonHome = "Button Home"
public let GCInputButtonMenu = "Button Menu"
public let GCInputButtonOptions = "Button Options"
