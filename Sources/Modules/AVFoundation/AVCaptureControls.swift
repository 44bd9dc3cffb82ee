import KinoraViews

// What the button on the side of a phone sets. There is none: controls keep their values, and nobody changes them.

open class AVCaptureControl: NSObject {
    public var isEnabled = true
    override init() { super.init() }
}

/// A number that the app gives a meaning.
public final class AVCaptureSlider: AVCaptureControl {
    public let localizedTitle: String
    public let symbolName: String
    public var value: Float
    public var localizedValueFormat: String?
    /// Values that are easier to stop at.
    public var prominentValues: [Float] = []
    public var accessibilityIdentifier: String?

    public init(_ localizedTitle: String, symbolName: String, in valueRange: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        value = AVCaptureSlider.first(in: valueRange)
        super.init()
    }
    public init(_ localizedTitle: String, symbolName: String, in valueRange: ClosedRange<Float>, step: Float) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        value = AVCaptureSlider.first(in: valueRange)
        super.init()
    }
    public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        value = values.first ?? 0
        super.init()
    }
    /// Zero where it is possible, as nobody has moved it.
    private static func first(in range: ClosedRange<Float>) -> Float { min(max(0, range.lowerBound), range.upperBound) }

    /// Nobody moves it, and so nothing is performed.
    public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}
}

/// One of several choices.
public final class AVCaptureIndexPicker: AVCaptureControl {
    public let localizedTitle: String
    public let symbolName: String
    public let numberOfIndexes: Int
    public let localizedIndexTitles: [String]
    public var selectedIndex = 0
    public var accessibilityIdentifier: String?

    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        (self.localizedIndexTitles, numberOfIndexes) = (localizedIndexTitles, localizedIndexTitles.count)
        super.init()
    }
    public convenience init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
        self.init(localizedTitle, symbolName: symbolName, numberOfIndexes: numberOfIndexes) { "\($0 + 1)" }
    }
    public convenience init(
        _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
        localizedTitleTransform: @escaping (Int) -> String
    ) {
        self.init(
            localizedTitle, symbolName: symbolName,
            localizedIndexTitles: (0..<max(0, numberOfIndexes)).map(localizedTitleTransform))
    }

    /// Nobody chooses, and so nothing is performed.
    public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void) {}
}

/// How near the camera sees. Nobody moves it, and so nothing is performed.
public final class AVCaptureSystemZoomSlider: AVCaptureControl {
    public init(device: AVCaptureDevice) { super.init() }
    public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) { super.init() }
}
/// How bright the camera sees. Nobody moves it, and so nothing is performed.
public final class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
    public init(device: AVCaptureDevice) { super.init() }
    public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) { super.init() }
}

/// Told when people reach for the controls, which they do not.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
