import KinoraBasics
import KinoraStage

/// Files of a bundle. Those of a built package's bundle are Foundation's; any other bundle stands for the folder that the sources lie
/// in, where files are found by name, in whatever folder they are, as Xcode copies them.
///
/// These hide Foundation's methods in files that import this module but not Foundation by name.
extension Bundle {
    /// The pictures and colors of the module that asks. SwiftPM makes a name of its own for this in modules whose manifest
    /// names resources, which hides this one; in others it is the program's.
    public static var module: Bundle { .main }

    @_disfavoredOverload
    public func url(forResource name: String?, withExtension ext: String?) -> URL? { file(name, ext) }
    @_disfavoredOverload
    public func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
        file(name, ext, in: subdirectory)
    }
    @_disfavoredOverload
    public func path(forResource name: String?, ofType ext: String?) -> String? { file(name, ext)?.path }
    @_disfavoredOverload
    public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
        file(name, ext, in: subpath)?.path
    }
    @_disfavoredOverload
    public func urls(forResourcesWithExtension ext: String, subdirectory: String?) -> [URL]? {
        let own = isOfBuiltPackage ? filesInBundle(ext, in: subdirectory) : []
        return own.isEmpty ? ProjectFiles.files?.pathsWithEnding(ext).map(URL.init(fileURLWithPath:)) ?? [] : own
    }
    @_disfavoredOverload
    public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
        urls(forResourcesWithExtension: ext ?? "", subdirectory: subpath)?.map(\.path) ?? []
    }

    private func file(_ name: String?, _ ending: String?, in folder: String? = nil) -> URL? {
        let own = isOfBuiltPackage ? fileInBundle(name, ending, in: folder) : nil
        return own ?? ProjectFiles.path(name, ending, in: folder).map(URL.init(fileURLWithPath:))
    }

    /// Whether SwiftPM made this bundle.
    private var isOfBuiltPackage: Bool { bundlePath.hasSuffix(".resources") || bundlePath.hasSuffix(".bundle") }

    // MARK: Folders

    @_disfavoredOverload
    public var resourceURL: URL? { isOfBuiltPackage ? folderOfBundle : projectFolder ?? folderOfBundle }
    @_disfavoredOverload
    public var resourcePath: String? { resourceURL?.path }
    @_disfavoredOverload
    public var bundleURL: URL { isOfBuiltPackage ? folderOfBundle : projectFolder ?? folderOfBundle }

    private var projectFolder: URL? { ProjectFiles.files.map { URL(fileURLWithPath: $0.folder, isDirectory: true) } }

    // MARK: Information

    /// What `Info.plist` beside the sources says, and what Xcode adds to it where it says nothing: version 1.0, build 1.
    @_disfavoredOverload
    public var infoDictionary: [String: Any]? {
        let usual: [String: Any] = [
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundleName": projectFolder?.lastPathComponent ?? "App",
            "CFBundleDisplayName": projectFolder?.lastPathComponent ?? "App",
            "CFBundleIdentifier": bundleIdentifier ?? "",
        ]
        return (ProjectFiles.files?.information ?? [:]).reduce(into: usual) { $0[$1.key] = $1.value }
    }
    @_disfavoredOverload
    public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
    @_disfavoredOverload
    public var bundleIdentifier: String? { ProjectFiles.identifier }

    // MARK: Texts

    /// The text of a key in the source's string tables; those of one language where the bundle is that language's folder.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        textInTables(key, value ?? "", tableName)
    }

    /// - Parameter value: what is said where no table has the key, unless it is empty.
    func textInTables(_ key: String, _ value: String, _ table: String?) -> String {
        StringTables.format(key, table, language: language) ?? (value.isEmpty ? key : value)
    }

    /// Of a folder such as `de.lproj`; nil for any other bundle.
    var language: String? {
        let folder = bundlePath.split(separator: "/").last ?? ""
        return folder.hasSuffix(".lproj") && folder != "Base.lproj" ? String(folder.dropLast(6)) : nil
    }
}
