import KinoraViews

/// A row of a table, with the views of its columns.
@MainActor @preconcurrency
open class NSTableRowView: UIView {
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// Whether the selection has the accent's color, as that of what keys go to; else it is gray.
    open var isEmphasized = false { didSet { if isEmphasized != oldValue { showSelection() } } }
    open var isGroupRowStyle = false
    open var isFloating = false
    open var isTargetForDropOperation = false
    open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
    /// Behind the row.
    @_nonoverride open var backgroundColor: NSColor {
        get { super.backgroundColor ?? .clear }
        set { super.backgroundColor = newValue }
    }
    /// What of the row is the selection's ground, and how round it is.
    var selectionInset: CGFloat = 0
    private static let selectionRadius: CGFloat = 6
    open var interiorBackgroundStyle: NSView.BackgroundStyle { isSelected && isEmphasized ? .emphasized : .normal }
    /// The views in the row, by the column.
    var cells: [Int: NSView] = [:]
    open var numberOfColumns: Int { cells.count }
    open func view(atColumn column: Int) -> Any? { cells[column] }

    private func showSelection() {
        for cell in cells.values { (cell as? NSTableCellView)?.backgroundStyle = interiorBackgroundStyle }
        setNeedsDisplay()
    }

    open override func _ownPicture() -> AnyView? {
        guard isSelected, selectionHighlightStyle != .none else { return nil }
        let color: NSColor =
            isEmphasized ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
        return AnyView(
            RoundedRectangle(cornerRadius: selectionInset > 0 ? NSTableRowView.selectionRadius : 0)
                .fill(Color(color)).padding(.horizontal, selectionInset))
    }

    // Overridden by rows with a look of their own; they are not called.
    open func drawBackground(in dirtyRect: CGRect) {}
    open func drawSelection(in dirtyRect: CGRect) {}
    open func drawSeparator(in dirtyRect: CGRect) {}
}

/// The usual view of a column in a row: a text and a picture that sources put into it.
@MainActor @preconcurrency
open class NSTableCellView: UIView {
    open weak var textField: NSTextField?
    open weak var imageView: NSImageView?
    open var objectValue: Any?
    public enum RowSizeStyle: Int, Sendable {
        case `default` = -1
        case custom, small, medium, large
    }
    open var rowSizeStyle = RowSizeStyle.custom
    /// On the accent's color texts are white, unless they have a color of their own.
    open var backgroundStyle = NSView.BackgroundStyle.normal {
        didSet { markTexts(in: self, isOnSelection: backgroundStyle == .emphasized) }
    }
    private func markTexts(in view: UIView, isOnSelection: Bool) {
        (view as? NSTextField)?.isOnSelection = isOnSelection
        for subview in view.subviews { markTexts(in: subview, isOnSelection: isOnSelection) }
    }
}

extension UIView {
    /// What is behind a view.
    public enum BackgroundStyle: Int, Sendable {
        case normal, emphasized, raised, lowered
        public static let light = BackgroundStyle.normal
        public static let dark = BackgroundStyle.emphasized
    }
}
