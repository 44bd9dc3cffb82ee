import KinoraBasics
import KinoraEffects
import Foundation
import KinoraFrames
import KinoraMetal
import KinoraRaster
import KinoraStage
import KinoraTypography
import KinoraViews

/// Users' own sources: from what is named on the command line to views that can be performed.
@MainActor
struct UserSource {
    private(set) var previews: [UserPreview]
    let files: [SourceText]
    /// What is left out because it does not compile, or needs what does not.
    let leftOut: LeftOut
    /// Where its pictures, data, colors and words lie.
    private let folders: BundledFolders
    /// The pictures beside the files.
    private let pictures: UserPictures
    /// The data beside the files.
    private let dataFiles: UserFiles
    /// The Metal files of the source.
    private let shaders: UserShaders
    /// What the manifests say of them, once it was asked for.
    private let known = Known()
    private final class Known { var resources: [Manifest.Resource]? }

    /// Whether a word of the command line names a source rather than an effect of the catalogue. Of a folder and an effect of the same
    /// name it is the effect; a `/` says that the folder is meant.
    nonisolated static func isSource(_ word: String) -> Bool {
        if word.hasSuffix(".swift") { return true }
        return FolderListing.isFolder(word) && (word.contains("/") || Catalogue.entry(named: word) == nil)
    }

    /// Builds what is named, and finds its previews. Where only some files of a folder compile, the errors of the others are
    /// printed, and the previews are those of the rest.
    ///
    /// - Parameter leavesOutBodies: whether only functions are left out where that is enough. A picture then shows boxes, so it is none to
    ///   compare with.
    init(_ path: String, expression: String? = nil, leavesOutBodies: Bool = false) throws {
        let toolchain = try Toolchain.find()
        let cache = SourceCache()
        KnownShaders.register()
        DrawnImage.rasterizer = { scene, scale in try Rasterizer(scale: scale).render(scene) }
        var shaders = UserShaders(toolchain, cache)
        if let package = SourcePackage(path), expression == nil {
            let built = try UserSource.build(package, toolchain, cache, leavesOutBodies)
            if let first = built.first {
                folders = BundledFolders(
                    place: path,
                    packages: SourcePackage.dependencies(builtIn: first.products.deletingLastPathComponent()))
                (pictures, dataFiles) = (UserPictures(in: folders), UserFiles(in: folders))
                UserSource.offer(folders, pictures, dataFiles)
                files = built.flatMap(\.files)
                leftOut = LeftOut()
                try shaders.addMain(beside: path)
                for products in Set(built.map(\.products)) { try shaders.addBundles(in: products, of: path) }
                self.shaders = shaders
                // What the packages that it depends on declare is not read.
                previews = try UserSource.loading(path, files, built) { module in
                    let library = try UserLibrary(module.library.path, module: module.name, of: module.files)
                    return try library.previews(of: module.files.map { ($0.fileName, $0) })
                }.map { $0.with(shaders.sources).holdingObjects() }
                return
            }
        }
        let fetching = PackageFetching(toolchain: toolchain, cache: cache)
        var groups = try SourceGathering(toolchain: toolchain, fetching: fetching).groups(at: path)
        if groups.count == 1 { groups[0].module = SourceBuild.module }
        try shaders.addMain(beside: path)
        self.shaders = shaders
        var build = ModuleBuild(toolchain, cache, leavesOutBodies: leavesOutBodies)
        try build.build(groups, expression: expression)
        leftOut = build.leftOut
        folders = BundledFolders(place: path, of: build.modules.map(\.group))
        (pictures, dataFiles) = (UserPictures(in: folders), UserFiles(in: folders))
        UserSource.offer(folders, pictures, dataFiles)
        let borrowed = build.modules.map(\.group).filter { $0.lender != nil }
        files = (groups.filter { $0.lender == nil } + borrowed).flatMap(\.files)
        previews = try UserSource.loading(path, files, build.modules) { module in
            let library = try UserLibrary(
                module.library.path, module: module.group.module, of: module.group.files)
            // A file that ends with a view has it as a preview, too.
            let own = library.expressionView(
                named: module.title, of: module.group.host(of: module.title), startsApp: !module.showsApp)
            if expression != nil || module.group.lender != nil { return [own].compactMap { $0 } }
            return try library.previews(of: module.group.named) + [own].compactMap { $0 }
        }.map { $0.with(shaders.sources) }
        if expression != nil, previews.isEmpty {
            throw CommandError(.internalError, "The view \(expression!) was built but cannot be found.")
        }
        if files.contains(where: \.declaresObjects) { previews = previews.map { $0.holdingObjects() } }
    }

    /// Lets what lies in the folders be found by name, in the language that the stage has now, before code of the source runs.
    func offer() { UserSource.offer(folders, pictures, dataFiles) }

