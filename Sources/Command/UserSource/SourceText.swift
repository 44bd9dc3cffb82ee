import KinoraFrames
import Foundation

/// A Swift source of a user, read for what kinora has to know of it before the compiler reads it.
struct SourceText {
    /// As the user names it.
    let path: String
    let bytes: [UInt8]
    /// What is compiled.
    let text: String
    /// The lines, from 1, on which `#Preview` stands. Some may be in comments or for other systems.
    let previewLines: [Int]
    /// The types that say they are preview providers. Some may be for other systems.
    let providers: [Provider]
    /// The structs that say they are views, in order.
    let views: [String]
    /// The types that say they are apps.
    let apps: [String]

    /// The largest source in bytes.
    static let largest = 8 << 20

    /// A preview provider, and the symbol of the function that hands it over.
    struct Provider {
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
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        previewLines = lines.indices.filter { lines[$0].contains("#Preview") }.map { $0 + 1 }
        let declarations = TypeDeclarations(source)
        views = declarations.names(["struct"], thatAre: "View")
        apps = declarations.names(["struct", "class"], thatAre: "App")
        let found = SourceText.providers(declarations, source, in: URL(fileURLWithPath: path).lastPathComponent)
        providers = found.map(\.provider)
        text = SourceText.handingOver(found, source).split(separator: "\n", omittingEmptySubsequences: false)
            .map { SourceText.withOwnFoundation($0) }.joined(separator: "\n")
    }

    /// The providers that stand outside of all braces, and where: at a byte of the source. The symbols differ from file to
    /// file, because all files of a package are linked together.
    private static func providers(
        _ declarations: TypeDeclarations, _ source: String, in fileName: String
    ) -> [(provider: Provider, start: Int)] {
        let found = declarations.all.filter { $0.depth == 0 && $0.inherited.contains("PreviewProvider") }
        guard !found.isEmpty else { return [] }
        let digest = SHA256.hexDigest(Array("\(fileName)\n\(source)".utf8)).prefix(16)
        return found.enumerated().map { index, declaration in
            (Provider(name: declaration.name, symbol: "kinora_provider_\(digest)_\(index)"), declaration.start)
        }
    }

    /// The source with a function before each provider, on the same line, that hands it over. Without one, the compiler drops
    /// a type that nothing refers to and that nobody outside can see.
    private static func handingOver(_ providers: [(provider: Provider, start: Int)], _ source: String) -> String {
        var bytes = Array(source.utf8)
        for (provider, start) in providers.reversed() {
            let function =
                "@_cdecl(\"\(provider.symbol)\") @MainActor public func \(provider.symbol)() -> UnsafeMutableRawPointer "
                + "{ _PreviewProviderRegistration(\(provider.name).self).retained }; "
            bytes.insert(contentsOf: function.utf8, at: start)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A line that imports Foundation imports SwiftUI in its place, which brings Foundation along. Both by name would make
    /// `Date()`, `Timer` and the like ambiguous between the machine's clock and that of the performance.
    private static func withOwnFoundation(_ line: Substring) -> String {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let position = words.firstIndex(of: "import"), words.index(after: position) < words.endIndex,
            words[position + 1] == "Foundation", words.count == position + 2 || words[position + 2].hasPrefix("//"),
            words[..<position].allSatisfy({
                $0.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains($0)
            })
        else { return String(line) }
        return line.replacingOccurrences(of: "Foundation", with: "SwiftUI")
    }
}
