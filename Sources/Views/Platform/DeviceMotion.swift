import KinoraStage

// Device motion under Core Motion's names. The device is held as the script's `tilt` says, and nothing else moves it: there
// is no acceleration by the user and no magnetic field.

/// Reports how the device is held, on the virtual clock. Whatever queue is named, handlers run with the views.
public final class CMMotionManager {
    private var motionUpdates: Timer?
    private var accelerometerUpdates: Timer?
    private var gyroUpdates: Timer?

    public init() {}

    public var isDeviceMotionAvailable: Bool { true }
    public private(set) var isDeviceMotionActive = false
    public var isAccelerometerAvailable: Bool { true }
    public private(set) var isAccelerometerActive = false
    /// Seconds from one update to the next.
    public var deviceMotionUpdateInterval: TimeInterval = 1 / 60
    public var accelerometerUpdateInterval: TimeInterval = 1 / 60

    /// The present motion; nil until updates are started.
    public var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? .now : nil }
    public var accelerometerData: CMAccelerometerData? { isAccelerometerActive ? .now : nil }
    public var isGyroAvailable: Bool { true }
    public private(set) var isGyroActive = false
    public var gyroUpdateInterval: TimeInterval = 1 / 60
    public var gyroData: CMGyroData? { isGyroActive ? .now : nil }

    public func startDeviceMotionUpdates() { isDeviceMotionActive = true }
    public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) { startDeviceMotionUpdates() }

    public func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler)
    {
        isDeviceMotionActive = true
        motionUpdates?.invalidate()
        motionUpdates = updates(every: deviceMotionUpdateInterval) { handler(.now, nil) }
    }
    public func startDeviceMotionUpdates(
        using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        startDeviceMotionUpdates(to: queue, withHandler: handler)
    }
    public func stopDeviceMotionUpdates() {
        isDeviceMotionActive = false
        motionUpdates?.invalidate()
    }

    public func startAccelerometerUpdates() { isAccelerometerActive = true }
    public func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
    ) {
        isAccelerometerActive = true
        accelerometerUpdates?.invalidate()
        accelerometerUpdates = updates(every: accelerometerUpdateInterval) { handler(.now, nil) }
    }
    public func stopAccelerometerUpdates() {
        isAccelerometerActive = false
        accelerometerUpdates?.invalidate()
    }

    public func startGyroUpdates() { isGyroActive = true }
    public func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        isGyroActive = true
        gyroUpdates?.invalidate()
        gyroUpdates = updates(every: gyroUpdateInterval) { handler(.now, nil) }
    }
    public func stopGyroUpdates() {
        isGyroActive = false
        gyroUpdates?.invalidate()
    }

    private func updates(every interval: TimeInterval, _ action: @escaping () -> Void) -> Timer {
        // A manager is an object, whose state is not part of a checkpoint.
        Graph.current?.holdsObjects = true
        return Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in action() }
    }
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// What angles are measured against. A stage has one frame: upright, towards the viewer.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// How the device is held at one moment.
public final class CMDeviceMotion: Sendable {
    public let attitude: CMAttitude
    /// Seconds of virtual time.
    public let timestamp: TimeInterval
    /// The direction of gravity in the device's axes (right, up, towards the viewer); its length is 1.
    public let gravity: CMAcceleration
    /// Always zero.
    public let userAcceleration = CMAcceleration()
    /// About the device's axes.
    public let rotationRate: CMRotationRate

    init(_ held: DeviceAttitude, at time: Double) {
        attitude = CMAttitude(roll: held.roll * .pi / 180, pitch: held.pitch * .pi / 180)
        timestamp = time
        rotationRate = held.rate(at: time)
        let (roll, pitch) = (attitude.roll, attitude.pitch)
        // Straight down, turned by pitch about the device's x axis and then by roll about its y axis.
        gravity = CMAcceleration(
            x: Maths.sin(roll) * Maths.cos(pitch), y: -Maths.sin(pitch), z: -Maths.cos(roll) * Maths.cos(pitch))
    }

    static var now: CMDeviceMotion {
        CMDeviceMotion(Graph.current?.attitude ?? DeviceAttitude(), at: VirtualClock.ticking)
    }
}

/// Angles of the device from lying flat, in radians.
public final class CMAttitude: Sendable {
    public let roll: Double
    public let pitch: Double
    /// Always 0.
    public let yaw = 0.0

    init(roll: Double, pitch: Double) { (self.roll, self.pitch) = (roll, pitch) }
}

/// In multiples of the earth's gravity.
public struct CMAcceleration: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In radians a second.
public struct CMRotationRate: Hashable, Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// What an accelerometer would feel.
public final class CMAccelerometerData: Sendable {
    public let acceleration: CMAcceleration
    public let timestamp: TimeInterval

    init(_ motion: CMDeviceMotion) { (acceleration, timestamp) = (motion.gravity, motion.timestamp) }

    static var now: CMAccelerometerData { CMAccelerometerData(.now) }
}

/// What a gyroscope would feel.
public final class CMGyroData: Sendable {
    public let rotationRate: CMRotationRate
    public let timestamp: TimeInterval

    init(_ motion: CMDeviceMotion) { (rotationRate, timestamp) = (motion.rotationRate, motion.timestamp) }

    static var now: CMGyroData { CMGyroData(.now) }
}

extension DeviceAttitude {
    /// Pitch turns about the x axis and roll about the y axis. Between two moves of the device, and after the last, it rests.
    fileprivate func rate(at time: Double) -> CMRotationRate {
        guard time <= restsFrom else { return CMRotationRate() }
        return CMRotationRate(x: pitchRate * .pi / 180, y: rollRate * .pi / 180, z: 0)
    }
}
