/// Finds values for unknowns that keep equations and inequalities. Where not all can be kept, those of the highest level are broken as
/// little as can be, by the sum of what they miss; then those of the next level, and so on. Equations that must be and say what a
/// free unknown is are kept whole: of two that contradict each other the first.
///
/// Each requirement gets unknowns for what it misses. The simplex method makes their sum least, a level at a time: what a level
/// has reached must not become worse, so that each unknown that would make it worse stays 0 from then on. Of several that could enter or
/// leave the basis it is the first (Bland's rule), so that it always ends and always ends alike.
///
/// Sources: G. Dantzig, "Linear Programming and Extensions", 1963; R. Bland, "New finite pivoting rules for the simplex method", 1977;
/// the idea of levels for layouts from G. Badros, A. Borning, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 1998.
struct LinearProgram {
    enum Relation { case lessOrEqual, equal, greaterOrEqual }

    private enum Kind {
        /// May have any value.
        case free
        /// 0 or more.
        case positive
        /// Stays 0.
        case fixed
    }
    private var kinds: [Kind] = []
    /// What each unknown of the basis is worth, by those that are not in it. The others have no row and are 0.
    private var rows: [LinearExpression?] = []
    /// The unknowns for what is missed, by level.
    private var misses: [Double: [Int]] = [:]

    /// The level of what must be.
    static let certain = 1000.0
    /// What rounding may leave of a value that is 0, in the units of the values.
    private static let tolerance = 1e-7

    /// A new unknown, which is 0 until something asks for another value.
    mutating func makeUnknown(isFree: Bool) -> Int {
        kinds.append(isFree ? .free : .positive)
        rows.append(nil)
        return kinds.count - 1
    }

    /// Asks that an expression is 0, at most 0 or at least 0. What is not finite asks for nothing.
    mutating func require(_ expression: LinearExpression, _ relation: Relation, level: Double) {
        var row = LinearExpression(expression.constant)
        for term in expression.terms {
            row.add(rows[term.unknown] ?? LinearExpression(unknown: term.unknown), times: term.factor)
        }
        guard !row.terms.isEmpty, row.isFinite else { return }
        // What must be and says what an unknown is leaves nothing to miss.
        if relation == .equal, level >= Self.certain,
            let subject = row.terms.first(where: { kinds[$0.unknown] == .free })
        {
            _ = row.remove(subject.unknown)
            row.scale(by: -1 / subject.factor)
            return enter(subject.unknown, row)
        }
        // row - over + under = 0: how far it is above 0, and how far below.
        let (over, under) = (makeUnknown(isFree: false), makeUnknown(isFree: false))
        if relation != .greaterOrEqual { misses[level, default: []].append(over) }
        if relation != .lessOrEqual { misses[level, default: []].append(under) }
        let difference = LinearExpression(unknown: over) - LinearExpression(unknown: under)
        if let subject = row.terms.first(where: { kinds[$0.unknown] == .free }) {
            _ = row.remove(subject.unknown)
            row.scale(by: -1 / subject.factor)
            row.add(difference, times: 1 / subject.factor)
            enter(subject.unknown, row)
        } else if row.constant >= 0 {
            row.add(LinearExpression(unknown: under))
            rows[over] = row
        } else {
            row.scale(by: -1)
            row.add(LinearExpression(unknown: over))
            rows[under] = row
        }
    }

    /// Makes an unknown one of the basis.
    private mutating func enter(_ unknown: Int, _ row: LinearExpression) {
        for other in rows.indices {
            guard let factor = rows[other]?.remove(unknown), factor != 0 else { continue }
            rows[other]!.add(row, times: factor)
        }
        rows[unknown] = row
    }

    /// Makes what is missed least, from the highest level to the lowest.
    mutating func solve() {
        for level in misses.keys.sorted(by: >) {
            var goal = LinearExpression()
            for unknown in misses[level]! where kinds[unknown] != .fixed {
                goal.add(rows[unknown] ?? LinearExpression(unknown: unknown))
            }
            minimize(&goal)
            for term in goal.terms where kinds[term.unknown] == .positive { kinds[term.unknown] = .fixed }
            // What stays 0 counts no more.
            for index in rows.indices { rows[index]?.removeTerms { kinds[$0] == .fixed } }
        }
    }

    /// Changes the basis until no unknown outside of it makes a sum less.
    private mutating func minimize(_ goal: inout LinearExpression) {
        while let entering = entering(goal) {
            // A free unknown may also become less than 0.
            let direction: Double = entering.factor < 0 ? 1 : -1
            guard let leaving = leaving(entering.unknown, direction) else { return }
            var row = rows[leaving]!
            rows[leaving] = nil
            let factor = row.remove(entering.unknown)
            row.scale(by: -1 / factor)
            row.add(LinearExpression(unknown: leaving), times: 1 / factor)
            enter(entering.unknown, row)
            let share = goal.remove(entering.unknown)
            goal.add(row, times: share)
        }
    }

    /// The first unknown whose change makes the sum less.
    private func entering(_ goal: LinearExpression) -> LinearExpression.Term? {
        goal.terms.first {
            switch kinds[$0.unknown] {
            case .free: abs($0.factor) > Self.tolerance
            case .positive: $0.factor < -Self.tolerance
            case .fixed: false
            }
        }
    }

    /// The unknown of the basis that is 0 first where another grows, or falls.
    private func leaving(_ entering: Int, _ direction: Double) -> Int? {
        var best: (unknown: Int, room: Double)?
        for unknown in rows.indices where kinds[unknown] != .free {
            guard let row = rows[unknown] else { continue }
            let rate = row.factor(of: entering) * direction
            guard rate < -LinearExpression.negligible else { continue }
            let room = max(0, row.constant) / -rate
            if best.map({ room < $0.room }) ?? true { best = (unknown, room) }
        }
        return best?.unknown
    }

    func value(of unknown: Int) -> Double { rows[unknown]?.constant ?? 0 }
    func value(of expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.factor * value(of: $1.unknown) }
    }
}
