import Foundation
import FoundationModels
import ReplayKit
import ScreenCaptureKit
import Testing

@Generable
private struct Palette: Equatable {
    @Guide(description: "What it is called") var name: String
    @Guide(description: "From first to last", .count(2...4)) var stops: [Stop]
    var mood: Mood?
    var size = 1.5
    var count: Int { stops.count }

    @Generable struct Stop: Equatable { let color: String }
    @Generable enum Mood {
        case warm, cold
        case `default`
    }
}

/// Types that a language model would fill in, and what there is none of.
struct GenerableTests {
    private let palette = Palette(name: "Dusk", stops: [.init(color: "red"), .init(color: "blue")], mood: .default)

    @Test("A generable type goes to its content and back")
    func content() throws {
        #expect(try Palette(palette.generatedContent) == palette)
        #expect(
            palette.generatedContent.jsonString
                == #"{"name": "Dusk", "stops": [{"color": "red"}, {"color": "blue"}], "mood": "default", "size": 1.5}"#)
        let read = try Palette(GeneratedContent(json: #"{"name": "A", "stops": [], "mood": "cold", "size": 2}"#))
        #expect(read == Palette(name: "A", stops: [], mood: .cold, size: 2))
    }

    @Test("What is not complete has what is there, and a type throws that misses something")
    func partial() throws {
        let content = try GeneratedContent(json: #"{"name": "A", "stops": [{}]}"#)
        let part = try Palette.PartiallyGenerated(content)
        #expect(part.name == "A" && part.stops?.count == 1 && part.stops?.first?.color == nil && part.mood == nil)
        #expect(throws: (any Error).self) { try Palette(content) }
        #expect(throws: (any Error).self) { try Palette.Mood(GeneratedContent("mild")) }
    }

    @Test("There is no model, no recorder and no screen")
    func refused() async throws {
        let session = LanguageModelSession(instructions: "Be short.")
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            _ = try await session.respond(to: "Hi", generating: Palette.self)
        }
        await #expect(throws: RPRecordingError(.failedToStart)) { try await RPScreenRecorder.shared().startRecording() }
        await #expect(throws: SCStreamError(.userDeclined)) { _ = try await SCShareableContent.current }
    }
}
