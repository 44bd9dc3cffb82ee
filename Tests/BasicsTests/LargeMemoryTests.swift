import Glibc
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

    /// Linux has it since 5.14.
    private static let canPrepare: Bool = {
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        return bytes.withUnsafeMutableBytes { bytes in
            let first = (Int(bitPattern: bytes.baseAddress!) + 4095) / 4096 * 4096
            return madvise(UnsafeMutableRawPointer(bitPattern: first), 4096, MADV_POPULATE_WRITE) == 0
        }
    }()

    @Test("Of a fresh block so much has its pages as is about to be written", .enabled(if: canPrepare))
    func prepared() {
        let bytes = 4 << 20, filling = 1 << 20
        let block = LargeMemory.allocate(UInt8.self, capacity: bytes, filling: filling)
        defer { block.deallocate() }
        let page = 4096, first = (Int(bitPattern: block) + page - 1) / page * page
        var present = [UInt8](repeating: 0, count: filling / page - 1)
        guard mincore(UnsafeMutableRawPointer(bitPattern: first), present.count * page, &present) == 0 else {
            Issue.record("mincore failed")
            return
        }
        #expect(present.allSatisfy { $0 & 1 == 1 })
    }

    @Test("Memory of another owner keeps its bytes when large pages, or all pages, are asked for")
    func others() {
        var bytes = [UInt8](repeating: 3, count: 9_000_001)
        bytes.withUnsafeMutableBytes { LargeMemory.preferLargePages(in: $0) }
        #expect(bytes.allSatisfy { $0 == 3 })
        for count in [0, 1, 131_073, 1_000_003] {
            bytes = [UInt8](repeating: 5, count: count)
            bytes.withUnsafeMutableBytes { LargeMemory.prepare($0) }
            #expect(bytes.allSatisfy { $0 == 5 })
        }
        var few: [UInt8] = []
        few.withUnsafeMutableBytes { LargeMemory.preferLargePages(in: $0) }
    }
}
