import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit's tables and what cells host.
@MainActor
struct TableViewTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var colors: [[UIColor]] = [[.systemRed, .systemGreen]]
        var chosen: IndexPath?
        var shown: [IndexPath] = []
        func numberOfSections(in tableView: UITableView) -> Int { colors.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let color = Color(colors[indexPath.section][indexPath.row])
            cell.contentConfiguration = UIHostingConfiguration { color.frame(height: 20) }.margins(.all, 5)
                .minSize(height: 0)
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            shown.append(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
    }

    private struct Shown: UIViewRepresentable {
        let rows: Rows
        var height = UITableView.automaticDimension
        var target: IndexPath?
        var change: (UITableView) -> Void = { _ in }
        func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            table.delegate = rows
            table.rowHeight = height
            table.separatorStyle = .none
            if let target { table.scrollToRow(at: target, at: .top, animated: false) }
            change(table)
            return table
        }
        func updateUIView(_ uiView: UITableView, context: Context) {}
    }

    private func fills(_ view: some View, _ colors: [SystemColor], height: CGFloat = 300) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 200, height: height), duration: 1) { view }
        let all = try SceneProbe(stage.scene(at: 0)).fills
        return colors.compactMap { color in all.first { $0.paint == .color(color.rgba(.light)) }?.rect }
    }

    @Test("Cells of a file of Interface Builder, which is not read, are plain ones")
    func nib() {
        let table = UITableView()
        table.register(UINib(nibName: "SongCell", bundle: nil), forCellReuseIdentifier: "song")
        #expect(table.dequeueReusableCell(withIdentifier: "song") != nil)
        #expect(UINib(nibName: "SongCell", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }

    @Test(
        "A cell can be made without a style, as every view can, and a source's own needs only the initializers that it knows"
    )
    func madeCells() {
        final class Own: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class Particle: CAEmitterCell {
            override init() { super.init() }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let plain = UITableViewCell()
        #expect(plain.contentView.superview === plain && Own().reuseIdentifier == nil)
        #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 9, height: 5)).frame.width == 9)
        #expect(Particle().isEnabled)
    }

    @Test("Rows are as high as what their cells host with its margins, one below the other")
    func hosted() throws {
        let rows = Rows()
        #expect(
            try fills(Shown(rows: rows), [.red, .green]) == [
                CGRect(x: 5, y: 5, width: 190, height: 20), CGRect(x: 5, y: 35, width: 190, height: 20),
            ])
        #expect(Set(rows.shown) == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    }

    @Test("A row height holds for every row, with its content in the middle")
    func heights() throws {
        #expect(try fills(Shown(rows: Rows(), height: 50), [.red, .green]).map(\.midY) == [25, 75])
    }

    @Test("Scrolling to a row shows it at the top")
    func scrolling() throws {
        let rows = Rows()
        rows.colors = [
            [UIColor](repeating: .systemRed, count: 20) + [.systemGreen] + [UIColor](repeating: .systemRed, count: 20)
        ]
        let place = try fills(Shown(rows: rows, height: 50, target: IndexPath(row: 20, section: 0)), [.green])
        #expect(place.map(\.midY) == [25])
    }

    @Test("A table asks for a cell of a class only that it can make")
    func registration() {
        final class Own: UITableViewCell {}
        let table = UITableView(frame: .zero, style: .grouped)
        #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(Own.self, forCellReuseIdentifier: "own")
        #expect(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier == "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "own") == nil && table.style == .grouped)
    }

    @Test("A view above a section is made by the class that was registered, and as high as its texts or constraints")
    func headers() {
        final class Own: UITableViewHeaderFooterView {}
        let table = UITableView(frame: .zero, style: .grouped)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
        table.register(
            Own.self, kinoraMade: { Own(reuseIdentifier: $0) }, forHeaderFooterViewReuseIdentifier: "own")
        let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
        head?.textLabel?.text = "Title"
        let line = UIFont.preferredFont(forTextStyle: .footnote).lineHeight.rounded(.up)
        #expect(head?.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: line + 16))
        let own = table.dequeueReusableHeaderFooterView(withIdentifier: "own")
        #expect(own is Own && own?.reuseIdentifier == "own")
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        own?.contentView.addSubview(inner)
        if let content = own?.contentView {
            inner.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor).isActive = true
            inner.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor).isActive = true
            inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        #expect(own?.sizeThatFits(CGSize(width: 100, height: 0)).height == 46)
    }

    @Test("Lines between rows begin 16 points in, or where the table says")
    func separators() throws {
        func edges(_ insets: UIEdgeInsets?) throws -> [CGFloat] {
            let shown = Shown(rows: Rows(), height: 50) { table in
                table.separatorStyle = .singleLine
                if let insets { table.separatorInset = insets }
            }
            let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) { shown }
            let lines = try SceneProbe(stage.scene(at: 0)).fills.map(\.rect).filter { $0.height <= 1 }
            let first = try #require(lines.min { $0.minY < $1.minY })
            return [first.minX, first.maxX]
        }
        #expect(try edges(nil) == [16, 200])
        #expect(try edges(.zero) == [0, 200])
        #expect(try edges(UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)) == [30, 180])
    }

    @Test("A hosting configuration's background is as large as its content view")
    func filledContentView() throws {
        struct Alone: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                UIHostingConfiguration { Color.red.frame(width: 20, height: 10) }.background(.green).makeContentView()
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        #expect(
            try fills(Alone().frame(width: 200, height: 100), [.red, .green], height: 100) == [
                CGRect(x: 90, y: 45, width: 20, height: 10), CGRect(x: 0, y: 0, width: 200, height: 100),
            ])
    }

    @Test("A hosting configuration's content view stands by itself, with a background and margins for some edges")
    func contentView() throws {
        struct Alone: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                UIHostingConfiguration { Color.red }.margins(.horizontal, 30).margins(.vertical, 10).background(.green)
                    .makeContentView()
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        #expect(
            try fills(Alone().frame(width: 200, height: 100), [.red, .green], height: 100) == [
                CGRect(x: 30, y: 10, width: 140, height: 80), CGRect(x: 0, y: 0, width: 200, height: 100),
            ])
    }

    @Test("Rows are selected one at a time unless several may be, and their cells and the delegate know it")
    func selection() {
        final class Rows: UITableViewController {
            var told: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                indexPath.row == 2 ? nil : indexPath
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                told.append("+\(indexPath.row)")
            }
            override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                told.append("-\(indexPath.row)")
            }
        }
        let rows = Rows(style: .plain)
        rows.loadViewIfNeeded()
        let table = rows.tableView!
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        let cells = (0...2).compactMap { table.cell(at: path($0)) }
        for row in 0...2 { table.tap(path(row)) }
        #expect(rows.told == ["+0", "-0", "+1"] && cells.map(\.isSelected) == [false, true, false])
        table.allowsMultipleSelection = true
        rows.told = []
        table.tap(path(0))
        table.tap(path(1))
        #expect(rows.told == ["+0", "-1"] && table.indexPathsForSelectedRows == [path(0)])
        table.deselectRow(at: path(0), animated: true)
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    }
}
