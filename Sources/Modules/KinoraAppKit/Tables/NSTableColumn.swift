import KinoraViews

/// A column of a table: its title, and how wide it may be.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
    public struct ResizingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let autoresizingMask = ResizingOptions(rawValue: 1)
        public static let userResizingMask = ResizingOptions(rawValue: 2)
    }
    open var identifier: NSUserInterfaceItemIdentifier
    open weak var tableView: NSTableView?
    open var title = "" { didSet { tableView?.noteChange() } }
    open var headerToolTip: String?
    /// In points.
    open var width: CGFloat = 100 { didSet { tableView?.noteChange() } }
    open var minWidth: CGFloat = 10
    open var maxWidth = CGFloat.greatestFiniteMagnitude
    open var isHidden = false { didSet { tableView?.noteChange() } }
    open var isEditable = true
    open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
    open var sortDescriptorPrototype: NSSortDescriptor?
    open private(set) lazy var headerCell = NSTableHeaderCell(self)

    public init(identifier: NSUserInterfaceItemIdentifier) {
        self.identifier = identifier
        super.init()
    }
    public override convenience init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }
    /// As wide as its title needs.
    open func sizeToFit() {
        width = min(max(NSTableHeaderView.width(of: title), minWidth), maxWidth)
    }
}

/// The title of a column, under the name of the cell that draws it.
@MainActor @preconcurrency
open class NSTableHeaderCell: NSObject {
    private weak var column: NSTableColumn?
    init(_ column: NSTableColumn) { self.column = column }
    open var stringValue: String {
        get { column?.title ?? "" }
        set { column?.title = newValue }
    }
    open var title: String {
        get { stringValue }
        set { stringValue = newValue }
    }
    open var alignment = NSTextAlignment.left
}

/// The titles of a table's columns, above its rows.
@MainActor @preconcurrency
open class NSTableHeaderView: UIView {
    open weak var tableView: NSTableView?
    static let height: CGFloat = 28
    private static let font = NSFont.systemFont(ofSize: 11, weight: .medium)
    /// Between a cell's edge and its words.
    private static let inset: CGFloat = 2

    /// What a title needs.
    static func width(of title: String) -> CGFloat {
        NSAttributedString(string: title, attributes: [.font: font]).size().width.rounded(.up) + 2 * inset
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: NSTableHeaderView.height))
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func _ownPicture() -> AnyView? {
        guard let tableView else { return nil }
        let columns = tableView.tableColumns.indices.filter { !tableView.tableColumns[$0].isHidden }
        return AnyView(
            ZStack(alignment: .topLeading) {
                Color(.controlBackgroundColor)
                ForEach(columns, id: \.self) { index in
                    let (column, place) = (tableView.tableColumns[index], tableView.rect(ofColumn: index))
                    Text(verbatim: column.title)
                        .font(Font(NSTableHeaderView.font)).foregroundStyle(Color(.secondaryLabelColor)).lineLimit(1)
                        .padding(.horizontal, NSTableHeaderView.inset + tableView.intercellSpacing.width / 2)
                        .frame(
                            width: place.width, height: NSTableHeaderView.height,
                            alignment: column.headerCell.alignment.ofFrame
                        )
                        .overlay(alignment: .trailing) {
                            if index != columns.last { Color(.separatorColor).frame(width: 1, height: 16) }
                        }
                        .offset(x: place.minX)
                }
            }
            .overlay(alignment: .bottom) { Color(.separatorColor).frame(height: 1) })
    }
}

extension NSTextAlignment {
    fileprivate var ofFrame: Alignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}
