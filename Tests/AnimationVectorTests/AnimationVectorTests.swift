import Foundation
import Testing

/// Motion against the vectors file, a test for each of its sections, at the tolerances it states.
@Suite("Animation vectors")
@MainActor
struct AnimationVectorTests {
    @Test("Motion is that of the section", arguments: VectorSection.allCases)
    func section(_ section: VectorSection) throws {
        let count = try section.check(VectorFile().section(section))
        #expect(count > 0)
    }

    @Test("Every section of the file has a test")
    func sectionsAreClaimed() throws {
        #expect(try VectorFile().sections == Set(VectorSection.allCases.map(\.rawValue)))
    }

    /// Also the place that says how many there are.
    @Test("Every number of the file is looked at, but for the readings not taken")
    func numbersAreRead() throws {
        let file = try VectorFile()
        var total = 0
        for section in VectorSection.allCases {
            let count = try section.check(file.section(section))
            print("animation vectors, \(section.rawValue): \(count) numbers checked")
            total += count
        }
        print("animation vectors: \(total) numbers checked in \(VectorSection.allCases.count) sections")
        let numbers = VectorSection.allCases.flatMap { file.section($0).unread }
        let missed = numbers.filter { path in !VectorSection.unchecked.keys.contains { path.hasSuffix($0) } }
        #expect(missed.isEmpty, "unread: \(missed.joined(separator: " "))")
    }
}
