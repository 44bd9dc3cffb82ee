import KinoraStage

/// Colors and fonts of a navigation bar that UIKit's names say; nil are the usual ones.
struct BarLook {
    var background: Color?
    var title: Color?
    var largeTitle: Color?
    var titleFont: Font?
    var largeTitleFont: Font?
    var tint: Color?

    /// With what is not said taken from another.
    func filled(from other: BarLook) -> BarLook {
        BarLook(
            background: background ?? other.background, title: title ?? other.title,
            largeTitle: largeTitle ?? other.largeTitle, titleFont: titleFont ?? other.titleFont,
            largeTitleFont: largeTitleFont ?? other.largeTitleFont, tint: tint ?? other.tint)
    }
}

/// A color of what is written, where there is one of one's own.
struct OwnForeground: ViewModifier {
    let color: Color?
    func body(content: Content) -> some View {
        if let color { content.foregroundStyle(color) } else { content }
    }
}

/// A tint, where there is one of one's own.
struct OwnTint: ViewModifier {
    let color: Color?
    func body(content: Content) -> some View {
        if let color { content.tint(color) } else { content }
    }
}
