import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What is told of views that come and go, and when.
@MainActor
struct AppearanceOrderTests {
    private final class Log { var lines: [String] = [] }

    private struct Sheeted: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            Color.white.sheet(isPresented: $isShown, onDismiss: { log.lines.append("dismissed") }) {
                Color.red.onDisappear { log.lines.append("gone") }
            }
            .onAppear {
                isShown = true
                after(2) {
                    log.lines.append("dismiss")
                    isShown = false
                }
            }
        }
    }

    @Test("A sheet tells that it is dismissed when it is gone, after its content")
    func dismissal() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 9) { Sheeted(log: log) }
        _ = try stage.scene(at: 2.1)
        #expect(log.lines == ["dismiss"])
        _ = try stage.scene(at: 8)
        #expect(log.lines == ["dismiss", "gone", "dismissed"])
    }

    private struct Fitting: View {
        let log: Log
        @State private var width: CGFloat = 60
        var body: some View {
            ViewThatFits(in: .horizontal) {
                view("wide", 100)
                view("narrow", 50)
            }
            .frame(width: width)
            .onAppear { after(1) { width = 150 } }
        }

        private func view(_ name: String, _ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 10).onAppear { log.lines.append(name) }
                .onDisappear { log.lines.append("no " + name) }
        }
    }

    @Test("Of views of which one fits, that one appears")
    func fitting() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 3) { Fitting(log: log) }
        _ = try stage.scene(at: 0.5)
        #expect(log.lines == ["narrow"])
        _ = try stage.scene(at: 2)
        #expect(Set(log.lines.dropFirst()) == ["wide", "no narrow"] && log.lines.count == 3)
    }
}
