import KinoraStage

/// What moves a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger that may begin to scroll. It is not reported here: a finger that scrolls is interacting at once.
    case tracking
    /// A finger, or a scroll of a script.
    case interacting
    /// What is left of the finger's speed.
    case decelerating
    /// An animation of the source's.
    case animating

    /// Whether anything moves it.
    public var isScrolling: Bool { self != .idle }
}

/// The scroll view at the moment when its phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// That of the content's offset where a finger lets it go, in points per second; nil elsewhere.
    public let velocity: CGVector?
}

/// A phase and how many there were before it, so that the end of one is not taken for that of another.
private struct ScrollPhaseRecord {
    var phase = ScrollPhase.idle
    var count = 0
}

typealias ScrollPhaseAction = (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

private struct ScrollPhaseActionsKey: EnvironmentKey { static var defaultValue: [ScrollPhaseAction] { [] } }

extension EnvironmentValues {
    /// What follows the phases of the first scroll view below.
    var scrollPhaseActions: [ScrollPhaseAction] {
        get { self[ScrollPhaseActionsKey.self] }
        set { self[ScrollPhaseActionsKey.self] = newValue }
    }
}

extension ScrollElement {
    private var record: ScrollPhaseRecord { phaseKey.flatMap { context.graph.stored($0) } ?? ScrollPhaseRecord() }

    /// Whether it slides by itself because a finger has let it go. Known only where anybody asks for phases or positions.
    var isSliding: Bool { record.phase == .decelerating }

    /// What moves it, where anybody asks.
    var phase: ScrollPhase { record.phase }

    /// Differs between any two phases in time.
    var phaseToken: Int { record.count }

    /// The phase changes, where anybody wants to know.
    ///
    /// - Parameter velocity: with which a finger lets the content go, in points per second.
    func enter(_ phase: ScrollPhase, velocity: CGVector? = nil) {
        let old = record
        guard let phaseKey, old.phase != phase else { return }
        context.graph.write(Stored(ScrollPhaseRecord(phase: phase, count: old.count + 1)), key: phaseKey)
        let change = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
        for action in context.environment.scrollPhaseActions {
            context.graph.enqueue(.change) { action(old.phase, phase, change) }
        }
        hosting.enter(phase, after: old.phase)
    }

    /// The same phase goes on with another motion, so that the end of the one before is not its end.
    func renewPhase() {
        guard let phaseKey else { return }
        context.graph.write(Stored(ScrollPhaseRecord(phase: record.phase, count: record.count + 1)), key: phaseKey)
    }
}

extension View {
    /// Runs an action when what moves the first scroll view below changes.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        modifier(ChangeEnvironment { $0.scrollPhaseActions.append(action) })
    }
}

// MARK: Anchors

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Where the content stands at first.
    public static var initialOffset: ScrollAnchorRole { .init(name: "initialOffset") }
    /// Which part of the content stays in place where its size changes.
    public static var sizeChanges: ScrollAnchorRole { .init(name: "sizeChanges") }
    /// Where content stands that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { .init(name: "alignment") }
}

/// The anchors of the scroll views below, by role.
struct ScrollAnchors {
    /// Of the roles that have none of their own.
    var general: UnitPoint?
    /// nil for a role that is to have none.
    private var own: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { own[role] ?? general }
        set { own[role] = .some(newValue) }
    }
}

private struct ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Where scrolled content stands at first, what of it stays in place where it grows, and where it stands if it is small: in the
    /// roles for which no anchor of their own is said.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(ChangeEnvironment { $0.scrollAnchors.general = anchor })
    }

    /// An anchor for one role. It counts before the one for all of them, whichever is said first.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(ChangeEnvironment { $0.scrollAnchors[role] = anchor })
    }
}
