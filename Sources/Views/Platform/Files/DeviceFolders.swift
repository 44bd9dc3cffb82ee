import KinoraStage

// The folders of a device are in that of the performance, and never the machine's. These hide Foundation's in files that import this module
// but not Foundation by name.

extension FileManager {
    /// One folder: that of the app, or of its user.
    @_disfavoredOverload
    public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        [deviceFolder(directory)]
    }

    /// - Parameter url: not needed: there is one disk.
    @_disfavoredOverload
    public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        let folder = deviceFolder(directory)
        if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
        return folder
    }

    @_disfavoredOverload
    public var temporaryDirectory: URL { deviceFolder("tmp") }
    @_disfavoredOverload
    public var homeDirectoryForCurrentUser: URL { deviceFolder("") }
    /// There is one user.
    @_disfavoredOverload
    public func homeDirectory(forUser userName: String) -> URL? { deviceFolder("") }

    /// The folder that apps of a group share.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = deviceFolder("Shared/AppGroup/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

extension URL {
    public static var documentsDirectory: URL { deviceFolder(.documentDirectory) }
    public static var applicationSupportDirectory: URL { deviceFolder(.applicationSupportDirectory) }
    public static var cachesDirectory: URL { deviceFolder(.cachesDirectory) }
    public static var libraryDirectory: URL { deviceFolder(.libraryDirectory) }
    public static var downloadsDirectory: URL { deviceFolder(.downloadsDirectory) }
    public static var desktopDirectory: URL { deviceFolder(.desktopDirectory) }
    public static var moviesDirectory: URL { deviceFolder(.moviesDirectory) }
    public static var musicDirectory: URL { deviceFolder(.musicDirectory) }
    public static var picturesDirectory: URL { deviceFolder(.picturesDirectory) }
    public static var sharedPublicDirectory: URL { deviceFolder(.sharedPublicDirectory) }
    public static var applicationDirectory: URL { deviceFolder(.applicationDirectory) }
    public static var trashDirectory: URL { deviceFolder(.trashDirectory) }
    public static var userDirectory: URL { deviceFolder(.userDirectory) }
    @_disfavoredOverload
    public static var temporaryDirectory: URL { deviceFolder("tmp") }
    // Foundation's function of this name would win over what is disfavored.
    public static var homeDirectory: URL { deviceFolder("") }

    /// - Parameter url: not needed: there is one disk.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
}

@_disfavoredOverload
public func NSHomeDirectory() -> String { DeviceFolder.path }
@_disfavoredOverload
public func NSTemporaryDirectory() -> String { DeviceFolder.path + "/tmp/" }

/// One folder: that of the app, or of its user.
@_disfavoredOverload
public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] { ["\(expandTilde ? DeviceFolder.path : "~")/\(place(directory))"] }

extension NSString {
    /// With the folder of the device in place of a tilde at the front.
    @_disfavoredOverload
    public var expandingTildeInPath: String {
        let path = self as String
        return path == "~" || path.hasPrefix("~/") ? DeviceFolder.path + path.dropFirst() : path
    }
}

nonisolated private func deviceFolder(_ place: String) -> URL {
    URL(fileURLWithPath: DeviceFolder.path + (place.isEmpty ? "" : "/" + place), isDirectory: true)
}

nonisolated private func deviceFolder(_ directory: FileManager.SearchPathDirectory) -> URL {
    deviceFolder(place(directory))
}

/// Where a folder is in that of the device.
nonisolated private func place(_ directory: FileManager.SearchPathDirectory) -> String {
    switch directory {
    case .documentDirectory: "Documents"
    case .cachesDirectory: "Library/Caches"
    case .applicationSupportDirectory: "Library/Application Support"
    case .autosavedInformationDirectory: "Library/Autosave Information"
    case .downloadsDirectory: "Downloads"
    case .desktopDirectory: "Desktop"
    case .moviesDirectory: "Movies"
    case .musicDirectory: "Music"
    case .picturesDirectory: "Pictures"
    case .sharedPublicDirectory: "Public"
    case .applicationDirectory: "Applications"
    case .trashDirectory: ".Trash"
    case .userDirectory: "Users"
    case .itemReplacementDirectory: "tmp/TemporaryItems"
    default: "Library"
    }
}
