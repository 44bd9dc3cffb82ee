import Foundation
import Testing

@testable import KinoraViews

/// Tables that may hold their members weakly.
struct WeakCollectionsTests {
    private final class Named: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
        override var hash: Int { name.hashValue }
    }

    @Test("A weak table forgets what nobody holds, and keeps the order in which the others came")
    func weakMembers() {
        let table = NSHashTable<Named>.weakObjects()
        let (first, last) = (Named("z"), Named("a"))
        var lost: Named? = Named("lost")
        for member in [first, lost, last, first] { table.add(member) }
        #expect(table.allObjects.map(\.name) == ["z", "lost", "a"] && table.count == 3)
        lost = nil
        #expect(table.allObjects.map(\.name) == ["z", "a"] && table.anyObject === first)
        table.remove(first)
        #expect(!table.contains(first) && table.contains(last))
        table.removeAllObjects()
        #expect(table.count == 0)
    }

    @Test("Members of a weak table are the same by identity, those of a strong one by being equal")
    func sameness() {
        let (a, b) = (Named("a"), Named("a"))
        let weak = NSHashTable<Named>.weakObjects()
        let strong = NSHashTable<Named>()
        for table in [weak, strong] {
            table.add(a)
            table.add(b)
        }
        #expect(weak.count == 2 && strong.count == 1)
        #expect(strong.member(b) === a)
    }

    @Test("A map holds its keys or its values weakly, as it is made; a key without a value is taken away")
    func maps() {
        let key = NSString("key")
        var value: Named? = Named("value")
        let weak = NSMapTable<NSString, Named>.strongToWeakObjects()
        let strong = NSMapTable<NSString, Named>.weakToStrongObjects()
        weak.setObject(value, forKey: key)
        strong.setObject(Named("value"), forKey: key)
        #expect(weak.object(forKey: "key") === value && strong.object(forKey: "key") == nil)
        value = nil
        #expect(weak.object(forKey: key) == nil && weak.count == 0)
        #expect(strong.object(forKey: key)?.name == "value" && strong.count == 1)
        strong.setObject(Named("other"), forKey: key)
        #expect(strong.count == 1 && strong.object(forKey: key)?.name == "other")
        strong.setObject(nil, forKey: key)
        #expect(strong.count == 0)
    }
}
