import SwiftUI

/// Shows a view of a value that changes by itself: the host of blocks whose input is "state".
struct Stepping<Value, Content: View>: View {
    let values: [Value]
    /// Seconds from one value to the next.
    let interval: Double
    let content: (Value) -> Content
    @State private var step = 0

    init(_ values: [Value], every interval: Double, @ViewBuilder content: @escaping (Value) -> Content) {
        (self.values, self.interval, self.content) = (values, interval, content)
    }

    var body: some View {
        content(values[step]).onAppear {
            for next in values.indices.dropFirst() {
                DispatchQueue.main.asyncAfter(deadline: .now() + interval * Double(next)) { step = next }
            }
        }
    }
}
