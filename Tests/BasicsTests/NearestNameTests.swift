import KinoraBasics
import Testing

@Suite struct EditDistanceTests {
    @Test(
        "Distances are those of the textbook",
        arguments: [
            ("kitten", "sitting", 3), ("ca", "abc", 3), ("ab", "ba", 1), ("", "abc", 3), ("abc", "", 3),
            ("same", "same", 0),
        ])
    func textbook(a: String, b: String, expected: Int) {
        #expect(EditDistance.between(Array(a), Array(b)) == expected)
    }

    @Test("Distances are those of the recursive definition, for all pairs of words of up to four letters of two")
    func recursive() {
        let words = (0...4).flatMap { length in
            (0..<1 << length).map { bits in (0..<length).map { bits >> $0 & 1 } }
        }
        for a in words {
            for b in words { #expect(EditDistance.between(a, b) == plain(a[...], b[...]), "\(a) \(b)") }
        }
    }

    @Test("Longer words of chance agree with the definition too")
    func chance() {
        var words = SplitMix(seed: 8)
        for _ in 0..<60 {
            let (a, b) = (word(&words), word(&words))
            #expect(EditDistance.between(a, b) == plain(a[...], b[...]), "\(a) \(b)")
        }
    }

    private func word(_ words: inout SplitMix) -> [Int] {
        (0..<Int.random(in: 0...7, using: &words)).map { _ in Int.random(in: 0..<4, using: &words) }
    }

    /// Optimal string alignment as it is defined, from the last letters to the first.
    private func plain(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> Int {
        guard let x = a.last, let y = b.last else { return a.count + b.count }
        let (shorterA, shorterB) = (a.dropLast(), b.dropLast())
        var best = min(
            plain(shorterA, b) + 1, plain(a, shorterB) + 1, plain(shorterA, shorterB) + (x == y ? 0 : 1))
        if shorterA.last == y, shorterB.last == x { best = min(best, plain(a.dropLast(2), b.dropLast(2)) + 1) }
        return best
    }
}

@Suite struct NearestNameTests {
    @Test(
        "The fewest edits win: letters left out, added, exchanged, swapped",
        arguments: [
            ("rippel", "ripple"), ("riple", "ripple"), ("confeti", "confetti"), ("gass", "glass"), ("GLASS", "glass"),
            ("baem", "beam"),
            ("marq", "marquee"), ("marqueetext", "marquee"),
        ])
    func nearest(typed: String, expected: String) {
        #expect(NearestName.of(typed, among: ["beam", "confetti", "glass", "marquee", "ripple"]) == expected)
    }

    @Test("The beginning of a name, and a name with something behind it, are one step away")
    func beginnings() {
        #expect(NearestName.ranked(["marquee"], for: "mar").map(\.distance) == [1])
        #expect(NearestName.ranked(["marquee"], for: "marqueetext").map(\.distance) == [1])
        #expect(NearestName.ranked(["marquee"], for: "marquee").map(\.distance) == [0])
        // Nothing typed begins nothing.
        #expect(NearestName.ranked(["beam"], for: "").map(\.distance) == [4])
    }

    @Test("There is always a nearest name, unless there are none")
    func always() {
        #expect(NearestName.of("", among: ["a", "b"]) == "a")
        #expect(NearestName.of("nosuch", among: ["beam", "glass"]) != nil)
        #expect(NearestName.of("x", among: [String]()) == nil)
        #expect(NearestName.hint(for: "x", among: [String]()) == "")
        #expect(NearestName.of(String(repeating: "x", count: 1_000_000), among: ["a"]) == "a")
    }

    @Test("Names are ranked by distance, equally near ones in their order")
    func ranking() {
        let ranked = NearestName.ranked(["dock", "sock", "lock", "rock"], for: "Rock")
        #expect(ranked.map(\.name) == ["rock", "dock", "sock", "lock"])
        #expect(ranked.map(\.distance) == [0, 1, 1, 1])
    }
}
