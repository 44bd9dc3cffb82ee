import Foundation
import MediaPlayer
import Testing

/// The music of a device that has none.
struct MediaPlayerTests {
    @Test("What is said to be playing is kept, and the library may not be read")
    func playing() {
        let center = MPNowPlayingInfoCenter.default()
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Song")
        var status: MPMediaLibraryAuthorizationStatus?
        MPMediaLibrary.requestAuthorization { status = $0 }
        #expect(status == .denied && MPMediaQuery.songs().items?.isEmpty == true)
    }

    @Test("A player keeps what it is told")
    func player() {
        let player = MPMusicPlayerController.applicationMusicPlayer
        #expect(player.playbackState == .stopped)
        let item = MPMediaItem()
        player.setQueue(with: MPMediaItemCollection(items: [item, MPMediaItem()]))
        player.play()
        #expect(player.playbackState == .playing && player.currentPlaybackRate == 1 && player.nowPlayingItem === item)
        player.pause()
        #expect(player.playbackState == .paused && player.currentPlaybackRate == 0)
    }
}
