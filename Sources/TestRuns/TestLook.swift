import KinoraBasics

/// One of the variants in which previews are tested: the surroundings and the stage.
package struct TestLook: Codable, Hashable, Sendable {
    /// Part of the pictures' names: letters, digits and `-_.+`.
    package var name: String
    package var isDark = false
    package var isRightToLeft = false
    /// By SwiftUI's name; nil for the usual one.
    package var typeSize: String?
    package var reducesMotion = false
    /// Language and region, as in `de_AT`; nil for the usual one.
    package var locale: String?
    /// When it begins, as in `2026-11-30T09:41:00`; nil for the usual date.
    package var date: String?
    /// The stage in points; nil for the preview's own.
    package var size: Size?

    package struct Size: Codable, Hashable, Sendable {
        package var width: Double
        package var height: Double
        package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    package init(name: String) { self.name = name }

    /// What is tested where nobody says otherwise.
    package static let usual = ["light", "dark"].compactMap(TestLook.init(known:))

    /// Sizes of stages by the names of devices, in points.
    package static let devices: KeyValuePairs<String, Size> = [
        "iphone-se": Size(width: 375, height: 667), "iphone-16": Size(width: 393, height: 852),
        "iphone-16-pro-max": Size(width: 440, height: 956), "ipad-11": Size(width: 820, height: 1180),
        "ipad-13": Size(width: 1032, height: 1376), "watch-46mm": Size(width: 208, height: 248),
    ]

    /// The names of sizes of text, the smallest first.
    package static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    /// All variants that have a name of their own.
    package static let names = ["light", "dark", "right-to-left", "reduced-motion"] + typeSizes + devices.map(\.key)

    /// A variant by a name that needs no explanation; nil for others.
    package init?(known name: String) {
        self.init(name: name)
        switch name {
        case "light": break
        case "dark": isDark = true
        case "right-to-left": isRightToLeft = true
        case "reduced-motion": reducesMotion = true
        default:
            if TestLook.typeSizes.contains(name) {
                typeSize = name == "large" ? nil : name
            } else if let device = TestLook.devices.first(where: { $0.key == name }) {
                size = device.value
            } else {
                return nil
            }
        }
    }
}
