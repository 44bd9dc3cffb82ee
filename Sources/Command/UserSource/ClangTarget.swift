import Foundation
import KinoraFrames

/// A target of a package that is in C or C++: what other targets import of it are its headers.
struct ClangTarget {
    /// The module's name.
    let module: String
    /// The folder of all that it is made of.
    let place: String
    /// The files to compile, in order.
    let sources: [String]
    /// The folder of the headers that others see; it need not be there.
    let headers: String
    /// The compiler's words for a file in C.
    let wordsForC: [String]
    /// The compiler's words for a file in C++.
    let wordsForCXX: [String]
    /// What it takes from other targets, as modules' names.
    let imports: Set<String>

    private static let ofC: Set<String> = ["c", "S", "s"]
    private static let ofCXX: Set<String> = ["cc", "cpp", "cxx", "c++"]
    private static let ofHeaders: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"]

    /// The largest file in bytes: whole databases come as one file of C.
    static let largest = 64 << 20

    /// Whether a file is compiled by clang.
    static func isSource(_ file: String) -> Bool { ofC.contains(ending(file)) || isCXX(file) }
    static func isObjectiveC(_ file: String) -> Bool { ["m", "mm"].contains(ending(file)) }
    static func isCXX(_ file: String) -> Bool { ofCXX.contains(ending(file)) }
    private static func ending(_ file: String) -> String { (file as NSString).pathExtension }

    private static func isHeader(_ file: String) -> Bool { ofHeaders.contains(ending(file)) }

    /// All that decides what is compiled, by paths below the target's folder.
    func contents() throws -> [(path: String, bytes: [UInt8])] {
        try ClangTarget.contents(of: place) { ClangTarget.isHeader($0) || ClangTarget.isSource($0) }
    }

    /// The files of a folder that are wanted, by their paths in there.
    private static func contents(
        of folder: String, where isWanted: (String) -> Bool
    ) throws -> [(path: String, bytes: [UInt8])] {
        try files(in: folder).filter(isWanted).map { ($0, try FolderListing.read("\(folder)/\($0)", limit: largest)) }
    }

    /// Puts the headers into a folder, where `-I` makes a module of them.
    func writeHeaders(to folder: URL) throws {
        let found = try ClangTarget.contents(of: headers, where: ClangTarget.isHeader)
        for (path, bytes) in found {
            let copy = folder.appendingPathComponent(path)
            try FolderListing.create(copy.deletingLastPathComponent().path)
            try Data(bytes).write(to: copy)
        }
        guard !found.contains(where: { $0.path == "module.modulemap" }) else { return }
        let map = folder.appendingPathComponent("module.modulemap")
        try Data(moduleMap(of: found.map(\.path)).utf8).write(to: map)
    }

    /// SwiftPM's rule: the header of the module's name stands for all of them, if there is one.
    private func moduleMap(of headers: [String]) -> String {
        let umbrella = ["\(module).h", "\(module)/\(module).h"].first(where: headers.contains)
        return """
            module \(module) {
                \(umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \".\"")
                export *
            }

            """
    }

    /// All files below a folder by their paths in there, in order, without hidden ones.
    static func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        for entry in walk.lazy.compactMap({ $0 as? String }) {
            if entry.hasPrefix(".") || entry.contains("/.") {
                walk.skipDescendants()
            } else {
                found.append(entry)
            }
        }
        return found.sorted()
    }
}
