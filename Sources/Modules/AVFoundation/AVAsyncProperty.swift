/// Something of an asset, or of a part of it, that is loaded before it is read.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
    let value: (Root) -> Value
}

/// What has such properties. All of them are known at once.
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
    public func load<each Value>(_ property: repeat AVAsyncProperty<Self, each Value>) async throws -> (
        repeat each Value
    ) { (repeat (each property).value(self)) }
}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
    /// Nothing is played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsyncProperty where Root: AVAssetTrack {
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { $0.isEnabled } }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { $0.estimatedDataRate } }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
}
