import KinoraStage

/// A table of UIKit as a list.
struct TablePicture: View {
    let table: UITableView

    var body: some View {
        switch table.style {
        case .plain: list.listStyle(.plain)
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        }
    }

    private var list: some View {
        List {
            if let view = table.tableHeaderView { PlatformRow(view: view, height: nil).modifier(BareRow()) }
            ForEach(0..<table.numberOfSections, id: \.self) { section in
                Section {
                    ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
                        CellRow(table: table, path: IndexPath(row: row, section: section))
                            .id(IndexPath(row: row, section: section))
                    }
                } header: {
                    table.edge(ofSection: section, isHeader: true)
                } footer: {
                    table.edge(ofSection: section, isHeader: false)
                }
            }
            if let view = table.tableFooterView { PlatformRow(view: view, height: nil).modifier(BareRow()) }
        }
        .environment(\.defaultMinListRowHeight, 0)
        .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
        .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
        .scrollDisabled(!table.isScrollEnabled)
        .modifier(ScrolledTo(goal: table.goal))
        .modifier(RefreshedBy(control: table.refreshControl))
    }
}

/// Scrolls what is inside to a place, where there is one.
private struct ScrolledTo: ViewModifier {
    let goal: ScrollPosition?
    func body(content: Content) -> some View {
        if let goal { content.scrollPosition(.constant(goal)) } else { content }
    }
}

/// A row without insets and lines.
private struct BareRow: ViewModifier {
    func body(content: Content) -> some View {
        content.listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
    }
}

/// Where the line below a row begins and ends.
private struct SeparatorInset: ViewModifier {
    let insets: UIEdgeInsets
    func body(content: Content) -> some View {
        content.alignmentGuide(.listRowSeparatorLeading) { _ in insets.left }
            .alignmentGuide(.listRowSeparatorTrailing) { $0.width - insets.right }
    }
}

/// The signs of a row while its table is edited, as far as the data source says that it may be.
private struct CellEditing: ViewModifier {
    let table: UITableView
    let path: IndexPath

    func body(content: Content) -> some View {
        let (table, path) = (table, path)
        let source = table.isEditing ? table.dataSource : nil
        let isEditable = source?.tableView(table, canEditRowAt: path) ?? false
        let moves = isEditable && source?.tableView(table, canMoveRowAt: path) == true
        content.modifier(
            ChangeRowEditing { editing, _ in
                guard isEditable else { return }
                editing.moves = moves
                editing.delete = {
                    source?.tableView(table, commit: .delete, forRowAt: path)
                    table.noteChange()
                }
            })
    }
}

/// A cell as a row of a list.
private struct CellRow: View {
    let table: UITableView
    let path: IndexPath

    var body: some View {
        if let cell = table.cell(at: path) {
            HStack(spacing: 0) {
                content(of: cell).frame(maxWidth: .infinity, alignment: .leading)
                accessory(of: cell)
            }
            .transformEffect(cell.transform.around(CGSize(width: table.bounds.width, height: cell.bounds.height)))
            .contentShape(Rectangle())
            .onTapGesture { table.tap(path) }
            .environment(\.scrollPositionValue, nil)
            .modifier(CellSwipe(cell: cell, actions: table.swipeActions(at: path, isLeading: true), edge: .leading))
            .modifier(CellSwipe(cell: cell, actions: table.swipeActions(at: path, isLeading: false), edge: .trailing))
            .modifier(CellEditing(table: table, path: path))
            .listRowInsets(EdgeInsets())
            .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
            .modifier(SeparatorInset(insets: cell.ownSeparatorInset ?? table.separatorInset))
            .listRowSeparatorTint(table.separatorColor.map { Color($0) })
            .listRowBackground(cell.backgroundColor.map { Color($0) })
        }
    }

    /// SwiftUI lays out what a configuration hosts; the rest is laid out by UIKit, at the height that the source gives.
    @ViewBuilder private func content(of cell: UITableViewCell) -> some View {
        if let hosted = cell.contentConfiguration as? any HostedContent {
            hosted.picture.frame(height: table.height(ofRowAt: path))
        } else {
            PlatformRow(view: cell, height: table.height(ofRowAt: path))
        }
    }

    @ViewBuilder private func accessory(of cell: UITableViewCell) -> some View {
        if let view = cell.accessoryView {
            PlatformPicture(view: view).padding(.trailing, 16)
        } else {
            switch cell.accessoryType {
            case .none: EmptyView()
            case .disclosureIndicator: sign("chevron.forward", .footnote.weight(.semibold), .tertiary)
            case .checkmark: sign("checkmark", .body.weight(.semibold), .tint)
            case .detailButton: sign("info.circle", .title3, .tint)
            case .detailDisclosureButton:
                sign("info.circle", .title3, .tint)
                sign("chevron.forward", .footnote.weight(.semibold), .tertiary)
            }
        }
    }

    private func sign(_ name: String, _ font: Font, _ style: some ShapeStyle) -> some View {
        Image(systemName: name).font(font).foregroundStyle(style).padding(.trailing, 16)
    }
}

/// A UIKit view as wide as it may be, and as high as is said or as it says itself.
struct PlatformRow: View {
    let view: UIView
    let height: CGFloat?
    /// What it is high at least where it says so itself.
    var leastHeight: CGFloat = 0

    var body: some View {
        OfferedSize(own: { proposal in
            let width = proposal.width ?? UIScreen.main.bounds.width
            return CGSize(width: width, height: height ?? max(leastHeight, ownHeight(within: width)))
        }) {
            GeometryReader { proxy in PlatformPicture(view: laid(in: proxy.size)) }
        }
    }

    private func ownHeight(within width: CGFloat) -> CGFloat {
        let known = width.isFinite ? width : UIScreen.main.bounds.width
        return view.sizeThatFits(CGSize(width: known, height: 0)).height
    }

    private func laid(in size: CGSize) -> UIView {
        view.layOut(in: size)
        return view
    }
}

/// The buttons beside a row that is swiped aside.
private struct CellSwipe: ViewModifier {
    let cell: UITableViewCell
    let actions: UISwipeActionsConfiguration?
    let edge: HorizontalEdge

    func body(content: Content) -> some View {
        if let actions, !actions.actions.isEmpty {
            content.swipeActions(edge: edge, allowsFullSwipe: actions.performsFirstActionWithFullSwipe) {
                ForEach(actions.actions.indices, id: \.self) { index in
                    let action = actions.actions[index]
                    Button(role: action.style == .destructive ? .destructive : nil) {
                        action.handler(action, cell) { _ in }
                    } label: {
                        if let image = action.image { Image(uiImage: image) }
                        if let title = action.title { Text(verbatim: title) }
                    }
                    .tint(action.backgroundColor.map { Color($0) })
                }
            }
        } else {
            content
        }
    }
}
