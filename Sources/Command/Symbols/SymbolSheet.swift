import Foundation
import KinoraFrames
import KinoraJobs
import KinoraStage
import KinoraViews

/// Symbols in rows, each above its name.
@MainActor
struct SymbolSheet {
    let names: [String]

    /// In a row.
    private static let columns = 12
    /// Of one symbol with its name, in points.
    private static let cell = CGSize(width: 96, height: 58)
    private static let margin = 12.0

    /// The sheet as a PNG.
    func picture(scale: Double) throws -> [UInt8] {
        let rows = (names.count + SymbolSheet.columns - 1) / SymbolSheet.columns
        let width = min(names.count, SymbolSheet.columns)
        let size = CGSize(
            width: Double(width) * SymbolSheet.cell.width + 2 * SymbolSheet.margin,
            height: Double(rows) * SymbolSheet.cell.height + 2 * SymbolSheet.margin)
        _ = try OptionText.pixels(size, scale: scale)
        let stage = Stage(size: size, duration: 1, scale: scale) { view }
        let job = RenderJob(
            rate: FrameRate(frames: 1)!, frames: 0..<1, background: .color(.init(red: 1, green: 1, blue: 1, alpha: 1)))
        return try PNGEncoder(compression: .balanced).encode(try job.picture(at: 0, of: stage))
    }

    private var view: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(stride(from: 0, to: names.count, by: SymbolSheet.columns)), id: \.self) { start in
                HStack(spacing: 0) {
                    ForEach(names[start..<min(start + SymbolSheet.columns, names.count)], id: \.self) { name in
                        cell(name)
                    }
                }
            }
        }
    }

    private func cell(_ name: String) -> some View {
        VStack(spacing: 4) {
            Image(systemName: name).font(.system(size: 24)).frame(height: 32)
            Text(verbatim: name).font(.system(size: 7)).lineLimit(2).multilineTextAlignment(.center)
                .frame(width: SymbolSheet.cell.width - 4, height: 18, alignment: .top)
        }
        .frame(width: SymbolSheet.cell.width, height: SymbolSheet.cell.height)
    }
}
