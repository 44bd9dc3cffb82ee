import KinoraViews

// What a camera says of its lenses, its zoom and its exposure. There is none: nothing is supported, and what is set is kept or dropped.
extension AVCaptureDevice {
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    public struct WhiteBalanceGains: Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float
        public init(redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }
    public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    public var isConnected: Bool { false }
    public var isSuspended: Bool { false }
    public var isVirtualDevice: Bool { false }
    public var constituentDevices: [AVCaptureDevice] { [] }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    /// Millimeters; -1 where it is not known.
    public var minimumFocusDistance: Int { -1 }
    public var isAdjustingFocus: Bool { false }
    public var isSmoothAutoFocusSupported: Bool { false }
    public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    /// 0…1.
    public var lensPosition: Float { 0 }
    public var lensAperture: Float { 0 }
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}

    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    public var isRampingVideoZoom: Bool { false }
    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    public func cancelVideoZoomRamp() {}

    public var isAdjustingExposure: Bool { false }
    public var iso: Float { 0 }
    public var exposureDuration: CMTime { .invalid }
    public var exposureTargetBias: Float { 0 }
    public var exposureTargetOffset: Float { 0 }
    public var minExposureTargetBias: Float { 0 }
    public var maxExposureTargetBias: Float { 0 }
    public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    public func setExposureModeCustom(
        duration: CMTime, iso: Float, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    public class var currentISO: Float { -1 }
    public class var currentExposureDuration: CMTime { .invalid }

    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    public var isAdjustingWhiteBalance: Bool { false }
    public var maxWhiteBalanceGain: Float { 1 }
    public var deviceWhiteBalanceGains: WhiteBalanceGains { .init() }
    public var isLowLightBoostSupported: Bool { false }
    public var torchLevel: Float { 0 }
    public var isTorchActive: Bool { false }
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
}
extension AVCaptureDevice.DeviceType {
    public static let builtInLiDARDepthCamera = AVCaptureDevice.DeviceType(name: "lidar")
    public static let external = AVCaptureDevice.DeviceType(name: "external")
    public static let continuityCamera = AVCaptureDevice.DeviceType(name: "continuity")
    public static let deskViewCamera = AVCaptureDevice.DeviceType(name: "desk")
}
