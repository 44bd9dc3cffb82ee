import KinoraStage

/// The looks that `appearance()` of UIKit's bars is told, for all bars of a performance. Sources say them before they show a bar.
@MainActor
final class BarAppearances {
    let navigationBar = UINavigationBar()
    let tabBar = UITabBar()
    let toolbar = UIToolbar()

    static var current: BarAppearances { Graph.current?.companion(BarAppearances()) ?? outside }
    /// The same for a source, which may change it: where an action does so, going back begins the performance again.
    static var told: BarAppearances {
        VirtualClock.noteChange()
        return current
    }
    /// What is said outside of any performance, and holds for all.
    private static let outside = BarAppearances()
    /// Those that a bar follows where it is told nothing itself, the nearest first.
    static var followed: [BarAppearances] { [current, outside] }
}
