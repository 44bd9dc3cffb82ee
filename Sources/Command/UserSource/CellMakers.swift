import Foundation

/// Where cells are registered by their class, or a view names the class of its layer, it is said beside it how one is made: Swift makes no object of a class that is only
/// known when the program runs.
enum CellMakers {
    static func said(in source: String) -> String { cells(in: layers(in: source)) }

    /// `override class var layerClass: AnyClass { WaveLayer.self }` of a view.
    private static func layers(in source: String) -> String {
        guard source.contains("layerClass") else { return source }
        let property =
            /(override\s+(?:(?:open|public|internal)\s+)?class\s+)var\s+layerClass\s*:\s*AnyClass\s*\{\s*(?:get\s*\{\s*)?(?:return\s+)?([A-Z]\w*)\.self\s*\}(?:\s*\})?/
            .wordBoundaryKind(.simple)
        return source.replacing(property) { match in
            let (whole, start, type) = match.output
            // What closes a getter closes the property; a brace beyond that is the view's.
            let isGetter = whole.contains(/\{\s*get\s*\{/)
            let said = !isGetter && whole.hasSuffix("}") ? whole.prefix(through: whole.firstIndex(of: "}")!) : whole
            let rest = whole.dropFirst(said.count)
            return "\(said); \(start)func _kinoraMakeLayer() -> CALayer { \(type)() }\(rest)"
        }
    }

    private static func cells(in source: String) -> String {
        let words = ["ReuseIdentifier", "Registration<", "forDecorationViewOfKind", "forItemWithIdentifier"]
        guard words.contains(where: { source.contains($0) }) else { return source }
        return registrations(classes(source))
    }

    /// `register(Row.self, forCellReuseIdentifier: "row")`. Words end at points here, as names do.
    private static func classes(_ source: String) -> String {
        let call =
            /(\bregister\(\s*)([A-Z]\w*)(\.self\s*,)(\s*)(forCellWithReuseIdentifier|forItemWithIdentifier|forSupplementaryViewOfKind|forDecorationViewOfKind|forCellReuseIdentifier|forHeaderFooterViewReuseIdentifier|forAnnotationViewWithReuseIdentifier)\b/
            .wordBoundaryKind(.simple)
        return source.replacing(call) { match in
            let (_, open, type, comma, space, label) = match.output
            guard isMade(type, in: source) else { return String(source[match.range]) }
            let made =
                switch label {
                case "forItemWithIdentifier": "\(type)(nibName: nil, bundle: nil)"
                case "forCellReuseIdentifier": "\(type)(style: .default, reuseIdentifier: $0)"
                case "forAnnotationViewWithReuseIdentifier": "\(type)(annotation: nil, reuseIdentifier: $0)"
                case "forHeaderFooterViewReuseIdentifier": "\(type)(reuseIdentifier: $0)"
                default: "\(type)(frame: .zero)"
                }
            return "\(open)\(type)\(comma) kinoraMade: { \(made) },\(space)\(label)"
        }
    }

    /// `UICollectionView.CellRegistration<Tile, Int> { tile, path, item in ... }`, but not where this is the type of a value.
    private static func registrations(_ source: String) -> String {
        let start =
            /(->\s*|:\s*)?((?:UICollectionView\.)?(?:Cell|Supplementary)Registration<\s*([A-Z]\w*)\s*(?:,[^<>{}()]*)?>)(\s*)(\{|\(\s*(?:handler|elementKind)\s*:)/
        return source.replacing(start) { match in
            let (_, before, registration, type, space, opening) = match.output
            guard before == nil, isMade(type, in: source) else { return String(source[match.range]) }
            let made = "(kinoraMade: { \(type)(frame: .zero) }"
            return opening == "{"
                ? "\(registration)\(made))\(space){" : "\(registration)\(space)\(made), \(opening.dropFirst())"
        }
    }

    /// UIKit's own classes, which it makes itself.
    private static let known: Set<Substring> = [
        "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
        "UITableViewHeaderFooterView", "MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView", "Self",
    ]

    /// Whether a name is a user's class, and not the parameter of a function or type.
    private static func isMade(_ type: Substring, in source: String) -> Bool {
        guard !known.contains(type),
            let parameter = try? Regex("(func|class|struct|extension|init)[^\\n<(]*<[^>]*\\b\(type)\\b")
        else { return false }
        return !source.contains(parameter)
    }
}
