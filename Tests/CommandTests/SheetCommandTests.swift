import KinoraFrames
import Foundation
import KinoraPixels
import Testing

@testable import KinoraCommand

@Suite struct SheetCommandTests {
    /// Frames of one color each, 40x20 pixels.
    private func frames(_ colors: [UInt32], to path: String) throws {
        let folder = FrameFolder(path)
        try folder.create()
        for (number, color) in colors.enumerated() {
            let picture = StraightPixmap(width: 40, height: 20, pixels: [UInt32](repeating: color, count: 800))
            _ = try folder.write(try PNGEncoder().encode(picture), frame: number)
        }
    }

    private let red: UInt32 = 0xFF00_00FF, green: UInt32 = 0xFF00_FF00, blue: UInt32 = 0xFFFF_0000

    private func count(_ color: UInt32, in sheet: StraightPixmap) -> Int { sheet.pixels.count { $0 == color } }

    @Test("Every n-th frame lies on the sheet at its scale, in columns")
    func every() throws {
        let folder = try TemporaryFolder()
        try frames([red, green, blue, green, red, green], to: folder.path("a"))
        let run = try KinoraProcess(
            ["sheet", "a", "-o", "sheet.png", "--every", "2", "--columns", "2", "--scale", "0.5"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let sheet = try PNGFile.read(folder.path("sheet.png"))
        #expect(run.text == "3 frames on sheet.png, \(sheet.width)x\(sheet.height) pixels\n")
        #expect(
            count(red, in: sheet) == 2 * 20 * 10 && count(blue, in: sheet) == 20 * 10 && count(green, in: sheet) == 0)
    }

    @Test("Several folders are a row each")
    func rows() throws {
        let folder = try TemporaryFolder()
        try frames([red, red, red], to: folder.path("a"))
        try frames([blue], to: folder.path("b"))
        let run = try KinoraProcess(["sheet", "a", "b", "-o", "sheet.png", "--scale", "1"], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let sheet = try PNGFile.read(folder.path("sheet.png"))
        #expect(sheet.width > 3 * 40 && sheet.width < 4 * 40)
        let reds = (0..<sheet.height).filter { y in (0..<sheet.width).contains { sheet[$0, y] == red } }
        let blues = (0..<sheet.height).filter { y in (0..<sheet.width).contains { sheet[$0, y] == blue } }
        #expect(reds.count == 20 && blues.count == 20)
        #expect(try #require(reds.last) < #require(blues.first))
        #expect(count(red, in: sheet) == 3 * 800 && count(blue, in: sheet) == 800)
    }

    @Test(
        "What makes no sheet is told",
        arguments: [["empty"], ["nowhere"], ["a", "--every", "0"], ["a", "--columns", "101"], ["a", "--scale", "2"]])
    func refusals(_ words: [String]) throws {
        let folder = try TemporaryFolder()
        try frames([red], to: folder.path("a"))
        try frames([], to: folder.path("empty"))
        let run = try KinoraProcess(["sheet"] + words + ["-o", "sheet.png"], in: folder)
        #expect(run.status != 0 && run.complaint.hasPrefix("Error: "))
        #expect(!folder.names().contains("sheet.png"))
    }
}
