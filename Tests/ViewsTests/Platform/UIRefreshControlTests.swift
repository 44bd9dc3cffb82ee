import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Scroll views of UIKit's that a finger pulls down to refresh. The frame is 100 × 400 points; a finger that pulls for 280 moves the content
/// by 111.
@MainActor
struct UIRefreshControlTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let red = Color(red: 1, green: 0, blue: 0)
            cell.contentConfiguration = UIHostingConfiguration { red.frame(height: 50) }.margins(.all, 0)
            return cell
        }
    }

    /// Refreshes for a second.
    private func control(_ log: @escaping (Bool) -> Void) -> UIRefreshControl {
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak control] _ in
                log(control?.isRefreshing == true)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { control?.endRefreshing() }
            }, for: .valueChanged)
        return control
    }

    private func stage(_ view: UIView, pull: Double = 280) -> Stage {
        let drag = ScriptEvent(
            at: 1, .drag(path: [.points(x: 50, y: 50), .points(x: 50, y: 60 + pull)], duration: 0.5, easesOut: true))
        return Stage(size: CGSize(width: 100, height: 400), duration: 9, script: Script([drag])) { Hosted { view } }
    }

    private func places(_ stage: Stage, at time: Double) throws -> (content: CGFloat, spokes: Int) {
        let (red, gray) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0.55, green: 0.55, blue: 0.57))
        let fills = try SceneProbe(stage.scene(at: time)).fills
        let content = try #require(fills.first { $0.paint == .color(red) }).rect
        return (content.minY, fills.count { $0.paint == .color(gray) })
    }

    private func scroll() -> UIScrollView {
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        content.backgroundColor = .red
        scroll.addSubview(content)
        scroll.contentSize = content.frame.size
        return scroll
    }

    @Test("A plain scroll view pulled far enough tells so once, rests 60 points lower below a spinner, and goes back")
    func plain() throws {
        var told: [Bool] = []
        let scroll = scroll()
        scroll.refreshControl = control { told.append($0) }
        let stage = stage(scroll)
        #expect(try places(stage, at: 0.5).content == 0)
        let waiting = try places(stage, at: 2.1)
        #expect(abs(waiting.content - 60) < 1 && waiting.spokes == 8)
        #expect(told == [true] && scroll.adjustedContentInset.top == 60)
        #expect(try abs(places(stage, at: 5).content) < 0.01)
        #expect(told == [true] && scroll.refreshControl?.isRefreshing == false)
    }

    @Test("Pulled less it goes back and tells nothing; a control that is added as a view is the scroll view's")
    func less() throws {
        var told: [Bool] = []
        let scroll = scroll()
        let control = control { told.append($0) }
        scroll.addSubview(control)
        #expect(scroll.refreshControl === control)
        let stage = stage(scroll, pull: 150)
        #expect(try abs(places(stage, at: 5).content) < 0.01 && told.isEmpty)
    }

    @Test("A table refreshes as a list does, until its control says that it is done")
    func table() throws {
        var told: [Bool] = []
        let (table, rows) = (UITableView(), Rows())
        table.dataSource = rows
        table.separatorStyle = .none
        table.refreshControl = control { told.append($0) }
        let stage = stage(table)
        let waiting = try places(stage, at: 2.1)
        #expect(abs(waiting.content - 60) < 1 && waiting.spokes == 8 && told == [true])
        #expect(try abs(places(stage, at: 5).content) < 0.01 && told == [true])
    }
}
