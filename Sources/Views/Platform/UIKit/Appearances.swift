import KinoraStage

/// What `appearance()` of some kinds of views is told: by a performance, for as long as it lasts, or outside of any, for all of them.
@MainActor
protocol Appearances: AnyObject {
    init()
    /// What is said outside of any performance, and holds for all.
    static var outside: Self { get }
}

extension Appearances {
    static var current: Self { Graph.current?.companion(Self()) ?? outside }
    /// The same for a source, which may change it: where an action does so, going back begins the performance again.
    static var told: Self {
        VirtualClock.noteChange()
        return current
    }
    /// Those that a view follows where it is told nothing itself, the nearest first.
    static var followed: [Self] { [current, outside] }
}
