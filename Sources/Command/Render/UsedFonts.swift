import Foundation
import KinoraFrames
import KinoraJobs
import KinoraTypography
import KinoraViews
import Synchronization

/// The fonts that frames are made of, for their record, and what to say about characters that none of them has.
enum UsedFonts {
    /// Tells a job in a folder which fonts draw its frames. The record begins here.
    static func witness() -> FontWitness {
        FontLibrary.shared.beginRecord()
        return FontWitness(
            drawn: {
                let faces = FontLibrary.shared.drawnFaces
                return Dictionary(faces.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values
                    .compactMap { resource(path: $0.path, version: $0.info.version) }
            },
            installed: { name in
                FontLibrary.shared.installedFile(named: name).flatMap { resource(path: $0.path, version: $0.version) }
            })
    }

    /// A sentence on standard error for each package that would bring characters which are drawn as boxes, for each font
    /// and symbol that is not known, and for the pictures and colors that are not.
    static func warn() {
        guard !isQuiet.withLock({ $0 }) else { return }
        let ofCopies = known.withLock { $0.warnings }
        let own = warnings
        for sentence in ofCopies + own.filter({ !ofCopies.contains($0) }) {
            StandardStreams.note("Warning: \(sentence)\n")
        }
    }

    private static var warnings: [String] {
        MissingCharacter.sentences(FontLibrary.shared.missingCharacters)
            + FontLibrary.shared.missingFonts.map { name in
                "\(FontError.missing(font: name, package: nil)) The system's font stands in its place."
            }
            + FontLibrary.shared.unknownSymbols.map { name in
                "\(Symbol.sentence(unknown: name)) A dashed square stands in its place."
            }
            + MissingAssets.sentences.map { "\($0) Nothing is drawn instead." }
    }

    // MARK: Copies of this process

    /// What a copy of this process has found out, for those after it.
    struct Findings: Codable {
        /// What is to be said at the end, each once and in the order of the previews.
        var warnings: [String] = []
        /// The sums of fonts' files, by path.
        var digests: [String: String] = [:]
    }

    /// What was found out so far.
    static var findings: Findings {
        var all = known.withLock { $0 }
        all.warnings += warnings.filter { !all.warnings.contains($0) }
        return all
    }

    /// Notes what a copy has found out, which began with what was known here.
    static func note(_ findings: Findings) {
        known.withLock { known in
            known.warnings += findings.warnings.filter { !known.warnings.contains($0) }
            known.digests.merge(findings.digests) { $1 }
        }
    }

    private static let known = Mutex(Findings())

    /// Any other warning, each sentence once.
    static func note(_ sentence: String) {
        guard !isQuiet.withLock({ $0 }), told.withLock({ $0.insert(sentence).inserted }) else { return }
        Watch.tellOnce(sentence) { StandardStreams.note("Warning: \(sentence)\n") }
    }

    private static let told = Mutex<Set<String>>([])

    /// Says nothing from now on.
    static func silence() { isQuiet.withLock { $0 = true } }

    private static let isQuiet = Mutex(false)

    private static func resource(path: String, version: String) -> Manifest.Resource? {
        let found = known.withLock { $0.digests[path] }
        guard let digest = found ?? (try? FolderListing.read(path, limit: 256 << 20)).map({ SHA256.hexDigest($0) })
        else {
            return nil
        }
        known.withLock { $0.digests[path] = digest }
        return Manifest.Resource(name: URL(fileURLWithPath: path).lastPathComponent, sha256: digest, version: version)
    }
}
