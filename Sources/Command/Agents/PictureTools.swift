import Foundation
import KinoraFrames
import KinoraProtocol

/// Tools that compare pictures.
enum PictureTools {
    static let compare = AgentTools.tool(
        "compare_pictures", "Compare pictures",
        """
        Compares two PNG files, or two folders of frames, pixel by pixel: how many pixels differ, by how much and where, in \
        words, and the first that differs as one picture of expected, difference (red) and actual side by side. Use it to see \
        whether a change moved anything that it should not.
        """,
        [
            .text("expected", "The picture or folder as it should be.", isRequired: true),
            .text("actual", "The picture or folder as it is.", isRequired: true),
            .number("max_delta", "Steps of 255 by which a channel may differ. Default: 0.", 0...255),
            .number("max_diff_pixels", "Different pixels that a frame may have. Default: 0.", 0...1_000_000),
        ]
    ) { arguments, call in
        try AgentPath.withTemporaryFolder { folder in
            var words = ["diff", try arguments.text("expected") ?? "", try arguments.text("actual") ?? ""]
            words += ["--diff-out", folder + "/strips"]
            for name in ["max_delta", "max_diff_pixels"] {
                guard let value = try arguments.number(name) else { continue }
                words += [ToolArguments.option(name), String(Int(value))]
            }
            let run = try ChildRun(words, for: call)
            guard run.status < 2 else { throw AgentText.failure(run) }
            var blocks = [ToolResult.Block.text(AgentText.bounded(run.text))]
            if let strip = firstStrip(in: folder + "/strips") {
                let shown = try AgentPicture(path: strip, side: AgentPicture.largestSide)
                blocks.append(.text("Left to right: expected, difference, actual\(shown.note)."))
                blocks.append(shown.block)
            }
            return ToolResult(blocks)
        }
    }

    /// The picture of the three side by side of the frame that comes first.
    static func firstStrip(in folder: String) -> String? {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix("-strip.png") }.min { NaturalOrder.isBefore($0, $1) }.map {
            "\(folder)/\($0)"
        }
    }
}
