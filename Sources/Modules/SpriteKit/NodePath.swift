import KinoraViews

/// Which nodes a name means: `ship` is a child, `ship/gun` a child of that, `//gun` any node of the scene, `.//gun` any below,
/// `..` the parent and `*` every one. A star within a name stands for any letters.
@MainActor struct NodePath {
    private enum Step {
        case parent, itself
        case child(String)
        case anyBelow(String)
    }
    private var steps: [Step] = []
    private var beginsAtScene = false

    init(_ name: String) {
        var rest = Substring(name)
        if rest.hasPrefix("//") {
            beginsAtScene = true
        } else if rest.hasPrefix("/") {
            beginsAtScene = true
            rest = rest.dropFirst()
        }
        while !rest.isEmpty {
            let goesDeep = rest.hasPrefix("//")
            rest = rest.drop { $0 == "/" }
            let word = String(rest.prefix { $0 != "/" })
            rest = rest.dropFirst(word.count)
            steps.append(
                word == ".." ? .parent : word == "." ? .itself : goesDeep ? .anyBelow(word) : .child(word))
        }
    }

    func nodes(from node: SKNode) -> [SKNode] {
        var found = [beginsAtScene ? root(of: node) : node]
        for step in steps {
            found = found.flatMap { node -> [SKNode] in
                switch step {
                case .parent: node.parent.map { [$0] } ?? []
                case .itself: [node]
                case .child(let name): node.children.filter { matches($0, name) }
                case .anyBelow(let name): below(node).filter { matches($0, name) }
                }
            }
        }
        return found
    }

    private func root(of node: SKNode) -> SKNode { node.parent.map(root) ?? node }
    private func below(_ node: SKNode) -> [SKNode] { node.children.flatMap { [$0] + below($0) } }
    private func matches(_ node: SKNode, _ pattern: String) -> Bool {
        guard pattern != "*" else { return true }
        guard let name = node.name else { return false }
        guard pattern.contains("*") else { return name == pattern }
        // The parts between stars follow each other in the name.
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard name.hasPrefix(parts[0]), name.hasSuffix(parts[parts.count - 1]) else { return false }
        var rest = Substring(name)
        for part in parts where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
