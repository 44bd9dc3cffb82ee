import Foundation

/// A folder with what lies in it, as far as it matters for finding Swift modules.
struct SourceTree {
    let root: String
    /// All Swift files, in order; not those of hidden folders, of playgrounds, of pages of documentation, and of folders
    /// that hold built or borrowed code.
    let files: [String]
    /// The outermost folders with a `Package.swift`, and those below a project's folder, which the project may use.
    let packages: [String]
    /// The folders with an `.xcodeproj` that are not inside of a package.
    let projects: [String]
    /// All folders that end in `.xcodeproj`, in order; in packages, too, which may have an app that shows them.
    let projectFiles: [String]

    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

    init(_ path: String) {
        root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let root = root
        var (files, manifests, projects): ([String], [String], [String]) = ([], [], [])
        var projectFiles: [String] = []
        let walk = FileManager.default.enumerator(atPath: root)
        while let entry = walk?.nextObject() as? String {
            let name = String(entry.split(separator: "/").last ?? "")
            let folder = entry.dropLast(name.count).last == "/" ? "\(root)/\(entry.dropLast(name.count + 1))" : root
            if name.hasPrefix(".") || SourceTree.skipped.contains(name) || name.hasSuffix(".playground")
                || name.hasSuffix(".docc")
            {
                walk?.skipDescendants()
            } else if name.hasSuffix(".xcodeproj") {
                walk?.skipDescendants()
                projects.append(folder)
                projectFiles.append("\(folder)/\(name)")
            } else if name == "Package.swift" {
                manifests.append(folder)
            } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@") {
                files.append("\(root)/\(entry)")
            }
        }
        let packages = manifests.filter { place in
            !manifests.contains { outer in
                outer != place && place.hasPrefix("\(outer)/")
                    && !projects.contains { $0.hasPrefix("\(outer)/") && place.hasPrefix("\($0)/") }
            }
        }
        self.packages = packages.sorted()
        self.files = files.sorted()
        self.projectFiles = projectFiles.sorted()
        self.projects = Set(projects).filter { place in
            !packages.contains { place == $0 || place.hasPrefix("\($0)/") }
        }.sorted()
    }

    /// The files below a project's folder, without those of packages and of projects further down.
    func files(ofProject folder: String) -> [String] {
        let others = (packages + projects).filter { $0.hasPrefix("\(folder)/") }
        return files.filter { file in
            file.hasPrefix("\(folder)/") && !others.contains { file.hasPrefix("\($0)/") }
        }
    }
}
