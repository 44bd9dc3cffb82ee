import KinoraBasics
import Testing

@testable import KinoraFrames

struct FrameNameTests {
    @Test("frames are named frame-00000.png and on, and larger numbers take more digits")
    func standard() {
        #expect(FrameName.standard.fileName(0) == "frame-00000.png")
        #expect(FrameName.standard.fileName(42) == "frame-00042.png")
        #expect(FrameName.standard.fileName(1_234_567) == "frame-1234567.png")
        #expect(FrameName(pattern: "frame-%05d.png") == .standard)
    }

    @Test(
        "a name gives back its number, and other names none",
        arguments: [
            ("frame-00042.png", 42), ("frame-123456.png", 123456), ("frame-0042.png", nil), ("frame-000042.png", nil),
            ("frame-00042.pngx", nil), ("frame-.png", nil), ("frame--0042.png", nil), ("frame-+0042.png", nil),
            ("Frame-00042.png", nil),
            ("frame-99999999999999999999.png", nil), ("", nil),
        ] as [(String, Int?)])
    func parsing(name: String, index: Int?) {
        #expect(FrameName.standard.index(of: name) == index)
    }

    @Test("patterns in printf form")
    func patterns() throws {
        #expect(try #require(FrameName(pattern: "%d.png")).fileName(7) == "7.png")
        #expect(try #require(FrameName(pattern: "a%%b%03d")).fileName(7) == "a%b007")
        #expect(try #require(FrameName(pattern: "é-%02d.png")).index(of: "é-07.png") == 7)
    }

    @Test(
        "what is not one number in a plain name is refused",
        arguments: [
            "frame.png", "%d-%d.png", "../%d.png", "a/%d.png", "%s.png", "%5d.png", "%x.png", "%", "%0d.png",
            "%099d.png", "%d", "%d5.png", "",
        ])
    func refused(pattern: String) {
        #expect(FrameName(pattern: pattern) == nil)
    }

    @Test("natural order counts digits as numbers")
    func naturalOrder() {
        let names = [
            "frame-10.png", "frame-9.png", "a", "frame-9b.png", "frame-010.png", "B2", "frame-1.png", "frame-",
        ]
        #expect(
            names.sorted(by: NaturalOrder.isBefore) == [
                "B2", "a", "frame-", "frame-1.png", "frame-9.png", "frame-9b.png", "frame-010.png", "frame-10.png",
            ])
    }

    @Test("natural order is a strict order whatever the names")
    func strictOrder() {
        var random = SplitMix(seed: 2)
        let names = (0..<40).map { _ in String((0..<random.below(5)).map { _ in "0019ab".randomElement(&random) }) }
        for a in names {
            for b in names {
                #expect(!(NaturalOrder.isBefore(a, b) && NaturalOrder.isBefore(b, a)))
                #expect(a == b || NaturalOrder.isBefore(a, b) || NaturalOrder.isBefore(b, a))
                for c in names where NaturalOrder.isBefore(a, b) && NaturalOrder.isBefore(b, c) {
                    #expect(NaturalOrder.isBefore(a, c))
                }
            }
        }
    }
}

extension String {
    fileprivate func randomElement(_ random: inout SplitMix) -> Character { Array(self)[random.below(count)] }
}
