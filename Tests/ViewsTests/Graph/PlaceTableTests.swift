import Testing

@testable import KinoraStage

/// Values by the numbers of places.
struct PlaceTableTests {
    @Test("A list in the table grows where it is: it is not copied for each element that is added")
    func grows() {
        var table = PlaceTable<[Int]>(empty: [])
        table[3].reserveCapacity(1000)
        let start = table[3].withUnsafeBufferPointer { $0.baseAddress }
        for number in 0..<1000 { table[3].append(number) }
        #expect(table[3].withUnsafeBufferPointer { $0.baseAddress } == start)
        #expect(table[3] == Array(0..<1000))
    }

    @Test("Places that were never written have the value of an empty one")
    func empty() {
        var table = PlaceTable(empty: 7)
        #expect(table[0] == 7 && table[100_000] == 7)
        table[1000] += 1
        #expect(table[1000] == 8 && table[999] == 7 && table[1001] == 7)
    }
}
