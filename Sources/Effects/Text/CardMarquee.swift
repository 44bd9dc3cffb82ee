import struct KinoraStage.Script
import struct KinoraStage.ScriptEvent
import KinoraViews

/// Rows or columns of cards that go round without end, neighbors in opposite directions; they stand still under the pointer.
struct CardMarquee: View {
    let count: Int
    let settings: CardMarqueeSettings
    /// The first card of this lane.
    let first: Int
    let isReversed: Bool

    @State private var pausedSince: Double?
    @State private var pausedTotal = 0.0

    private static let card = CGSize(width: 250, height: 92)

    private var pitch: CGFloat { (settings.isVertical ? Self.card.height : Self.card.width) + settings.gap }

    var body: some View {
        GeometryReader { geometry in
            let travel = pitch * CGFloat(count)
            let room = settings.isVertical ? geometry.size.height : geometry.size.width
            let copies = min(40, Int((room / max(travel, 1)).rounded(.up)) + 1)
            TimelineView(.animation) { timeline in
                let turns = moved(by: timeline.date.timeIntervalSinceReferenceDate) / settings.period
                let share = turns - turns.rounded(.down)
                let offset = -travel * CGFloat(isReversed ? 1 - share : share)
                cards(count * copies).offset(x: settings.isVertical ? 0 : offset, y: settings.isVertical ? offset : 0)
            }
        }
        .frame(width: settings.isVertical ? Self.card.width : nil, height: settings.isVertical ? nil : Self.card.height)
        .contentShape(Rectangle())
        .onHover { isHovering in
            guard settings.pausesOnHover else { return }
            let now = Date().timeIntervalSinceReferenceDate
            if isHovering {
                pausedSince = now
            } else if let since = pausedSince {
                pausedTotal += now - since
                pausedSince = nil
            }
        }
    }

    /// Seconds of motion until `now`.
    private func moved(by now: Double) -> Double { (pausedSince ?? now) - pausedTotal }

    private func cards(_ count: Int) -> some View {
        let layout =
            settings.isVertical
            ? AnyLayout(VStackLayout(spacing: settings.gap)) : AnyLayout(HStackLayout(spacing: settings.gap))
        return layout {
            ForEach(0..<count, id: \.self) { index in
                ReviewCard(index: first + index % self.count).frame(width: Self.card.width, height: Self.card.height)
            }
        }
    }
}

struct CardMarqueeSettings {
    /// Seconds for all cards to go by once.
    var period: Double
    var gap: CGFloat
    var isVertical: Bool
    var pausesOnHover: Bool
}

struct ReviewCard: View {
    let index: Int

    private static let words = [
        "Runs in our CI without a display.", "The same bytes on every machine.", "I only changed one import.",
        "Previews of every button, nightly.", "Goldens that do not flicker.", "It draws what I wrote.",
        "Frame 4711, please. Here it is.", "Two cores, and done.",
    ]

    var body: some View {
        let name = Samples.names[index % Samples.names.count]
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                AvatarView(name: name, index: index, diameter: 30)
                VStack(alignment: .leading, spacing: 0) {
                    Text(name).font(.footnote.weight(.semibold))
                    Text("@\(name.lowercased())").font(.caption2).foregroundStyle(Palette.quiet)
                }
            }
            Text(ReviewCard.words[index % ReviewCard.words.count]).font(.footnote).lineLimit(1)
        }
        .padding(14)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(Palette.card, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
        .overlay { RoundedRectangle(cornerRadius: 14, style: .continuous).strokeBorder(Palette.hairline, lineWidth: 1) }
    }
}

struct CardMarqueePage: View {
    let lanes: Int
    let perLane: Int
    let isReversed: Bool
    let fade: CGFloat
    let settings: CardMarqueeSettings

    var body: some View {
        let layout =
            settings.isVertical
            ? AnyLayout(HStackLayout(spacing: settings.gap)) : AnyLayout(VStackLayout(spacing: settings.gap))
        layout {
            ForEach(0..<lanes, id: \.self) { lane in
                CardMarquee(
                    count: perLane, settings: settings, first: lane * perLane,
                    isReversed: lane.isMultiple(of: 2) == isReversed)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .mask {
            if settings.isVertical {
                VStack(spacing: 0) {
                    LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).frame(height: fade)
                    Color.black
                    LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom).frame(height: fade)
                }
            } else {
                EdgeFade(width: fade)
            }
        }
        .clipped()
    }
}

struct MarqueeCards: Effect {
    @Parameter("How many rows or columns.", in: 1...20) var lanes = 2
    @Parameter("How many cards each lane has.", in: 1...50) var cards = 4
    @Parameter("How long a lane takes to go round.", in: 0.5...3600, good: 10...60, unit: .seconds) var period = 16.0
    @Parameter("Room between cards.", in: 0...500, good: 8...32, unit: .points) var gap = 16.0
    @Parameter("Columns instead of rows.") var vertical = false
    @Parameter("The first lane goes the other way, too.") var reversed = false
    @Parameter("A lane stands still while the pointer is on it.") var pauses = true
    @Parameter("Width of the soft edges.", in: 0...1000, good: 40...160, unit: .points) var fade = 90.0
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            CardMarqueePage(
                lanes: lanes, perLane: cards, isReversed: reversed, fade: fade,
                settings: CardMarqueeSettings(
                    period: period, gap: gap, isVertical: vertical, pausesOnHover: pauses))
        }
    }

    static let entry = CatalogueEntry(
        name: "marquee-cards",
        summary: "Rows or columns of cards that go round without end and stand still under the pointer.",
        size: CGSize(width: 640, height: 260),
        duration: 16,
        loops: true,
        trials: [
            ParameterTrial(
                of: ["pauses"],
                script: Script([
                    ScriptEvent(at: 1, .hover(path: [.unit(x: 0.5, y: 0.3)], duration: 1, leaves: false))
                ]))
        ],
        effect: MarqueeCards())
}
