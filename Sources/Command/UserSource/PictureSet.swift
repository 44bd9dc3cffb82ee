import Foundation
import KinoraFrames

/// A set of an asset catalogue: which of its files are for light and dark surroundings, and whether only their shape counts.
struct PictureSet: Equatable {
    let light: UserPictures.File
    let dark: UserPictures.File?
    let isTemplate: Bool

    private struct Contents: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let idiom: String?
            let scale: String?
            let appearances: [Appearance]?
        }
        struct Appearance: Decodable {
            let appearance: String?
            let value: String?
        }
        struct Properties: Decodable {
            let intent: String?
            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
        let images: [Entry]?
        let properties: Properties?
    }

    /// Larger lists of a set's files are not read, in bytes.
    private static let largest = 1 << 20

    /// - Parameter folder: a path that ends with `.imageset`.
    init?(folder: String) {
        guard let bytes = try? FolderListing.read("\(folder)/Contents.json", limit: PictureSet.largest),
            let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
        else { return nil }
        let entries = (contents.images ?? []).filter { entry in
            guard let name = entry.filename, !name.contains("/") else { return false }
            return FileManager.default.fileExists(atPath: "\(folder)/\(name)")
        }
        func file(_ appearance: String?) -> UserPictures.File? {
            let suitable = entries.filter { entry in
                let own = (entry.appearances ?? []).compactMap(\.value)
                return appearance.map { own == [$0] } ?? own.isEmpty
            }
            return PictureSet.best(of: suitable, in: folder)
        }
        guard let light = file("light") ?? file(nil) ?? PictureSet.best(of: entries, in: folder) else { return nil }
        self.light = light
        dark = file("dark")
        isTemplate = contents.properties?.intent == "template"
    }

    /// One for all devices or phones, and of these the one with most pixels to a point.
    private static func best(of entries: [Contents.Entry], in folder: String) -> UserPictures.File? {
        let devices = ["universal": 30.0, "iphone": 20, "ipad": 10]
        func rank(_ entry: Contents.Entry) -> Double {
            let device = devices[entry.idiom ?? "universal"] ?? 0
            return device + scale(entry)
        }
        func scale(_ entry: Contents.Entry) -> Double { Double((entry.scale ?? "1x").dropLast()) ?? 1 }
        guard let best = entries.max(by: { rank($0) < rank($1) }), let name = best.filename else { return nil }
        return UserPictures.File(path: "\(folder)/\(name)", scale: scale(best))
    }
}
