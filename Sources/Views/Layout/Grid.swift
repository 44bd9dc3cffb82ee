import KinoraStage

/// Cells in rows and columns: as wide as the widest of their column, as high as the highest of their row.
public struct Grid<Content: View>: PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: points between columns; nil is 8.
    ///   - verticalSpacing: points between rows; nil is 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let cells = content._elements(context.part(.content).inStack(.vertical))
        return [LayoutElement(layout, children: cells, context: context)]
    }
}

/// A row of a `Grid`: each view is a cell. Modifiers on a row act on each of its cells, as on those of a group. Outside of a
/// grid it is a group.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameter alignment: of the row's cells; nil is the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        let row = GridRowInfo(number: context.identity.number, alignment: alignment)
        return content._elements(context.part(.content).inStack(.horizontal)).map { cell in
            TraitElement(cell, GridRowTrait.self, row, context.child(.id(AnyHashable(WrapperPlace(of: cell)))))
        }
    }
}

/// Which row a cell belongs to.
struct GridRowInfo {
    let number: Int
    let alignment: VerticalAlignment?
}

enum GridRowTrait: ViewTrait { typealias Value = GridRowInfo }
enum GridColumnsTrait: ViewTrait {
    typealias Value = Int
    static var isSetInside: Bool { true }
}
enum GridAnchorTrait: ViewTrait {
    typealias Value = UnitPoint
    static var isSetInside: Bool { true }
}
enum GridUnsizedTrait: ViewTrait {
    typealias Value = Axis.Set
    static var isSetInside: Bool { true }
}
enum GridColumnAlignmentTrait: ViewTrait {
    typealias Value = HorizontalAlignment
    static var isSetInside: Bool { true }
}

extension View {
    /// Lets a cell take `count` columns of a `Grid`.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(SetTrait<GridColumnsTrait>(value: max(1, count)))
    }

    /// Where the cell stands in its place, instead of the grid's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(SetTrait<GridAnchorTrait>(value: anchor)) }

    /// Along these axes the cell takes what the others need and asks for nothing itself.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(SetTrait<GridUnsizedTrait>(value: axes)) }

    /// The horizontal alignment of the cell's whole column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(SetTrait<GridColumnAlignmentTrait>(value: guide))
    }
}

/// The cells of a grid by row and column.
@MainActor
struct GridCells {
    struct Cell {
        let element: Element
        let column: Int
        let span: Int
        let unsized: Axis.Set
    }

    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment
        /// A view that is not in a row spans all columns.
        var isWhole = false
    }

    private(set) var rows: [Row] = []
    private(set) var columnCount = 0
    private(set) var columnAlignments: [HorizontalAlignment] = []

    init(_ elements: [Element], alignment: Alignment) {
        var current: Int?
        for element in elements {
            guard let info = element.trait(GridRowTrait.self) else {
                rows.append(
                    Row(cells: [Cell(element, column: 0, span: 1)], alignment: alignment.vertical, isWhole: true))
                current = nil
                continue
            }
            if info.number != current {
                rows.append(Row(alignment: info.alignment ?? alignment.vertical))
                current = info.number
            }
            let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
            // A bound on what a number of columns may cost.
            let span = min(element.trait(GridColumnsTrait.self) ?? 1, 256)
            rows[rows.count - 1].cells.append(Cell(element, column: column, span: span))
            columnCount = max(columnCount, column + span)
        }
        columnCount = max(columnCount, rows.isEmpty ? 0 : 1)
        columnAlignments = [HorizontalAlignment](repeating: alignment.horizontal, count: columnCount)
        for row in rows where !row.isWhole {
            for cell in row.cells {
                if let own = cell.element.trait(GridColumnAlignmentTrait.self) { columnAlignments[cell.column] = own }
            }
        }
    }
}

extension GridCells.Cell {
    @MainActor
    fileprivate init(_ element: Element, column: Int, span: Int) {
        self.init(element: element, column: column, span: span, unsized: element.trait(GridUnsizedTrait.self) ?? [])
    }
}
