import Foundation

/// Builds the modules that a path stands for, as far as they compile.
///
/// A file that does not compile is left out with its errors told, and then what needs it: one screen in two hundred that uses
/// something missing does not keep the others from being rendered.
struct ModuleBuild {
    let toolchain: Toolchain
    let cache: SourceCache

    /// A module that can be loaded.
    struct Module {
        let group: SourceGroup
        let library: URL
        /// What the view of the library's own is called: an app whose first window it is, or the expression that was asked for.
        let title: String?
    }

    private(set) var modules: [Module] = []
    /// The errors of what is left out.
    private(set) var failures: [CommandError] = []
    private(set) var leftOut = 0
    private var products: [String: [SourceBuild.Product]] = [:]

    init(_ toolchain: Toolchain, _ cache: SourceCache) {
        self.toolchain = toolchain
        self.cache = cache
    }

    /// Builds the modules that have something to show, and those that they import.
    ///
    /// - Parameters:
    ///   - groups: each after those that it imports. One alone is built in any case.
    ///   - expression: a view to make of the module that declares its type, which is then the only one to show something.
    mutating func build(_ groups: [SourceGroup], expression: String? = nil) throws {
        let own = groups.filter { $0.lender == nil }
        let host = expression.map { expression in
            (own.first { $0.declares(expression) } ?? own.first)?.module
        }
        let wanted = ModuleBuild.wanted(of: groups, host: host ?? (own.count == 1 ? own[0].module : nil))
        let imported = groups.reduce(into: Set<String>()) { $0.formUnion($1.imports.subtracting([$1.module])) }
        for group in groups where wanted.contains(group.module) {
            let imports = group.imports.subtracting([group.module]).sorted().flatMap { products[$0] ?? [] }
            let unique = imports.reduce(into: [SourceBuild.Product]()) { if !$0.contains($1) { $0.append($1) } }
            let own = host == group.module ? expression : nil
            guard let (module, product) = try product(of: group, own, unique, imported.contains(group.module)) else {
                continue
            }
            products[group.module] = unique + [product]
            modules.append(module)
        }
        let shows = modules.contains { $0.title != nil || $0.group.hasPreviews }
        if !shows, let failure = failures.first { throw failure }
    }

    /// The modules with previews or an app, and what they need.
    private static func wanted(of groups: [SourceGroup], host: String?) -> Set<String> {
        var wanted = Set([host].compactMap { $0 })
        for group in groups.reversed()
        where wanted.contains(group.module) || host == nil && group.showsSomething {
            wanted.insert(group.module)
            wanted.formUnion(group.imports)
        }
        return wanted
    }

    /// Builds as many files of a module as compile; nil where too few do.
    private mutating func product(
        of group: SourceGroup, _ expression: String?, _ imports: [SourceBuild.Product], _ isImported: Bool
    ) throws -> (Module, SourceBuild.Product)? {
        var kept = group
        var first: CompilerMessages.Problem?
        while true {
            let app = expression == nil && !kept.hasPreviews ? kept.firstWindow : nil
            let build = SourceBuild(
                group: kept, expression: expression ?? app?.view, imports: imports,
                isImported: isImported, toolchain: toolchain, cache: cache)
            do {
                let product = try build.product()
                tell(group, without: group.files.count - kept.files.count, first)
                return (Module(group: kept, library: product.library, title: expression ?? app?.name), product)
            } catch let failure as SourceBuild.Failure {
                if group.lender == nil {
                    failures.append(
                        failure.messages.failure(of: failure.name, files: kept.files) { KnownNames(toolchain, cache) })
                }
                let bad = Set(failure.messages.problems.map(\.path))
                let before = kept.files.count
                kept.files.removeAll { bad.contains($0.path) }
                first = first ?? failure.messages.problems.first
                let hasRest = expression.map(kept.declares) ?? (kept.showsSomething || isImported)
                guard kept.files.count < before, hasRest, !kept.files.isEmpty else {
                    tell(group, without: group.files.count, first)
                    return nil
                }
                if group.lender == nil { leftOut += before - kept.files.count }
            }
        }
    }

    /// Says in a sentence what of a borrowed module does not compile; the errors are not the user's.
    private func tell(_ group: SourceGroup, without count: Int, _ first: CompilerMessages.Problem?) {
        guard let lender = group.lender, count > 0 else { return }
        let place = first.map { ": \($0.path):\($0.line): \($0.sentence)" } ?? ""
        let whole = count == group.files.count
        UsedFonts.note(
            "The module \(group.module) of the package \(lender) "
                + (whole ? "does not compile here" : "is taken without \(count) of its \(group.files.count) files")
                + "\(place). What needs \(whole ? "it" : "them") is left out.")
    }
}

extension SourceGroup {
    /// Whether a file seems to have previews to show; some of them may be in comments.
    var hasPreviews: Bool { lender == nil && files.contains { !$0.previewLines.isEmpty || !$0.providers.isEmpty } }

    /// Whether a view or app of this module is named in an expression.
    fileprivate func declares(_ expression: String) -> Bool {
        files.contains { $0.declares(expression) }
    }

    fileprivate var showsSomething: Bool { hasPreviews || firstWindow != nil }

    /// What an app of the module shows first.
    fileprivate var firstWindow: (name: String, view: String)? {
        lender == nil ? files.lazy.compactMap(\.firstWindow).first : nil
    }
}

extension SourceText {
    /// What the app of this source shows first, as a view.
    fileprivate var firstWindow: (name: String, view: String)? {
        if let app = apps.first { return (app, "_AppRoot(\(app)())") }
        return windowDelegates.first.map { ($0, "_WindowRoot(\($0)())") }
    }
}
