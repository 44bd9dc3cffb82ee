/// The module that sources import for game controllers. None is connected: what a source does when one is stays as it is.
@_exported import KinoraViews

open class GCController: NSObject {
    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open class func stopWirelessControllerDiscovery() {}
    open var controllerPausedHandler: ((GCController) -> Void)?
    open var handlerQueue: DispatchQueue = .main
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var isAttachedToDevice: Bool { false }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var motion: GCMotion? { nil }
    open var battery: GCDeviceBattery? { nil }
    open var light: GCDeviceLight? { nil }
}
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1 = 0, index2, index3, index4
}
extension Notification.Name {
    public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCControllerDidStopBeingCurrent = Notification.Name("GCControllerDidStopBeingCurrentNotification")
    public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
    public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
    public static let GCMouseDidDisconnect = Notification.Name("GCMouseDidDisconnectNotification")
}

public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

/// The buttons and sticks of a controller, at rest.
open class GCControllerElement: NSObject {
    open var isAnalog: Bool { false }
    open var localizedName: String? { nil }
    open var sfSymbolsName: String? { nil }
}
open class GCControllerButtonInput: GCControllerElement {
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    open var value: Float { 0 }
    open var isPressed: Bool { false }
}
open class GCControllerAxisInput: GCControllerElement {
    open var valueChangedHandler: GCControllerAxisValueChangedHandler?
    open var value: Float { 0 }
}
open class GCControllerDirectionPad: GCControllerElement {
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
}
open class GCPhysicalInputProfile: NSObject {
    open var elements: [String: GCControllerElement] { [:] }
    open var buttons: [String: GCControllerButtonInput] { [:] }
    open var dpads: [String: GCControllerDirectionPad] { [:] }
}
open class GCExtendedGamepad: GCPhysicalInputProfile {
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
    public let buttonHome: GCControllerButtonInput? = GCControllerButtonInput()
    public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
}
open class GCMicroGamepad: GCPhysicalInputProfile {
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    open var reportsAbsoluteDpadValues = false
    open var allowsRotation = false
}
open class GCMotion: NSObject {
    open var valueChangedHandler: ((GCMotion) -> Void)?
}
open class GCDeviceBattery: NSObject {
    public enum State: Int, Sendable { case unknown = -1, discharging, charging, full }
    open var batteryLevel: Float { 0 }
    open var batteryState: State { .unknown }
}
open class GCDeviceLight: NSObject {
    public var color = GCColor(red: 0, green: 0, blue: 0)
}
open class GCColor: NSObject {
    public let red: Float
    public let green: Float
    public let blue: Float
    public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
}

/// A keyboard and a mouse, of which there are none.
open class GCKeyboard: NSObject {
    open class var coalesced: GCKeyboard? { nil }
    open var keyboardInput: GCKeyboardInput? { nil }
}
open class GCKeyboardInput: GCPhysicalInputProfile {
    public typealias Handler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void
    open var keyChangedHandler: Handler?
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let keyA = GCKeyCode(rawValue: 4)
    public static let keyD = GCKeyCode(rawValue: 7)
    public static let keyS = GCKeyCode(rawValue: 22)
    public static let keyW = GCKeyCode(rawValue: 26)
    public static let returnOrEnter = GCKeyCode(rawValue: 40)
    public static let escape = GCKeyCode(rawValue: 41)
    public static let spacebar = GCKeyCode(rawValue: 44)
    public static let rightArrow = GCKeyCode(rawValue: 79)
    public static let leftArrow = GCKeyCode(rawValue: 80)
    public static let downArrow = GCKeyCode(rawValue: 81)
    public static let upArrow = GCKeyCode(rawValue: 82)
}
open class GCMouse: NSObject {
    open class var current: GCMouse? { nil }
    open class func mice() -> [GCMouse] { [] }
}
