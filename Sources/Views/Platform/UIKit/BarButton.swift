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
            Button {
                item.act()
                bar.noteChange()
            } label: {
                label.fontWeight(item.isProminent ? .semibold : nil)
            }
            .disabled(!item.isEnabled)
            .modifier(OwnTint(color: item.tintColor.map { Color($0) }))
        }
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

extension UIBarButtonItem {
    fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
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
