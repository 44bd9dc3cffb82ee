import CoreData
import KinoraStage
import SwiftData
import Testing

@testable import KinoraViews

@Model
private final class Item {
    var rank: Int
    init(rank: Int) { self.rank = rank }
}

private final class Entry: NSManagedObject {
    var rank: String? {
        get { _managed("rank") }
        set { _setManaged("rank", newValue) }
    }
}

/// What is shown of a count while it changes.
private final class Shown {
    var count = 0.0
}

private struct Counted: View, Animatable {
    var animatableData: Double
    let shown: Shown
    var body: some View {
        let _ = shown.count = animatableData
        Color.red
    }
}

private struct Items: View {
    @Query private var items: [Item]
    let shown: Shown
    init(_ animation: Animation?, _ shown: Shown) {
        _items = Query(sort: \Item.rank, animation: animation)
        self.shown = shown
    }
    var body: some View { Counted(animatableData: Double(items.count), shown: shown) }
}

private struct Entries: View {
    @FetchRequest private var entries: FetchedResults<Entry>
    let shown: Shown
    init(_ animation: Animation?, _ shown: Shown) {
        _entries = FetchRequest(sortDescriptors: [SortDescriptor(\Entry.rank)], animation: animation)
        self.shown = shown
    }
    var body: some View { Counted(animatableData: Double(entries.count), shown: shown) }
}

/// Queries show what changes with their own animation.
@MainActor
struct AnimatedQueryTests {
    /// What is shown half a second after something was inserted.
    private func count(_ shown: Shown, insert: @escaping () -> Void, @ViewBuilder _ content: @escaping () -> some View)
        throws -> Double
    {
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 2) {
            content().onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: insert) }
        }
        _ = try stage.scene(at: 1)
        return shown.count
    }

    @Test("A query with an animation moves to what is found, and one without shows it at once")
    func query() throws {
        for (animation, expected) in [(Animation.linear(duration: 1), 0.5), (nil, 1)] {
            let (shown, container) = (Shown(), try ModelContainer(for: Item.self))
            let count = try count(shown) {
                container.mainContext.insert(Item(rank: 1))
            } _: {
                Items(animation, shown).modelContainer(container)
            }
            #expect(abs(count - expected) < 1e-6)
        }
    }

    @Test("A fetch request with an animation moves to what is found, and one without shows it at once")
    func request() throws {
        for (animation, expected) in [(Animation.linear(duration: 1), 0.5), (nil, 1)] {
            let (shown, context) = (Shown(), NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
            let count = try count(shown) {
                _ = Entry(context: context)
            } _: {
                Entries(animation, shown).environment(\.managedObjectContext, context)
            }
            #expect(abs(count - expected) < 1e-6)
        }
    }
}
