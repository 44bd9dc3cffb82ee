import Foundation
import Glibc
import KinoraFrames
import KinoraPixels
import Testing

@testable import KinoraCommand
@testable import KinoraProtocol
@testable import KinoraStudio

/// `kinora studio` as a program that knows its address meets it. scripts/check-studio drives it with a browser.
@Suite struct StudioTests {
    /// A studio that runs until the test ends.
    private final class Running {
        let process = Process()
        let address: String
        private var port: UInt16 { UInt16(address.split(separator: ":")[2].prefix { $0.isNumber }) ?? 0 }

        init(_ words: [String], in folder: TemporaryFolder) throws {
            process.executableURL = KinoraProcess.executable
            process.arguments = ["studio"] + words
            process.currentDirectoryURL = folder.url
            let output = Pipe()
            (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
            process.standardInput = FileHandle.nullDevice
            try process.run()
            let line = output.fileHandleForReading.availableData
            address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        }

        deinit { stop() }

        func stop() {
            process.terminate()
            process.waitUntilExit()
        }

        /// The body of an answer, with its status.
        func ask(_ name: String, _ body: JSONValue? = nil) throws -> (status: Int, body: [UInt8]) {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var place = sockaddr_in()
            place.sin_family = sa_family_t(AF_INET)
            (place.sin_port, place.sin_addr.s_addr) = (port.bigEndian, UInt32(0x7F00_0001).bigEndian)
            let connected = withUnsafePointer(to: &place) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            try #require(connected == 0)
            let path = "/" + address.split(separator: "/")[2] + "/" + name
            var request =
                "\(body == nil ? "GET" : "POST") \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
            let text = body?.line ?? ""
            if body != nil { request += "Content-Type: application/json\r\nContent-Length: \(text.utf8.count)\r\n" }
            let bytes = Array((request + "\r\n" + text).utf8)
            try #require(send(descriptor, bytes, bytes.count, 0) == bytes.count)
            var answer: [UInt8] = []
            while let more = Descriptor.read(descriptor) { answer += more }
            let end = try #require(answer.firstRange(of: Array("\r\n\r\n".utf8)))
            let status = String(decoding: answer.prefix(12).suffix(3), as: UTF8.self)
            return (Int(status) ?? 0, Array(answer[end.upperBound...]))
        }

        func state() throws -> JSONValue { try JSONValue(try ask("state").body) }
    }

    @Test func everySettingIsAnOptionOfRender() throws {
        let values = [
            "preset": "x", "size": "10x20", "scale": "2", "duration": "3", "fps": "60", "appearance": "dark",
            "type-size": "xLarge", "locale": "de_AT", "date": "2026-11-30", "background": "red", "seed": "7",
        ]
        #expect(Set(values.keys) == Set(StudioSettings.optionNames))
        var all = values.mapValues(JSONValue.string)
        for name in StudioSettings.flagNames { all[name] = true }
        all["parameters"] = ["text": "a=b c"]
        let options = try RenderOptions.parse(["marquee"] + (try StudioSettings(.object(all))).words)
        #expect(options.performance.size == "10x20" && options.scale == "2" && options.fps == "60")
        #expect(options.performance.reduceMotion && options.performance.rightToLeft)
        #expect(options.performance.parameters == ["text=a=b c"])
    }

    @Test func theStageShowsTheFramesOfTheCommand() throws {
        let folder = try TemporaryFolder()
        let studio = try Running(["beam"], in: folder)
        #expect(try studio.state()["first"] == ["effect": "beam"])
        let (status, body) = try studio.ask(
            "stage", ["effect": "beam", "settings": ["size": "120x60", "appearance": "dark", "fps": "60"]])
        #expect(status == 200)
        let stage = try JSONValue(body)
        let command = try #require(stage["command"]?.text)
        #expect(command == "kinora render beam --size 120x60 --fps 60 --appearance dark")
        let shown = try studio.ask("frame?stage=\(stage["stage"]?.text ?? "")&frame=17").body
        let words = command.split(separator: " ").dropFirst().map(String.init)
        let run = try KinoraProcess(words + ["--frames", "17", "-o", "frame.png"], in: folder)
        #expect(run.status == 0)
        #expect(try PNGDecoder().decode(shown) == PNGDecoder().decode(Array(try folder.bytes("frame.png"))))
        #expect(try studio.ask("frame?stage=1&frame=100000").status == 422)
        #expect(try studio.ask("stage", ["effect": "beem"]).status == 422)
    }

    @Test func aSourceIsBuiltAgainWhenItIsSavedAndStaysWhileItIsWrong() throws {
        let folder = try TemporaryFolder()
        func write(_ view: String) throws {
            try folder.write("import SwiftUI\n\n#Preview(\"One\") { \(view) }\n", to: "One.swift")
        }
        try write("Color.red")
        let studio = try Running(["One.swift"], in: folder)
        func until(_ words: String, _ holds: (JSONValue) -> Bool) throws -> JSONValue {
            for _ in 0..<1200 {
                let source = try studio.state()["source"] ?? .null
                if source["isBuilding"] == false, holds(source) { return source }
                usleep(50_000)
            }
            Issue.record("\(words) did not come")
            return .null
        }
        func pixel() throws -> [UInt8] {
            let stage = try JSONValue(try studio.ask("stage", ["preview": "One", "settings": ["size": "4x4"]]).body)
            let frame = try studio.ask("frame?stage=\(stage["stage"]?.text ?? "")&frame=0").body
            let pixel = try PNGDecoder().decode(frame)[0, 0]
            return [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) }
        }
        _ = try until("the first build") { $0["generation"] == 1 }
        #expect(try pixel() == [255, 59, 48])
        try write("Color.gren")
        let wrong = try until("the error") { $0["failure"] != .null }
        #expect(wrong["problems"]?.elements?.first?["line"] == 3)
        #expect(try pixel() == [255, 59, 48])
        try write("Color.green")
        _ = try until("the next build") { $0["generation"]?.double ?? 0 >= 2 }
        #expect(try pixel() == [52, 199, 89])
        studio.stop()
        // The processes that performed end with it.
        var left: [String] = []
        for _ in 0..<100 {
            left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { id in
                let cwd = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
                return cwd == folder.url.resolvingSymlinksInPath().path
            }
            if left.isEmpty { break }
            usleep(50_000)
        }
        #expect(left.isEmpty)
    }
}
