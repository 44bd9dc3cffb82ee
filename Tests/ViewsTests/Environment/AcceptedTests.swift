import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What is accepted without a picture changes nothing; what draws, draws.
@MainActor
struct AcceptedTests {
    private func nodes(_ view: some View) throws -> [Node] { try lowered(view) }
    private var box: some View { Color.red.frame(width: 40, height: 20) }

    @Test("Modifiers without a picture leave the picture as it is")
    func neutral() throws {
        let plain = try nodes(box)
        let changed =
            box.accessibility(label: Text("a")).pointerStyle(.link).scrollBounceBehavior(.basedOnSize)
            .listSectionSeparator(.hidden).onDrag { NSItemProvider() }.dropDestination(for: String.self) { _, _ in true
            }
            .focusSection().menuOrder(.fixed).presentationSizing(.form).writingToolsBehavior(.disabled)
            .toolbarRole(.editor).autocapitalization(.none).digitalCrownRotation(.constant(1.0))
        #expect(try nodes(changed) == plain)
    }

    @Test("Feedback is not felt, but what decides about it is asked")
    func feedback() throws {
        final class Log { var lines: [String] = [] }
        struct Felt: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 5, height: 5)
                    .sensoryFeedback(.success, trigger: count) { old, new in
                        log.lines.append("condition \(old) \(new)")
                        return true
                    }
                    .sensoryFeedback(trigger: count) { old, new in
                        log.lines.append("feedback \(old) \(new)")
                        return .success
                    }
                    .onAppear { count = 1 }
            }
        }
        let log = Log()
        _ = try Stage(size: CGSize(width: 9, height: 9), duration: 1) { Felt(log: log) }.scene(at: 1)
        #expect(log.lines.sorted() == ["condition 0 1", "feedback 0 1"])
    }

    @Test("Environment keys have Apple's defaults, and actions can be called")
    func keys() {
        let environment = EnvironmentValues()
        #expect(environment.editMode == nil && environment.undoManager == nil && environment.refresh == nil)
        #expect(environment.isScrollEnabled && environment.appearsActive && environment.accessibilityPlayAnimatedImages)
        #expect(!environment.supportsMultipleWindows && !environment.accessibilityEnabled)
        #expect(environment.controlActiveState == .key && environment.widgetRenderingMode == .fullColor)
        environment.openWindow(id: "main")
        environment.requestReview()
    }

    @Test("Body text has 17 points, 28 and 53 at the first and last accessibility size; lengths grow as its lines do")
    func scaledMetric() {
        #expect(DynamicTypeSize.allCases.count == 12)
        for (size, points, line) in [
            (DynamicTypeSize.large, 17.0, 22.0), (.xSmall, 14, 19), (.accessibility1, 28, 34),
            (.accessibility5, 53, 62),
        ] {
            #expect(abs(TypeScale.scaledFont(34, to: size, of: .body) - 2 * points) < 1e-9)
            #expect(abs(TypeScale.scaled(44, to: size, with: .body) - 2 * line) < 1e-9)
        }
    }

    @Test("The size of text is one value under both of its names")
    func sizeCategory() throws {
        var environment = EnvironmentValues()
        #expect(environment.sizeCategory == .large)
        environment.sizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(environment.dynamicTypeSize == .accessibility5)
        environment.dynamicTypeSize = .xSmall
        #expect(environment.sizeCategory == .extraSmall)
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            environment.sizeCategory = category
            #expect(environment.dynamicTypeSize == size && environment.sizeCategory == category)
        }
    }

    private struct Measured: View {
        @ScaledMetric private var width = 17.0
        var body: some View { Rectangle().frame(width: width, height: 1) }
    }

    @Test("A scaled metric is a whole number of pixels")
    func scaledMetricPixels() throws {
        for (scale, width) in [(2.0, 16.0), (3, 49.0 / 3)] {
            let view = Measured().environment(\.dynamicTypeSize, .medium)
            let stage = Stage(size: CGSize(width: 100, height: 10), duration: 1, scale: scale) { view }
            let rect = try #require(SceneProbe(stage.scene(at: 0)).fills.first).rect
            #expect(abs(rect.width - width) < 1e-9)
        }
    }

    @Test("A timer's text counts whole seconds down upwards, and up downwards")
    func clock() {
        #expect(Text.clock(60, rounding: .up) == "1:00")
        #expect(Text.clock(59.2, rounding: .up) == "1:00")
        #expect(Text.clock(59.2, rounding: .down) == "0:59")
        #expect(Text.clock(3605, rounding: .down) == "1:00:05")
        #expect(Text.clock(3605, rounding: .down, showsHours: false) == "60:05")
        #expect(Text.clock(-3, rounding: .up) == "0:00")
    }

    @Test("navigationBarItems are two toolbar items")
    func barItems() throws {
        func bar(_ view: some View) throws -> [Node] {
            try lowered(NavigationStack { view }, size: CGSize(width: 200, height: 100))
        }
        let old = Color.clear.navigationBarItems(leading: Text("a"), trailing: Text("b"))
        let new = Color.clear.toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("a") }
            ToolbarItem(placement: .topBarTrailing) { Text("b") }
        }
        #expect(try bar(old) == bar(new))
        #expect(try !bar(old).isEmpty)
    }

    @Test("A container's background fills all of it, and its shape can be filled, stroked and clipped with")
    func containers() throws {
        let fill = SceneProbe(
            try Stage(size: CGSize(width: 90, height: 60), duration: 1) {
                Text("a").containerBackground(Color.red, for: .widget)
            }.scene(at: 0)
        ).fills.first
        #expect(fill?.rect == CGRect(x: 0, y: 0, width: 90, height: 60))
        let inset = ContainerRelativeShape().inset(by: 4).path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(inset.boundingRect == CGRect(x: 4, y: 4, width: 12, height: 2))
    }

    @Test("Requests fail at once, as on a device that is offline")
    func offline() async throws {
        let url = URL(string: "https://example.org")!
        await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(from: url) }
        final class Log: @unchecked Sendable { var error: (any Error)? }
        let log = Log()
        URLSession.shared.dataTask(with: url) { _, _, error in log.error = error }.resume()
        #expect((log.error as? URLError)?.code == .notConnectedToInternet)
    }
}
