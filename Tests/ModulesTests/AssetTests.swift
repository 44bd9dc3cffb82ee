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

    @Test("An asset says nothing of itself, as players ask for its title and picture")
    func metadata() async throws {
        let items = try await asset.load(.metadata) + asset.load(.commonMetadata) + asset.metadata
        for item in items where item.commonKey == .commonKeyTitle {
            _ = try await item.load(.value) as? String
            _ = try await item.load(.stringValue, .dataValue)
        }
        let titles = AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle)
        #expect(items.isEmpty && titles.isEmpty)
    }

    @Test("A recognizer may be missing, and is not available")
    func recognizers() {
        let recognizers = [SFSpeechRecognizer(), SFSpeechRecognizer(locale: Locale(identifier: "de_DE"))]
        #expect(recognizers.allSatisfy { $0?.isAvailable == false })
    }
}
