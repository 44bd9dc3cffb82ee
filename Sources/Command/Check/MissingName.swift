import Foundation
import KinoraMacroExpansion

/// A name that sources use and Kinora lacks.
struct MissingName: Hashable {
    /// `ShareLink`, `View.badge`, `@Query`, `#Predicate`, `import Charts`.
    let name: String
    let kind: Kind

    enum Kind: String {
        case module, type, member, macro
    }

    /// The names behind the errors of a module, each once, in the order of first use. What the sources themselves declare does not count:
    /// such a name is only unknown because something else failed.
    static func all(in errors: [CompilerMessages.Problem], of files: [SourceText]) -> [MissingName] {
        let own = files.reduce(into: Set<String>()) { $0.formUnion(declared(in: $1.text)) }
        var found: [MissingName] = []
        for error in errors {
            guard let name = MissingName(error.sentence, own: own), !found.contains(name) else { continue }
            found.append(name)
        }
        return found
    }

    /// The line for people.
    func sentence(nearest: String?) -> String {
        if let asset {
            return
                "`\(name)` is a name that Xcode makes of a \(asset) in an asset catalog; no catalog (.xcassets) beside the sources has it."
        }
        let subject = kind == .module ? "The module \(name.dropFirst("import ".count))" : "`\(name)`"
        return "\(subject) is not in Kinora yet\(nearest.map { "; the nearest that is: `\($0)`" } ?? "")."
    }

    /// What of an asset catalog the name would stand for; nil for names of other kinds.
    private var asset: String? {
        if name.hasPrefix("ImageResource.") { return "picture" }
        return name.hasPrefix("ColorResource.") ? "color" : nil
    }

    /// The names of the types that a source declares.
    private static func declared(in text: String) -> Set<String> {
        let tokens = Tokens(text)
        let names = tokens.all.indices.dropLast().filter { index in
            ["struct", "class", "enum", "actor", "protocol", "typealias"].contains { tokens.isToken(index, $0) }
        }
        return Set(names.map { tokens.text(tokens.all[$0 + 1]) })
    }

    /// What an error of the compiler says is missing; nil where it says something else.
    init?(_ sentence: String, own: Set<String> = []) {
        let quoted = sentence.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard quoted.count > 2 else { return nil }
        let (first, second) = (quoted[1], quoted.count > 4 ? quoted[3] : "")
        if sentence.hasPrefix("no such module '") {
            self.init(name: "import \(first)", kind: .module)
        } else if sentence.hasPrefix("cannot find type '") || sentence.hasPrefix("cannot find '") {
            guard !own.contains(first) else { return nil }
            let isMember = first.first?.isLowercase == true
            self.init(name: first, kind: isMember ? .member : .type)
        } else if sentence.hasPrefix("unknown attribute '") {
            self.init(name: "@" + first, kind: .macro)
        } else if sentence.hasPrefix("no macro named '") {
            self.init(name: "#" + first, kind: .macro)
        } else if sentence.contains("has no member '"), !second.isEmpty {
            let owner = MissingName.owner(first)
            guard !own.contains(owner) else { return nil }
            self.init(name: "\(owner).\(second)", kind: .member)
        } else if sentence.contains("is not a member type of"), !second.isEmpty {
            let owner = MissingName.owner(second)
            guard !own.contains(owner) else { return nil }
            self.init(name: "\(owner).\(first)", kind: .type)
        } else {
            return nil
        }
    }

    private init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// `View` for `some View`, `Binding` for `Binding<Int>`, `Color` for `Color.Type`.
    private static func owner(_ type: String) -> String {
        var name = Substring(type)
        for prefix in ["some ", "any "] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        name = name.prefix { $0 != "<" && $0 != "?" && $0 != " " }
        if name.hasSuffix(".Type") { name = name.dropLast(5) }
        // Where it comes from inside of Kinora is nothing that a user writes.
        if name.hasPrefix("Kinora"), let dot = name.firstIndex(of: ".") { name = name[name.index(after: dot)...] }
        return String(name)
    }
}
