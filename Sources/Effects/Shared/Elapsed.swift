import KinoraViews

/// Content that is drawn anew for every frame, from the seconds since it appeared.
///
/// Time begins with the view, and not at an absolute date: the first frame is the same wherever the effect is played, and loops
/// close.
struct Elapsed<Content: View>: View {
    @ViewBuilder let content: (_ seconds: Double) -> Content

    @State private var start = Date()

    var body: some View {
        TimelineView(.animation) { timeline in
            content(timeline.date.timeIntervalSince(start))
        }
    }
}
