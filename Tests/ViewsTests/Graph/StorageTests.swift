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

    @Test("A copy does not change with what it was copied from")
    func copies() {
        var storage = Storage()
        storage[1] = Stored("before")
        let checkpoint = storage
        storage[1] = Stored("after")
        #expect((checkpoint[1] as? Stored<String>)?.value == "before")
        #expect((storage[1] as? Stored<String>)?.value == "after")
    }
}
