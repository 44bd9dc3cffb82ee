import KinoraStage

/// Numbers made of numbers by a callback: the colors of a `CGShading`.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    /// Limits of each number that goes in; empty where there are none.
    private let domain: [ClosedRange<CGFloat>]
    /// Limits of each number that comes out; empty where there are none.
    private let range: [ClosedRange<CGFloat>]
    private let domainDimension: Int
    /// How many numbers come out.
    let rangeDimension: Int

    /// - Parameters:
    ///   - info: is handed to the callbacks.
    ///   - domain: the least and the greatest value of each number that goes in; nil for any.
    ///   - range: the least and the greatest value of each number that comes out; nil for any.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        (self.info, self.callbacks) = (info, callbacks.pointee)
        (self.domainDimension, self.rangeDimension) = (domainDimension, rangeDimension)
        self.domain = Self.limits(domain, domainDimension)
        self.range = Self.limits(range, rangeDimension)
    }
    deinit { callbacks.releaseInfo?(info) }

    private static func limits(_ numbers: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>] {
        guard let numbers else { return [] }
        return (0..<count).map { numbers[2 * $0]...max(numbers[2 * $0], numbers[2 * $0 + 1]) }
    }

    /// The numbers for some, each within its limits.
    func values(at numbers: [CGFloat]) -> [CGFloat] {
        guard numbers.count == domainDimension else { return [] }
        var result = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, Self.kept(numbers, within: domain), &result)
        return Self.kept(result, within: range)
    }

    private static func kept(_ numbers: [CGFloat], within limits: [ClosedRange<CGFloat>]) -> [CGFloat] {
        limits.isEmpty ? numbers : zip(numbers, limits).map { min(max($0, $1.lowerBound), $1.upperBound) }
    }
}

/// What a `CGFunction` calls: closures of Swift's, where Apple's are functions of C's.
public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) { (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo) }
}

/// Reads the numbers that go in, and writes those that come out.
public typealias CGFunctionEvaluateCallback =
    (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
