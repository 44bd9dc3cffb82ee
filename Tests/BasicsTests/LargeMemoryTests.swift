import Testing

@testable import KinoraBasics

@Suite struct LargeMemoryTests {
    @Test("Blocks of any size are whole", arguments: [0, 1, 1000, 1 << 19, 3_000_001])
    func blocks(_ count: Int) {
        let block = LargeMemory.allocate(UInt32.self, capacity: count)
        defer { block.deallocate() }
        block.initialize(repeating: 7, count: count)
        #expect((0..<count).allSatisfy { block[$0] == 7 })
        // Only whole large pages can be had as such.
        if count > 3_000_000 { #expect(Int(bitPattern: block) % (2 << 20) == 0) }
    }

    @Test("Memory of another owner keeps its bytes when large pages are asked for")
    func others() {
        var bytes = [UInt8](repeating: 3, count: 9_000_001)
        bytes.withUnsafeMutableBytes { LargeMemory.preferLargePages(in: $0) }
        #expect(bytes.allSatisfy { $0 == 3 })
        var few: [UInt8] = []
        few.withUnsafeMutableBytes { LargeMemory.preferLargePages(in: $0) }
    }
}
