import KinoraStage
import KinoraViews

/// The page that an effect stands on: the one place that decides whether it is drawn, how far it goes, and whether what stands
/// on it is light or dark.
///
/// A page's color may be a pair, of which the stage's appearance chooses. What stands on the page gets the color scheme that can
/// be read there, whatever the color comes from. On a transparent ground no page is drawn, and the choice stays.
struct EffectPage<Content: View>: View {
    var color: Color = Palette.page
    @ViewBuilder let content: Content

    @Environment(\.colorScheme) private var appearance
    @Environment(\.effectGround) private var ground

    var body: some View {
        ZStack {
            (ground.isDrawn ? color : .clear).extendedToPicture()
            content
        }
        .environment(\.colorScheme, color.readableScheme(in: appearance))
    }
}

extension View {
    /// Puts this view on a page that fills the stage.
    func page(_ color: Color) -> some View { EffectPage(color: color) { self } }
}

extension View {
    /// Part of the page, such as a sky: it is not drawn on a transparent ground.
    func partOfPage() -> some View { modifier(PartOfPage()) }
}

private struct PartOfPage: ViewModifier {
    @Environment(\.effectGround) private var ground

    func body(content: Content) -> some View { content.opacity(ground.isDrawn ? 1 : 0) }
}

extension View {
    /// Extends a backdrop that fills the stage to the edges of the picture in which the stage lies.
    func extendedToPicture() -> some View { modifier(ExtendedToPicture()) }
}

private struct ExtendedToPicture: ViewModifier {
    @Environment(\.effectGround) private var ground

    func body(content: Content) -> some View {
        content.padding(.horizontal, -ground.overflow.width).padding(.vertical, -ground.overflow.height)
    }
}

extension Color {
    /// The color scheme whose text can be read on this color, which is resolved in `appearance`.
    ///
    /// Black and white text have the same contrast on a luminance of 0.18 (WCAG 2: (L + 0.05) / 0.05 = 1.05 / (L + 0.05)). A color
    /// that lets through more than half decides nothing.
    func readableScheme(in appearance: ColorScheme) -> ColorScheme {
        var surroundings = EnvironmentValues()
        surroundings.colorScheme = appearance
        let resolved = resolve(in: surroundings)
        guard resolved.opacity >= 0.5 else { return appearance }
        let luminance =
            0.2126 * Double(resolved.linearRed) + 0.7152 * Double(resolved.linearGreen)
            + 0.0722 * Double(resolved.linearBlue)
        return luminance < 0.18 ? .dark : .light
    }
}

/// What lies below an effect.
package struct EffectGround: Equatable {
    /// Whether there is a page.
    package var isDrawn = true
    /// How far the picture goes beyond the effect's stage at each side, in points.
    var overflow = CGSize.zero
}

private struct EffectGroundKey: EnvironmentKey { static var defaultValue: EffectGround { EffectGround() } }

extension EnvironmentValues {
    package var effectGround: EffectGround {
        get { self[EffectGroundKey.self] }
        set { self[EffectGroundKey.self] = newValue }
    }
}
