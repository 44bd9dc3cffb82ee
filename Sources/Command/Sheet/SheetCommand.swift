import KinoraBasics
import ArgumentParser
import KinoraEffects
import KinoraFrames
import KinoraPixels

/// `kinora sheet DIR ...`
struct SheetCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Puts the frames of folders side by side on one picture.",
        discussion: """
            One folder fills rows of --columns; of several folders each fills one row. Below every cell stands its frame's \
            number.

            EXAMPLES
              kinora sheet frames/ripple -o sheet.png --every 5
              kinora sheet frames/ripple frames/glow -o compare.png --every 10 --scale 0.25
            """)

    @Argument(help: ArgumentHelp("Folders of PNG frames.", valueName: "dir"))
    var folders: [String]

    @Option(
        name: [.short, .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp("The PNG to write.", valueName: "file"))
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Cells in a row, 1 to 100. (default: 6, or a row for each of several folders)", valueName: "n"))
    var columns: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Only every n-th frame, beginning with the first.", valueName: "n"))
    var every = "1"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A cell's width as a part of the first frame's, up to 1. (default: 240 pixels)", valueName: "s"))
    var scale: String?

    func perform() throws {
        let every = try Self.count(self.every, "--every", in: 1...1_000_000)
        let columns = try self.columns.map { try Self.count($0, "--columns", in: 1...100) }
        let scale = try self.scale.map { try OptionText.number($0, "--scale", in: 0.01...1, "of the frame's width") }
        let sheet = try SheetMaker(every: every, columns: columns, scale: scale).sheet(of: folders)
        try PNGFile.write(sheet.picture, to: output)
        let cells = "\(sheet.cells) frame\(sheet.cells == 1 ? "" : "s")"
        try StandardStreams.output("\(cells) on \(output), \(sheet.picture.width)x\(sheet.picture.height) pixels\n")
    }

    private static func count(_ text: String, _ option: String, in range: ClosedRange<Int>) throws -> Int {
        guard let count = NumberText.integer(text), range.contains(count) else {
            throw CommandError.usage(
                "\(option) \(TypedText.quoted(text)) is not valid; it takes a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound).")
        }
        return count
    }
}
