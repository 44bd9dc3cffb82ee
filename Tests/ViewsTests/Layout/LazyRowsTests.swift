import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Rows of lazy containers appear as they come into sight, and disappear as they leave.
@MainActor
struct LazyRowsTests {
    @MainActor
    private final class Log {
        var entries: [String] = []
    }

    enum Kind: Sendable { case lazyStack, grid, list, stack }

    /// Rows of 30 points that tell of their coming and going.
    private struct Rows: View {
        let log: Log
        var kind = Kind.lazyStack
        var count = 20

        var body: some View {
            switch kind {
            case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(spacing: 0)], spacing: 0) { rows } }
            case .list:
                List { rows.listRowInsets(EdgeInsets()) }.listStyle(.plain).environment(\.defaultMinListRowHeight, 30)
            case .stack: ScrollView { VStack(spacing: 0) { rows } }
            }
        }

        private var rows: some View {
            ForEach(0..<count, id: \.self) { row in
                Color.red.frame(height: 30)
                    .onAppear { log.entries.append("+\(row)") }
                    .onDisappear { log.entries.append("-\(row)") }
            }
        }
    }

    private func perform(
        _ log: Log, _ events: [ScriptEvent] = [], until times: [Double] = [4],
        @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) throws -> [String] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 6, script: Script(events)) { view() }
        for time in times { _ = try stage.scene(at: time) }
        return log.entries
    }

    private func scroll(by distance: CGFloat, at time: Double = 1) -> ScriptEvent {
        ScriptEvent(
            at: time, .scroll(at: .points(x: 50, y: 50), by: CGSize(width: 0, height: distance), duration: 0.5))
    }

    @Test("Rows in sight appear at first, others as they come", arguments: [Kind.lazyStack, .grid, .list])
    func lazyRows(kind: Kind) throws {
        let log = Log()
        let still = try perform(log) { Rows(log: log, kind: kind) }
        #expect(still == ["+0", "+1", "+2", "+3"])
        let scrolled = Log()
        let entries = try perform(scrolled, [scroll(by: 60)]) { Rows(log: scrolled, kind: kind) }
        #expect(entries == ["+0", "+1", "+2", "+3", "+4", "-0", "+5", "-1"])
    }

    /// Rows of 30 points that tell when they are laid out, and where a preference says that the first one is.
    private struct LaidOut: View {
        let log: Log
        var kind = Kind.lazyStack
        var goal: Int?

        var body: some View {
            ScrollViewReader { reader in
                container
                    .onAppear {
                        guard let goal else { return }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                            reader.scrollTo("inner \(goal)", anchor: .top)
                        }
                    }
            }
        }

        @ViewBuilder private var container: some View {
            switch kind {
            case .lazyStack: ScrollView { LazyVStack(spacing: 0) { rows } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(spacing: 0)], spacing: 0) { rows } }
            case .list:
                List { rows.listRowInsets(EdgeInsets()) }.listStyle(.plain).environment(\.defaultMinListRowHeight, 30)
            case .stack: LazyVStack(spacing: 0) { rows }
            }
        }

        private var rows: some View {
            ForEach(0..<200, id: \.self) { row in
                GeometryReader { _ in
                    let _ = log.entries.append("\(row)")
                    Color.red
                }
                .id("inner \(row)")
                .frame(height: 30)
            }
        }
    }

    @Test(
        "Rows are laid out that are no farther away than what is seen is long",
        arguments: [Kind.lazyStack, .grid, .list])
    func nearRows(kind: Kind) throws {
        let log = Log()
        let rows = try Set(perform(log) { LaidOut(log: log, kind: kind) })
        #expect(rows == Set((0...6).map(String.init)))
    }

    @Test("Without a scroll view all rows are laid out")
    func unscrolledRows() throws {
        let log = Log()
        #expect(try Set(perform(log) { LaidOut(log: log, kind: .stack) }).count == 200)
    }

    @Test("A view in a row that is far away is scrolled to", arguments: [Kind.lazyStack, .grid, .list])
    func distantTarget(kind: Kind) throws {
        let log = Log()
        let rows = try Set(perform(log) { LaidOut(log: log, kind: kind, goal: 150) })
        let near = Array(0...6) + Array(146...156)
        #expect(rows == Set(near.map(String.init)))
    }

    @Test("What is drawn after a scroll does not depend on which frames were drawn before")
    func anyOrder() throws {
        func stage() -> Stage {
            let log = Log()
            return Stage(size: CGSize(width: 100, height: 100), duration: 6, script: Script([scroll(by: 900)])) {
                LaidOut(log: log)
            }
        }
        let whole = stage()
        let nodes = try (0...20).map { try whole.scene(at: 1 + Double($0) / 20).nodes }
        for step in [20, 10, 3] {
            #expect(try stage().scene(at: 1 + Double(step) / 20).nodes == nodes[step])
            #expect(try whole.scene(at: 1 + Double(step) / 20).nodes == nodes[step])
        }
    }

    @Test("All rows of a plain stack appear at first, and of a lazy one that nothing scrolls")
    func plain() throws {
        let log = Log()
        #expect(try perform(log, [scroll(by: 60)]) { Rows(log: log, kind: .stack) }.count == 20)
        let still = Log()
        let entries = try perform(still) {
            LazyVStack(spacing: 0) {
                ForEach(0..<9, id: \.self) { row in
                    Color.red.frame(height: 30).onAppear { still.entries.append("\(row)") }
                }
            }
        }
        #expect(entries.count == 9)
    }

    @Test("A row that comes back appears again")
    func returning() throws {
        let log = Log()
        let entries = try perform(log, [scroll(by: 40), scroll(by: -40, at: 2)]) { Rows(log: log) }
        #expect(entries == ["+0", "+1", "+2", "+3", "+4", "-0", "+0", "-4"])
    }

    private struct Glide: View {
        let log: Log
        @State private var position = ScrollPosition(idType: Int.self)
        var body: some View {
            Rows(log: log).scrollPosition($position).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation(.linear(duration: 1)) { position.scrollTo(y: 300) }
                }
            }
        }
    }

    @Test("Content that moves by itself shows rows on its way, whatever frames are drawn")
    func gliding() throws {
        let log = Log()
        let entries = try perform(log) { Glide(log: log) }
        #expect(entries.filter { $0.hasPrefix("+") } == (0...13).map { "+\($0)" })
        #expect(entries.filter { $0.hasPrefix("-") } == (0...9).map { "-\($0)" })
        let often = Log()
        let times = (0...40).map { Double($0) * 0.1 }
        #expect(try perform(often, until: times) { Glide(log: often) } == entries)
    }

    private struct Feed: View {
        let log: Log
        let isList: Bool
        @State private var items = Array(0..<20)

        var body: some View {
            if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 0) { rows } } }
        }

        private var rows: some View {
            ForEach(items, id: \.self) { item in
                Color.red.frame(height: 30).onAppear {
                    guard item == items.last else { return }
                    log.entries.append("\(items.count)")
                    items += Array(items.count..<items.count + 20)
                }
            }
        }
    }

    @Test("More is loaded once the last row is in sight", arguments: [false, true])
    func feed(isList: Bool) throws {
        let log = Log()
        #expect(try perform(log) { Feed(log: log, isList: isList) }.isEmpty)
        let scrolled = Log()
        let entries = try perform(scrolled, [scroll(by: 2000)]) { Feed(log: scrolled, isList: isList) }
        #expect(entries.first == "20" && entries.count <= 3)
    }

    private struct Working: View {
        let log: Log
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        Color.red.frame(height: 30).task {
                            guard row == 0 else { return }
                            log.entries.append("begins")
                            do {
                                try await Task.sleep(for: .seconds(60))
                            } catch {
                                log.entries.append("is cancelled")
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("Work of a row is cancelled as the row leaves, and begins again as it comes back")
    func work() throws {
        let log = Log()
        let entries = try perform(log, [scroll(by: 60), scroll(by: -60, at: 2)]) { Working(log: log) }
        #expect(entries == ["begins", "is cancelled", "begins"])
    }

    @Test("What is deep in a row appears with the row, and what is around all of them with the first")
    func depth() throws {
        let log = Log()
        let entries = try perform(log, [scroll(by: 60)]) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        HStack {
                            Color.red.overlay {
                                Text(verbatim: "\(row)").onAppear { log.entries.append("+\(row)") }
                            }
                        }
                        .frame(height: 30)
                    }
                }
                .onAppear { log.entries.append("all") }
            }
        }
        #expect(entries == ["all", "+0", "+1", "+2", "+3", "+4", "+5"])
    }

    @Test("What is built as it is placed appears with its row, too")
    func builtAtPlacement() throws {
        let log = Log()
        let entries = try perform(log, [scroll(by: 60)]) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        GeometryReader { _ in Color.red.onAppear { log.entries.append("+\(row)") } }.frame(height: 30)
                    }
                }
            }
        }
        #expect(entries == ["+0", "+1", "+2", "+3", "+4", "+5"])
    }

    @Test("Containers in a row are asked for their rows once the row is in sight")
    func nestedContainers() throws {
        let log = Log()
        let entries = try perform(log, [scroll(by: 60)]) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<10, id: \.self) { cell in
                                    Color.red.frame(width: 60).onAppear { log.entries.append("\(row)\(cell)") }
                                }
                            }
                        }
                        .frame(height: 30)
                    }
                }
            }
        }
        #expect(entries == ["00", "01", "10", "11", "20", "21", "30", "31", "40", "41", "50", "51"])
    }

    @Test("A row that is removed disappears where it was in sight, and else tells nothing")
    func removal() throws {
        struct Shrinking: View {
            let log: Log
            @State private var count = 20
            var body: some View {
                Rows(log: log, count: count).onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count = 2 }
                }
            }
        }
        let log = Log()
        let entries = try perform(log) { Shrinking(log: log) }
        #expect(entries == ["+0", "+1", "+2", "+3", "-2", "-3"])
    }
}
