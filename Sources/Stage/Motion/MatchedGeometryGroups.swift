/// The groups of views that share their geometry, in one evaluation.
///
/// A member may be placed before its group's source. Trees with groups are therefore placed twice: first a trial run,
/// which records nothing and in which every member reports where its own layout puts it; then the final placement
/// with the shared geometry.
@MainActor
package final class MatchedGeometryGroups {
    private struct Member {
        let element: MatchedElement
        let geometry: MatchedGeometry
    }

    private typealias Records = [MatchedGroup: AnimationRecord<MatchedGeometry.AnimatableData>]

    private unowned let graph: Graph
    private var memberCount = 0
    private var hadMembers = false
    private var isRehearsing = false
    private var members: [MatchedGroup: [Member]] = [:]
    private var sources: [MatchedGroup: (element: Identity, geometry: MatchedGeometry, isMoving: Bool)] = [:]

    package init(graph: Graph) { self.graph = graph }

    // MARK: Called by members

    /// The number of the next view that joins a group.
    var nextInsertion: Int { graph.stored(MatchedGeometryGroups.insertionKey) ?? 0 }

    func noteMember(_ insertion: Int) {
        memberCount += 1
        graph.reuse.forget()
        if graph.isUpdating { graph.store(max(nextInsertion, insertion + 1), MatchedGeometryGroups.insertionKey) }
    }

    package func report(_ element: MatchedElement, geometry: MatchedGeometry) {
        if isRehearsing {
            members[element.effect.group, default: []].append(Member(element: element, geometry: geometry))
        }
    }

    /// The geometry that `element` has to follow; nil when its own layout holds.
    package func shared(_ group: MatchedGroup, by element: MatchedElement) -> MatchedGeometry? {
        guard !isRehearsing, let source = sources[group] else { return nil }
        return source.element === element.context.identity && !source.isMoving ? nil : source.geometry
    }

    // MARK: Called by the graph

    /// Whether there are groups, or were in the evaluation before.
    var isNeeded: Bool { memberCount > 0 || hadMembers }

    func beginEvaluation() {
        hadMembers = memberCount > 0
        memberCount = 0
        sources = [:]
    }

    /// Places the tree by `place`, with a rehearsal where it is needed.
    func placing(_ place: () -> Void) {
        let rehearsesFirst = memberCount > 0 || hadMembers
        if rehearsesFirst { rehearse(place) }
        place()
        // Some members may be in content that is built only when it is placed.
        if !rehearsesFirst, memberCount > 0 {
            rehearse(place)
            place()
        }
    }

    private func rehearse(_ place: () -> Void) {
        members = [:]
        isRehearsing = true
        graph.withoutRecording(place)
        isRehearsing = false
        resolve()
        members = [:]
    }

    /// Finds each group's source and what its geometry is now.
    private func resolve() {
        var records = graph.stored(MatchedGeometryGroups.recordsKey, as: Records.self) ?? [:]
        for (group, members) in members {
            guard
                let source = members.filter(\.element.maySource).max(by: { $0.element.insertion < $1.element.insertion }
                )
            else { continue }
            var geometry = source.geometry
            var record = records[group] ?? AnimationRecord(model: geometry.animatableData)
            if graph.isUpdating {
                let context = source.element.context
                let starts = record.change(to: geometry.animatableData, by: context.transaction, in: context)
                records[group] = record
                if starts { graph.animationStarted(Stored(record), key: MatchedGeometryGroups.recordsKey) }
            }
            let isMoving = record.isMoving && !record.animator.isIdle(at: graph.now)
            if isMoving {
                graph.noteMotion(until: record.end, at: source.element.context.identity)
                geometry.animatableData = geometry.animatableData + record.animator.residual(at: graph.now)
            }
            sources[group] = (source.element.context.identity, geometry, isMoving)
        }
        if graph.isUpdating {
            graph.store(records.filter { sources[$0.key] != nil }, MatchedGeometryGroups.recordsKey)
        }
    }

    /// Negative keys belong to no view.
    private static let insertionKey = -4
    private static let recordsKey = -5
}

private enum LeavingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is on its way out of the tree.
    package var isLeaving: Bool {
        get { self[LeavingKey.self] }
        set { self[LeavingKey.self] = newValue }
    }
}
