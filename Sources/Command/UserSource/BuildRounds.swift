import KinoraBasics

/// Builds one module in rounds: each leaves out all that a run of the compiler has told, until the rest compiles.
struct BuildRounds {
    let toolchain: Toolchain
    let cache: SourceCache
    /// Whether bodies of functions are left out before whole files; of borrowed modules they always are.
    let leavesOutBodies: Bool

    /// A module to be built.
    struct Order {
        let group: SourceGroup
        /// A view to make of it.
        let expression: String?
        let imports: [SourceBuild.Product]
        let isImported: Bool
    }

    struct Outcome {
        /// What is left of the module.
        fileprivate(set) var kept: SourceGroup
        /// nil where too little compiles.
        fileprivate(set) var product: SourceBuild.Product?
        /// What the view of the library's own is called.
        fileprivate(set) var title: String?
        fileprivate(set) var filesLeftOut = 0
        fileprivate(set) var firstProblem: CompilerMessages.Problem?
    }

    /// Builds as much of a module as compiles.
    ///
    /// - Parameter tell: is given why a round does not compile.
    func build(_ order: Order, telling tell: (SourceBuild.Failure) -> Void) throws -> Outcome {
        var outcome = Outcome(kept: order.group)
        while true {
            let kept = outcome.kept
            let app = order.expression == nil && !kept.hasPreviews ? kept.firstWindow : nil
            let build = SourceBuild(
                group: kept, expression: order.expression ?? app?.view, imports: order.imports,
                isImported: order.isImported, toolchain: toolchain, cache: cache)
            do {
                outcome.product = try build.product()
                outcome.title = order.expression ?? app?.name
                return outcome
            } catch let failure as SourceBuild.Failure {
                tell(failure)
                outcome.firstProblem = outcome.firstProblem ?? failure.messages.problems.first
                let didMend = leaveOut(failure.messages.problems, of: &outcome.kept)
                let hasRest =
                    order.expression.map(outcome.kept.declares) ?? (outcome.kept.showsSomething || order.isImported)
                guard didMend, hasRest, !outcome.kept.files.isEmpty else { return outcome }
                outcome.filesLeftOut += kept.files.count - outcome.kept.files.count
            }
        }
    }

    /// Leaves out what has errors: imports of what is not there and bodies of functions, else types, else whole files. Returns whether there was
    /// anything.
    private func leaveOut(_ problems: [CompilerMessages.Problem], of group: inout SourceGroup) -> Bool {
        let ofFiles = Dictionary(grouping: BuildRounds.causes(among: problems, in: group.files), by: \.path)
        guard !ofFiles.isEmpty else { return false }
        // The compiler tells one such module at a time, at one of the files that import it.
        let absent = Set(problems.compactMap(\.absentModule))
        let rest = group.files.map { $0.withoutImports(of: absent) }
        let imports = zip(rest, group.files).map { $0.importsLeftOut != $1.importsLeftOut }
        // What a user asks for alone is whole or an error.
        guard group.lender != nil || leavesOutBodies && group.files.count > 1 else {
            group.files = zip(group.files, imports).compactMap { ofFiles[$0.path] != nil || $1 ? nil : $0 }
            return true
        }
        group.files =
            imports.contains(true) ? rest : rest.compactMap { file in ofFiles[file.path].map(file.without) ?? file }
        return true
    }

    /// The errors in files, without those that may come of others: where something is declared twice, its uses are ambiguous.
    private static func causes(
        among problems: [CompilerMessages.Problem], in files: [SourceText]
    ) -> [CompilerMessages.Problem] {
        let paths = Set(files.map(\.path))
        let told = problems.filter { paths.contains($0.path) }
        return told.contains(where: \.isRedeclaration) ? told.filter { !$0.isOfAmbiguity } : told
    }
}
