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

struct Notifications: Effect {
    @Parameter("How many arrive.", in: 1...200) var count = 10
    @Parameter("How long until the next.", in: 0.05...60, good: 0.6...2, unit: .seconds) var interval = 1.0
    @Parameter("How strongly rows are pulled to their places.", in: 1...5000, good: 150...500) var stiffness = 350.0
    @Parameter("How strongly their motion is slowed.", in: 1...1000, good: 20...60) var damping = 40.0

    var view: some View {
        EffectPage {
            NotificationList(
                notices: Notice.samples(count), interval: interval,
                animation: .interpolatingSpring(
                    stiffness: stiffness, damping: damping))
        }
    }

    static let entry = CatalogueEntry(
        name: "notification-list",
        summary: "Notices that arrive at the top one after the other and push the others down.",
        size: CGSize(width: 360, height: 400),
        duration: 8,
        loops: false,
        blank: [0...0],
        effect: Notifications())
}
