import KinoraStage
import KinoraViews

/// A file or a folder with what is in it.
struct FileItem: Identifiable {
    let id: String
    let name: String
    let icon: String
    var children: [FileItem]?

    var isFolder: Bool { children != nil }

    /// From lines that are indented by two spaces a level; a slash at the end makes a folder.
    static func tree(_ text: String) -> [FileItem] {
        var lines = text.split(separator: "\n").map(String.init)[...]
        return items(&lines, depth: 0, path: "")
    }

    private static func items(_ lines: inout ArraySlice<String>, depth: Int, path: String) -> [FileItem] {
        var items: [FileItem] = []
        while let line = lines.first, line.prefix(while: { $0 == " " }).count >= depth * 2 {
            lines.removeFirst()
            var name = String(line.drop { $0 == " " })
            let isFolder = name.hasSuffix("/")
            if isFolder { name.removeLast() }
            let id = "\(path)/\(name)#\(items.count)"
            items.append(
                FileItem(
                    id: id, name: name, icon: isFolder ? "folder.fill" : icon(of: name),
                    children: isFolder ? self.items(&lines, depth: depth + 1, path: id) : nil))
        }
        return items
    }

    private static func icon(of name: String) -> String {
        if name.hasSuffix(".swift") { return "swift" }
        if name.hasSuffix(".png") { return "photo" }
        return "doc.text"
    }
}

/// Folders that open and close on a tap: the chevron turns, what is inside drops in from above and fades, and the rows below
/// make room.
struct FileTreeView: View {
    let items: [FileItem]
    let style: FileTreeStyle

    @State private var selection: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(items) { FileRow(item: $0, depth: 0, style: style, selection: $selection) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

struct FileTreeStyle {
    /// Points for each level.
    var indent: CGFloat
    var animation: Animation
    /// A line from a folder down along what is in it.
    var showsLines: Bool
    var opensAll: Bool
}

struct FileRow: View {
    let item: FileItem
    let depth: Int
    let style: FileTreeStyle
    @Binding var selection: String?

    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            label
                .onTapGesture {
                    withAnimation(style.animation) {
                        if item.isFolder { isExpanded.toggle() }
                        selection = item.id
                    }
                }
            // Clipped where it begins, so that what drops in comes from behind the folder's own row.
            VStack(alignment: .leading, spacing: 0) {
                if isExpanded, let children = item.children {
                    contents(children).transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .clipped()
        }
        .onAppear { if style.opensAll { isExpanded = true } }
    }

    private func contents(_ children: [FileItem]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(children) { FileRow(item: $0, depth: depth + 1, style: style, selection: $selection) }
        }
        .overlay(alignment: .leading) {
            if style.showsLines {
                Rectangle().fill(.primary.opacity(0.12)).frame(width: 1).padding(
                    .leading, CGFloat(depth) * style.indent + 16)
            }
        }
    }

    private var label: some View {
        HStack(spacing: 6) {
            Image(systemName: "chevron.right")
                .font(.caption.weight(.semibold))
                .foregroundStyle(Palette.quiet)
                .rotationEffect(.degrees(isExpanded ? 90 : 0))
                .frame(width: 16)
                .opacity(item.isFolder ? 1 : 0)
            Image(systemName: item.icon)
                .foregroundStyle(item.isFolder ? Color.blue : item.icon == "swift" ? Color.orange : Palette.quiet)
                .frame(width: 20)
            Text(item.name).font(.body)
            Spacer(minLength: 0)
        }
        .padding(.leading, CGFloat(depth) * style.indent + 8)
        .padding(.vertical, 5)
        .background {
            RoundedRectangle(cornerRadius: 7).fill(Color.blue.opacity(selection == item.id ? 0.12 : 0))
        }
        .contentShape(Rectangle())
    }
}

struct FileTree: Effect {
    @Parameter("Files, separated by |; two spaces a level, a slash at the end for folders.")
    var tree = sample.split(separator: "\n").joined(separator: "|")
    @Parameter("How far each level is set in.", in: 0...200, good: 12...28, unit: .points) var indent = 16.0
    @Parameter("Shows a line along each open folder.") var lines = true
    @Parameter("All folders are open at the beginning.") var open = false
    @Parameter("The spring's response.", in: 0.05...10, good: 0.2...0.6, unit: .seconds) var response = 0.3
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View {
        let tree = tree.split(separator: "|").joined(separator: "\n")
        return EffectPage(color: page) {
            FileTreeView(
                items: FileItem.tree(tree),
                style: FileTreeStyle(
                    indent: indent, animation: .spring(response: response), showsLines: lines, opensAll: open)
            )
            .padding(16)
        }
    }

    static let entry = CatalogueEntry(
        name: "file-tree",
        summary: "Folders that open and close: contents drop in and the rows below make room.",
        rows: [20],
        size: CGSize(width: 300, height: 400),
        fit: .fits,
        duration: 4.5,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .tap(at: .points(x: 100, y: 32), count: 1)),
            ScriptEvent(at: 1.1, .tap(at: .points(x: 100, y: 63), count: 1)),
            ScriptEvent(at: 1.8, .tap(at: .points(x: 100, y: 94), count: 1)),
            ScriptEvent(at: 2.5, .tap(at: .points(x: 120, y: 156), count: 1)),
            ScriptEvent(at: 3.3, .tap(at: .points(x: 100, y: 63), count: 1)),
        ]),
        effect: FileTree())

    static let sample = """
        Kinora/
          Sources/
            Effects/
              Marquee.swift
              Ripple.swift
            App.swift
            ContentView.swift
          Tests/
            GoldenTests.swift
          Assets/
            photo.png
          README.md
        """
}
