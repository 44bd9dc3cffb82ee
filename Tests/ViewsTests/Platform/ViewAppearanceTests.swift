import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What `appearance()` says of UIKit's views, and of the controls that are drawn by them on a phone.
@MainActor
struct ViewAppearanceTests {
    private final class Badge: UILabel {}

    private func scene(_ time: Double = 0, _ view: some View) throws -> SceneProbe {
        SceneProbe(try Stage(size: CGSize(width: 100, height: 60), duration: 2) { view }.scene(at: time))
    }
    private static let red = Color.red.rgba(in: EnvironmentValues())
    private static let purple = Color.purple.rgba(in: EnvironmentValues())

    /// Says how controls look before they are made. It does so in its body: what is said outside of a performance holds for all.
    private struct Themed<Content: View>: View {
        let look: () -> Void
        @ViewBuilder let content: () -> Content
        var body: some View {
            look()
            return content()
        }
    }

    @Test("Sliders have the colors of UISlider's appearance, unless they have a tint of their own")
    func sliders() throws {
        func colors(_ tint: Color?) throws -> [Bool] {
            let fills = try scene(
                0,
                Themed {
                    UISlider.appearance().minimumTrackTintColor = UIColor(.red)
                    UISlider.appearance().thumbTintColor = UIColor(.purple)
                } content: {
                    Slider(value: .constant(0.5)).tint(tint)
                }
            ).fills
            return [Self.red, Self.purple].map { color in fills.contains { $0.paint == .color(color) } }
        }
        #expect(try colors(nil) == [true, true])
        #expect(try colors(.green) == [false, true])
        let usual = try scene(0, Slider(value: .constant(0.5))).fills
        #expect(!usual.contains { $0.paint == .color(Self.red) || $0.paint == .color(Self.purple) })
    }

    @Test("Switches have the colors of UISwitch's appearance")
    func switches() throws {
        let fills = try scene(
            0,
            Themed {
                UISwitch.appearance().onTintColor = UIColor(.red)
                UISwitch.appearance().thumbTintColor = UIColor(.purple)
            } content: {
                Toggle("", isOn: .constant(true))
            }
        ).fills
        #expect(fills.contains { $0.paint == .color(Self.red) } && fills.contains { $0.paint == .color(Self.purple) })
    }

    @Test("Views that are made later have what was said of their kind, and kinds below it have the last word")
    func kinds() throws {
        var found: [Int] = []
        var told: [Int?] = []
        struct Maker: View {
            let make: () -> Void
            var body: some View { Color.clear.onAppear(perform: make) }
        }
        let maker = Maker {
            found = []
            let early = UILabel()
            told = [Badge.appearance().numberOfLines]
            Badge.appearance().numberOfLines = 3
            UILabel.appearance().numberOfLines = 2
            UILabel.appearance().tag = 7
            found = [early, UILabel(), Badge(), UIView()].map { ($0 as? UILabel)?.numberOfLines ?? $0.tag }
            told.append(Badge.appearance().numberOfLines)
        }
        for _ in 0..<2 {
            _ = try scene(0.5, maker)
            #expect(found == [1, 2, 3, 0])
            #expect(told == [nil, 3])
        }
        #expect(UILabel().numberOfLines == 1)
    }

    @Test("What is set to nothing is nothing")
    func cleared() throws {
        var tints: [UIColor?] = []
        struct Maker: View {
            let make: () -> Void
            var body: some View { Color.clear.onAppear(perform: make) }
        }
        _ = try scene(
            0.5,
            Maker {
                UIView.appearance().backgroundColor = .red
                tints.append(UIView().backgroundColor)
                UIView.appearance().backgroundColor = nil
                tints.append(UIView().backgroundColor)
            })
        #expect(tints == [.red, nil])
    }
}
