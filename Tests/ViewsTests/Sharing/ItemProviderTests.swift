import Foundation
import Testing

@testable import KinoraViews

/// An item provider knows the types of what it holds.
@MainActor
struct ItemProviderTests {
    @Test("Texts, addresses and data are of their types and of those above them")
    func types() {
        let text = NSItemProvider(object: "a" as NSString)
        #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(text.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
        let file = NSItemProvider(object: URL(fileURLWithPath: "/a.png"))
        #expect(file.registeredContentTypes == [.fileURL])
        #expect(file.registeredContentTypes(conformingTo: .url) == [.fileURL])
        #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
    }

    @Test(
        "Types of the system have the endings, names and kinds of Apple's list; one's own have those that they are given"
    )
    func systemTypes() throws {
        #expect(UTType("public.swift-source") == .swiftSource && UTType.javaScript.preferredFilenameExtension == "js")
        #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
        #expect(UTType.png.preferredMIMEType == "image/png" && UTType(mimeType: "audio/mp4") == .mpeg4Audio)
        #expect(UTType(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audio) == .mpeg4Audio)
        #expect(
            UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg4Movie, .mpeg4Audio])
        #expect(
            UTType.applicationBundle.supertypes.isSuperset(of: [.bundle, .package, .directory, .item, .executable]))
        let own = UTType(exportedAs: "org.kinora.drawing", conformingTo: .json)
        #expect(own.conforms(to: .text) && !own.conforms(to: .image) && !own.isDynamic)
        let dynamic = try #require(UTType(filenameExtension: "kin"))
        #expect(dynamic.isDynamic && dynamic.conforms(to: .data))
        let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.heic]))
        #expect(copy == [.heic])
        #expect(URL(fileURLWithPath: "/a").appendingPathExtension(for: .gif).lastPathComponent == "a.gif")
    }
}
