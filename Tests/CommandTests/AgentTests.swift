import Foundation
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraCommand
@testable import KinoraProtocol

/// `kinora mcp` as clients start it: lines in, lines out. scripts/check-mcp drives it with the reference client.
@Suite struct AgentTests {
    private static func talk(_ lines: [String], in folder: TemporaryFolder) throws -> [JSONValue] {
        let process = Process()
        process.executableURL = KinoraProcess.executable
        process.arguments = ["mcp"]
        process.currentDirectoryURL = folder.url
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
        try process.run()
        input.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
        try input.fileHandleForWriting.close()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try said.split(separator: UInt8(ascii: "\n")).map { try JSONValue($0) }
    }

    private static let handshake =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{}}}"#

    private static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    @Test func anEffectComesBackAsOnePictureNoLargerThanAsked() throws {
        let folder = try TemporaryFolder()
        let answers = try Self.talk(
            [
                Self.handshake, "nonsense",
                Self.call(1, "render", #"{"target":"beam","size":"300x100","times":[0,0.5,1],"max_side":200}"#),
            ], in: folder)
        #expect(answers.count == 3)
        #expect(answers.contains { $0["error"]?["code"] == -32700 })
        let result = try #require(answers.first { $0["id"] == 1 }?["result"])
        #expect(result["isError"] == false)
        let blocks = try #require(result["content"]?.elements)
        #expect(blocks[0]["text"]?.text?.hasPrefix("beam, 300x100 pixels, at 0 s, 0.5 s, 1 s; a sheet of") == true)
        let data = try #require(blocks[1]["data"]?.text.flatMap { Data(base64Encoded: $0) })
        let picture = try PNGDecoder().decode(Array(data))
        #expect(max(picture.width, picture.height) == 200)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func whatAToolIsGivenWronglyIsToldWithWhatIsRight() throws {
        let folder = try TemporaryFolder()
        let wrong = [
            (#"{"target":"bem"}"#, #"There is no effect "bem"; the nearest is "beam"."#),
            (#"{"target":"beam","tims":[1]}"#, #"the nearest is "times""#),
            (#"{}"#, "The argument target is missing."),
            (#"{"target":"beam","times":["x"]}"#, "it takes a list of numbers"),
            (#"{"target":"beam","scale":100}"#, "it takes a number from 0.1 to 4"),
            (#"{"target":"beam","times":[99]}"#, "--at"),
            (#"{"target":"beam","save_to":"/etc/kinora"}"#, "is outside of"),
            (#"{"target":"beam","params":{"nope":1}}"#, "nope"),
        ]
        let calls = wrong.enumerated().map { Self.call($0.offset + 1, "render", $0.element.0) }
        let answers = try Self.talk([Self.handshake] + calls, in: folder)
        for (index, (arguments, sentence)) in wrong.enumerated() {
            let result = try #require(answers.first { $0["id"] == .integer(index + 1) }?["result"])
            #expect(result["isError"] == true, "\(arguments)")
            let text = result["content"]?.elements?[0]["text"]?.text ?? ""
            #expect(text.contains(sentence), "\(arguments): \(text)")
        }
    }

    @Test func aLargePictureIsReducedUntilItsBytesAreFew() throws {
        let folder = try TemporaryFolder()
        var noise = SystemRandomNumberGenerator()
        let pixels = (0..<900 * 900).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &noise) | 0xFF00_0000 }
        let path = folder.path("noise.png")
        try PNGFile.write(StraightPixmap(width: 900, height: 900, pixels: pixels), to: path)
        let shown = try AgentPicture(path: path, side: 1000)
        #expect(shown.png.count <= 700_000 / 4 * 3)
        #expect(shown.width < 900 && shown.width == shown.height && shown.width > 200)
        #expect(shown.note == " (shown at \(shown.width)x\(shown.width))")
    }

    @Test func previewsAreListedWithTheirPlaces() throws {
        let folder = try TemporaryFolder()
        try """
        import SwiftUI

        #Preview("two words", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
        #Preview { Color.blue }
        """.write(toFile: folder.path("Red.swift"), atomically: true, encoding: .utf8)
        let list = try KinoraProcess(["previews", "Red.swift", "--list"], in: folder)
        #expect(list.status == 0, "\(list.complaint)")
        let found = try JSONValue(list.output)
        #expect(found.elements?.map { $0["name"]?.text } == ["two-words", "Red"])
        #expect(found.elements?[0]["line"] == 3)
        #expect(found.elements?[0]["width"] == 20 && found.elements?[0]["height"] == 10)
        let answers = try Self.talk(
            [Self.handshake, Self.call(1, "list_previews", #"{"path":"Red.swift"}"#)], in: folder)
        let text = answers.last?["result"]?["content"]?.elements?[0]["text"]?.text
        #expect(text == "2 previews\n\"two words\"  Red.swift:3  20x10 points\nnumber 2  Red.swift:4  390x844 points")
    }
}
