import KinoraStage

/// Whether a page hides the bar of the tab view around it; nil where the page says nothing. Of pages in a stack the last decides.
enum TabBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}
