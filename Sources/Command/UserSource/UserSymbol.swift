import Foundation
import KinoraDrawings
import KinoraFrames
import KinoraScene
import KinoraTypography
import KinoraViews

/// A symbol of a project's own: the template in a set `.symbolset` of an asset catalogue.
struct UserSymbol {
    let picture: LibraryPicture

    /// Larger files are not read, in bytes.
    private static let largest = 16 << 20

    /// nil where the file cannot be read as a template, which is told.
    init?(_ path: String) {
        do {
            let bytes = try FolderListing.read(path, limit: UserSymbol.largest)
            let digest = SHA256.hexDigest(bytes)
            let variants = try SymbolTemplate(bytes).variants.map { variant in
                CustomSymbol.Variant(
                    weight: variant.weight, scale: variant.size.scale,
                    parts: variant.parts.map {
                        .init(
                            path: $0.path, level: SymbolLevel(rawValue: $0.level) ?? .primary,
                            color: $0.color.flatMap(SymbolColor.init))
                    },
                    margins: variant.margins, key: "symbol \(digest) \(variant.weight) \(variant.size.rawValue)")
            }
            guard let symbol = CustomSymbol(variants) else { return nil }
            picture = symbol.picture
        } catch {
            UsedFonts.note("\(path) is no symbol: \((error as? CommandError)?.sentence ?? "\(error)").")
            return nil
        }
    }
}

extension SymbolTemplate.Size {
    fileprivate var scale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}
