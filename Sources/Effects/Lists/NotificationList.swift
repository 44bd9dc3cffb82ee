import KinoraViews

/// Notices that arrive one after the other: the newest grows in at the top and pushes the others down.
struct NotificationList: View {
    let notices: [Notice]
    let interval: Double
    let animation: Animation

    @State private var count = 0

    var body: some View {
        VStack(spacing: 10) {
            ForEach(notices.prefix(count).reversed()) { notice in
                NoticeRow(notice: notice)
                    .transition(.scale(scale: 0, anchor: .top).combined(with: .opacity))
            }
        }
        .padding(16)
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
        .mask {
            LinearGradient(
                stops: [.init(color: .black, location: 0.75), .init(color: .clear, location: 1)], startPoint: .top,
                endPoint: .bottom)
        }
        .onAppear {
            arrive()
            _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in arrive() }
        }
    }

    private func arrive() {
        guard count < notices.count else { return }
        withAnimation(animation) { count += 1 }
    }
}

enum Notifications {
    static let entry = CatalogueEntry(
        name: "notification-list",
        summary: "Notices that arrive at the top one after the other and push the others down.",
        rows: [],
        parameters: [
            Parameter("count", "How many arrive.", .integer(default: 10, range: 1...200)),
            Parameter(
                "interval", "How long until the next.",
                .number(default: 1, range: 0.05...60, good: 0.6...2, unit: .seconds)),
            Parameter(
                "stiffness", "How strongly rows are pulled to their places.",
                .number(default: 350, range: 1...5000, good: 150...500, unit: .none)),
            Parameter(
                "damping", "How strongly their motion is slowed.",
                .number(default: 40, range: 1...1000, good: 20...60, unit: .none)),
        ],
        size: CGSize(width: 360, height: 400),
        duration: 8,
        loops: false,
        blank: [0...0],
        makeView: { values in
            AnyView(
                EffectPage {
                    NotificationList(
                        notices: Notice.samples(values.integer("count")), interval: values.number("interval"),
                        animation: .interpolatingSpring(
                            stiffness: values.number("stiffness"), damping: values.number("damping")))
                })
        })
}
