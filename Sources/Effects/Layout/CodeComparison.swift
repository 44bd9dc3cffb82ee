import KinoraViews

/// Code before and after, side by side: what went is tinted on the left, what came on the right (row 21). It stands still.
struct CodeDiffView: View {
    let oldLines: [String]
    let newLines: [String]
    let oldName: String
    let newName: String
    let theme: CodeTheme
    let fontSize: CGFloat
    /// How much unchanged lines are blurred, in points, so that the changed ones stand out.
    let focus: CGFloat

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
                        theme: theme, focus: focus)
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

    var body: some View {
        HStack(spacing: 8) {
            Text("\(number)").foregroundStyle(theme.number).frame(width: 30, alignment: .trailing)
            Text(tint == nil ? " " : sign).foregroundStyle(tint ?? .clear)
            theme.colored(text).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .blur(radius: tint == nil ? focus : 0)
        .background(tint?.opacity(0.2) ?? .clear)
    }
}

enum CodeComparison {
    private static let before = """
        struct Badge: View {
            var body: some View {
                Text("New")
                    .padding(8)
                    .background(Color.red)
                    .cornerRadius(8)
            }
        }
        """
    private static let after = """
        struct Badge: View {
            @State private var isOn = false
            var body: some View {
                Text("New")
                    .padding(8)
                    .background(.red.gradient, in: Capsule())
                    .scaleEffect(isOn ? 1.1 : 1)
                    .onAppear { isOn = true }
            }
        }
        """

    static let entry = CatalogueEntry(
        name: "code-comparison",
        summary: "Code before and after side by side, with what went and what came tinted.",
        rows: [21],
        parameters: [
            Parameter("before", "The old lines, separated by |.", .text(default: joined(before))),
            Parameter("after", "The new lines, separated by |.", .text(default: joined(after))),
            Parameter("before-name", "The old file's name.", .text(default: "Badge.swift")),
            Parameter("after-name", "The new file's name.", .text(default: "Badge.swift (animated)")),
            Parameter("theme", "The code's colors.", .choice(default: "light", options: CodeTheme.all.map(\.name))),
            Parameter(
                "size", "Size of the letters.", .number(default: 12, range: 4...100, good: 10...16, unit: .points)),
            Parameter(
                "focus", "How much unchanged lines are blurred.",
                .number(default: 0, range: 0...50, good: 0...3, unit: .points)),
            Parameter("page", "The page's color.", .color(default: "#e6e9f2")),
        ],
        size: CGSize(width: 760, height: 290),
        duration: 1,
        loops: false,
        makeView: { values in
            func lines(_ name: String) -> [String] {
                values.text(name).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            }
            return AnyView(
                EffectPage(color: values.color("page")) {
                    CodeDiffView(
                        oldLines: lines("before"), newLines: lines("after"), oldName: values.text("before-name"),
                        newName: values.text("after-name"), theme: .named(values.choice("theme")),
                        fontSize: values.number("size"),
                        focus: values.number("focus")
                    )
                    .padding(20)
                })
        })

    private static func joined(_ code: String) -> String { code.split(separator: "\n").joined(separator: "|") }
}
