import KinoraViews

/// Content that is drawn anew for every frame, from the seconds since it appeared.
///
/// The seeds take the phase of their motion from absolute dates (trap T10). Time that begins with the view makes the first
/// frame the same wherever the effect is played, and lets loops close.
struct Elapsed<Content: View>: View {
    @ViewBuilder let content: (_ seconds: Double) -> Content

    @State private var start = Date()

    var body: some View {
        TimelineView(.animation) { timeline in
            content(timeline.date.timeIntervalSince(start))
        }
    }
}
