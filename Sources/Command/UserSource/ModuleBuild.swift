import Foundation
import KinoraBasics

/// Builds the modules that a path stands for, as far as they compile.
///
/// A file that does not compile is left out with its errors told, and then what needs it: one screen in two hundred that uses
/// something missing does not keep the others from being rendered. Where that is asked for, only bodies of functions are left out if that is
/// enough: a box stands for a view, a value that says nothing for another one (`NeutralValue`), and where there is none a call is a trap.
struct ModuleBuild {
    private let rounds: BuildRounds
    private var toolchain: Toolchain { rounds.toolchain }
    private var cache: SourceCache { rounds.cache }

    /// A module that can be loaded.
    struct Module {
        let group: SourceGroup
        let library: URL
        /// What the view of the library's own is called: an app whose first window it is, or the expression that was asked for.
        let title: String?

        /// Whether that view is what an app shows, which starts with it.
        var showsApp: Bool {
            title.map { title in
                title.hasPrefix("_AppRoot(") || group.files.contains { $0.apps.contains(title) }
            } ?? false
        }
    }

    private(set) var modules: [Module] = []
    /// The errors of what is left out.
    private(set) var failures: [CommandError] = []
    private(set) var leftOut = LeftOut()
    private var products: [String: [SourceBuild.Product]] = [:]

    /// - Parameter leavesOutBodies: whether bodies of functions are left out before whole files; of borrowed modules they always are.
    init(_ toolchain: Toolchain, _ cache: SourceCache, leavesOutBodies: Bool) {
        rounds = BuildRounds(toolchain: toolchain, cache: cache, leavesOutBodies: leavesOutBodies)
    }

    /// Builds the modules that have something to show, and those that they import.
    ///
    /// - Parameters:
    ///   - groups: each after those that it imports. One alone is built in any case.
    ///   - expression: a view to make of the module that declares its type, which is then the only one to show something.
    mutating func build(_ groups: [SourceGroup], expression: String? = nil) throws {
        let own = groups.filter { $0.lender == nil && $0.clang == nil }
        let host = expression.map { expression in
            (own.first { $0.declares(expression) } ?? own.first)?.module
        }
        let wanted = ModuleBuild.wanted(of: groups, host: host ?? (own.count == 1 ? own[0].module : nil))
        let imported = groups.reduce(into: Set<String>()) { $0.formUnion($1.imports.subtracting([$1.module])) }
        func order(_ group: SourceGroup, _ imports: [SourceBuild.Product]) -> BuildRounds.Order {
            BuildRounds.Order(
                group: group, expression: host == group.module ? expression : nil, imports: imports,
                isImported: imported.contains(group.module))
        }
        let rounds = rounds
        let early = ModuleBuild.independent(groups.filter { wanted.contains($0.module) }, among: groups)
        let ahead = begin(early.map { order($0, []) })
        defer { ahead.end() }
        for group in groups where wanted.contains(group.module) {
            let imports = group.imports.subtracting([group.module]).sorted().flatMap { products[$0] ?? [] }
            let unique = imports.reduce(into: [SourceBuild.Product]()) { if !$0.contains($1) { $0.append($1) } }
            if let target = group.clang {
                if let product = try product(of: group, target, unique) { products[group.module] = unique + [product] }
                continue
            }
            let outcome: BuildRounds.Outcome
            if let index = early.firstIndex(where: { $0.module == group.module }) {
                let (found, failures) = try ahead.result(index)
                for failure in failures { tell(failure, of: group) }
                outcome = found
            } else {
                outcome = try rounds.build(order(group, unique)) { tell($0, of: group) }
            }
            guard let product = take(outcome, of: group) else { continue }
            products[group.module] = unique + [product]
        }
        let shows = modules.contains { $0.title != nil || $0.group.hasPreviews }
        if !shows, let failure = failures.first { throw failure }
    }

    /// Those that import no other one, where they are several: they are built side by side.
    private static func independent(_ wanted: [SourceGroup], among groups: [SourceGroup]) -> [SourceGroup] {
        let modules = Set(groups.map(\.module))
        let found = wanted.filter { group in
            group.clang == nil && group.imports.intersection(modules).subtracting([group.module]).isEmpty
        }
        return found.count > 1 ? found : []
    }

    /// Begins to build modules, with what is to be told of each.
    private func begin(
        _ orders: [BuildRounds.Order]
    ) -> WorkAhead<(BuildRounds.Outcome, told: [SourceBuild.Failure])> {
        let workers = min(ModuleBuild.mostCompilers, ProcessInfo.processInfo.activeProcessorCount)
        return WorkAhead(orders.count, workers: workers) { [rounds] index in
            var failures: [SourceBuild.Failure] = []
            let outcome = try rounds.build(orders[index]) { failures.append($0) }
            return (outcome, failures)
        }
    }

