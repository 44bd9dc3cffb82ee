import KinoraStage
import KinoraViews

/// The card of a post: gray bones while it loads, then its author, words and picture; a tap on the heart likes it (after Magic UI's tweet
/// card).
struct PostCard: View {
    let settings: PostCardEffect

    @State private var isLoaded = false
    @State private var isLiked = false

    private static let width = 380.0
    private static let face = 46.0
    private static let picture = 190.0
    /// Of the bones, and of the words in their place where there is no post.
    private static let heights = (bones: 330.0, absence: 128.0)

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)
        content
            .padding(20)
            .frame(width: Self.width)
            .background { shape.fill(Palette.card).shadow(color: .black.opacity(0.12), radius: 16, y: 8) }
            .overlay { shape.strokeBorder(Palette.hairline, lineWidth: 1) }
            .onAppear { withAnimation(.easeOut(duration: 0.6).delay(settings.loading)) { isLoaded = true } }
    }

    @ViewBuilder
    private var content: some View {
        if settings.found {
            shown(post).overlay(alignment: .topLeading) { bones.opacity(isLoaded ? 0 : 1) }
        } else {
            bones.opacity(isLoaded ? 0 : 1)
                .frame(height: isLoaded ? Self.heights.absence : Self.heights.bones, alignment: .top)
                .clipped()
                .overlay { shown(absence) }
        }
    }

    private func shown(_ content: some View) -> some View {
        content.opacity(isLoaded ? 1 : 0).blur(radius: isLoaded ? 0 : 5)
    }

    /// What stands in for a post that is not there.
    private var absence: some View {
        VStack(spacing: 10) {
            Image(systemName: "exclamationmark.bubble").font(.system(size: 34)).foregroundStyle(settings.tint)
            Text("Post not found").font(.headline)
            Text("It was deleted, or the address is wrong.").font(.subheadline).foregroundStyle(Palette.quiet)
        }
        .fixedSize()
    }

    private var post: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                Face(index: 0, diameter: Self.face)
                VStack(alignment: .leading, spacing: 1) {
                    HStack(spacing: 5) {
                        Text(settings.name).font(.headline)
                        if settings.badge {
                            Image(systemName: "checkmark.seal.fill").font(.system(size: 15)).foregroundStyle(
                                settings.tint)
                        }
                    }
                    Text(settings.handle).font(.subheadline).foregroundStyle(Palette.quiet)
                }
                .lineLimit(1)
                Spacer(minLength: 0)
                Image(systemName: "ellipsis").foregroundStyle(Palette.quiet)
            }
            words.font(.callout).lineSpacing(2).fixedSize(horizontal: false, vertical: true)
            Photo(image: settings.image, standIn: .mountains)
                .frame(height: Self.picture)
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            HStack {
                count("bubble.left", 24)
                Spacer()
                count("arrow.2.squarepath", 12)
                Spacer()
                like
                Spacer()
                Image(systemName: "square.and.arrow.up")
            }
            .font(.subheadline.monospacedDigit())
            .foregroundStyle(Palette.quiet)
            .padding(.horizontal, 4)
        }
    }

    /// Words that begin with # or @ are links.
    private var words: Text {
        settings.text.split(separator: " ", omittingEmptySubsequences: false).enumerated()
            .reduce(Text("")) { text, word in
                let isLink = word.element.hasPrefix("#") || word.element.hasPrefix("@")
                let piece = Text(word.element)
                return text + Text(word.offset == 0 ? "" : " ")
                    + (isLink ? piece.foregroundStyle(settings.tint) : piece)
            }
    }

    private func count(_ symbol: String, _ number: Int) -> some View {
        HStack(spacing: 6) {
            Image(systemName: symbol)
            Text("\(number)")
        }
    }

    private var like: some View {
        let number = settings.likes + (isLiked ? 1 : 0)
        return HStack(spacing: 6) {
            Image(systemName: isLiked ? "heart.fill" : "heart")
                .symbolEffect(.bounce, value: isLiked)
                .overlay { Presented(value: isLiked ? 1 : 0) { HeartSparks(share: $0, color: settings.heart) } }
                .animation(.easeOut(duration: isLiked ? 0.7 : 0), value: isLiked)
            Text("\(number)").contentTransition(.numericText(value: Double(number)))
        }
        .foregroundStyle(isLiked ? settings.heart : Palette.quiet)
        .padding(6)
        .contentShape(Rectangle())
        .padding(-6)
        .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isLiked.toggle() } }
    }

    /// What stands for the post until it is there.
    private var bones: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(spacing: 12) {
                Circle().frame(width: Self.face, height: Self.face)
                VStack(alignment: .leading, spacing: 9) {
                    Capsule().frame(width: 130, height: 13)
                    Capsule().frame(width: 90, height: 11)
                }
            }
            VStack(alignment: .leading, spacing: 10) {
                Capsule().frame(height: 12)
                Capsule().frame(width: 210, height: 12)
            }
            .padding(.vertical, 3)
            RoundedRectangle(cornerRadius: 14, style: .continuous).frame(height: Self.picture)
            HStack {
                ForEach(0..<4, id: \.self) { index in
                    if index > 0 { Spacer() }
                    Capsule().frame(width: index == 3 ? 20 : 44, height: 12)
                }
            }
            .padding(.horizontal, 4)
        }
        .foregroundStyle(Self.bone)
        .shimmering(Self.shimmer)
    }

    private static let bone = Color(light: Color(hexadecimal: 0xE4E6EE), dark: Color(hexadecimal: 0x2F3448))

    private static let shimmer = ShimmerSettings(
        mode: .overlay, duration: 0.9, delay: 0, band: 0.6,
        color: Color(light: .white.opacity(0.85), dark: .white.opacity(0.16)), softness: 6, lean: 18, eases: false,
        bounces: false, rightToLeft: false, waitsOnce: false)
}

