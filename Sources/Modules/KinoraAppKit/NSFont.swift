import KinoraViews

// Fonts that AppKit has for parts of its interface; 0 points are 13.

extension UIFont {
    private static func system(_ size: CGFloat, _ weight: Weight = .regular) -> UIFont {
        systemFont(ofSize: size > 0 ? size : 13, weight: weight)
    }
    public static func labelFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize > 0 ? fontSize : 10) }
    public static func menuFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    public static func menuBarFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    public static func messageFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    public static func controlContentFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    public static func toolTipsFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize > 0 ? fontSize : 11) }
    public static func titleBarFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }
    public static func userFont(ofSize fontSize: CGFloat) -> UIFont? { system(fontSize) }
    public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? {
        monospacedSystemFont(ofSize: fontSize > 0 ? fontSize : 13, weight: .regular)
    }
    public var displayName: String? { fontName }
}
