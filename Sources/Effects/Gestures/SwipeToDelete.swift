import KinoraStage
import KinoraViews

/// Rows that uncover a red key as they are dragged aside: past the threshold a row flies out and those below close up, before it
/// the row goes back.
struct SwipeToDelete: View {
    let settings: SwipeToDeleteEffect

    @State private var notices = Notice.samples(4)
    @State private var dragged: Int?
    @State private var offset = 0.0

    var body: some View {
        VStack(spacing: 10) {
            ForEach(notices) { notice in
                row(notice).transition(.asymmetric(insertion: .identity, removal: .move(edge: .leading)))
            }
            Spacer(minLength: 0)
        }
        .padding(18)
        .clipped()
    }

    private func row(_ notice: Notice) -> some View {
        let shift = dragged == notice.id ? offset : 0
        return NoticeRow(notice: notice)
            .offset(x: shift)
            .background(alignment: .trailing) {
                RoundedRectangle(cornerRadius: 14, style: .continuous)
                    .fill(settings.color)
                    .overlay(alignment: .trailing) {
                        Image(systemName: "trash.fill").font(.title3).foregroundStyle(.white).padding(.trailing, 22)
                    }
                    .opacity(min(1, -shift / settings.threshold))
            }
            .gesture(
                DragGesture()
                    .onChanged { value in
                        dragged = notice.id
                        offset = min(0, Double(value.translation.width))
                    }
                    .onEnded { _ in settle(notice) })
    }

    private func settle(_ notice: Notice) {
        let isGone = offset < -settings.threshold
        withAnimation(.easeOut(duration: settings.duration)) {
            if isGone { notices.removeAll { $0.id == notice.id } } else { offset = 0 }
        }
        if isGone { (dragged, offset) = (nil, 0) }
    }
}

struct SwipeToDeleteEffect: Effect {
    @Parameter("The key's color.", default: "#dc2626") var color: Color
    @Parameter("How far one has to drag.", in: 1...400, good: 40...120, unit: .points) var threshold = 60.0
    @Parameter("How long a row takes to leave or to go back.", in: 0.02...5, good: 0.2...0.5, unit: .seconds)
    var duration = 0.3
    let page = TouchedPage()

    var view: some View { SwipeToDelete(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "swipe-to-delete",
        summary: "Rows that uncover a red key as they are dragged, and leave when dragged far enough.",
        rows: [83],
        size: CGSize(width: 360, height: 320), fit: .fits,
        duration: 3.4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3, .drag(path: [.points(x: 250, y: 112), .points(x: 205, y: 114)], duration: 0.6, easesOut: true)),
            ScriptEvent(
                at: 1.5, .drag(path: [.points(x: 290, y: 112), .points(x: 170, y: 116)], duration: 0.6, easesOut: true)),
        ]),
        effect: SwipeToDeleteEffect())
}
