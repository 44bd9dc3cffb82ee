import Foundation
import KinoraViews

/// A table of texts with forms by number, `Localizable.stringsdict`.
enum StringsDictionary {
    static func entries(_ data: Data) -> [String: StringTables.Entry] {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return (list as? [String: Any] ?? [:]).compactMapValues { value in
            if let text = value as? String { return StringTables.Entry(text: text) }
            return (value as? [String: Any]).flatMap(entry)
        }
    }

    private static func entry(_ rules: [String: Any]) -> StringTables.Entry? {
        // What is said on a phone.
        if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            guard let text = (devices["iphone"] ?? devices["other"]) as? String else { return nil }
            return StringTables.Entry(text: text)
        }
        if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
            // The longest text, because there is room for it.
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { StringTables.Entry(text: $0.value) }
        }
        guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
        let parts = rules.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
        return StringTables.Entry(
            text: format,
            substitutions: parts.mapValues { part in
                StringTables.Substitution(
                    specifier: part["NSStringFormatValueTypeKey"] ?? "lld",
                    plurals: part.filter { !$0.key.hasPrefix("NSString") })
            })
    }
}
