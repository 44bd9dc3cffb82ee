import Foundation
import KinoraFrames
import KinoraViews

/// A folder whose files stand for the network: `https://api.example.com/v1/items?page=2` is answered by
/// `api.example.com/v1/items`, with any ending, and where there is a query by the file with that query in its name first.
struct NetworkFiles {
    let folder: String

    /// Lets requests be answered from the folder that `--responses` names, if it names one.
    static func offer(_ responses: String?) throws {
        guard let responses else { return }
        guard FolderListing.isFolder(responses) else {
            throw CommandError(.unreadable, "There is no folder \(responses); --responses takes one.")
        }
        NetworkFiles(folder: responses).offer()
    }

    /// Lets requests be answered.
    func offer() { NetworkResponses.lookup = { answer(to: $0) } }

    func answer(to url: URL) -> Data? {
        guard let host = url.host else { return nil }
        let parts = url.path.split(separator: "/").filter { $0 != ".." && $0 != "." }
        let place = ([host] + parts.map(String.init)).joined(separator: "/")
        let names = [url.query.map { "\(place)?\($0)" }, place, "\(place)/index"].compactMap { $0 }
        for name in names {
            if let data = content("\(folder)/\(name)") { return data }
            let (parent, last) = ((name as NSString).deletingLastPathComponent, (name as NSString).lastPathComponent)
            let beside = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)")) ?? []
            if let found = beside.sorted().first(where: { ($0 as NSString).deletingPathExtension == last }) {
                if let data = content("\(folder)/\(parent)/\(found)") { return data }
            }
        }
        return nil
    }

    private func content(_ path: String) -> Data? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return nil
        }
        return FileManager.default.contents(atPath: path)
    }
}
