import KinoraFrames
import KinoraMacroExpansion
import Foundation

/// A Swift source of a user, read for what kinora has to know of it before the compiler reads it.
struct SourceText {
    /// As the user names it.
    let path: String
    let bytes: [UInt8]
    /// What is compiled.
    private(set) var text: String
    /// How many bodies of functions are left out of it, because they do not compile.
    private(set) var bodiesLeftOut = 0
    /// How many types and extensions are left out of it, because they do not compile outside of their functions.
    private(set) var typesLeftOut = 0
    /// The modules whose imports are left out of it, because they are not there.
    private(set) var importsLeftOut: Set<String> = []
    /// The lines, from 1, on which `#Preview` stands. Some may be for other systems.
    let previewLines: [Int]
    /// The types that say they are preview providers, alone or in other types. Some may be for other systems.
    let providers: [Door]
    /// The structs that say they are views, in order.
    let views: [String]
    /// The types that say they are apps.
    let apps: [String]
    /// Those of them that programs begin with. Some may be for other systems.
    let mainApps: [Door]
    /// The classes that put the first controller of an app in UIKit into its window.
    let windowDelegates: [String]
    /// Whether it declares classes or shared variables, which bodies may change.
    let declaresObjects: Bool

    /// The largest source in bytes.
    static let largest = 8 << 20

    /// A type, such as a preview provider, and the symbol of the function that hands it over.
    struct Door {
        let name: String
        let symbol: String
    }

    var fileName: String { URL(fileURLWithPath: path).lastPathComponent }
    /// The file's name without its extension.
    var stem: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    init(_ path: String) throws {
        self.path = path
        bytes = try FolderListing.read(path, limit: SourceText.largest)
        guard let source = String(validating: bytes, as: UTF8.self) else {
            throw CommandError(.badData, "The source \(path) is not text in UTF-8.")
        }
        previewLines = SourceText.previewLines(of: source)
        let declarations = TypeDeclarations(source)
        views = declarations.names(["struct"], thatAre: "View")
        declaresObjects = ObjectDeclarations.isAny(in: source)
        apps = declarations.names(["struct", "class"], thatAre: "App")
        windowDelegates = declarations.names(["class"], thatAre: "UIWindowSceneDelegate")
        let name = URL(fileURLWithPath: path).lastPathComponent
        let provided = ProviderDoors(declarations, source, in: name)
        let started = AppDoors(declarations, source, in: name)
        (providers, mainApps) = (provided.providers, started.apps)
        text = SourceAdaptation.adapted(DoorFunction.written(provided.functions + started.functions, into: source))
    }

    private static func previewLines(of source: String) -> [Int] {
        guard source.contains("#Preview") else { return [] }
        // Those in comments and texts are no tokens.
        let tokens = Tokens(source)
        let places = tokens.all.indices.filter { tokens.isToken($0, "#") && tokens.isToken($0 + 1, "Preview") }
        var (line, seen) = (1, 0)
        return places.map { index in
            let place = tokens.all[index].range.lowerBound
            line += tokens.bytes[seen..<place].count { $0 == UInt8(ascii: "\n") }
            seen = place
            return line
        }
    }

    /// The lines, from 0, on which a word stands in the code, and not in a comment or text.
    private static func lines(of word: String, in source: String) -> Set<Int> {
        let tokens = Tokens(source)
        var (line, seen) = (0, 0)
        return Set(
            tokens.all.indices.filter { tokens.isToken($0, word) }.map { index in
                let place = tokens.all[index].range.lowerBound
                line += tokens.bytes[seen..<place].count { $0 == UInt8(ascii: "\n") }
                seen = place
                return line
            })
    }

    /// Modules that bring no views along.
    private static let viewless: Set = ["Foundation", "FoundationNetworking", "Combine", "Observation", "Dispatch"]

    /// The source with Foundation in place of SwiftUI where it names only modules without views and such of its project: types of those may
    /// be named as SwiftUI's are.
    ///
    /// - Parameter modules: those of the project.
    func withoutViews(beside modules: Set<String>) -> SourceText {
        let imports = SourceImports(String(decoding: bytes, as: UTF8.self)).modules
        guard !imports.isDisjoint(with: modules), imports.isSubset(of: modules.union(SourceText.viewless)),
            // Frameworks of Xcode's bring UIKit along by their headers.
            !text.contains(
                /\b(?:UI|CA)[A-Z][a-z]|\bCG(?:Color|Context|Gradient|Image|Mutable|Path)/.wordBoundaryKind(.simple))
        else { return self }
        var source = self
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        source.text = lines.map { line in
            guard let module = SourceImports.module(in: line), ["SwiftUI", "Combine"].contains(module) else {
                return line
            }
            let foundation = line.replacingOccurrences(of: module, with: "KinoraFoundation")
            // Combine brings one name along that is not in Foundation.
            let more = module == "Combine" ? "; import protocol Combine.Subscription" : ""
            return Substring(foundation + more)
        }.joined(separator: "\n")
        return source
    }

    /// The source without its imports of modules that are not there.
    func withoutImports(of modules: Set<String>) -> SourceText {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var absent = lines.map { line in SourceImports.module(in: line).map(modules.contains) == true }
        guard absent.contains(true) else { return self }
        // A line of a text may look like an import.
        let imports = SourceText.lines(of: "import", in: text)
        for line in absent.indices where !imports.contains(line) { absent[line] = false }
        guard absent.contains(true) else { return self }
        var source = self
        source.text = zip(lines, absent).map { $1 ? "import SwiftUI" : $0 }.joined(separator: "\n")
        source.importsLeftOut.formUnion(modules)
        return source
    }

    /// The source without the bodies of functions that these errors are in, and without the types that others are in; nil where one is in
    /// nothing that could be left out.
    func without(_ problems: [CompilerMessages.Problem]) -> SourceText? {
        let bodies = FunctionBodies(text)
        // Without its body a function is still declared twice, or of a type that is not there.
        let outside = problems.filter { problem in
            problem.isRedeclaration || !bodies.contains(problem.line)
                || problem.isOfAbsentType && bodies.areBegun(on: problem.line)
        }
        guard let rest = outside.isEmpty ? self : withoutTypes(at: Set(outside.map(\.line))) else { return nil }
        // Lines stay where they are, and those of a type that is gone are in no body any more.
        let left = outside.isEmpty ? bodies : FunctionBodies(rest.text)
        let lines = Set(problems.map(\.line)).filter(left.contains)
        guard let (short, count) = left.leavingOut(lines, of: path), short != rest.text else {
            // It is not the bodies, which are left out already.
            return outside.isEmpty ? withoutTypes(at: lines) : rest
        }
        var source = rest
        (source.text, source.bodiesLeftOut) = (short, rest.bodiesLeftOut + count)
        return source
    }

    private func withoutTypes(at lines: Set<Int>) -> SourceText? {
        TopTypes(text).leavingOut(lines).map { rest, count in
            var source = self
            (source.text, source.typesLeftOut) = (rest, typesLeftOut + count)
            return source
        }
    }
}
