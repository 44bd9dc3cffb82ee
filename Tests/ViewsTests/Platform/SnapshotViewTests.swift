import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Views that show what another one has shown.
@MainActor
struct SnapshotViewTests {
    private func source() -> UIView {
        let view = UIView(frame: CGRect(x: 7, y: 9, width: 60, height: 40))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        return view
    }

    private func fills(_ snapshot: UIView) throws -> [SceneProbe.Filled] {
        let host = Hosted {
            let stage = UIView()
            stage.addSubview(snapshot)
            return stage
        }
        return try SceneProbe(Stage(size: CGSize(width: 100, height: 80), duration: 1) { host }.scene(at: 0)).fills
    }

    @Test("It shows the view with what is in it, from its corner, and does not follow it")
    func whole() throws {
        let view = source()
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        view.backgroundColor = .green
        view.subviews[0].removeFromSuperview()
        snapshot.frame.origin = CGPoint(x: 5, y: 6)
        let found = try fills(snapshot)
        #expect(
            found.map(\.rect) == [
                CGRect(x: 5, y: 6, width: 60, height: 40), CGRect(x: 15, y: 26, width: 30, height: 10),
            ])
        #expect(found.map { $0.paint.rgba?.red } == [1, 0])
    }

    @Test("A part begins at its corner")
    func part() throws {
        let snapshot = try #require(
            source().resizableSnapshotView(
                from: CGRect(x: 10, y: 20, width: 30, height: 10), afterScreenUpdates: false, withCapInsets: .zero))
        #expect(snapshot.frame.size == CGSize(width: 30, height: 10))
        #expect(try fills(snapshot).last?.rect == CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    @Test("The screen's shows the whole stage")
    func screen() throws {
        @MainActor final class Kept { var view: UIView? }
        let kept = Kept()
        let tap = ScriptEvent(at: 0.5, .tap(at: .points(x: 20, y: 20), count: 1))
        let stage = Stage(size: CGSize(width: 50, height: 40), duration: 1, script: Script([tap])) {
            Color.red.contentShape(Rectangle())
                .onTapGesture { kept.view = UIScreen.main.snapshotView(afterScreenUpdates: false) }
        }
        _ = try stage.scene(at: 0.9)
        let snapshot = try #require(kept.view)
        #expect(snapshot.bounds.size == CGSize(width: 50, height: 40))
        let red = try fills(snapshot).first { $0.paint.rgba?.red == 1 }
        #expect(red?.rect == CGRect(x: 0, y: 0, width: 50, height: 40))
    }
}
