import Foundation
import KinoraFrames

/// The versions of packages that files `Package.resolved` record, of all their forms.
struct PackagePins: Equatable {
    private struct Pin: Codable, Equatable {
        let identity: String
        var kind = "remoteSourceControl"
        let location: String
        let state: State
    }
    private struct State: Codable, Equatable {
        let branch: String?
        let revision: String?
        let version: String?
    }

    private var pins: [Pin] = []
    var isEmpty: Bool { pins.isEmpty }

    /// Larger files are not read, in bytes.
    private static let largest = 4 << 20

    /// Adds what a file records. What is known of a package already stays.
    mutating func add(_ path: String) {
        guard FileManager.default.fileExists(atPath: path),
            let bytes = try? FolderListing.read(path, limit: PackagePins.largest)
        else { return }
        for pin in PackagePins.pins(in: Data(bytes)) where !pins.contains(where: { $0.identity == pin.identity }) {
            pins.append(pin)
        }
    }

    /// Adds the files that Xcode keeps for a project: in it, or in a workspace beside it.
    mutating func add(ofProject path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        let beside = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)" }
        for workspace in ["\(path)/project.xcworkspace"] + beside {
            add("\(workspace)/xcshareddata/swiftpm/Package.resolved")
        }
    }

    /// The text of a file that records them.
    var text: String {
        struct File: Encodable {
            let pins: [Pin]
            var version = 2
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try? encoder.encode(File(pins: pins.sorted { $0.identity < $1.identity }))
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    private static func pins(in data: Data) -> [Pin] {
        struct Entry: Decodable {
            let location, repositoryURL: String?
            let state: State?
        }
        struct File: Decodable {
            struct Object: Decodable { let pins: [Entry]? }
            let pins: [Entry]?
            let object: Object?
        }
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return [] }
        return (file.pins ?? file.object?.pins ?? []).compactMap { entry in
            guard let place = entry.location ?? entry.repositoryURL, let state = entry.state, state.revision != nil
            else {
                return nil
            }
            return Pin(identity: RemotePackage.identity(of: place), location: place, state: state)
        }
    }
}
