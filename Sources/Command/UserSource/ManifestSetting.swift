/// One of the settings of a package's target, as `swift package dump-package` prints it.
struct ManifestSetting: Decodable {
    /// A word, or several; anything else is not looked at.
    private struct Words: Decodable {
        let list: [String]
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            list = (try? [container.decode(String.self)]) ?? (try? container.decode([String].self)) ?? []
        }
    }
    private struct Content: Decodable { let _0: Words? }
    private struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?
    }
    /// What it is for: "swift", "c", "cxx" or "linker".
    private let tool: String?
    private let kind: [String: Content]
    private let condition: Condition?

    /// What is said after it, whatever it sets.
    var words: [String] { kind.values.flatMap { $0._0?.list ?? [] } }
    var isOnMainActor: Bool { kind["defaultIsolation"]?._0?.list.first == "MainActor" }

    /// Whether it holds for platforms that it names, with iOS among them. Sources are compiled as if they were for a phone.
    var isForPhone: Bool { condition?.platformNames?.contains("ios") == true && isForDebugging }
    private var isForDebugging: Bool { condition?.config.map { $0 == "debug" } ?? true }

    /// The name that it defines for `#if` where sources are compiled for a phone.
    var definition: String? {
        guard tool ?? "swift" == "swift", let name = kind["define"]?._0?.list.first, LanguageRules.isName(name) else {
            return nil
        }
        let isForAll = condition?.platformNames?.isEmpty ?? true
        return isForPhone || isForAll && isForDebugging ? name : nil
    }

    /// What it says to clang for C ("c") or C++ ("cxx"). Other than Swift, which is compiled as if for a phone, C is compiled for the
    /// system that it runs on.
    ///
    /// - Parameter place: the folder of the target.
    func clangWords(for tool: String, at place: String) -> [String] {
        let isForHere = condition?.platformNames.map { $0.isEmpty || $0.contains("linux") } ?? true
        guard self.tool == tool, isForHere, isForDebugging else { return [] }
        if let word = kind["define"]?._0?.list.first { return ["-D\(word)"] }
        if let path = kind["headerSearchPath"]?._0?.list.first { return ["-I", "\(place)/\(path)"] }
        return []
    }
}
