import Foundation
import KinoraFrames
import KinoraJobs
import KinoraTypography

/// The checks of `kinora doctor`, one after the other.
struct DoctorChecks {
    private let environment: [String: String]

    init(environment: [String: String] = ProcessInfo.processInfo.environment) { self.environment = environment }

    func all() -> [DoctorFinding] {
        [command] + fonts + symbols + [signs] + toolchain + [metal, cache]
    }

    private var command: DoctorFinding {
        let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        return DoctorFinding(state: .fine, sentence: "kinora \(KinoraVersion.current), \(path)")
    }

    // MARK: Fonts

    private var fonts: [DoctorFinding] {
        let families: [(FontRequest.Family, String)] = [
            (.text, "text"), (.monospaced, "fixed-width text"), (.serif, "serif text"),
        ]
        return families.map { family, words in
            finding("the font for \(words)") {
                _ = try FontLibrary.shared.resolve(FontRequest(family: family, size: 17))
            }
        }
    }

    private var symbols: [DoctorFinding] {
        [finding("the font for symbols") { _ = try FontLibrary.shared.symbol(named: "star.fill") }]
    }

    /// What text in other scripts needs.
    private var signs: DoctorFinding {
        let folders =
            (environment["KINORA_FONT_PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/share/fonts"]
        let needed = [
            ("NotoSans-Regular.ttf", "fonts-noto-core"), ("NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
            ("DejaVuSans.ttf", "fonts-dejavu-core"),
        ]
        let there = Set(
            folders.flatMap { FileManager.default.enumerator(atPath: $0)?.compactMap { $0 as? String } ?? [] }
                .map { ($0 as NSString).lastPathComponent })
        let missing = needed.filter { !there.contains($0.0) }.map(\.1)
        return missing.isEmpty
            ? DoctorFinding(state: .fine, sentence: "the fonts for other scripts, signs and emoji")
            : DoctorFinding(
                state: .absent,
                sentence: "fonts for other scripts, signs and emoji; they are drawn as boxes until: apt-get install "
                    + missing.joined(separator: " "))
    }

    private func finding(_ words: String, _ body: () throws -> Void) -> DoctorFinding {
        do {
            try body()
            return DoctorFinding(state: .fine, sentence: words)
        } catch { return DoctorFinding(state: .missing, sentence: "\(words): \(error)") }
    }

    // MARK: Sources

    /// Effects of the catalogue need none of it.
    private var toolchain: [DoctorFinding] {
        let found: Toolchain
        do { found = try Toolchain.find(environment: environment) } catch {
            return [DoctorFinding(state: .absent, sentence: "for SwiftUI sources: \(CommandError(error).sentence)")]
        }
        let version = found.identity.split(separator: "\n").first.map(String.init) ?? ""
        return [
            DoctorFinding(state: .fine, sentence: "for SwiftUI sources: \(version), \(found.swiftc)"), probe(found),
        ]
    }

    /// Compiles a view with a preview, which needs the modules and the macros.
    private func probe(_ toolchain: Toolchain) -> DoctorFinding {
        do {
            let workspace = try SourceCache(environment: environment).workspace()
            defer { try? FileManager.default.removeItem(at: workspace) }
            let file = workspace.appendingPathComponent("Probe.swift")
            try Data("import SwiftUI\n\n#Preview { Text(\"probe\") }\n".utf8).write(to: file)
            let words = ["-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings"]
            let run = try Subprocess.run(toolchain.swiftc, words + toolchain.moduleFlags + [file.path], in: workspace)
            guard run.status != 0 else {
                return DoctorFinding(state: .fine, sentence: "a small SwiftUI source compiles")
            }
            let isOther = run.complaint.contains("cannot be imported by the")
            return DoctorFinding(
                state: .missing,
                sentence: isOther
                    ? "the Swift toolchain on the PATH is not the version that built kinora; put that one on the PATH, or build kinora "
                        + "again with this one"
                    : "a small SwiftUI source does not compile: \(run.lastLine)")
        } catch {
            return DoctorFinding(state: .missing, sentence: "a small SwiftUI source: \(CommandError(error).sentence)")
        }
    }

    /// Metal's functions of users are compiled with clang, which toolchains of Swift bring along.
    private var metal: DoctorFinding {
        Toolchain.program("clang", environment) != nil
            ? DoctorFinding(state: .fine, sentence: "clang, for Metal files")
            : DoctorFinding(state: .absent, sentence: "clang, for Metal files; the Swift toolchain brings it along")
    }

    private var cache: DoctorFinding {
        let cache = SourceCache(environment: environment)
        do {
            try FileManager.default.removeItem(at: try cache.workspace())
            return DoctorFinding(state: .fine, sentence: "the cache \(cache.folder.path)")
        } catch {
            return DoctorFinding(
                state: .missing,
                sentence: "the cache \(cache.folder.path) cannot be written; name another folder in KINORA_CACHE")
        }
    }
}
