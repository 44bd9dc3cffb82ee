import KinoraBasics
import Testing

@testable import KinoraViews

/// The program against all corners that lines can have, which is where what is missed is least.
struct LinearProgramTests {
    private struct Line {
        let a: Double, b: Double, c: Double
        let relation: LinearProgram.Relation
        let level: Double
        func value(_ x: Double, _ w: Double) -> Double { a * x + b * w + c }
        func miss(_ x: Double, _ w: Double) -> Double {
            switch relation {
            case .equal: abs(value(x, w))
            case .lessOrEqual: max(0, value(x, w))
            case .greaterOrEqual: max(0, -value(x, w))
            }
        }
    }

    /// What is missed at a point, from the highest level to the lowest.
    private func misses(_ lines: [Line], _ x: Double, _ w: Double) -> [Double] {
        Set(lines.map(\.level)).sorted(by: >).map { level in
            lines.filter { $0.level == level }.map { $0.miss(x, w) }.reduce(0, +)
        }
    }

    private func isLess(_ first: [Double], _ second: [Double]) -> Bool {
        for (one, other) in zip(first, second) where abs(one - other) > 1e-6 { return one < other }
        return false
    }

    private func solved(_ lines: [Line]) -> (x: Double, w: Double) {
        var program = LinearProgram()
        let (x, w) = (program.makeUnknown(isFree: true), program.makeUnknown(isFree: false))
        for line in lines {
            program.require(
                LinearExpression(unknown: x) * line.a + LinearExpression(unknown: w) * line.b + line.c, line.relation,
                level: line.level)
        }
        program.solve()
        return (program.value(of: x), program.value(of: w))
    }

    @Test("What is missed is least, level by level: no corner of two lines misses less", arguments: 0..<200)
    func optimum(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let lines = (0..<Int.random(in: 1...7, using: &random)).map { _ in
            Line(
                a: Double(Int.random(in: -3...3, using: &random)), b: Double(Int.random(in: -3...3, using: &random)),
                c: Double(Int.random(in: -40...40, using: &random)),
                relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!,
                level: [900.0, 750, 250].randomElement(using: &random)!)
        }
        let found = solved(lines)
        #expect(found.w >= -1e-9)
        let best = misses(lines, found.x, found.w)
        // The axes are lines, too: a width is not negative, and nothing moves what nothing asks for.
        let all = lines.map { ($0.a, $0.b, $0.c) } + [(0, 1, 0), (1, 0, 0)]
        for (index, first) in all.enumerated() {
            for second in all.dropFirst(index + 1) {
                let determinant = first.0 * second.1 - first.1 * second.0
                guard determinant != 0 else { continue }
                let x = (first.1 * second.2 - second.1 * first.2) / determinant
                let w = (first.2 * second.0 - second.2 * first.0) / determinant
                if w >= 0 { #expect(!isLess(misses(lines, x, w), best), "at \(x), \(w)") }
            }
        }
    }

    @Test("Of two equations that must be and contradict each other the first holds")
    func certain() {
        let found = solved([
            Line(a: 1, b: 0, c: -10, relation: .equal, level: 250),
            Line(a: 1, b: 0, c: -20, relation: .equal, level: 1000),
            Line(a: 1, b: 0, c: -30, relation: .equal, level: 1000),
            Line(a: 1, b: 1, c: -50, relation: .greaterOrEqual, level: 1000),
        ])
        #expect(found.x == 20 && found.w == 30)
    }

    @Test("An expression adds the factors of equal unknowns, drops those that end, and says what an unknown counts")
    func expressions() {
        let (x, y) = (LinearExpression(unknown: 3), LinearExpression(unknown: 1))
        var sum = x * 2 + y * -1 + 5
        #expect(sum.terms.map(\.unknown) == [1, 3] && sum.factor(of: 3) == 2 && sum.factor(of: 2) == 0)
        sum.add(x, times: -2)
        #expect(sum.terms.map(\.unknown) == [1] && sum.constant == 5)
        #expect(sum.remove(1) == -1 && sum == LinearExpression(5) && sum.remove(1) == 0)
    }
}
