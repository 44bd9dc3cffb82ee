import Foundation
import Synchronization

/// Finds font files by name in a fixed list of folders.
///
/// First the folders of KINORA_FONT_PATH (colon-separated), then Debian's. Every folder is read once, with its subfolders,
/// sorted by path, so that the answer does not depend on the order in which the disk lists its files.
final class FontDirectories: Sendable {
    static let system = ["/usr/share/fonts", "/usr/local/share/fonts"]
    /// More files than this in one folder are ignored, so that a wrong path in the variable does not scan a whole disk.
    private static let fileLimit = 20_000

    let directories: [String]
    private let index = Mutex<[String: String]?>(nil)

    init(directories: [String]? = nil) {
        let own = ProcessInfo.processInfo.environment["KINORA_FONT_PATH"] ?? ""
        self.directories = directories ?? own.split(separator: ":").map(String.init) + FontDirectories.system
    }

    /// The path of the file with this name (with its extension, without its folder), or nil.
    func path(ofFile name: String) -> String? { files[name] }

    /// Every font file there is, in a fixed order.
    var allPaths: [String] { files.values.sorted() }

    private var files: [String: String] {
        index.withLock { index in
            if let index { return index }
            let found = scan()
            index = found
            return found
        }
    }

    private func scan() -> [String: String] {
        var found: [String: String] = [:]
        for directory in directories {
            guard let walker = FileManager.default.enumerator(atPath: directory) else { continue }
            var names: [String] = []
            for case let name as String in walker {
                if ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased()) { names.append(name) }
                if names.count >= FontDirectories.fileLimit { break }
            }
            for name in names.sorted() {
                let file = (name as NSString).lastPathComponent
                if found[file] == nil { found[file] = directory + "/" + name }
            }
        }
        return found
    }
}
