import CoreData
import KinoraStage
import Testing

@testable import KinoraViews

private final class Row: NSManagedObject {
    var text: String? {
        get { _managed("text") }
        set { _setManaged("text", newValue) }
    }
}

private struct Rows: View {
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Row.text, ascending: true)],
        predicate: NSPredicate(format: "text != %@", "hidden"))
    private var rows: FetchedResults<Row>
    @SectionedFetchRequest(sectionIdentifier: \Row.text?.count, sortDescriptors: [SortDescriptor(\Row.text)])
    private var parts: SectionedFetchResults<Int?, Row>
    let note: ([String?], [Int]) -> Void

    var body: some View {
        let _ = note(rows.map(\.text), parts.map(\.count))
        Color.clear.onAppear { rows.nsPredicate = NSPredicate(format: "text BEGINSWITH 'a'") }
    }
}

/// A view's request, performed.
struct FetchRequestTests {
    @Test("A view's request is answered from its context, anew when an object or the condition changes")
    @MainActor func request() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        for text in ["b", "aa", "hidden"] { Row(context: context).text = text }
        var seen: [[String?]] = []
        var parts: [[Int]] = []
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 1) {
            Rows {
                seen.append($0)
                parts.append($1)
            }.environment(\.managedObjectContext, context)
        }
        _ = try stage.scene(at: 0)
        #expect(seen.first == ["aa", "b"] && parts.first == [1, 1, 1])
        _ = try stage.scene(at: 0.1)
        #expect(seen.last == ["aa"])
        Row(context: context).text = "ab"
        _ = try stage.scene(at: 0.2)
        #expect(seen.last == ["aa", "ab"] && parts.last == [2, 1, 1])
    }
}
