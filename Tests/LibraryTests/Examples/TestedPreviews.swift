import SwiftUI

// The previews of docs/TESTING.md.

private struct Meter: View {
    let value: Double
    var body: some View { ProgressView(value: value).padding() }
}

private struct Clock: View {
    var body: some View { Text(Date.now, style: .time) }
}

private struct Row: View {
    var body: some View { Label("Row", systemImage: "star").padding() }
}

#Preview("Meter", traits: .kinoraTest(at: [0, 0.2, 1])) { Meter(value: 0.8) }
#Preview("Clock", traits: .kinoraTestSkipped("it shows the time")) { Clock() }
#Preview("Row") { Row().kinoraTest(variants: ["light", "right-to-left"], maxDiffPixels: 4) }
