import Foundation
import KinoraFrames
import KinoraTestRuns
import KinoraViews

/// What `kinora test` is pointed at: its settings, its previews and where its pictures are.
struct TestProject {
    /// As the user names it.
    let path: String
    let file: TestFile
    /// The folder of the approved pictures, as the user would name it.
    let goldens: String
    /// Where the runs' own pictures are kept: a folder in the cache.
    let state: String
    /// The folder that the path is, or that its file is in.
    let root: String
    /// Names of files and folders in it that decide nothing.
    var ignored: Set<String> = []

    private var isFile: Bool { !FolderListing.isFolder(path) }

    /// - Parameter settings: the file of the settings; nil for `.kinora.yml` beside the source, where it is there.
    init(_ path: String, settings: String?) throws {
        guard FolderListing.kind(path) != nil else {
            throw CommandError(.unreadable, "There is no file or folder \(path).")
        }
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let isFolder = FolderListing.isFolder(path)
        root = isFolder ? self.path : URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
        let usual = "\(root)/\(TestFile.fileName)"
        if let place = settings ?? (FolderListing.kind(usual) == nil ? nil : usual) {
            file = try TestFile(try DocumentFile.text(place, of: TestFile.document), name: place)
        } else {
            file = TestFile()
        }
        goldens = (root == "." ? "" : root + "/") + file.goldens
        let real = URL(fileURLWithPath: self.path).resolvingSymlinksInPath().path
        let key = String(SHA256.hexDigest(Array(real.utf8)).prefix(32))
        state = SourceCache().folder.appendingPathComponent("tests").appendingPathComponent(key).path
    }

    // MARK: What decides the pictures

    /// A digest of everything that decides which previews there are and what they show; nil where that cannot be told from
    /// the files of the project alone.
    func inputs(_ words: String) throws -> String? {
        var digest = FileDigest()
        digest.add(TestProject.programs + words)
        if dependsOnFolders { return nil }
        return try add(to: &digest, all: true) ? digest.text : nil
    }

    /// A digest of the files beside the Swift sources: pictures, string tables, scripts, shaders.
    func resources(_ words: String) throws -> String {
        var digest = FileDigest()
        digest.add(TestProject.programs + words)
        // Too much to be read counts as something else each time.
        return try add(to: &digest, all: false) ? digest.text : UUID().uuidString
    }

    private func add(to digest: inout FileDigest, all: Bool) throws -> Bool {
        let (goldens, ignored) = (file.goldens, ignored)
        let own = URL(fileURLWithPath: path).lastPathComponent
        return try digest.add(folder: root) { entry, isFolder in
            if entry == goldens || ignored.contains(entry) { return false }
            // Beside a single file lie pictures in this folder and in catalogues, and no other sources.
            if isFile, isFolder { return entry.contains(".") }
            let isSource = entry.hasSuffix(".swift")
            return all ? !isFile || !isSource || entry == own : !isSource
        }
    }

    /// Whether a package has others beside it, whose files are not among its own.
    private var dependsOnFolders: Bool {
        guard let manifest = try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8) else { return false }
        return manifest.contains(".package(path") || manifest.contains(".package(name")
    }

    /// This command and the compiler, as far as a file's name, size and time tell.
    private static let programs: String = {
        let compiler = Toolchain.program("swiftc", ProcessInfo.processInfo.environment)
        let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        return [command, compiler ?? ""].map { path in
            let state = try? FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
            let changed = (state?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            return "\(path) \(state?[.size] ?? 0) \(changed)\n"
        }.joined()
    }()

    // MARK: Previews

    /// The previews of a source that is built, with folders of their own for their pictures.
    @MainActor
    func subjects(of source: UserSource, _ words: String) throws -> [TestSubject] {
        let resources = try resources(words)
        var libraries: [String: String] = [:]
        var used: [String: Int] = [:]
        return try source.previews.enumerated().map { index, preview in
            let library = preview.library ?? ""
            if libraries[library] == nil {
                let data = try Data(contentsOf: URL(fileURLWithPath: library))
                libraries[library] = SHA256.hexDigest(Array(data))
            }
            let stem = UserPreview.folderName(preview.file.stem)
            let folder = "\(stem)/\(UserPreview.folderName(preview.name ?? preview.file.stem))"
            used[folder.lowercased(), default: 0] += 1
            let count = used[folder.lowercased()]!
            let file = preview.file.path.hasPrefix("./") ? String(preview.file.path.dropFirst(2)) : preview.file.path
            return TestSubject(
                file: file, line: preview.line, title: preview.name,
                folder: count == 1 ? folder : "\(folder)-\(count)", index: index,
                content: libraries[library]! + resources, own: own(of: preview, folder))
        }
    }

    /// What the source says about testing a preview. Reading modifiers runs the preview's code, which may stop; then it says
    /// nothing, and rendering it tells why.
    @MainActor
    private func own(of preview: UserPreview, _ folder: String) -> TestOverride? {
        guard preview.file.text.contains("kinoraTest") else { return nil }
        let item = "\(path)/\(folder)/settings"
        guard (try? Watch.begin(item)) != nil else { return nil }
        defer { Watch.finish(item) }
        let notes = try? OwnProcess.perform(isSilent: true) {
            Watch.during("reading how a preview is tested") { [preview.testNote()].compactMap(\.self) }
        }
        return notes?.first.map(TestOverride.init)
    }
}

extension TestOverride {
    init(_ note: PreviewTestNote) {
        self.init()
        (skip, variants) = (note.skip, note.variants)
        moments = note.times.map { times in
            Dictionary(times.map { (TestSettings.Moment($0).name, $0) }, uniquingKeysWith: { $1 })
        }
        if note.maxDelta != nil || note.maxDiffPixels != nil {
            var own = TestTolerance()
            (own.maxDelta, own.maxDiffPixels) = (note.maxDelta, note.maxDiffPixels)
            tolerance = own
        }
    }
}
