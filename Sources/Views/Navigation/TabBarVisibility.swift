import KinoraStage

/// Whether the bar of the tab view around a page shows; nil where the page says nothing. Of pages in a stack the last decides.
enum TabBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

/// Tells the tab view around whether its bar shows.
struct HideTabBar: ElementModifier {
    let isHidden: Bool?

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        isHidden.map { HiddenTabBarElement(child, $0, context) } ?? child
    }
}

/// Says so before it has a place, which the tab view asks when it is built.
private final class HiddenTabBarElement: WrapperElement {
    private let isHidden: Bool

    init(_ child: Element, _ isHidden: Bool, _ context: BuildContext) {
        self.isHidden = isHidden
        super.init(child, context)
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == TabBarHiddenKey.self else { return child.preference(key) }
        return (Optional(isHidden) as! K.Value)
    }
}
