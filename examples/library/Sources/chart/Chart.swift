import Foundation
import Kinora

/// Bars that grow one after the other.
struct Bars: View {
    let values: [Double]
    @State private var isGrown = false

    var body: some View {
        HStack(alignment: .bottom, spacing: 8) {
            ForEach(values.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: 4)
                    .fill(.blue.gradient)
                    .frame(height: isGrown ? 140 * values[index] / (values.max() ?? 1) : 0)
                    .animation(.smooth(duration: 0.6).delay(0.1 * Double(index)), value: isGrown)
            }
        }
        .frame(height: 140, alignment: .bottom)
        .padding(20)
        .onAppear { isGrown = true }
    }
}

@main
struct Chart {
    @MainActor
    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        let values = words.dropFirst().compactMap(Double.init).filter { $0 > 0 }
        guard let folder = words.first, !values.isEmpty, values.count == words.count - 1 else {
            FileHandle.standardError.write(Data("usage: chart FOLDER NUMBER... (numbers above 0)\n".utf8))
            exit(64)
        }
        let stage = Stage(size: CGSize(width: 320, height: 180), duration: 2) { Bars(values: values) }
        try RenderJob(rate: FrameRate(frames: 30)!, frames: 0..<60).write(stage, named: "chart", to: folder)
        print("60 frames in \(folder)")
    }
}
