import KinoraViews

/// A sound, which is not heard.
@MainActor @preconcurrency
open class NSSound: NSObject {
    public typealias Name = String
    open var volume: Float = 1
    open var loops = false
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    public convenience init?(named name: String) { self.init() }
    public convenience init?(contentsOf url: URL, byReference byRef: Bool) { self.init() }
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) { self.init() }
    @discardableResult open func play() -> Bool { false }
    @discardableResult open func stop() -> Bool { false }
    open class func beep() {}
}
@MainActor public func NSBeep() {}
