import KinoraScene
import KinoraStage
import Testing
import WidgetKit

@testable import KinoraViews

private struct Entry: TimelineEntry {
    var date = Foundation.Date(timeIntervalSince1970: 0)
    let number: Int
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(number: -1) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

/// A bundle as new projects have it, with a control that newer systems know in its middle.
private struct NewBundle: WidgetBundle {
    var body: some Widget {
        Plain()
        if #available(iOS 18, *) { Control() }
        Plain()
    }
    struct Plain: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: Provider()) { Text("\($0.number)") }
        }
    }
    struct Control: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "control") {
                ControlWidgetButton(action: Press()) { Text("Press").controlWidgetActionHint("Presses") }.tint(.red)
            }
        }
    }
    struct Press: AppIntent {
        static var title: LocalizedStringResource { "Press" }
        func perform() async throws -> some IntentResult { .result() }
    }
}

/// Two entries, of which the second is a second later.
private func entries() -> [Entry] {
    [0, 1].map { Entry(date: VirtualClock.date(at: Double($0)), number: 20 + $0) }
}

private struct Clock: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(number: -1) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: entries(), policy: .atEnd))
    }
}

private struct Choice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    var first = 0
    init() {}
    init(first: Int) { self.first = first }
}

private struct AwaitedClock: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(number: -1) }
    func snapshot(for configuration: Choice, in context: Context) async -> Entry { Entry(number: -2) }
    func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: Array(entries()[configuration.first...]), policy: .never)
    }
}

/// What a widget's view was told.
@MainActor private final class Told {
    var number: Int?
    var family: WidgetFamily?
    var size: CGSize?
    static var last = Told()
}

private struct Look: View {
    let entry: Entry
    @Environment(\.widgetFamily) private var family
    var body: some View {
        GeometryReader { proxy in
            let _ = (Told.last.number, Told.last.family, Told.last.size) = (entry.number, family, proxy.size)
            Color.red
        }.containerBackground(.blue, for: .widget)
    }
}

private struct Counter: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: Provider()) { Look(entry: $0) } }
}
private struct FullCounter: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: Provider()) { Look(entry: $0) }.contentMarginsDisabled()
    }
}

private struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}
private struct TripWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Trip.self) { context in
            Look(entry: Entry(number: context.state.minutes)).frame(height: 80)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("") }
                if context.state.minutes > 0 {
                    DynamicIslandExpandedRegion(.bottom) { Look(entry: Entry(number: 100)) }
                }
            } compactLeading: {
                Look(entry: Entry(number: 10 + context.state.minutes))
            } compactTrailing: {
                Text("")
            } minimal: {
                Look(entry: Entry(number: 20 + context.state.minutes))
            }
            .contentMargins(.horizontal, 20, for: .expanded)
        }
    }
}

#Preview("Told", as: .systemMedium) {
    Counter()
} timeline: {
    Entry(number: 7)
    Entry(number: 8)
}

/// Previews of widgets: the first entry, at the family's size, within the system's margin.
@MainActor @Suite(.serialized) struct WidgetPreviewTests {
    private func told(
        _ registration: _PreviewRegistration, _ size: CGSize, at time: Double = 0
    ) throws -> Told {
        Told.last = Told()
        _ = try Stage(size: size, duration: 2) { registration.makeView() }.scene(at: time)
        return Told.last
    }

    @Test("A widget shows its first entry in the room of its family, less 16 points on each side")
    func entry() throws {
        let preview = _PreviewRegistration("A", as: .systemMedium, line: 3) {
            Counter()
        } timeline: {
            Entry(number: 7)
            Entry(number: 8)
        }
        #expect(preview.name == "A" && preview.look.size == .fixed(CGSize(width: 338, height: 158)))
        let told = try told(preview, CGSize(width: 338, height: 158))
        #expect(told.number == 7 && told.family == .systemMedium)
        #expect(told.size == CGSize(width: 306, height: 126))
    }

    @Test("The view of a widget in a provider of previews is cut at the widget's corners")
    func context() throws {
        func cuts(_ nodes: [Node]) -> [CGRect] {
            nodes.flatMap { node -> [CGRect] in
                switch node {
                case .group(let children): return cuts(children)
                case .layer(.clip(let path, _, _), let children): return [path.boundingRect] + cuts(children)
                case .layer(_, let children): return cuts(children)
                default: return []
                }
            }
        }
        let size = CGSize(width: 200, height: 200)
        let stage = Stage(size: size, duration: 1) {
            Color.red.frame(width: 400, height: 400).previewContext(WidgetPreviewContext(family: .systemSmall))
        }
        let scene = try stage.scene(at: 0)
        #expect(cuts(scene.nodes).contains { $0.size == CGSize(width: 158, height: 158) })
    }

    @Test("A provider's entries are shown from their dates on", arguments: [0.5, 1.5])
    func timeline(time: Double) throws {
        let size = CGSize(width: 158, height: 158)
        let called = _PreviewRegistration(as: .systemSmall, line: 3) {
            Counter()
        } timelineProvider: {
            Clock()
        }
        #expect(try told(called, size, at: time).number == (time < 1 ? 20 : 21))
        let awaited = _PreviewRegistration(as: .systemSmall, using: Choice(first: 1), line: 3) {
            Counter()
        } timelineProvider: {
            AwaitedClock()
        }
        #expect(try told(awaited, size, at: time).number == 21)
    }

    @Test("A widget without margins has all of it, and a provider without a timeline shows its placeholder")
    func provider() throws {
        let preview = _PreviewRegistration(as: .systemSmall, line: 3) {
            FullCounter()
        } timelineProvider: {
            Provider()
        }
        let told = try told(preview, CGSize(width: 158, height: 158))
        #expect(told.number == -1 && told.size == CGSize(width: 158, height: 158))
    }

    @Test("A live activity's view shows its first state, on the lock screen and around the camera")
    func activity() throws {
        func preview(_ kind: ActivityPreviewViewKind) -> _PreviewRegistration {
            _PreviewRegistration(as: kind, using: Trip(name: "a"), line: 1) {
                TripWidget()
            } contentStates: {
                Trip.ContentState(minutes: 5)
                Trip.ContentState(minutes: 6)
            }
        }
        #expect(try told(preview(.content), CGSize(width: 361, height: 80)).number == 5)
        let compact = try told(preview(.dynamicIsland(.compact)), CGSize(width: 400, height: 200))
        #expect(compact.number == 15 && compact.size == CGSize(width: 52.5, height: 36.5))
        let minimal = try told(preview(.dynamicIsland(.minimal)), CGSize(width: 400, height: 200))
        #expect(minimal.number == 25 && minimal.size == CGSize(width: 36.5, height: 36.5))
        let expanded = try told(preview(.dynamicIsland(.expanded)), CGSize(width: 400, height: 200))
        #expect(expanded.number == 100 && expanded.size?.width == 331)
    }

    @Test("Controls may stand among the widgets of a bundle, and nobody has added a widget")
    @MainActor func bundles() async throws {
        #expect(NewBundle().body is NewBundle.Plain)
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    }
}
