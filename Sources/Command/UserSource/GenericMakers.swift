import Foundation

/// `T()` where `T` is a class of UIKit's that only the running program knows. Swift makes no object of such a class, so that UIKit is asked.
enum GenericMakers {
    /// The source with `T._kinoraMade()` in the place of `T()` and `T.init()`.
    ///
    /// - Parameter bringingUIKit: adds the import, where the source has none.
    static func made(in source: String, bringingUIKit: (String) -> String) -> String {
        guard source.contains(": UI") else { return source }
        let parameter =
            /(?:[<,]\s*|\bwhere\s+|\bassociatedtype\s+)([A-Z]\w*)\s*:\s*UI\w*(?:View|Controller|Control|Cell|Button|Label|Field|Switch|Slider|Bar)\b/
            .wordBoundaryKind(.simple)
        let names = Set(source.matches(of: parameter).map { String($0.output.1) })
        var result = source
        for name in names.sorted() where !isAnythingElse(name, in: source) {
            guard let call = try? Regex("(^|[^\\w.])\(name)(?:\\.init)?\\((?=\\)|frame:)") else { continue }
            result = result.replacing(call) { "\($0.output[1].substring ?? "")\(name)._kinoraMade(" }
        }
        return result == source || source.contains(/(?m)^import UIKit\b/) ? result : bringingUIKit(result)
    }

    /// Whether a name is also that of a parameter of another kind in the same source, or of a type.
    private static func isAnythingElse(_ name: String, in source: String) -> Bool {
        guard
            let other = try? Regex(
                "[<,]\\s*\(name)\\s*[,>]|[<,]\\s*\(name)\\s*:(?!\\s*UI)|\\b(?:class|struct|enum|typealias)\\s+\(name)\\b"
            )
        else { return true }
        return source.contains(other)
    }
}
