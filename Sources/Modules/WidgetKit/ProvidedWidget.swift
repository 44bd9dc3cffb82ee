/// A widget with the timeline that its provider makes: each entry from its date on, on the virtual clock, and the placeholder until
/// the timeline is there.
struct ProvidedWidget: View {
    /// Gives the entries to its argument, in the order of their dates.
    typealias Provision = @MainActor (@escaping ([any TimelineEntry]) -> Void) async -> Void

    let family: WidgetFamily
    let configuration: any WidgetConfiguration
    let placeholder: any TimelineEntry
    let provide: Provision
    @State private var entries: [any TimelineEntry] = []

    var body: some View {
        TimelineView(.explicit(entries.map(\.date))) { context in
            WidgetCard(family: family, configuration: configuration, entry: entry(at: context.date))
        }
        .task { await provide { entries = $0 } }
    }

    private func entry(at date: Foundation.Date) -> any TimelineEntry {
        entries.last { $0.date <= date } ?? entries.first ?? placeholder
    }
}

extension ProvidedWidget {
    @MainActor init(_ family: WidgetFamily, _ configuration: any WidgetConfiguration, _ provider: some TimelineProvider)
    {
        let context = TimelineProviderContext(family)
        self.init(
            family: family, configuration: configuration, placeholder: provider.placeholder(in: context)
        ) { receive in
            provider.getTimeline(in: context) { receive($0.entries) }
        }
    }

    @MainActor init<Provider: AppIntentTimelineProvider>(
        _ family: WidgetFamily, _ configuration: any WidgetConfiguration, _ provider: Provider,
        for intent: any WidgetConfigurationIntent
    ) {
        let context = TimelineProviderContext(family)
        self.init(
            family: family, configuration: configuration, placeholder: provider.placeholder(in: context)
        ) { receive in
            guard let intent = intent as? Provider.Intent else { return }
            receive(await provider.timeline(for: intent, in: context).entries)
        }
    }
}

extension TimelineProviderContext {
    init(_ family: WidgetFamily) { self.init(family: family, displaySize: family._size) }
}
