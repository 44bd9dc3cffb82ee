import KinoraStage

/// How deep a row is in an outline.
enum RowLevelTrait: ViewTrait { typealias Value = Int }

/// Rows of a list that are below another.
struct RowsBelow<Content: View>: PrimitiveView {
    let content: Content
    /// How many rows they are below.
    let level: Int

    func _elements(_ context: BuildContext) -> [Element] {
        content._elements(context.child(.content).inRows(level: level)).map { row in
            // A row that is deeper still says so itself.
            guard row.trait(RowLevelTrait.self) == nil else { return row }
            let place = context.child(.id(AnyHashable(WrapperPlace(of: row))))
            return TraitElement(row, RowLevelTrait.self, level, place)
        }
    }
}
