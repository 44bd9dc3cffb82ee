import AVFoundation
import Foundation
import Speech
import Testing

/// Files of sound and video, which are not read, and what listens to speech.
struct AssetTests {
    private let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))

    @Test("An asset has no tracks, however they are asked for")
    func tracks() async throws {
        #expect(asset.tracks.isEmpty && asset.tracks(withMediaType: .video).isEmpty)
        #expect(try await asset.loadTracks(withMediaType: .audio).isEmpty)
    }

    @Test("Properties are loaded alone and several at once, of assets and of their tracks")
    func properties() async throws {
        #expect(try await asset.load(.duration) == .zero)
        let (isPlayable, tracks) = try await asset.load(.isPlayable, .tracks)
        #expect(!isPlayable && tracks.isEmpty)
        let (size, transform) = try await AVAssetTrack().load(.naturalSize, .preferredTransform)
        #expect(size == .zero && transform == .identity)
    }

    @Test("A recognizer may be missing, and is not available")
    func recognizers() {
        let recognizers = [SFSpeechRecognizer(), SFSpeechRecognizer(locale: Locale(identifier: "de_DE"))]
        #expect(recognizers.allSatisfy { $0?.isAvailable == false })
    }
}
