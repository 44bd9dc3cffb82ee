import KinoraStage

/// The files that lie beside a user's sources, by name, where an app would find them in its bundle.
package enum ProjectFiles {
    /// Set before performances begin; nil where there are no sources of a user.
    package struct Files: Sendable {
        /// The folder that the sources lie in.
        package let folder: String
        /// The paths of the files of a name such as `cities.json`, or of a folder and name, the best first.
        package let paths: @Sendable (String) -> [String]
        /// The paths of all files with an ending.
        package let pathsWithEnding: @Sendable (String) -> [String]
        /// The path of the file that a data set of an asset catalogue holds.
        package let dataSet: @Sendable (String) -> String?
        /// What `Info.plist` says.
        package let information: [String: any Sendable]

        package init(
            folder: String, information: [String: any Sendable], paths: @escaping @Sendable (String) -> [String],
            pathsWithEnding: @escaping @Sendable (String) -> [String], dataSet: @escaping @Sendable (String) -> String?
        ) {
            (self.folder, self.information) = (folder, information)
            (self.paths, self.pathsWithEnding, self.dataSet) = (paths, pathsWithEnding, dataSet)
        }
    }

    nonisolated(unsafe) package static var files: Files? {
        didSet { DefaultsStore.appDomain = identifier }
    }

    /// The identifier of the app's bundle.
    static var identifier: String { files?.information["CFBundleIdentifier"] as? String ?? "com.example.app" }

    /// The file of a name and ending, each of which may be missing or in the other.
    static func path(_ name: String?, _ ending: String?, in folder: String? = nil) -> String? {
        guard let files else { return nil }
        let ending = ending.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        guard let name, !name.isEmpty else { return ending.flatMap { files.pathsWithEnding($0).first } }
        let whole = ending.map { "\(name).\($0)" } ?? name
        return folder.flatMap { files.paths("\($0)/\(whole)").first } ?? files.paths(whole).first
    }
}

/// The content of a data set of an asset catalogue.
public final class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: String
    public let data: Data
    /// Data sets do not say the kind of their data here.
    public var typeIdentifier: String { "public.data" }

    /// nil where no catalogue beside the sources has such a data set.
    public init?(name: String, bundle: Bundle) {
        guard let path = ProjectFiles.files?.dataSet(name), let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        (self.name, self.data) = (name, data)
    }
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
}
