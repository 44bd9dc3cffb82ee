import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What moves a scroll view, what follows it, and where it stands at first.
@MainActor
struct ScrollMotionTests {
    private final class Log {
        var phases: [ScrollPhase] = []
        var velocities: [CGVector?] = []
        var offsets: [CGFloat] = []
        var visible: [Bool] = []
        var ids: [[Int]] = []
        var positions: [ScrollPosition] = []
    }

    private struct Rows: View {
        let log: Log
        var change: ((inout ScrollPosition) -> Void)?
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        Color.red.frame(width: 50, height: 30)
                            .onScrollVisibilityChange { if row == 5 { log.visible.append($0) } }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .onScrollPhaseChange { _, new, change in
                log.phases.append(new)
                log.velocities.append(change.velocity)
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in log.offsets.append(new) }
            .onScrollTargetVisibilityChange(idType: Int.self) { log.ids.append($0) }
            .onChange(of: position) { log.positions.append(position) }
            .onAppear {
                guard let change else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation { change(&position) } }
            }
        }
    }

    private func perform(
        _ log: Log, script: Script = .empty, _ change: ((inout ScrollPosition) -> Void)? = nil
    ) throws -> CGFloat {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 6, script: script) {
            Rows(log: log, change: change)
        }
        return try SceneProbe(stage.scene(at: 6)).fills[0].rect.minY
    }

    @Test("A position goes to views, edges and points, animated by the change")
    func positions() throws {
        #expect(try perform(Log()) { $0.scrollTo(id: 5) } == -80)
        #expect(try perform(Log()) { $0.scrollTo(id: 5, anchor: .top) } == -150)
        #expect(try perform(Log()) { $0.scrollTo(edge: .bottom) } == -500)
        #expect(try perform(Log()) { $0.scrollTo(y: 42) } == -42)
        let log = Log()
        _ = try perform(log) { $0.scrollTo(id: 5, anchor: .top) }
        #expect(log.phases == [.animating, .idle])
        // It is followed on its way, and the row is seen at its end.
        #expect(log.offsets.count > 10 && log.offsets.last == 150)
        #expect(log.visible == [false, true])
        #expect(log.ids.first == [0, 1, 2] && log.ids.last == [5, 6, 7])
    }

    @Test("A finger's drag interacts, slides and comes to rest, and tells the position")
    func finger() throws {
        let log = Log()
        let drag = ScriptAction.drag(
            path: [.points(x: 50, y: 90), .points(x: 50, y: 20)], duration: 0.2, easesOut: false)
        let top = try perform(log, script: Script([ScriptEvent(at: 0.5, drag)]))
        #expect(top < -70)
        #expect(log.phases == [.interacting, .decelerating, .idle])
        #expect(log.velocities.map { $0 == nil } == [true, false, true])
        // 70 points in 0.2 s, by which the offset grows.
        let velocity = try #require(log.velocities[1])
        #expect(velocity.dx == 0 && abs(velocity.dy - 350) < 20)
        let last = try #require(log.positions.last)
        #expect(last.isPositionedByUser && last.edge == nil && last.point == nil)
        #expect(last.viewID(type: Int.self) == Int(-top / 30))
    }

    @Test("Content stands at its anchor at first, grows there, and small content stands there, too")
    func anchors() throws {
        struct Grows: View {
            let count: Int
            let added: Int
            @State private var more = 0
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count + more, id: \.self) { _ in Color.red.frame(height: 30) } }
                }
                .defaultScrollAnchor(.bottom)
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { more = added } }
            }
        }
        func top(_ count: Int, _ added: Int = 0, at time: Double) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { Grows(count: count, added: added) }
            return SceneProbe(try stage.scene(at: time)).fills[0].rect.minY
        }
        #expect(try top(20, at: 0) == -500)
        #expect(try top(20, 2, at: 2) == -560)
        #expect(try top(2, at: 0) == 40)
    }

    @Test("An anchor for one role counts before the one for all, whichever is said first")
    func anchorsByRole() throws {
        func top(_ count: Int, _ change: (AnyView) -> AnyView) throws -> CGFloat {
            let rows = ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 30) } }
            }
            let view = change(AnyView(rows))
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { view }
            return try SceneProbe(stage.scene(at: 0)).fills[0].rect.minY
        }
        func before(_ view: AnyView) -> AnyView {
            AnyView(view.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom))
        }
        func after(_ view: AnyView) -> AnyView {
            AnyView(view.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
        }
        #expect(try top(2, before) == 0 && top(2, after) == 0)
        #expect(try top(20, before) == -500 && top(20, after) == -500)
        // None at all for the role.
        #expect(try top(2) { AnyView($0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment)) } == 0)
    }

    @Test("A limit keeps a flick to the next view, and a behavior of one's own decides where it rests")
    func targets() throws {
        struct Every70: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target.rect.origin.y = (target.rect.minY / 70).rounded() * 70
            }
        }
        func rest(_ behavior: some ScrollTargetBehavior) throws -> CGFloat {
            let flick = ScriptAction.drag(
                path: [.points(x: 50, y: 90), .points(x: 50, y: 30)], duration: 0.1, easesOut: false)
            let stage = Stage(
                size: CGSize(width: 100, height: 100), duration: 6, script: Script([ScriptEvent(at: 0.5, flick)])
            ) {
                ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 30) } } }
                    .scrollTargetBehavior(behavior)
            }
            return SceneProbe(try stage.scene(at: 6)).fills[0].rect.minY
        }
        #expect(try rest(.viewAligned(limitBehavior: .alwaysByOne)) == -30)
        #expect(try rest(.viewAligned(limitBehavior: .alwaysByFew)) == -90)
        let free = try rest(.viewAligned(limitBehavior: .never))
        #expect(free < -90 && free.truncatingRemainder(dividingBy: 30) == 0)
        #expect(try rest(Every70()).truncatingRemainder(dividingBy: 70) == 0)
    }

    /// Where the first of the red views is after a drag along a row, slowly or not.
    private func across(
        from start: CGFloat, to end: CGFloat, duration: Double = 3, @ViewBuilder _ content: @escaping () -> some View
    ) throws -> CGFloat {
        let drag = ScriptAction.drag(
            path: [.points(x: start, y: 50), .points(x: end, y: 50)], duration: duration, easesOut: false)
        let stage = Stage(
            size: CGSize(width: 100, height: 100), duration: 6, script: Script([ScriptEvent(at: 0.5, drag)])
        ) {
            ScrollView(.horizontal) { content() }.scrollTargetBehavior(.viewAligned)
        }
        return SceneProbe(try stage.scene(at: 6)).fills[0].rect.minX
    }

    private struct Cards: View {
        var count = 10
        var width: CGFloat = 60
        var body: some View {
            LazyHStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: width, height: 90) }
            }
        }
    }

    @Test("Scrolling rests at the views of the layout that is marked, whatever lies around it")
    func marks() throws {
        let layered = try across(from: 80, to: 15) {
            Cards().scrollTargetLayout().overlay { Color.clear.frame(width: 5) }
        }
        #expect(abs(layered + 60) < 1e-6)
        let beside = try across(from: 80, to: 15) {
            VStack {
                Cards().scrollTargetLayout()
                Color.clear.frame(height: 2)
            }
        }
        #expect(abs(beside + 60) < 1e-6)
        // Two marked views among others.
        let single = try across(from: 80, to: 45) {
            HStack(spacing: 0) {
                Color.red.frame(width: 40).scrollTarget()
                Color.blue.frame(width: 25)
                Color.blue.frame(width: 15).scrollTarget(isEnabled: false)
                Color.blue.frame(width: 400).scrollTarget()
            }
        }
        #expect(single == 0)
    }

    @Test("Margins within the marked layout hold for each of its views")
    func targetMargins() throws {
        let inside = try across(from: 80, to: 15) { Cards().padding(.horizontal, 20).scrollTargetLayout() }
        #expect(abs(inside - (20 - 60)) < 1e-6)
        let outside = try across(from: 80, to: 15) { Cards().scrollTargetLayout().padding(.horizontal, 20) }
        #expect(abs(outside + 60) < 1e-6)
    }

    @Test("The end of the content is a resting place where the last view cannot reach the start")
    func lastTarget() throws {
        let end = try across(from: 90, to: 40) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.blue.frame(width: 50)
            }
            .scrollTargetLayout()
        }
        #expect(end == -50)
    }

    @Test("A scroll rests near where the finger leaves it, and slides on by what is seen at once at most")
    func limits() throws {
        let slow = try across(from: 95, to: 5) { Cards(count: 80, width: 5).scrollTargetLayout() }
        #expect(slow == -95)
        let flick = try across(from: 95, to: 5, duration: 0.05) { Cards(count: 200, width: 5).scrollTargetLayout() }
        #expect(flick == -100)
    }
}

