import Foundation
import KinoraFrames

/// A Metal source file, read for its stitchable functions before the compiler reads it.
package struct MetalSource: Sendable {
    /// As the user names it; errors say so.
    package let path: String
    let text: String
    package let bytes: [UInt8]
    /// In the order of the text.
    package let functions: [Function]

    /// A function that SwiftUI can call.
    package struct Function: Sendable, Equatable {
        /// With the namespaces it is in: `transitions::wipe`.
        package let name: String
        /// On one line, without comments: `half4 tint(float2 position, half4 color)`.
        package let declaration: String
    }

    /// The largest file in bytes.
    static let largest = 8 << 20

    /// - Throws: `MetalError` where the file cannot be read or is no text.
    package init(_ path: String) throws {
        try self.init(bytes: FolderListing.read(path, limit: MetalSource.largest), path: path)
    }

    /// - Parameter path: what errors call it.
    package init(bytes: [UInt8], path: String) throws {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw MetalError.unusable("The Metal source \(path) is not text in UTF-8.")
        }
        self.path = path
        self.bytes = bytes
        self.text = text
        functions = MetalDeclarations(text).functions
    }

    /// The folder it is in.
    var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

    /// The files that it includes by name, and those that they include, each once; what is not found is left to the compiler.
    ///
    /// - Parameter folders: where they are looked for besides the folder of the file that includes them.
    func included(searching folders: [String]) -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        var pending: [String] = []
        func add(_ text: String, in folder: String) {
            for name in MetalDeclarations.includes(text) {
                pending += name.hasPrefix("/") ? [name] : ([folder] + folders).map { "\($0)/\(name)" }
            }
        }
        add(text, in: folder)
        while let path = pending.popLast() {
            guard found[path] == nil, found.count < 1000,
                let bytes = try? FolderListing.read(path, limit: MetalSource.largest)
            else { continue }
            found[path] = bytes
            add(String(decoding: bytes, as: UTF8.self), in: URL(fileURLWithPath: path).deletingLastPathComponent().path)
        }
        return found
    }
}

/// Why Metal source does not become functions.
package enum MetalError: Error, Equatable {
    /// A whole sentence.
    case unusable(String)
    /// There is no compiler; a whole sentence that says what to install.
    case noCompiler(String)
    /// The compiler's own words, at the user's files and lines, and how many errors they are.
    case doesNotCompile(messages: String, errors: Int)
}
