import KinoraStage

/// An item of UIKit's bars as a button of SwiftUI's.
struct BarButton: View {
    let item: UIBarButtonItem
    /// The view that the bar is in.
    let bar: UIView

    var body: some View {
        if let view = item.customView {
            PlatformItem(view: view)
        } else if item.isSpace {
            Color.clear.frame(width: item.width, height: 1)
        } else {
            touchable.disabled(!item.isEnabled).modifier(OwnTint(color: tint))
        }
    }

    private var tint: Color? { item.tintColor.map { Color($0) } }

    @ViewBuilder private var touchable: some View {
        if let menu = item.menu {
            PlatformMenu(menu: menu, primary: primary, chosen: { _ in bar.noteChange() }) { label }
        } else {
            Button {
                press()
            } label: {
                label.fontWeight(item.isProminent ? .semibold : nil)
            }
        }
    }

    /// What a tap does where the item has a menu as well.
    private var primary: (@MainActor () -> Void)? {
        guard item.acts else { return nil }
        return { press() }
    }

    private func press() {
        item.act()
        bar.noteChange()
    }

    @ViewBuilder private var label: some View {
        if let image = item.image {
            Image(uiImage: image).renderingMode(image.renderingMode == .alwaysOriginal ? .original : .template)
        } else if let title = item.title {
            Text(verbatim: title)
        } else if let symbol = item.systemItem?.symbol {
            Image(systemName: symbol)
        } else if let word = item.systemItem?.word {
            Text(verbatim: word)
        }
    }
}

/// Items side by side on a bar at the bottom, with the spaces that are among them.
struct BarButtonRow: View {
    let items: [UIBarButtonItem]
    /// The view that the bar is in.
    let bar: UIView

    var body: some View {
        HStack(spacing: 8) {
            ForEach(items.indices, id: \.self) { index in
                if items[index].isFlexible { Spacer(minLength: 0) } else { BarButton(item: items[index], bar: bar) }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension UIBarButtonItem {
    fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    /// Whether it takes what room is left on a bar at the bottom.
    fileprivate var isFlexible: Bool { systemItem == .flexibleSpace }
    /// Whether a press does something, even where it has a menu.
    fileprivate var acts: Bool { primaryAction != nil || action != nil }
    fileprivate var isProminent: Bool { style == .done || systemItem == .done || systemItem == .save }

    /// What a press does.
    fileprivate func act() {
        primaryAction.map { $0.handler($0) }
        if let target, let action { action.perform(on: target, with: self) }
    }
}

extension UIBarButtonItem.SystemItem {
    /// For items that are words.
    fileprivate var word: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// For items that are pictures.
    fileprivate var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }
}