    private static func offer(_ folders: BundledFolders, _ pictures: UserPictures, _ files: UserFiles) {
        pictures.offer()
        files.offer(locale: StageLocale.identifier)
        FontLibrary.shared.setProjectFonts(files.fonts)
        ColorAsset.sourceFolders = folders.all.map(\.path)
        UserStrings(in: folders, locale: StageLocale.identifier).offer()
    }

    /// The modules of a package; none where SwiftPM refuses it, which is told, or where something of it is to be left out, which SwiftPM
    /// cannot do: it is not asked again about the same sources then.
    private static func build(
        _ package: SourcePackage, _ toolchain: Toolchain, _ cache: SourceCache, _ leavesOutBodies: Bool
    ) throws -> [SourcePackage.Module] {
        let complaint = KeptComplaint(of: ["package", toolchain.identity, package.state], in: cache)
        if leavesOutBodies, complaint.messages != nil { return [] }
        do {
            return try package.build(toolchain, cache)
        } catch let failure as SourceBuild.Failure {
            guard leavesOutBodies else { throw failure.told { KnownNames(toolchain, cache) } }
            try complaint.keep(failure.messages)
            return []
        } catch let refused as RefusedPackage {
            UsedFonts.note(refused.sentence(about: package.path))
            return []
        }
    }

    /// The folder that a path names, or that its file is in.
    nonisolated static func folder(around path: String) -> String {
        FolderListing.isFolder(path) ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// What is found in the libraries of built modules; finding it runs code of the source.
    private static func loading<Module>(
        _ path: String, _ files: [SourceText], _ modules: [Module], _ find: (Module) throws -> [UserPreview]
    ) rethrows -> [UserPreview] {
        for file in files { Watch.current?.tell(.source(file.path)) }
        // Told anew for each: the copy of this process in which the code of a module runs says at its end that none runs any more.
        return try modules.flatMap { module in try Watch.during("loading \(path)") { try find(module) } }
    }

    // MARK: One view

    /// The one view that is to be performed, and what it is made of.
    struct Chosen {
        let entry: CatalogueEntry
        let resources: [Manifest.Resource]
        let leftOut: LeftOut
    }

    /// The one view that `kinora render` is asked for.
    ///
    /// - Parameters:
    ///   - preview: the name of a preview or its number, from 1.
    ///   - expression: a view of the source, such as `Meter(value: 0.5)`.
    ///   - leavesOutBodies: whether a preview is performed without functions that do not compile.
    static func entry(
        _ path: String, preview: String?, expression: String?, leavesOutBodies: Bool = false,
        in surroundings: ViewSurroundings = ViewSurroundings()
    ) throws -> Chosen {
        try opened(path, preview: preview, expression: expression, leavesOutBodies: leavesOutBodies)
            .chosen(preview, path, in: surroundings)
    }

    /// The source of that view. No code of it has run yet in this process.
    static func opened(
        _ path: String, preview: String?, expression: String?, leavesOutBodies: Bool = false
    ) throws -> UserSource {
        guard preview == nil || expression == nil else {
            throw CommandError.usage("--preview and --view exclude each other; give one of them.")
        }
        let source = try UserSource(
            path, expression: expression, leavesOutBodies: leavesOutBodies && preview != nil)
        guard preview == nil, expression == nil, source.previews.isEmpty else { return source }
        return try UserSource(path, expression: try source.onlyView(path))
    }

    /// That view, of its source.
    func chosen(
        _ preview: String?, _ path: String, in surroundings: ViewSurroundings = ViewSurroundings()
    ) throws -> Chosen {
        let index = try choose(preview, path)
        let entry = try previews[index].entry(names()[index], in: surroundings)
        return Chosen(entry: entry, resources: try resources(), leftOut: leftOut)
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

    /// The files, for the manifest, and the pictures and data that they name.
    func resources() throws -> [Manifest.Resource] {
        if let resources = known.resources { return resources }
        let names = QuotedTexts(files.map(\.text))
        let resources =
            try files.map { Manifest.Resource(name: $0.fileName, sha256: SHA256.hexDigest($0.bytes)) }
            + shaders.files.map {
                Manifest.Resource(
                    name: URL(fileURLWithPath: $0.path).lastPathComponent, sha256: SHA256.hexDigest($0.bytes))
            }
            + pictures.named(in: names) + dataFiles.named(in: names)
        known.resources = resources
        return resources
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
        // What "kinora previews" calls it.
        if let index = names().firstIndex(of: wanted) { return index }
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

extension SourceGroup {
    /// The file that a view named on the command line, or an app, is of.
    fileprivate func host(of title: String?) -> SourceText {
        title.flatMap { title in files.first { $0.declares(title) } } ?? files[0]
    }
}
