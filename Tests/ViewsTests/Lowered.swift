import Foundation
import KinoraPixels
import KinoraScene

@testable import KinoraStage
@testable import KinoraViews

/// The nodes of a view on a stage of 100 × 100 points, at a time.
@MainActor
func lowered(
    _ view: some View, at time: Double = 0, scheme: ColorScheme = .light, size: CGSize = CGSize(width: 100, height: 100)
) throws -> [Node] {
    try Stage(size: size, duration: 10, appearance: scheme) { view }.scene(at: time).nodes
}

extension RGBA {
    static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> RGBA {
        RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    func isClose(to other: RGBA, within tolerance: Double = 1e-6) -> Bool {
        abs(red - other.red) < tolerance && abs(green - other.green) < tolerance && abs(blue - other.blue) < tolerance
            && abs(alpha - other.alpha) < tolerance
    }
}

extension CGRect {
    func isClose(to other: CGRect, within tolerance: Double = 1e-9) -> Bool {
        abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
            && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
    }
}

extension Paint {
    var rgba: RGBA? { if case .color(let rgba) = self { rgba } else { nil } }
}

/// Changes a value in an animation when it appears, and shows a view of it.
struct Changing<Value, Content: View>: View {
    @State private var value: Value
    let end: Value
    let animation: Animation?
    let content: (Value) -> Content

    init(
        _ start: Value, _ end: Value, _ animation: Animation? = .linear(duration: 2),
        @ViewBuilder content: @escaping (Value) -> Content
    ) {
        _value = State(initialValue: start)
        self.end = end
        self.animation = animation
        self.content = content
    }

    var body: some View { content(value).onAppear { withAnimation(animation) { value = end } } }
}
