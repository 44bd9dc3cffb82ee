/// How the compiler's plugin names a preview's function, and how the command finds it again.
package enum PreviewSymbol {
    /// The symbol of the `#Preview` that begins on a line of a file. The identifier is that of `#fileID`: module and file.
    package static func name(fileID: String, line: Int) -> String {
        "kinora_preview_\(String(StableHash.of(fileID), radix: 16))_\(line)"
    }
}
