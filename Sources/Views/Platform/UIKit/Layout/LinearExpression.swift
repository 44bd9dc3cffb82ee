/// A sum of unknowns with factors and a constant: `constant + Σ factor · unknown`.
struct LinearExpression: Equatable {
    /// An unknown, and what it counts.
    struct Term: Equatable {
        let unknown: Int
        var factor: Double
    }

    var constant: Double
    /// By their unknowns, each once, none with the factor 0.
    private(set) var terms: [Term]

    init(_ constant: Double = 0) { (self.constant, terms) = (constant, []) }
    init(unknown: Int, factor: Double = 1) { (constant, terms) = (0, [Term(unknown: unknown, factor: factor)]) }

    /// Factors below this are what rounding leaves of 0.
    static let negligible = 1e-9

    var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.factor.isFinite) }

    func factor(of unknown: Int) -> Double {
        let place = self.place(of: unknown)
        return place < terms.count && terms[place].unknown == unknown ? terms[place].factor : 0
    }

    /// Where an unknown is, or would be.
    private func place(of unknown: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].unknown < unknown { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Takes an unknown out, and returns its factor.
    mutating func remove(_ unknown: Int) -> Double {
        let place = self.place(of: unknown)
        guard place < terms.count, terms[place].unknown == unknown else { return 0 }
        return terms.remove(at: place).factor
    }

    mutating func removeTerms(where isGone: (Int) -> Bool) { terms.removeAll { isGone($0.unknown) } }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        guard !other.terms.isEmpty, factor != 0 else { return }
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var (mine, its) = (0, 0)
        while mine < terms.count || its < other.terms.count {
            if its == other.terms.count || mine < terms.count && terms[mine].unknown < other.terms[its].unknown {
                sum.append(terms[mine])
                mine += 1
            } else {
                var term = other.terms[its]
                term.factor *= factor
                if mine < terms.count, terms[mine].unknown == term.unknown {
                    term.factor += terms[mine].factor
                    mine += 1
                }
                its += 1
                if abs(term.factor) > Self.negligible { sum.append(term) }
            }
        }
        terms = sum
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.add(right)
        return sum
    }
    static func + (left: Self, right: Double) -> Self {
        var sum = left
        sum.constant += right
        return sum
    }
    static func - (left: Self, right: Self) -> Self {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }
    static func * (left: Self, right: Double) -> Self {
        guard right != 0 else { return Self() }
        var product = left
        product.scale(by: right)
        return product
    }
}
