import Foundation

/// SwiftPM cannot use a package: a dependency cannot be had or does not compile here, or its manifest asks for what is not there. The
/// package's own sources may be in order.
struct RefusedPackage: Error {
    /// What SwiftPM says, without a full stop.
    let reason: String

    /// What the user is told.
    func sentence(about path: String) -> String {
        "SwiftPM cannot use \(path): \(reason). Its sources are compiled without SwiftPM."
    }
}

extension CompilerMessages {
    /// Why SwiftPM refuses a package; nil where a mistake is in a file of the package itself.
    func refusal(of path: String) -> RefusedPackage? {
        let folder = path.hasSuffix("/") ? path : "\(path)/"
        guard !problems.contains(where: { $0.path.hasPrefix(folder) }) else { return nil }
        let first = text.split(whereSeparator: \.isNewline).lazy.compactMap { line -> Substring? in
            line.hasPrefix("error: ")
                ? line.dropFirst(7) : line.firstRange(of: ": error: ").map { line[$0.upperBound...] }
        }.first
        guard let first else { return nil }
        let sentence = first.trimmingCharacters(in: .whitespaces)
        return RefusedPackage(reason: sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
    }
}
