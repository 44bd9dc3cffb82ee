import KinoraStage
import KinoraViews

/// A page to scroll: a picture, a headline and some paragraphs.
struct Article: View {
    private static let chapters = ["A box, a crank, a lens", "Six hundred cards", "Why paper", "What became of it"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            PhotoStandIn(subject: .mountains).frame(height: 170).clipShape(
                RoundedRectangle(cornerRadius: 14, style: .continuous))
            VStack(alignment: .leading, spacing: 6) {
                Text("Pictures that move").font(.system(size: 28, weight: .bold))
                Text("Six minutes to read").font(.footnote).foregroundStyle(Palette.quiet)
            }
            ForEach(Article.chapters, id: \.self) { chapter in
                Text(chapter).font(.title3.weight(.semibold)).padding(.top, 4)
                Text(Samples.paragraph).font(.subheadline).foregroundStyle(Palette.quiet).lineSpacing(3)
            }
        }
        .padding(20)
    }

    /// Down in two goes, then back a little.
    static let script = Script([
        ScriptEvent(at: 0.4, .scroll(at: .unit(x: 0.5, y: 0.6), by: CGSize(width: 0, height: 260), duration: 0.9)),
        ScriptEvent(at: 1.6, .scroll(at: .unit(x: 0.5, y: 0.6), by: CGSize(width: 0, height: 900), duration: 1.2)),
        ScriptEvent(at: 3.1, .scroll(at: .unit(x: 0.5, y: 0.6), by: CGSize(width: 0, height: -160), duration: 0.6)),
    ])
}
