import Foundation

/// Reads the format of a predicate, such as `name BEGINSWITH[cd] %@ AND age >= 18`.
struct PredicateParser {
    typealias Test = (Any?) -> Bool
    typealias Term = (Any?) -> Any?

    /// Why a format cannot be read.
    struct Failure: Error {
        let sentence: String
    }

    private var tokens: [PredicateToken]
    private var arguments: [Any?]
    private var place = 0

    static func test(_ format: String, _ arguments: [Any?]) throws -> Test {
        var parser = PredicateParser(tokens: try PredicateToken.all(in: format), arguments: arguments)
        let test = try parser.alternatives()
        guard parser.place == parser.tokens.count else {
            throw Failure(sentence: "what follows \(parser.tokens[parser.place].text) is not understood")
        }
        return test
    }

    // MARK: Words

    private mutating func takes(_ words: String...) -> Bool {
        guard place < tokens.count, tokens[place].kind != .text, words.contains(tokens[place].text.uppercased()) else {
            return false
        }
        place += 1
        return true
    }

    private mutating func next() throws -> PredicateToken {
        guard place < tokens.count else { throw Failure(sentence: "it ends too early") }
        place += 1
        return tokens[place - 1]
    }

    private mutating func argument() throws -> Any? {
        guard !arguments.isEmpty else { throw Failure(sentence: "it asks for more arguments than there are") }
        return arguments.removeFirst()
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> Test {
        var test = try conjunction()
        while takes("OR", "||") {
            let (first, second) = (test, try conjunction())
            test = { first($0) || second($0) }
        }
        return test
    }

    private mutating func conjunction() throws -> Test {
        var test = try condition()
        while takes("AND", "&&") {
            let (first, second) = (test, try condition())
            test = { first($0) && second($0) }
        }
        return test
    }

    private mutating func condition() throws -> Test {
        if takes("NOT", "!") {
            let test = try condition()
            return { !test($0) }
        }
        if takes("TRUEPREDICATE") { return { _ in true } }
        if takes("FALSEPREDICATE") { return { _ in false } }
        if takes("(") {
            let test = try alternatives()
            guard takes(")") else { throw Failure(sentence: "a bracket is not closed") }
            return test
        }
        return try comparison()
    }

    private mutating func comparison() throws -> Test {
        let wantsAll = takes("ALL")
        let wantsNone = !wantsAll && takes("NONE")
        let isMany = wantsAll || wantsNone || takes("ANY", "SOME")
        let left = try term()
        let relation = try relation()
        let right = try term()
        guard isMany else { return { relation(left($0), right($0)) } }
        return { object in
            let (values, wanted) = (PredicateValue.items(of: left(object)) ?? [], right(object))
            return wantsAll
                ? values.allSatisfy { relation($0, wanted) } : values.contains { relation($0, wanted) } != wantsNone
        }
    }

    private mutating func relation() throws -> (Any?, Any?) -> Bool {
        let name = try next().text.uppercased()
        var options: String.CompareOptions = []
        if takes("[") {
            let letters = try next().text.lowercased()
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
            guard takes("]") else { throw Failure(sentence: "a bracket is not closed") }
        }
        return try PredicateRelation.named(name, options)
    }

    // MARK: Terms

    private mutating func term() throws -> Term {
        let token = try next()
        switch token.kind {
        case .text: return { _ in token.text }
        case .number: return { _ in Double(token.text) }
        case .argument where token.text == "%K":
            guard let path = try argument().flatMap(PredicateValue.text) else {
                throw Failure(sentence: "%K needs the name of a value")
            }
            return { KeyPathText.value(of: path, in: $0) }
        case .argument:
            let value = try argument()
            return { _ in value }
        case .word: return word(token.text)
        case .sign where token.text == "{":
            var items: [Term] = []
            while !takes("}") {
                items.append(try term())
                _ = takes(",")
            }
            return { object in items.map { $0(object) ?? NSNull() } }
        case .sign: throw Failure(sentence: "\(token.text) is not a value")
        }
    }

    private func word(_ text: String) -> Term {
        switch text.uppercased() {
        case "SELF": { $0 }
        case "NIL", "NULL": { _ in nil }
        case "YES", "TRUE": { _ in true }
        case "NO", "FALSE": { _ in false }
        default: { KeyPathText.value(of: text, in: $0) }
        }
    }
}
