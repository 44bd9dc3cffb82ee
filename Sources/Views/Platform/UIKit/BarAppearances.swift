/// The looks that `appearance()` of UIKit's bars is told, for all bars of a performance. Sources say them before they show a bar.
final class BarAppearances: Appearances {
    let navigationBar = UINavigationBar()
    let tabBar = UITabBar()
    let toolbar = UIToolbar()

    static let outside = BarAppearances()
}
