import KinoraStage

/// A part of the plane around a point, in points.
public final class UIRegion: NSObject, @unchecked Sendable {
    private let test: @Sendable (CGPoint) -> Bool
    private init(_ test: @escaping @Sendable (CGPoint) -> Bool) {
        self.test = test
        super.init()
    }

    public static var infinite: UIRegion { UIRegion { _ in true } }
    public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    public func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }
    public func union(_ region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) || region.test($0) } }
    public func subtracting(_ region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) && !region.test($0) } }
    public func intersection(_ region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) && region.test($0) } }
    public func contains(_ point: CGPoint) -> Bool { test(point) }
}
