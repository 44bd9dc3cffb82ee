/// The module that sources import for video players: a black box with a play sign.
@_exported import AVFoundation
@_exported import KinoraViews

public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
    public var body: some View {
        ZStack {
            Color.black
            Image(systemName: "play.fill").font(.system(size: 36)).foregroundStyle(.white)
            overlay
        }
    }
}
extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var allowsPictureInPicturePlayback = true
    open override func loadView() { view = UIHostingController(rootView: VideoPlayer(player: player)).view }
}
