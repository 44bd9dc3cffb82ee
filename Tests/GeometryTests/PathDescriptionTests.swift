import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct PathDescriptionTests {
    @Test func pathsReadAsOperandsAndLetters() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0.5))
        path.addLine(to: CGPoint(x: -10, y: 1e21))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(path.description == "0 0.5 m -10 1e+21 l 1 2 3 4 q 1 2 3 4 5 6 c h")
        #expect(Path().description == "")
    }

    @Test func everyNumberComesBackAsTheSameBits() {
        var numbers = SplitMix(seed: 31)
        for _ in 0..<300 {
            var path = Path()
            path.move(to: CGPoint(x: numbers.anyFinite(), y: -0.0))
            path.addLine(to: CGPoint(x: numbers.number(-1...1), y: numbers.anyFinite()))
            path.addCurve(
                to: numbers.point(-1e3...1e3), control1: CGPoint(x: numbers.anyFinite(), y: 0.1),
                control2: numbers.point(0...1))
            path.addQuadCurve(to: numbers.point(0...1e-300), control: numbers.point(-5...5))
            if numbers.next() % 2 == 0 { path.closeSubpath() }
            let copy = Path(path.description)
            #expect(copy?.elements == path.elements)
            #expect(copy?.description == path.description)
        }
    }

    @Test func rectanglesAndBlanksAreRead() {
        #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(Path(" \n\t0 0 m\r\n 1 1 l ")?.elements.count == 2)
        #expect(Path("")?.isEmpty == true)
    }

    @Test(arguments: [
        "l", "1 2 l", "h", "1 m", "1 2 3 m", "0 0 m 1 l", "0 0 m 1 2 3 q", "0 0 m 1", "nan 0 m", "inf 0 m", "0x10 0 m",
        "1e999 0 m", "0 0 M", "0 0 m 1 2 3 4 5 6 7 c", "0,0 m", "0 0 m ; 1 1 l", "🙂", "1 2 3 re", "1__0 0 m",
        "0 0 m 1 2 3 4 5 6", "\u{0} 0 m", "1 2 3 4 q",
    ])
    func malformedTextIsRefused(text: String) {
        #expect(Path(text) == nil)
    }

    @Test func longHostileTextIsRefusedWithinBounds() {
        #expect(Path(String(repeating: "0 ", count: 100_000)) == nil)
        #expect(Path(String(repeating: "9", count: 100_000) + " 0 m") == nil)
        #expect(Path("0 0 m " + String(repeating: "h ", count: Path.maximumParsedElements)) == nil)
    }

    @Test func randomBytesNeverTrap() {
        var numbers = SplitMix(seed: 32)
        let alphabet = Array("0123456789.-+eE mlqchr \n")
        for _ in 0..<3000 {
            let text = String(
                (0..<Int(numbers.next() % 60)).map { _ in alphabet[Int(numbers.next() % UInt64(alphabet.count))] })
            if let path = Path(text) { #expect(Path(path.description) == path) }
        }
    }

    @Test func archivesRememberSimpleShapes() {
        let rect = CGRect(x: 0.1, y: -3, width: 40.7, height: 20)
        for path in [
            Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 7.3), Path(),
            Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 4), style: .circular),
            Path { $0.addLines([.zero, CGPoint(x: 1, y: 1)]) },
        ] {
            let copy = Path(archive: path.archive)
            #expect(copy == path)
            #expect(copy?.simpleShape == path.simpleShape)
        }
        #expect(Path(rect).archive == "rect 0.1 -3 40.7 20")
        #expect(Path(roundedRect: rect, cornerRadius: 7.3).archive == "rounded 0.1 -3 40.7 20 7.3 7.3 continuous")
    }

    @Test(arguments: [
        "rect", "rect 1 2 3", "rect 1 2 3 nan", "rect 1 2 3 4 5", "ellipse 1 2 3 4 circular", "rounded 0 0 10 10 2 2",
        "rounded 0 0 10 10 6 2 circular", "rounded 0 0 10 10 2 2 square", "rounded 0 0 10 10 -2 2 circular",
        "rhombus 1 2 3 4",
        "rounded", "ellipse ",
    ])
    func malformedArchivesAreRefused(text: String) {
        #expect(Path(archive: text) == nil)
    }
}
