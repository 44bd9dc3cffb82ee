import Foundation
import KinoraDrawings
import KinoraFrames
import KinoraMacroExpansion

/// The classes that Xcode makes of a Core Data model, a folder `.xcdatamodeld`, as a source, with what the model says of classes that the
/// project has itself.
struct DataModel {
    private var entities: [DataEntity] = []

    /// The name of the file that is compiled along.
    static let fileName = "GeneratedDataModel.swift"

    /// - Parameter paths: the models' folders.
    init(_ paths: [String]) {
        for path in paths {
            let contents = "\(path)/\(DataModel.version(of: path))/contents"
            guard let bytes = try? FolderListing.read(contents, limit: SourceText.largest),
                let root = try? MarkupParser.parse(bytes)
            else { continue }
            for element in root.children where element.name == "entity" {
                guard let entity = DataEntity(element), !entities.contains(where: { $0.type == entity.type }) else {
                    continue
                }
                entities.append(entity)
            }
        }
    }

    /// Of the name of a model's folder.
    static let ending = ".xcdatamodeld"

    /// The models below a folder, in order.
    static func paths(below folder: String) -> [String] { paths(in: FolderEntries(below: folder)) }

    /// The same in what was read of it.
    static func paths(in entries: FolderEntries) -> [String] { entries.paths(endingIn: ending).sorted() }

    /// The folder of the version that counts.
    private static func version(of path: String) -> String {
        let list = FileManager.default.contents(atPath: "\(path)/.xccurrentversion").flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        if let name = list?["_XCCurrentVersionName"] as? String, !name.contains("/") { return name }
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return versions.filter { $0.hasSuffix(".xcdatamodel") }.sorted().last ?? ""
    }

    /// The classes as a source; nil where there are none.
    ///
    /// - Parameter files: the sources that are compiled along, which may have classes of the model themselves.
    func source(beside files: [SourceText]) -> String? {
        let own = files.reduce(into: [String: Bool]()) { $0.merge(DataModel.classes(in: $1.text)) { $0 && $1 } }
        let known = entities.filter { $0.isMade || own[$0.type] != nil }
        // What is made may not be seen farther than the project's own classes in it.
        let isPublic = known.allSatisfy { own[$0.type] ?? true }
        guard !known.isEmpty else { return nil }
        // Files of the module that only import SwiftUI see what this one exports.
        var text = "@_exported import CoreData\n"
        for entity in known {
            let made = entity.declaration(isOwn: own[entity.type] != nil, in: known)
            text += isPublic ? made : made.replacingOccurrences(of: "public ", with: "")
        }
        for root in known where root.parent(in: known) == nil { text += root.description(in: known) }
        return SourceAdaptation.adapted(text)
    }

    /// The classes of a source, and whether each is public.
    private static func classes(in text: String) -> [String: Bool] {
        guard text.contains("NSManagedObject") else { return [:] }
        let tokens = Tokens(text)
        let found = tokens.all.indices.dropLast().filter { tokens.isToken($0, "class") }.map { index in
            let modifiers = index - 2..<index
            return (
                tokens.text(tokens.all[index + 1]),
                modifiers.contains { tokens.isToken($0, "public") || tokens.isToken($0, "open") }
            )
        }
        return Dictionary(found) { $0 && $1 }
    }
}
