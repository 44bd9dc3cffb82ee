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

    @Test(
        "The largest rectangle of some proportions lies in the middle of another",
        arguments: [
            (CGSize(width: 2, height: 1), CGRect(x: 10, y: 45, width: 100, height: 50)),
            (CGSize(width: 1, height: 4), CGRect(x: 45, y: 20, width: 25, height: 100)),
        ])
    func proportions(ratio: CGSize, expected: CGRect) {
        let room = CGRect(x: 10, y: 20, width: 100, height: 100)
        let rect = AVMakeRect(aspectRatio: ratio, insideRect: room)
        #expect(rect.size == expected.size && rect.midX == room.midX && rect.midY == room.midY)
    }

    @Test("A session keeps what it is told and goes to the speaker; nothing is recorded or said")
    func session() async throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .voiceChat, options: [.allowBluetoothA2DP, .allowAirPlay])
        #expect(session.category == .playAndRecord && session.mode == .voiceChat)
        #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
        #expect(await !AVAudioApplication.requestRecordPermission())
        #expect(AVAudioApplication.shared.recordPermission == .denied)
        let words = AVSpeechUtterance(string: "hello")
        #expect(words.rate == AVSpeechUtteranceDefaultSpeechRate && !AVSpeechSynthesizer().isSpeaking)
        #expect(AVSpeechSynthesisVoice(language: "de-DE")?.language == "de-DE")
        #expect(AVAudioUnitEQ(numberOfBands: 3).bands.count == 3)
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
