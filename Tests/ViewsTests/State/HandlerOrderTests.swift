import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// When handlers run that a change within an animated transaction asks for.
@MainActor
struct HandlerOrderTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Pages: View {
        let log: Log
        @State private var page = 0
        @State private var direction = "none"
        @State private var count = 0

        var body: some View {
            Color.red.opacity(page == 0 ? 1 : 0.5)
                .onChange(of: page) {
                    withAnimation { count += 1 }
                    log.lines.append("page \(page) \(direction)")
                }
                .onChange(of: count) { log.lines.append("count \(count)") }
                .onAppear {
                    after(0.5) {
                        withAnimation(.linear(duration: 1)) { page = 1 }
                        log.lines.append("set")
                        direction = "forward"
                    }
                }
        }
    }

    @Test("They run when the action is over, and see what it has written after the transaction")
    func order() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 10) { Pages(log: log) }
        _ = try stage.scene(at: 1)
        #expect(log.lines == ["set", "page 1 forward", "count 1"])
    }

    private struct Moving: View {
        let log: Log
        @State private var x = 0.0
        @State private var y = 0.0

        var body: some View {
            Mover(x: x)
                .onChange(of: x) { withAnimation(.linear(duration: 3)) { y = 1 } }
                .overlay { Mover(x: y) }
                .onAppear {
                    after(0.5) {
                        withAnimation(.linear(duration: 1)) {
                            x = 10
                        } completion: {
                            log.lines.append("ended \(VirtualClock.now)")
                        }
                        withAnimation(.linear(duration: 2)) {
                            log.lines.append("nothing")
                        } completion: {
                            log.lines.append("at once \(VirtualClock.now)")
                        }
                    }
                }
        }
    }

    @Test("A completion waits for what the transaction has begun, and not for what handlers begin after it")
    func completions() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 10) { Moving(log: log) }
        _ = try stage.scene(at: 5)
        #expect(log.lines == ["nothing", "at once 0.5", "ended 1.5"])
    }

    /// Says which values it is drawn with.
    private struct Shown: View, @preconcurrency Animatable {
        let log: Log
        var value: Double
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            let _ = log.lines.append("\(value)")
            Color.red
        }
    }

    private struct Writing: View {
        let log: Log
        let hasCompletion: Bool
        @State private var x = 0.0
        @State private var y = 0.0

        var body: some View {
            Mover(x: x)
                .onChange(of: x) { y = 10 }
                .overlay { Shown(log: log, value: y) }
                .onAppear {
                    after(0.5) {
                        if hasCompletion {
                            withAnimation(.linear(duration: 1)) {
                                x = 10
                            } completion: {
                            }
                        } else {
                            withAnimation(.linear(duration: 1)) { x = 10 }
                        }
                    }
                }
        }
    }

    @Test("A plain write of a handler is not animated, with a completion or without", arguments: [false, true])
    func plainWrites(hasCompletion: Bool) throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 10) {
            Writing(log: log, hasCompletion: hasCompletion)
        }
        for step in 0...20 { _ = try stage.scene(at: Double(step) / 10) }
        #expect(Set(log.lines) == ["0.0", "10.0"])
    }
}
