import Foundation
import KinoraStage

/// What a table is sorted by, and how touches of its titles change that. The table itself keeps the order of its rows: it is the source
/// that sorts them.
struct TableSort {
    /// The direction where a column's comparator comes first; nil where another one does.
    let direction: (Any) -> SortOrder?
    /// Sorts by a column's comparator first, or turns its direction where it already is.
    let choose: (Any) -> Void
    /// Whether a column's comparator is of the kind that the source sorts with.
    let accepts: (Any) -> Bool

    init<S: SortComparator>(_ order: Binding<[S]>) {
        accepts = { $0 is S }
        direction = { comparator in
            guard let comparator = comparator as? S, let first = order.wrappedValue.first else { return nil }
            return first.sortsLike(comparator) ? first.order : nil
        }
        choose = { comparator in
            guard var comparator = comparator as? S else { return }
            if let first = order.wrappedValue.first, first.sortsLike(comparator) {
                comparator = first
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            order.wrappedValue = [comparator] + order.wrappedValue.filter { !$0.sortsLike(comparator) }
        }
    }
}

extension SortComparator {
    /// Whether it sorts by the same as another, in any direction. Of key paths only the value that they lead to counts, as a source may
    /// name another way to compare than the column.
    fileprivate func sortsLike(_ other: Self) -> Bool {
        if let path = (self as? any PathComparator)?.path { return path == (other as? any PathComparator)?.path }
        var other = other
        other.order = order
        return self == other
    }
}

/// A comparator of what a key path leads to.
private protocol PathComparator { var path: AnyKeyPath { get } }

extension KeyPathComparator: PathComparator { fileprivate var path: AnyKeyPath { keyPath } }

/// The title of a column that can be sorted by, with an arrow where the table is: upwards where the smallest value comes first.
struct SortableTitle: View {
    let label: AnyView
    let alignment: HorizontalAlignment
    let direction: SortOrder?
    let choose: () -> Void

    var body: some View {
        HStack(spacing: 4) {
            label
            if let direction {
                Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
            }
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .contentShape(Rectangle())
        .onTapGesture(perform: choose)
    }
}
