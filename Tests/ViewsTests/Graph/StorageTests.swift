import Testing

@testable import KinoraStage

/// What views keep is found by its key.
struct StorageTests {
    @Test("Keys of many places and slots are found, and what is removed is gone")
    func keys() {
        var storage = Storage()
        let keys = (0..<1000).flatMap { place in [0, 1, 65, 255].map { place << 8 | $0 } } + [-1, -6]
        for key in keys { storage[key] = Stored(key) }
        #expect(storage.count == keys.count)
        #expect(storage.keys.sorted() == keys.sorted())
        #expect(keys.allSatisfy { (storage[$0] as? Stored<Int>)?.value == $0 })
        #expect(storage[2] == nil)
        #expect(storage.removeValue(forKey: 256) != nil)
        #expect(storage[256] == nil)
        #expect(storage.removeValue(forKey: 256) == nil)
    }

    @Test("What is written is taken back, and gone back and forward by")
    func changes() {
        var storage = Storage()
        func texts() -> [String?] { [1, 2].map { (storage[$0] as? Stored<String>)?.value } }
        storage[1] = Stored("before")
        _ = storage.takeChanges()
        storage[1] = Stored("between")
        storage[1] = Stored("after")
        storage[2] = Stored("new")
        var changes = storage.takeChanges()
        storage[2] = nil
        storage.takeBack()
        #expect(texts() == ["after", "new"])
        storage.goBack(by: &changes)
        #expect(texts() == ["before", nil])
        storage.goForward(by: &changes)
        #expect(texts() == ["after", "new"])
        storage.goBack(by: &changes)
        #expect(texts() == ["before", nil])
    }

    @Test("Changes that are put together lead as far as both")
    func appended() {
        var storage = Storage()
        storage[1] = Stored(1)
        _ = storage.takeChanges()
        for value in 2...9 { storage[1] = Stored(value) }
        var both = storage.takeChanges()
        storage[1] = nil
        storage[2] = Stored(20)
        both.append(storage.takeChanges())
        #expect(both.count == 2)
        storage.goBack(by: &both)
        #expect((storage[1] as? Stored<Int>)?.value == 1)
        #expect(storage[2] == nil)
        storage.goForward(by: &both)
        #expect(storage[1] == nil)
        #expect((storage[2] as? Stored<Int>)?.value == 20)
    }
}
