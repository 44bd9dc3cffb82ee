import Foundation

/// The rules of the language that a module chooses beyond those of Swift 5, which all sources are compiled by: Kinora's views mirror
/// SwiftUI's isolation, which the rules of Swift 6 would take for errors.
struct LanguageRules: Equatable {
    /// Whether `/…/` is a regular expression: in Swift 6, where settings ask for it, and in Xcode unless they say no.
    var hasBareSlashRegex = false
    /// Whether what says nothing else is on the main actor.
    var isOnMainActor = false
    /// Whether the value that a parameter has by default is made where the function runs: in Swift 6, and where settings ask for it.
    var hasIsolatedDefaults = false
    /// Whether an import that says nothing is internal, so that others may say more.
    var hasInternalImports = false
    /// Names that hold in `#if`.
    var definitions: [String] = []

    /// Those of files that no manifest or project is about: Xcode's, where nothing is set.
    static let ofFiles = LanguageRules(hasBareSlashRegex: true)

    var flags: [String] {
        (hasBareSlashRegex ? ["-enable-bare-slash-regex"] : [])
            + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
            + (hasIsolatedDefaults ? ["-enable-upcoming-feature", "IsolatedDefaultValues"] : [])
            + (hasInternalImports ? ["-enable-upcoming-feature", "InternalImportsByDefault"] : [])
            + definitions.flatMap { ["-D", $0] }
    }

    /// Whether a word can be a name in `#if`.
    static func isName(_ word: String) -> Bool { word.wholeMatch(of: /[A-Za-z_]\w*/) != nil }

    /// - Parameter settings: the build settings of an Xcode target, those that hold first.
    static func ofProject(_ settings: [[String: Any]]) -> LanguageRules {
        func value(_ key: String) -> String? { settings.lazy.compactMap { $0[key] as? String }.first }
        let isSix = (value("SWIFT_VERSION").flatMap(Double.init) ?? 5) >= 6
        return LanguageRules(
            hasBareSlashRegex: isSix || value("SWIFT_ENABLE_BARE_SLASH_REGEX") != "NO",
            isOnMainActor: value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor",
            hasIsolatedDefaults: isSix || value("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES") == "YES",
            definitions: (value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ").map(String.init)
                .filter { isName($0) && $0 != "DEBUG" })
    }

    /// Whether a package's modules are in Swift 6: its manifest is, and names no other language mode.
    ///
    /// - Parameters:
    ///   - tools: the manifest's version of SwiftPM, such as "6.0.0".
    ///   - modes: the language modes that it names.
    static func isSix(tools: String, modes: [String]?) -> Bool {
        guard let modes, !modes.isEmpty else {
            return (tools.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6
        }
        return modes.contains { $0.hasPrefix("6") }
    }
}
