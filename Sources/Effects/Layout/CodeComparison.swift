import KinoraViews

/// Code before and after, side by side: what went is tinted on the left, then what came on the right, line by line.
struct CodeDiffView: View {
    let oldLines: [String]
    let newLines: [String]
    let oldName: String
    let newName: String
    let themeName: CodeThemeName
    let fontSize: CGFloat
    /// How much unchanged lines are blurred, in points, so that the changed ones stand out.
    let focus: CGFloat
    /// Seconds between two tints.
    let stagger: Double

    @Environment(\.colorScheme) private var appearance
    @State private var isTinted = false

    private var theme: CodeTheme { themeName.theme(in: appearance) }

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            side(oldName, oldLines, against: newLines, tint: theme.removed, sign: "-")
            Divider()
            side(newName, newLines, against: oldLines, tint: theme.added, sign: "+")
        }
        .font(.system(size: fontSize, design: .monospaced))
        .background(theme.page)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(theme.text.opacity(0.14), lineWidth: 1)
        }
        .environment(\.colorScheme, theme.isDark ? .dark : .light)
        .onAppear { isTinted = true }
    }

    /// When a line of the new code, or of the old, gets its tint: the old code's changed lines come first.
    private func delay(_ index: Int, in lines: [String], against others: [String]) -> Double {
        let own = lines.prefix(index).count { !others.contains($0) }
        let before = others == oldLines ? oldLines.count { !newLines.contains($0) } : 0
        return 0.2 + stagger * Double(before + own)
    }

    private func side(_ name: String, _ lines: [String], against others: [String], tint: Color, sign: String)
        -> some View
    {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 6) {
                Image(systemName: "doc.text").foregroundStyle(theme.number)
                Text(name).foregroundStyle(theme.text)
                Spacer(minLength: 0)
            }
            .font(.system(size: fontSize, weight: .medium))
            .padding(.horizontal, 12)
            .padding(.vertical, 10)
            .background(theme.text.opacity(0.04))
            Divider()
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
                    CodeLine(
                        number: index + 1, text: line, sign: sign, tint: others.contains(line) ? nil : tint,
                        theme: theme, focus: focus, isTinted: isTinted
                    )
                    .animation(
                        .easeOut(duration: 0.35).delay(delay(index, in: lines, against: others)), value: isTinted)
                }
            }
            .padding(.vertical, 8)
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct CodeLine: View {
    let number: Int
    let text: String
    let sign: String
    /// nil: unchanged.
    let tint: Color?
    let theme: CodeTheme
    let focus: CGFloat
    /// Whether what changed is shown as such.
    let isTinted: Bool

    var body: some View {
        HStack(spacing: 8) {
            Text("\(number)").foregroundStyle(theme.number).frame(width: 30, alignment: .trailing)
            Text(tint == nil ? " " : sign).foregroundStyle(tint ?? .clear).opacity(isTinted ? 1 : 0)
            theme.colored(text).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .blur(radius: tint == nil ? focus : 0)
        .background {
            (tint?.opacity(0.2) ?? .clear).scaleEffect(x: isTinted ? 1 : 0, anchor: .leading)
        }
    }
}

struct CodeComparison: Effect {
    @Parameter("The old lines, separated by |.") var before = joined(oldCode)
    @Parameter("The new lines, separated by |.") var after = joined(newCode)
    @Parameter("The old file's name.") var beforeName = "Badge.swift"
    @Parameter("The new file's name.") var afterName = "Badge.swift (animated)"
    @Parameter("The code's colors; automatic follows the page.") var theme = CodeThemeName.automatic
    @Parameter("Size of the letters.", in: 4...100, good: 10...16, unit: .points) var size = 12.0
    @Parameter("How much unchanged lines are blurred.", in: 0...50, good: 0...3, unit: .points) var focus = 0.0
    @Parameter("The time between two tints.", in: 0...60, good: 0.1...0.4, unit: .seconds) var stagger = 0.22
    @Parameter("The page's color.", default: "#e6e9f2/#14161f") var page: Color

    var view: some View {
        EffectPage(color: page) {
            CodeDiffView(
                oldLines: lines(before), newLines: lines(after), oldName: beforeName, newName: afterName,
                themeName: theme, fontSize: size, focus: focus, stagger: stagger
            )
            .padding(20)
        }
    }

    private func lines(_ code: String) -> [String] {
        code.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }

    static let entry = CatalogueEntry(
        name: "code-comparison",
        summary: "Code before and after side by side, with what went and what came tinted.",
        rows: [21],
        size: CGSize(width: 760, height: 270),
        fit: .fits,
        duration: 3,
        loops: false,
        effect: CodeComparison())

    private static let oldCode = """
        var body: some View {
            Text("New")
                .padding(8)
                .background(.red)
                .cornerRadius(8)
        }
        """
    private static let newCode = """
        @State private var isOn = false
        var body: some View {
            Text("New")
                .padding(8)
                .background(.red, in: .capsule)
                .scaleEffect(isOn ? 1.1 : 1)
                .onAppear { isOn = true }
        }
        """

    private static func joined(_ code: String) -> String { code.split(separator: "\n").joined(separator: "|") }
}
