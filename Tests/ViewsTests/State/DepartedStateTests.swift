import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// State outlives its view in closures that go on.
@MainActor
struct DepartedStateTests {
    private final class Log {
        var lines: [String] = []
    }

    private func lines(until time: Double, @ViewBuilder _ content: @escaping @MainActor (Log) -> some View) throws
        -> [String]
    {
        let log = Log()
        _ = try Stage(size: CGSize(width: 100, height: 100), duration: 10) { content(log) }.scene(at: time)
        return log.lines
    }

    private struct Editor: View {
        let log: Log
        @State private var text = "draft"
        @StateObject private var model = Model()
        @Binding var saved: String

        final class Model: ObservableObject {
            @Published var number = 5
        }

        var body: some View {
            Color.red
                .onAppear {
                    (text, model.number) = ("edited", 6)
                    after(0.2) { text += "!" }
                }
                .onDisappear {
                    saved = text
                    log.lines.append("\(text) \(model.number)")
                }
        }
    }

    private struct Sheet: View {
        let log: Log
        @State private var isShown = true
        @State private var saved = ""
        var body: some View {
            ZStack { if isShown { Editor(log: log, saved: $saved) } }
                .onAppear { after(0.5) { isShown = false } }
                .onChange(of: saved) { log.lines.append("saved \(saved)") }
        }
    }

    @Test("A view that disappears reads its state as it was last, and writes it elsewhere")
    func disappearing() throws {
        #expect(try lines(until: 1) { Sheet(log: $0) } == ["edited! 6", "saved edited!"])
    }

    private struct Numbered: View {
        let log: Log
        let id: Int
        @State private var count = 0
        var body: some View {
            Color.red
                .onAppear { count = id * 10 }
                .onDisappear { log.lines.append("\(id): \(count)") }
        }
    }

    private struct Exchanging: View {
        let log: Log
        @State private var id = 1
        var body: some View {
            Numbered(log: log, id: id).id(id).onAppear {
                guard id == 1 else { return }
                after(0.5) { id = 2 }
                after(1) { id = 1 }
            }
        }
    }

    @Test("Each view of another identity has its own, also where it comes again")
    func identities() throws {
        #expect(try lines(until: 2) { Exchanging(log: $0) } == ["1: 10", "2: 20"])
    }

    private struct Going: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            Color.red.onAppear {
                for step in 1...4 {
                    after(Double(step) * 0.2) {
                        count += 1
                        log.lines.append("\(count)")
                    }
                }
            }
        }
    }

    private struct Leaving: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            ZStack { if isShown { Going(log: log) } }
                .onAppear { after(0.5) { isShown = false } }
        }
    }

    @Test("Work that goes on counts on, though its view is gone")
    func work() throws {
        #expect(try lines(until: 2) { Leaving(log: $0) } == ["1", "2", "3", "4"])
    }

    private struct Watching: View {
        let log: Log
        @State private var number = 0
        var body: some View {
            Inner(log: log, number: number).onAppear { after(0.5) { number = 1 } }
        }

        struct Inner: View {
            let log: Log
            let number: Int
            var body: some View {
                Color.red
                    .onChange(of: number, perform: { log.lines.append("one: \(number), \($0)") })
                    .onChange(of: number) { old, new in log.lines.append("two: \(number), \(old), \(new)") }
            }
        }
    }

    @Test("The action of one parameter holds what its view was before the change, that of two what it is")
    func captured() throws {
        #expect(try lines(until: 1) { Watching(log: $0) }.sorted() == ["one: 0, 1", "two: 1, 0, 1"])
    }

    private final class Source: ObservableObject {
        @Published var text = "0"
        let subject = CurrentValueSubject<Int, Never>(1)
    }

    private struct Receiving: View {
        let log: Log
        @StateObject private var source = Source()
        var body: some View {
            Color.red
                .onReceive(source.$text) { log.lines.append($0) }
                .onReceive(source.subject) { log.lines.append("\($0)") }
                .onAppear {
                    source.text = "a"
                    source.subject.send(2)
                }
        }
    }

    @Test("Values of a publisher come in the order in which they are sent, also those sent on appearing")
    func received() throws {
        let lines = try lines(until: 1) { Receiving(log: $0) }
        #expect(lines.filter { ["0", "a"].contains($0) } == ["0", "a"])
        #expect(lines.filter { ["1", "2"].contains($0) } == ["1", "2"])
    }
}
