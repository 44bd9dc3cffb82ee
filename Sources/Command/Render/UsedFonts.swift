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
        for sentence in MissingCharacter.sentences(FontLibrary.shared.missingCharacters) {
            StandardStreams.note("Warning: \(sentence)\n")
        }
        for name in FontLibrary.shared.missingFonts {
            let error = FontError.missing(font: name, package: nil)
            StandardStreams.note("Warning: \(error) The system's font stands in its place.\n")
        }
        for name in FontLibrary.shared.unknownSymbols {
            StandardStreams.note("Warning: \(Symbol.sentence(unknown: name)) A dashed square stands in its place.\n")
        }
        for sentence in MissingAssets.sentences {
            StandardStreams.note("Warning: \(sentence) Nothing is drawn instead.\n")
        }
    }

    /// Any other warning, each sentence once.
    static func note(_ sentence: String) {
        guard !isQuiet.withLock({ $0 }), told.withLock({ $0.insert(sentence).inserted }) else { return }
        Watch.tellOnce(sentence) { StandardStreams.note("Warning: \(sentence)\n") }
    }

    private static let told = Mutex<Set<String>>([])

    /// Says nothing from now on.
    static func silence() { isQuiet.withLock { $0 = true } }

    private static let isQuiet = Mutex(false)
    private static let digests = Mutex<[String: String]>([:])

    private static func resource(path: String, version: String) -> Manifest.Resource? {
        let known = digests.withLock { $0[path] }
        guard let digest = known ?? (try? FolderListing.read(path, limit: 256 << 20)).map({ SHA256.hexDigest($0) })
        else {
            return nil
        }
        digests.withLock { $0[path] = digest }
        return Manifest.Resource(name: URL(fileURLWithPath: path).lastPathComponent, sha256: digest, version: version)
    }
}
