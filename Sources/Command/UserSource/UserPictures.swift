import Foundation
import KinoraDrawings
import KinoraFrames
import KinoraPixels
import KinoraScene
import KinoraTestRuns
import KinoraViews

/// The pictures that lie beside a user's sources: the PNG, JPEG and WebP files of the folder and the folders in it, and of asset catalogues
/// also SVG, PDF and symbols, found by name as `Image("name")` does. `name@2x.png` has two pixels to a point.
struct UserPictures {
    /// One file that a name can mean.
    struct File: Equatable {
        let path: String
        /// Pixels per point.
        let scale: Double
    }

    private let files: [String: File]

    /// Entries of a folder that are looked at; what comes after them is not found.
    static let mostEntries = 20_000
    /// Larger pictures are not looked into, in bytes.
    private static let largest = 64 << 20

    init(in folders: BundledFolders) {
        files = folders.all.reduce(into: [:]) { files, folder in
            files.merge(UserPictures.index(of: folder.path, deep: folder.isDeep)) { first, _ in first }
        }
    }

    /// Lets `Image("name")` find these pictures.
    @MainActor
    func offer() {
        KinoraImageLibrary.decode = { bytes in
            SourcePicture.decode(bytes)?.premultiplied() ?? MovingPicture.frames(bytes)?.frames.first?.picture
                ?? UnreadPicture(photo: bytes)?.pixmap
        }
        KinoraImageLibrary.decodeFrames = MovingPicture.frames
        KinoraImageLibrary.encode = { try? PNGEncoder().encode($0) }
        KinoraImageLibrary.lookup = { name in
            // "Fountain/stone" is "stone" in a folder that gives its name; UIKit takes "stone.png" for it as well.
            let last = name.split(separator: "/").last.map(String.init)
            let stem = last.map { ($0 as NSString).deletingPathExtension }
            guard let file = files[name] ?? last.flatMap({ files[$0] }) ?? stem.flatMap({ files[$0] }) else {
                return nil
            }
            if file.path.contains(".symbolset/") { return UserSymbol(file.path)?.picture }
            let set = PictureSet(folder: (file.path as NSString).deletingLastPathComponent)
            guard let form = UserPictures.form(of: set?.light ?? file) else { return nil }
            return LibraryPicture(
                form, dark: set?.dark.flatMap(UserPictures.form), isTemplate: set?.isTemplate ?? false)
        }
    }

    /// What a file shows; nil for a PNG that cannot be read.
    private static func form(of file: File) -> LibraryPicture.Form? {
        let bytes = (try? FolderListing.read(file.path, limit: largest)) ?? []
        if let picture = SourcePicture.decode(bytes)?.premultiplied()
            ?? MovingPicture.frames(bytes)?.frames.first?.picture
        {
            return .pixels(SceneImage(picture), scale: file.scale)
        }
        guard !file.path.hasSuffix(".png") else { return nil }
        var reason = "of pictures, PNG, JPEG, WebP, SVG and PDF are read"
        if ["svg", "pdf"].contains((file.path as NSString).pathExtension.lowercased()) {
            do {
                let drawing = try VectorDrawing(file: bytes)
                if !drawing.omissions.isEmpty {
                    UsedFonts.note("Of \(file.path), \(drawing.omissions.joined(separator: ", ")) are not drawn.")
                }
                return .drawing(DrawnPicture(size: drawing.size, nodes: drawing.nodes))
            } catch { reason = "\(error)" }
        }
        UsedFonts.note("\(file.path) is shown as a gray box: \(reason).")
        return .pixels(SceneImage(UnreadPicture(bytes).pixmap), scale: file.scale)
    }

    /// The pictures that sources speak of by name, for the manifest.
    func named(in sources: QuotedTexts) throws -> [Manifest.Resource] {
        try files.keys.sorted().filter(sources.contains).map { name in
            let bytes = try PNGFile.readBytes(files[name]!.path)
            return Manifest.Resource(
                name: URL(fileURLWithPath: files[name]!.path).lastPathComponent, sha256: SHA256.hexDigest(bytes))
        }
    }

    /// Of several files for one name the one with most pixels to a point is taken, of equal ones the first by path.
    private static func index(of folder: String, deep: Bool) -> [String: File] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [:] }
        var found: [String] = []
        for entry in walk.lazy.compactMap({ $0 as? String }).prefix(mostEntries) {
            if entry.hasPrefix(".") || entry.contains("/.") || entry == TestFile.usualGoldens {
                walk.skipDescendants()
            } else if isPicture(entry) {
                found.append(entry)
            } else if !deep, !entry.hasSuffix(".xcassets"), !entry.contains(".xcassets/") {
                walk.skipDescendants()
            }
        }
        var files: [String: File] = [:]
        var spaces = NameSpaces(folder: folder)
        for entry in found.sorted() {
            let (name, scale) = meaning(of: entry)
            let isBetter = entry.hasSuffix(".png")
            // In folders that give their names, the last name alone means the first of them.
            for name in [name] + (spaces.space(of: entry).map { ["\($0)/\(name)"] } ?? []) {
                if let known = files[name], known.path.hasSuffix(".png") == isBetter ? known.scale >= scale : !isBetter
                {
                    continue
                }
                files[name] = File(path: "\(folder)/\(entry)", scale: scale)
            }
        }
        return files
    }

    /// The folders of catalogues that give their names to what is in them.
    private struct NameSpaces {
        let folder: String
        private var known: [String: Bool] = [:]

        init(folder: String) { self.folder = folder }

        /// As in `Plants/Rose`; nil where no folder around a file of a catalogue gives its name.
        mutating func space(of entry: String) -> String? {
            guard entry.contains(".xcassets/") else { return nil }
            var path = folder
            var names: [Substring] = []
            for part in entry.split(separator: "/").dropLast(2) {
                path += "/\(part)"
                if part.hasSuffix(".xcassets") {
                    names = []
                } else if path.contains(".xcassets/"), gives(path) {
                    names.append(part)
                }
            }
            return names.isEmpty ? nil : names.joined(separator: "/")
        }

        private mutating func gives(_ path: String) -> Bool {
            if let known = known[path] { return known }
            let contents = try? String(contentsOfFile: "\(path)/Contents.json", encoding: .utf8)
            let gives = contents?.contains(/"provides-namespace"\s*:\s*true/) == true
            known[path] = gives
            return gives
        }
    }

    /// A PNG, another picture in a set of a catalogue, or one that could be in a bundle.
    private static func isPicture(_ entry: String) -> Bool {
        let ending = (entry as NSString).pathExtension.lowercased()
        return ending == "png" || entry.contains(".symbolset/") && ending == "svg"
            || entry.contains(".imageset/") && UnreadPicture.endings.contains(ending)
            || ["jpg", "jpeg", "heic", "webp"].contains(ending)
    }

    /// `Assets.xcassets/cat.imageset/whatever@2x.png` is `cat`; `cat@2x.png` is, too.
    static func meaning(of entry: String) -> (name: String, scale: Double) {
        let parts = entry.split(separator: "/").map(String.init)
        var stem = ((parts.last ?? "") as NSString).deletingPathExtension
        var scale = 1.0
        for factor in [2.0, 3.0] where stem.hasSuffix("@\(Int(factor))x") {
            (stem, scale) = (String(stem.dropLast(3)), factor)
        }
        for ending in [".imageset", ".symbolset"] {
            if let set = parts.dropLast().last, set.hasSuffix(ending) { stem = String(set.dropLast(ending.count)) }
        }
        return (stem, scale)
    }
}