/// Sparks that fly off a heart while a share goes from 0 to 1.
private struct HeartSparks: View {
    let share: Double
    let color: Color

    var body: some View {
        ForEach(0..<8, id: \.self) { index in
            let (sin, cos) = Maths.sincos(2 * .pi * (Double(index) + 0.5) / 8)
            let reach = 9 + 15 * share
            Circle()
                .fill(index % 2 == 0 ? color : Color(hexadecimal: 0xF59E0B))
                .frame(width: 4.5, height: 4.5)
                .scaleEffect(1 - share)
                .offset(x: reach * cos, y: reach * sin)
        }
        .opacity(share > 0 ? 1 : 0)
    }
}

struct PostCardEffect: Effect {
    @Parameter("Who wrote it.") var name = "Nora Lindt"
    @Parameter("What stands below the name.") var handle = "@nora · 2 h"
    @Parameter("The words; those that begin with # or @ are links.")
    var text = "First light above the valley. Worth the alarm at four. #sunrise"
    @Parameter("The picture; any PNG file.") var image: Image?
    @Parameter("Shows a badge beside the name.") var badge = true
    @Parameter("How long gray bones stand in for it.", in: 0...60, good: 0.6...2, unit: .seconds) var loading = 1.1
    @Parameter("Whether there is such a post; else the card says that it was not found.") var found = true
    @Parameter("How many like it.", in: 0...1_000_000) var likes = 128
    @Parameter("The color of the badge and of links.", default: "#1d5fd6/#7ab4ff") var tint: Color
    @Parameter("The heart's color once it is liked.", default: "#be123c/#fb7185") var heart: Color
    let page = TouchedPage()

    var view: some View { PostCard(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "post-card", summary: "A post that loads behind gray bones, and whose heart is tapped.",
        size: CGSize(width: 440, height: 430), fit: .fits, duration: 3.2, loops: false,
        script: Script([ScriptEvent(at: 1.72, .tap(at: .points(x: 262, y: 382), count: 1))]),
        presets: [
            Preset(
                "note",
                [
                    "name": "Hugo Brandt", "handle": "@hugo · now", "badge": "false", "likes": "7",
                    "text": "Sixteen pictures a second ago this was paper. @nora",
                ]),
            Preset("not-found", ["found": "false"]),
        ], effect: PostCardEffect())
}
