import Foundation

/// A package that a project or a manifest names by its address.
struct RemotePackage: Equatable {
    let address: String
    /// The wanted versions, as a manifest says them: `from: "1.2.0"`.
    let requirement: String

    /// What SwiftPM knows it by.
    var identity: String { RemotePackage.identity(of: address) }

    /// The last part of an address, in lowercase and without `.git`.
    static func identity(of address: String) -> String {
        let last = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map { $0.lowercased() } ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// What an Xcode project says; nil where it says nothing that SwiftPM could use.
    init?(project reference: [String: Any]) {
        guard let address = reference["repositoryURL"] as? String,
            let wanted = reference["requirement"] as? [String: Any]
        else { return nil }
        func text(_ key: String) -> String? { (wanted[key] as? String).map(RemotePackage.literal) }
        let requirement: String?
        switch wanted["kind"] as? String {
        case "upToNextMajorVersion": requirement = text("minimumVersion").map { "from: \($0)" }
        case "upToNextMinorVersion": requirement = text("minimumVersion").map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": requirement = text("version").map { "exact: \($0)" }
        case "branch": requirement = text("branch").map { "branch: \($0)" }
        case "revision": requirement = text("revision").map { "revision: \($0)" }
        case "versionRange":
            requirement = text("minimumVersion").flatMap { from in text("maximumVersion").map { "\(from)..<\($0)" } }
        default: requirement = nil
        }
        self.init(address, requirement)
    }

    /// What `swift package dump-package` says.
    init?(manifest dependency: ManifestDependency) {
        let wanted = dependency.requirement
        let requirement: String?
        if let version = wanted?.exact?.first {
            requirement = "exact: \(RemotePackage.literal(version))"
        } else if let branch = wanted?.branch?.first {
            requirement = "branch: \(RemotePackage.literal(branch))"
        } else if let revision = wanted?.revision?.first {
            requirement = "revision: \(RemotePackage.literal(revision))"
        } else {
            requirement = wanted?.range?.first.map {
                "\(RemotePackage.literal($0.lowerBound))..<\(RemotePackage.literal($0.upperBound))"
            }
        }
        self.init(dependency.location?.remote?.first?.urlString ?? "", requirement)
    }

    private init?(_ address: String, _ requirement: String?) {
        // An option of git is no address.
        guard let requirement, !address.isEmpty, !address.hasPrefix("-"),
            !RemotePackage.identity(of: address).isEmpty
        else { return nil }
        self.address = address
        self.requirement = requirement
    }

    /// The line of a manifest's dependencies.
    var declaration: String { ".package(url: \(RemotePackage.literal(address)), \(requirement))" }

    private static func literal(_ text: String) -> String {
        SwiftLiteral.text(text.filter { !$0.isNewline })
    }
}

/// A dependency by address in what `swift package dump-package` prints.
struct ManifestDependency: Decodable {
    struct Location: Decodable {
        struct Remote: Decodable { let urlString: String }
        let remote: [Remote]?
    }
    struct Requirement: Decodable {
        struct Range: Decodable { let lowerBound, upperBound: String }
        let range: [Range]?
        let exact, branch, revision: [String]?
    }
    let location: Location?
    let requirement: Requirement?
}
