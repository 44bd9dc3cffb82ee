import Foundation
import KinoraFrames
import KinoraTypography
import KinoraViews

/// The files that lie beside a user's sources and that an app would have in its bundle: data, fonts, pictures, movies. They are
/// found by name in whatever folder they are, as Xcode copies them into an app.
struct UserFiles: Sendable {
    private let folder: String
    /// The paths within the folder, and whole paths of files elsewhere, by file name, the best first.
    private let byName: [String: [String]]
    /// The paths of the data of catalogues' data sets, by the sets' names.
    private let dataSets: [String: String]

    /// Endings of what a project is made of, and folders that are no app's.
    private static let made: Set<String> = [
        "swift", "xcodeproj", "xcworkspace", "storyboard", "xib", "entitlements", "o", "md",
    ]
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    /// Larger property lists are not read, in bytes.
    private static let largest = 1 << 20

    init(in folders: BundledFolders) {
        folder = UserSource.folder(around: folders.place)
        let found = folders.all.enumerated().flatMap { index, place in
            UserFiles.files(in: place.path, isDeep: place.isDeep).map { index == 0 ? $0 : "\(place.path)/\($0)" }
        }
        byName = Dictionary(grouping: found.filter { !$0.contains(".xcassets/") }) {
            ($0 as NSString).lastPathComponent
        }
        let sets = found.filter { $0.contains(".dataset/") && !$0.hasSuffix("/Contents.json") }
        dataSets = sets.reduce(into: [:]) { sets, path in
            let set = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
            if set.hasSuffix(".dataset"), sets[String(set.dropLast(8))] == nil { sets[String(set.dropLast(8))] = path }
        }
    }

    /// What lies in a folder, in order.
    private static func files(in folder: String, isDeep: Bool) -> [String] {
        var found: [String] = []
        let walk = FileManager.default.enumerator(atPath: folder)
        while let entry = walk?.nextObject() as? String, found.count < UserPictures.mostEntries {
            let url = URL(fileURLWithPath: entry)
            let isFolder = walk?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if url.lastPathComponent.hasPrefix(".") || UserFiles.made.contains(url.pathExtension) {
                walk?.skipDescendants()
            } else if isFolder {
                let isOther = UserFiles.skipped.contains(url.lastPathComponent)
                if isOther || !isDeep && !entry.contains(".xcassets") { walk?.skipDescendants() }
            } else {
                found.append(entry)
            }
        }
        return found.sorted()
    }

    /// Lets `Bundle` and `NSDataAsset` find them.
    func offer(locale: String) {
        ProjectFiles.files = ProjectFiles.Files(
            folder: URL(fileURLWithPath: folder).standardizedFileURL.path, information: information,
            paths: { paths(of: $0, locale: locale).map(absolute) },
            pathsWithEnding: { ending in
                byName.keys.filter { ending.isEmpty || ($0 as NSString).pathExtension == ending }.sorted()
                    .compactMap { byName[$0]?.first }.map(absolute)
            },
            dataSet: { dataSets[$0].map(absolute) })
    }

    /// The paths of the fonts that the project brings along.
    var fonts: [String] {
        byName.filter { FontLibrary.isFont(named: $0.key) }.compactMap { $0.value.first }.map(absolute)
    }

    /// The files of a name, or of a folder and a name. One of the wanted language comes first, one of another language last.
    func paths(of name: String, locale: String = "en") -> [String] {
        let last = (name as NSString).lastPathComponent
        let matching = (byName[last] ?? []).filter { $0 == name || last == name || $0.hasSuffix("/\(name)") }
        let language = locale.prefix { $0 != "_" && $0 != "-" }
        func rank(_ path: String) -> Int {
            path.contains("/\(language).lproj/") || path.hasPrefix("\(language).lproj/")
                ? 0 : path.contains(".lproj/") ? (path.contains("Base.lproj/") ? 2 : 3) : 1
        }
        return matching.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element)
    }

    private func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(folder)/\(path)").standardizedFileURL.path
    }

    /// The app's property list: that of the outermost folder. Values that Xcode would fill in are left out.
    private var information: [String: any Sendable] {
        let own = (byName["Info.plist"] ?? []).filter { !$0.hasPrefix("/") }
        let lists = own.sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        guard let first = lists.first, let data = FileManager.default.contents(atPath: absolute(first)),
            data.count <= UserFiles.largest,
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return [:] }
        return values.compactMapValues { value in
            if let text = value as? String { return text.contains("$(") ? nil : text }
            if let list = value as? [String] { return list }
            return value as? Bool ?? value as? Int ?? value as? Double
        }
    }

    /// The files that sources speak of by name, with or without ending, for the manifest.
    func named(in sources: QuotedTexts) throws -> [Manifest.Resource] {
        let files = byName.keys.sorted().filter {
            sources.contains($0) || sources.contains(($0 as NSString).deletingPathExtension)
        }.compactMap { byName[$0]?.first }
        let sets = dataSets.keys.sorted().filter(sources.contains).compactMap { dataSets[$0] }
        return try (files + sets).filter { !$0.hasSuffix(".png") }.map { path in
            let data = try Data(contentsOf: URL(fileURLWithPath: absolute(path)), options: .mappedIfSafe)
            return Manifest.Resource(
                name: (path as NSString).lastPathComponent, sha256: SHA256.hexDigest(Array(data)))
        }
    }
}
