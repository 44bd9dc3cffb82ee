import Foundation
import Testing

@testable import KinoraAppKit
@testable import KinoraStage
@testable import KinoraViews

/// The pasteboard, by AppKit's names.
@MainActor
struct AppKitPasteboardTests {
    @Test("What is written is read by its kind, and new contents take the place of the old")
    func objects() throws {
        try onStage {
            let board = NSPasteboard.general
            board.clearContents()
            let url = URL(string: "https://example.com")!
            let isWritten = board.writeObjects(["One" as NSString, url as NSURL])
            #expect(isWritten && board.string(forType: .string) == "One")
            #expect(board.string(forType: .URL) == "https://example.com" && board.types == [.string, .URL])
            #expect(board.readObjects(forClasses: [NSURL.self])?.first as? URL == url)
            #expect(
                board.canReadObject(forClasses: [NSString.self]) && !board.canReadObject(forClasses: [NSImage.self]))
            #expect(board.availableType(from: [.png, .URL]) == .URL)
            board.declareTypes([.string], owner: nil)
            board.setString("Two", forType: .string)
            #expect(board.string(forType: .string) == "Two" && board.types == [.string])
            #expect(board.data(forType: .string) == Data("Two".utf8))
        }
    }

    @Test("An item has a thing in several forms")
    func items() throws {
        try onStage {
            let item = NSPasteboardItem()
            item.setString("plain", forType: .string)
            item.setData(Data("<b>plain</b>".utf8), forType: .html)
            #expect(item.types == [.string, .html] && item.string(forType: .html) == "<b>plain</b>")
            let board = NSPasteboard.general
            board.clearContents()
            board.writeObjects([item])
            #expect(board.string(forType: .string) == "plain")
        }
    }

    @Test("A script for other apps fails, and says why")
    func script() {
        var error: NSDictionary?
        let result = NSAppleScript(source: "tell application \"Music\" to play")?.executeAndReturnError(&error)
        let number = error?[NSAppleScript.errorNumber].map { "\($0)" }
        #expect(result != nil && result?.stringValue == nil && number == "-1743")
    }
}
