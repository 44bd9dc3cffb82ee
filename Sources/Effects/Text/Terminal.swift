import KinoraViews

/// Lines of a terminal that come one after the other behind a green prompt, with a blinking block at the end.
///
/// The cursor's row keeps its place while the cursor is off. Lines are identified by their number, so that equal lines stay
/// apart. Lines can be typed character by character, and lines that begin with `>` are answers without a prompt.
struct TerminalText: View {
    let lines: [TerminalLine]
    let lineDelay: Double
    /// Seconds for each character; 0 shows lines whole.
    let typing: Double
    let blink: Double
    let prompt: Color

    @State private var line = 0
    @State private var count = 0
    @State private var showCursor = true

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(0..<lines.count + 1, id: \.self) { index in
                row(index).opacity(index <= line ? 1 : 0)
            }
        }
        .font(.system(.body, design: .monospaced))
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onAppear {
            next(after: lineDelay)
            _ = Timer.scheduledTimer(withTimeInterval: blink, repeats: true) { _ in showCursor.toggle() }
        }
    }

    @ViewBuilder
    private func row(_ index: Int) -> some View {
        HStack(spacing: 0) {
            if index == lines.count || !lines[index].isAnswer { Text("$ ").foregroundStyle(prompt) }
            if index < line { said(lines[index], lines[index].text) }
            if index == line {
                if count > 0 { said(lines[index], String(lines[index].text.prefix(count))) }
                Rectangle().fill(prompt).frame(width: 10, height: 18).opacity(showCursor ? 1 : 0)
            }
        }
        .frame(minHeight: 20)
    }

    private func said(_ line: TerminalLine, _ text: String) -> some View {
        Text(text).foregroundStyle(line.isAnswer ? Color.white.opacity(0.6) : .white)
    }

    private func next(after delay: Double) {
        guard line < lines.count else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            if typing > 0, !lines[line].isAnswer, count < lines[line].text.count {
                count += 1
                next(after: count < lines[line].text.count ? typing : lineDelay)
            } else {
                line += 1
                count = 0
                next(after: lineDelay)
            }
        }
    }
}

struct TerminalLine {
    let text: String
    /// What the machine says, instead of what is typed.
    let isAnswer: Bool

    init(_ line: some StringProtocol) {
        isAnswer = line.hasPrefix(">")
        let words = isAnswer ? line.dropFirst() : line[...]
        text = String(words.drop { $0 == " " })
    }
}

/// A window's title bar with three buttons.
struct TerminalWindow<Content: View>: View {
    let title: String
    let page: Color
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Text(title).font(.footnote.weight(.medium)).foregroundStyle(.white.opacity(0.55))
                HStack(spacing: 8) {
                    ForEach([0xFF5F57, 0xFEBC2E, 0x28C840] as [UInt32], id: \.self) { color in
                        Circle().fill(Color(hexadecimal: color)).frame(width: 12, height: 12)
                    }
                    Spacer()
                }
            }
            .padding(.horizontal, 14)
            .frame(height: 36)
            .background(.white.opacity(0.08))
            content.padding(18).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .background(page)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.white.opacity(0.12), lineWidth: 1)
        }
        .shadow(color: .black.opacity(0.35), radius: 18, y: 8)
    }
}

struct Terminal: Effect {
    @Parameter("The lines, separated by |; those that begin with > are answers.")
    var lines = "git clone kinora|cd kinora|scripts/render ripple|> 180 frames in frames/ripple|open frames"
    @Parameter("The window's title.") var title = "kinora — 80×24"
    @Parameter("How long until the next line.", in: 0.01...60, good: 0.3...1, unit: .seconds) var lineDelay = 0.5
    @Parameter("How long each character takes; 0 shows lines whole.", in: 0...5, good: 0...0.1, unit: .seconds)
    var typing = 0.0
    @Parameter("How long the cursor is on, and off.", in: 0.05...60, good: 0.4...0.7, unit: .seconds) var blink = 0.5
    @Parameter("Color of prompt and cursor.", default: "#32d74b") var prompt: Color
    @Parameter("The window's color.", default: "black") var background: Color
    @Parameter("The color behind the window.", default: "#d7dbe8/#1d2030") var page: Color

    var view: some View {
        EffectPage(color: page) {
            TerminalWindow(title: title, page: background) {
                TerminalText(
                    lines: lines.split(separator: "|", omittingEmptySubsequences: false).map {
                        TerminalLine($0)
                    }, lineDelay: lineDelay, typing: typing, blink: blink, prompt: prompt)
            }
            .padding(28)
        }
        .clipped()
    }

    static let entry = CatalogueEntry(
        name: "terminal",
        summary: "Lines of a terminal, one after the other, with a blinking cursor.",
        rows: [5],
        size: CGSize(width: 480, height: 300),
        duration: 4,
        loops: false,
        effect: Terminal())
}
