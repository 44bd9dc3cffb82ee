/// The pictures, sounds or words of an asset. Files of them are not read, so that no asset has any.
open class AVAssetTrack: NSObject {
    open var trackID: Int32 { 0 }
    open var mediaType: AVMediaType { .video }
    open var isEnabled: Bool { false }
    /// In pixels.
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    /// Frames per second.
    open var nominalFrameRate: Float { 0 }
    /// Bits per second.
    open var estimatedDataRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
}

extension AVAsset {
    public var tracks: [AVAssetTrack] { [] }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
}