/// Positions that are written while content slides.
@MainActor
struct CarriedScrollTests {
    private struct Rows: View {
        let preserves: Bool
        @State private var position = ScrollPosition()
        var body: some View {
            ScrollView {
                Color(red: 1, green: 0, blue: 0).frame(height: 5000)
            }
            .scrollPosition($position)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
                    var transaction = Transaction()
                    transaction.scrollPositionUpdatePreservesVelocity = preserves
                    withTransaction(transaction) { position.scrollTo(y: 1000) }
                }
            }
        }
    }

    private func offset(preserves: Bool, dragging seconds: Double, at time: Double = 6) throws -> CGFloat {
        let drag = ScriptAction.drag(
            path: [.points(x: 50, y: 90), .points(x: 50, y: 20)], duration: seconds, easesOut: false)
        let script = Script([ScriptEvent(at: 0.5, drag)])
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 6, script: script) {
            Rows(preserves: preserves)
        }
        return try -SceneProbe(stage.scene(at: time)).fills[0].rect.minY
    }

    @Test("Content that slides goes on from where it is put, or stands there")
    func sliding() throws {
        #expect(try offset(preserves: true, dragging: 0.2) > 1010)
        #expect(try abs(offset(preserves: false, dragging: 0.2) - 1000) < 1)
    }

    @Test("A finger goes on with what it has been put to")
    func held() throws {
        // Down from 0.5 to 1.5 s: where it is at 1.4 s, the finger has moved it by less than its way.
        let offset = try offset(preserves: true, dragging: 1, at: 1.4)
        #expect(offset > 1000 && offset < 1070)
    }
}
