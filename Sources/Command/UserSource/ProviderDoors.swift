/// Functions, written into a source, that hand its preview providers over. Without one, the compiler drops a type that nothing
/// refers to and that nobody outside can see.
///
/// A provider in other types is handed on from one to the next: each function stands on the line of the declaration that it
/// names, in the same braces, so that it sees what is private there and no line moves.
struct ProviderDoors {
    private(set) var providers: [SourceText.Door] = []
    private(set) var functions: [DoorFunction] = []

    /// Conditions of `#if` that hold for every source that is performed.
    private static let held: Set<String> = ["DEBUG", "true", "os(Linux)", "canImport(SwiftUI)"]

    init(_ declarations: TypeDeclarations, _ source: String, in fileName: String) {
        let all = declarations.all
        let found = all.filter { $0.inherited.contains("PreviewProvider") && ProviderDoors.canBeNamed($0, all) }
        let symbols = DoorFunction.symbols("provider", count: found.count, of: source, in: fileName)
        for (provider, symbol) in zip(found, symbols) {
            providers.append(SourceText.Door(name: provider.name, symbol: symbol))
            var body = "_PreviewProviderRegistration(\(provider.name).self).retained"
            var place = provider.start
            for outer in (provider.outer ?? []).reversed() {
                functions.append(
                    DoorFunction(symbol, returning: body, before: place, modifiers: "fileprivate static"))
                body = "\(all[outer].name).\(symbol)()"
                place = all[outer].start
            }
            functions.append(DoorFunction(symbol, returning: body, before: place))
        }
    }

    /// Whether it can be named outside of all braces: no type around it has parameters, no function is around it, a phone has it, and
    /// it is there wherever the outermost type is.
    private static func canBeNamed(
        _ provider: TypeDeclarations.Declaration, _ all: [TypeDeclarations.Declaration]
    ) -> Bool {
        guard !provider.isUnavailable else { return false }
        guard let outer = provider.outer, let outermost = outer.first.map({ all[$0] }) else {
            return provider.outer != nil && !provider.isGeneric
        }
        let generic = Set(all.filter(\.isGeneric).map(\.name))
        let inner = provider.conditions.dropFirst(outermost.conditions.count)
        return !provider.isGeneric && outer.allSatisfy { !generic.contains(all[$0].name) && !all[$0].isUnavailable }
            && inner.allSatisfy { $0.map(held.contains) ?? false }
    }
}
