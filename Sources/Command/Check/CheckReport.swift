import Foundation

/// What `kinora check` found, as text and as JSON.
struct CheckReport: Encodable {
    struct Missing: Encodable {
        let name: String
        let kind: String
        let nearest: String?
        /// How many groups use it.
        let groups: Int

        /// The line for people.
        let sentence: String

        private enum CodingKeys: CodingKey { case name, kind, nearest, groups }
    }

    struct Group: Encodable {
        let path: String
        let module: String
        let files: Int
        let compilingFiles: Int
        let compiles: Bool
        let errors: [Line]
        let missing: [String]
    }

    struct Line: Encodable {
        let file: String
        let line: Int
        let error: String
    }

    let groups: [Group]
    let missing: [Missing]
    let totals: Totals

    struct Totals: Encodable {
        let groups: Int
        let compilingGroups: Int
        let files: Int
        let compilingFiles: Int
    }

    init(_ outcomes: [TypeCheck.Outcome], known: KnownNames?) {
        groups = outcomes.map { outcome in
            Group(
                path: outcome.group.place, module: outcome.group.module, files: outcome.group.files.count,
                compilingFiles: outcome.goodFiles, compiles: outcome.compiles,
                errors: outcome.errors.map { Line(file: $0.path, line: $0.line, error: $0.sentence) },
                missing: outcome.missing.map(\.name))
        }
        missing = CheckReport.counted(outcomes.flatMap { $0.missing }, known)
        totals = Totals(
            groups: groups.count, compilingGroups: groups.filter(\.compiles).count,
            files: groups.reduce(0) { $0 + $1.files }, compilingFiles: groups.reduce(0) { $0 + $1.compilingFiles })
    }

    /// The names with how many groups use them, the most used first.
    private static func counted(_ names: [MissingName], _ known: KnownNames?) -> [Missing] {
        var counts: [MissingName: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }.map { name, count in
            let nearest = known?.nearest(to: name)
            return Missing(
                name: name.name, kind: name.kind.rawValue, nearest: nearest, groups: count,
                sentence: name.sentence(nearest: nearest))
        }
    }

    /// The last sentence: how much of it compiles.
    var summary: String {
        let files = "\(totals.compilingFiles) of \(totals.files) file\(totals.files == 1 ? "" : "s")"
        return totals.groups == 1
            ? "\(files) compile\(totals.files == 1 ? "s" : "")."
            : "\(files) and \(totals.compilingGroups) of \(totals.groups) modules compile."
    }
}