    /// Compilers at a time; one takes some hundred megabytes.
    private static let mostCompilers = 8

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

    /// Builds a target in C; nil where it does not compile.
    private mutating func product(
        of group: SourceGroup, _ target: ClangTarget, _ imports: [SourceBuild.Product]
    ) throws -> SourceBuild.Product? {
        do {
            return try ClangBuild(target: target, imports: imports, toolchain: toolchain, cache: cache).product()
        } catch let failure as SourceBuild.Failure {
            if group.lender == nil { failures.append(failure.told { nil }) }
            tell(group, nil, failure.messages.problems.first)
            return nil
        }
    }

    /// Notes what came of a module; nil where too little of it compiles.
    private mutating func take(_ outcome: BuildRounds.Outcome, of group: SourceGroup) -> SourceBuild.Product? {
        let kept = outcome.product.map { _ in outcome.kept }
        if group.lender == nil {
            leftOut.files += outcome.filesLeftOut
            leftOut.bodies += kept?.bodiesLeftOut ?? 0
            leftOut.types += kept?.typesLeftOut ?? 0
        }
        tell(group, kept, outcome.firstProblem)
        guard let product = outcome.product else { return nil }
        modules.append(Module(group: outcome.kept, library: product.library, title: outcome.title))
        return product
    }

    private mutating func tell(_ failure: SourceBuild.Failure, of group: SourceGroup) {
        guard group.lender == nil else { return }
        failures.append(failure.told(among: group.files) { KnownNames(toolchain, cache) })
    }

    /// Says in a sentence what of a borrowed module does not compile; the errors are not the user's.
    ///
    /// - Parameter kept: what is built; nil where nothing is.
    private func tell(_ group: SourceGroup, _ kept: SourceGroup?, _ first: CompilerMessages.Problem?) {
        guard let lender = group.lender, let first else { return }
        let lost = LeftOut(
            files: group.files.count - (kept?.files.count ?? 0), bodies: kept?.bodiesLeftOut ?? 0,
            types: kept?.typesLeftOut ?? 0)
        let what = kept == nil ? "does not compile here" : "is taken without \(lost.names(of: group.files.count))"
        UsedFonts.note(
            "The module \(group.module) of the package \(lender) \(what): \(first.path):\(first.line): \(first.sentence)."
        )
    }
}

/// How much of the sources is left out because it does not compile, or needs what does not.
struct LeftOut {
    var files = 0
    /// Bodies of functions and variables of other files.
    var bodies = 0
    /// Types and extensions of other files.
    var types = 0

    var isNothing: Bool { files == 0 && bodies == 0 && types == 0 }

    /// How a command ends that has rendered previews all the same; nil where nothing is left out.
    ///
    /// - Parameter count: how many previews there are.
    func failure(rendering count: Int) -> CommandError? {
        guard !isNothing else { return nil }
        let previews = count == 1 ? "1 preview is" : "\(count) previews are"
        return CommandError(
            .badData,
            "What does not compile, or needs what does not, is left out: \(names()). \(previews) rendered without it.")
    }

    /// As a part of a sentence.
    func names(of count: Int? = nil) -> String {
        let whole = count.map { " of its \($0) files" } ?? (files == 1 ? " file" : " files")
        let functions = bodies == 1 ? "1 function" : "\(bodies) functions"
        let declared = types == 1 ? "1 type" : "\(types) types"
        return [files > 0 ? "\(files)\(whole)" : nil, types > 0 ? declared : nil, bodies > 0 ? functions : nil]
            .compactMap(\.self).sentenceList
    }
}

extension SourceGroup {
    /// Whether a file seems to have previews to show; some of them may be in comments.
    var hasPreviews: Bool { lender == nil && files.contains { !$0.previewLines.isEmpty || !$0.providers.isEmpty } }

    /// Whether a view or app of this module is named in an expression.
    func declares(_ expression: String) -> Bool {
        files.contains { $0.declares(expression) }
    }

    var bodiesLeftOut: Int { files.reduce(0) { $0 + $1.bodiesLeftOut } }
    var typesLeftOut: Int { files.reduce(0) { $0 + $1.typesLeftOut } }

    var showsSomething: Bool { hasPreviews || firstWindow != nil }

    /// What an app of the module shows first.
    var firstWindow: (name: String, view: String)? {
        lender == nil ? files.lazy.compactMap(\.firstWindow).first : nil
    }
}

extension SourceText {
    /// What the app of this source shows first, as a view.
    var firstWindow: (name: String, view: String)? {
        if let app = apps.first { return (app, "_AppRoot(\(app)())") }
        return windowDelegates.first.map { ($0, "_WindowRoot(\($0)())") }
    }
}
