import KinoraBasics
import KinoraEffects
import Foundation
import KinoraFrames
import KinoraMetal
import KinoraRaster
import KinoraStage
import KinoraViews

/// Users' own sources: from what is named on the command line to views that can be performed.
@MainActor
struct UserSource {
    private(set) var previews: [UserPreview]
    let files: [SourceText]
    /// The pictures beside the files.
    private let pictures: UserPictures
    /// The Metal files of the source.
    private let shaders: UserShaders

    /// Whether a word of the command line names a source rather than an effect of the catalogue.
    nonisolated static func isSource(_ word: String) -> Bool {
        if word.hasSuffix(".swift") { return true }
        var isFolder: ObjCBool = false
        return word.contains("/") && FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Builds what is named, and finds its previews.
    init(_ path: String, expression: String? = nil) throws {
        let toolchain = try Toolchain.find()
        let cache = SourceCache()
        pictures = UserPictures(beside: path)
        pictures.offer()
        UserStrings(beside: path, locale: StageLocale.identifier).offer()
        KnownShaders.register()
        DrawnImage.rasterizer = { scene, scale in try Rasterizer(scale: scale).render(scene) }
        var shaders = UserShaders(toolchain, cache)
        if let package = SourcePackage(path) {
            guard expression == nil else {
                throw CommandError.usage("--view needs a single Swift file; of a package, previews are rendered.")
            }
            let built = try package.build(toolchain, cache)
            files = built.flatMap(\.files)
            try shaders.addMain(beside: path)
            for products in Set(built.map(\.products)) { try shaders.addBundles(in: products, of: path) }
            self.shaders = shaders
            // What the packages that it depends on declare is not read.
            previews = try UserSource.loading(path, files) {
                try built.flatMap { module in
                    let library = try UserLibrary(module.library.path, module: module.name)
                    return module.files.flatMap { library.previews(of: $0) }
                }
            }.map { $0.with(shaders.sources).holdingObjects() }
            return
        }
        let files = try UserSource.files(at: path)
        self.files = files
        try shaders.addMain(beside: path)
        self.shaders = shaders
        let build = SourceBuild(
            files: files, expression: expression, assetSymbols: AssetSymbols(beside: path).source(beside: files),
            toolchain: toolchain,
            cache: cache)
        let place = try build.library().path
        previews = try UserSource.loading(path, files) {
            let library = try UserLibrary(place, module: SourceBuild.module)
            if let expression {
                guard let registration = library.expressionView() else {
                    throw CommandError(.internalError, "The view \(expression) was built but cannot be found.")
                }
                return [UserPreview(registration, named: expression, of: files[0])]
            }
            // A file that ends with a view has it as a preview, too.
            let last = library.expressionView().map { [UserPreview($0, of: files[0])] } ?? []
            return files.flatMap { library.previews(of: $0) } + last
        }.map { $0.with(shaders.sources) }
        if files.contains(where: \.declaresObjects) { previews = previews.map { $0.holdingObjects() } }
    }

    /// What is found in built libraries; finding it runs code of the source.
    private static func loading(
        _ path: String, _ files: [SourceText], _ body: () throws -> [UserPreview]
    ) rethrows -> [UserPreview] {
        for file in files { Watch.current?.tell(.source(file.path)) }
        return try Watch.during("loading \(path)", body)
    }

    /// A file alone, or all files of a folder and the folders in it.
    private static func files(at path: String) throws -> [SourceText] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(.unreadable, "There is no file \(path).")
        }
        guard isFolder.boolValue else { return [try SourceText(path)] }
        let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
        guard !names.isEmpty else { throw CommandError.usage("There is no Swift file in \(path).") }
        return try names.map { try SourceText("\(path)/\($0)") }
    }

    // MARK: One view

    /// The one view that `kinora render` is asked for.
    ///
    /// - Parameters:
    ///   - preview: the name of a preview or its number, from 1.
    ///   - expression: a view of the source, such as `Meter(value: 0.5)`.
    static func entry(_ path: String, preview: String?, expression: String?) throws -> (
        CatalogueEntry, [Manifest.Resource]
    ) {
        guard preview == nil || expression == nil else {
            throw CommandError.usage("--preview and --view exclude each other; give one of them.")
        }
        var source = try UserSource(path, expression: expression)
        if preview == nil, expression == nil, source.previews.isEmpty {
            source = try UserSource(path, expression: try source.onlyView(path))
        }
        let chosen = try source.choose(preview, path)
        let names = source.names()
        let entry = try source.previews[chosen].entry(names[chosen])
        return (entry, try source.resources())
    }

    /// Names for folders and scripts, each once: the preview's own, else the file's.
    func names() -> [String] {
        var used: [String: Int] = [:]
        return previews.map { preview in
            let isExpression = preview.line == nil && preview.name?.contains("(") == true
            let name = UserPreview.folderName(isExpression ? preview.file.stem : preview.name ?? preview.file.stem)
            used[name, default: 0] += 1
            return used[name] == 1 ? name : "\(name)-\(used[name]!)"
        }
    }

    /// The files, for the manifest, and the pictures that they name.
    func resources() throws -> [Manifest.Resource] {
        try files.map { Manifest.Resource(name: $0.fileName, sha256: SHA256.hexDigest($0.bytes)) }
            + shaders.files.map {
                Manifest.Resource(
                    name: URL(fileURLWithPath: $0.path).lastPathComponent, sha256: SHA256.hexDigest($0.bytes))
            }
            + pictures.named(in: files)
    }

    private func choose(_ wanted: String?, _ path: String) throws -> Int {
        let titles = previews.enumerated().map { index, preview in
            preview.name.map { "\"\($0)\"" } ?? "number \(index + 1)"
        }
        guard let wanted else {
            guard previews.count == 1 else {
                throw CommandError.usage(
                    "\(path) has \(previews.count) previews: \(titles.joined(separator: ", ")); choose one with --preview."
                )
            }
            return 0
        }
        if let index = previews.firstIndex(where: { $0.name == wanted }) { return index }
        if let number = Int(wanted), previews.indices.contains(number - 1) { return number - 1 }
        let known = previews.isEmpty ? "it has none" : "there are \(titles.joined(separator: ", "))"
        throw CommandError.usage(
            "\(path) has no preview \(TypedText.quoted(wanted)); \(known)"
                + "\(NearestName.hint(for: wanted, among: previews.compactMap(\.name))).")
    }

    /// The view to show of a source without previews: what its app shows, its only view, or its `ContentView`, made without
    /// arguments.
    private func onlyView(_ path: String) throws -> String {
        if let app = files.flatMap(\.apps).first { return "_AppRoot(\(app)())" }
        let views = files.flatMap(\.views)
        if let view = views.count == 1 ? views[0] : views.first(where: { $0 == "ContentView" }) { return "\(view)()" }
        let known = views.isEmpty ? "and no view either" : "its views are \(views.joined(separator: ", "))"
        throw CommandError.usage(
            "\(path) has no #Preview, \(known); name a view with --view, as in --view 'Meter(value: 0.5)'.")
    }
}
