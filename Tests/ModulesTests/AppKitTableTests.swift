import Foundation
import KinoraScene
import Testing

@testable import KinoraAppKit
@testable import KinoraStage
@testable import KinoraViews

/// Tables, outlines and other views of AppKit's that have parts.
@MainActor
struct AppKitTableTests {
    private final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        var changes = 0
        func numberOfRows(in tableView: NSTableView) -> Int { 3 }
        func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
            let (cell, label) = (NSTableCellView(), NSTextField(labelWithString: "\(tableColumn?.title ?? "") \(row)"))
            cell.addSubview(label)
            cell.textField = label
            return cell
        }
        func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 2 }
        func tableViewSelectionDidChange(_ notification: Notification) { changes += 1 }
    }
    private func add(_ titles: [String], to table: NSTableView) {
        for title in titles {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(title))
            column.title = title
            table.addTableColumn(column)
        }
    }
    private func table(_ source: Source) -> NSTableView {
        let table = NSTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        add(["Name", "Size"], to: table)
        (table.dataSource, table.delegate) = (source, source)
        table.layoutSubviews()
        return table
    }
    private func tap(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
        view.touchesEnded([UITouch(on: view, in: view, at: CGPoint(x: x, y: y))], with: nil)
        view.layoutSubviews()
    }

    @Test("A table has the delegate's views in its rows and columns, of which the last takes what is left")
    func cells() throws {
        let source = Source()
        let table = table(source)
        let cell = try #require(table.view(atColumn: 1, row: 2, makeIfNecessary: false) as? NSTableCellView)
        #expect(table.numberOfRows == 3 && cell.textField?.stringValue == "Size 2")
        #expect(table.rowView(atRow: 2, makeIfNecessary: false)?.frame == CGRect(x: 0, y: 48, width: 300, height: 24))
        #expect(cell.frame == CGRect(x: 135.5, y: 0, width: 146, height: 24))
        #expect(table.row(for: cell) == 2 && table.column(for: cell) == 1)
        #expect(table.row(at: CGPoint(x: 5, y: 30)) == 1 && table.row(at: CGPoint(x: 5, y: 100)) == -1)
    }

    @Test("Without a delegate's views the values of the data source are shown")
    func values() {
        final class Values: NSTableViewDataSource {
            func numberOfRows(in tableView: NSTableView) -> Int { 1 }
            func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
                42
            }
        }
        let (table, source) = (NSTableView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), Values())
        add(["A"], to: table)
        table.dataSource = source
        table.layoutSubviews()
        let cell = table.view(atColumn: 0, row: 0, makeIfNecessary: true) as? NSTableCellView
        #expect(cell?.textField?.stringValue == "42")
    }

    @Test("A tap selects a row that may be selected, whose words are white, and tells the delegate")
    func selection() throws {
        let source = Source()
        let table = table(source)
        table.selectRowIndexes([0], byExtendingSelection: false)
        table.layoutSubviews()
        let first = try #require(table.view(atColumn: 0, row: 0, makeIfNecessary: false) as? NSTableCellView)
        // Selected, and not yet what keys go to.
        #expect(table.selectedRow == 0 && first.backgroundStyle == .normal)
        tap(table, 50, 30)
        let second = try #require(table.view(atColumn: 0, row: 1, makeIfNecessary: false) as? NSTableCellView)
        #expect(table.selectedRowIndexes == [1] && table.clickedRow == 1 && source.changes == 2)
        #expect(second.textField?.isOnSelection == true && first.textField?.isOnSelection == false)
        tap(table, 50, 60)
        #expect(table.selectedRow == 1 && source.changes == 2)
        tap(table, 50, 150)
        #expect(table.selectedRow == -1 && source.changes == 3)
    }

    @Test("In a scroll view the titles stand above the rows, of which those are made that are seen")
    func scrolled() {
        final class Long: NSTableViewDataSource {
            func numberOfRows(in tableView: NSTableView) -> Int { 1000 }
            func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
                row
            }
        }
        let (scroll, table, source) = (
            NSScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), NSTableView(), Long()
        )
        add(["A"], to: table)
        table.dataSource = source
        scroll.documentView = table
        scroll.layoutSubviews()
        table.layoutSubviews()
        #expect(table.headerView?.frame == CGRect(x: 0, y: 0, width: 200, height: 28))
        #expect(scroll.contentView.frame == CGRect(x: 0, y: 28, width: 200, height: 72))
        #expect(table.frame == CGRect(x: 0, y: 0, width: 200, height: 24_000))
        var made = 0
        table.enumerateAvailableRowViews { _, _ in made += 1 }
        #expect(made == 3)
        table.scrollRowToVisible(500)
        table.layoutSubviews()
        #expect(scroll.contentView.bounds.maxY == CGFloat(501 * 24))
        #expect(table.rowView(atRow: 500, makeIfNecessary: false) != nil)
    }

    @Test("An outline shows what is below expanded items further to the right; a tap on a triangle opens one")
    func outline() {
        final class Tree: NSOutlineViewDataSource, NSOutlineViewDelegate {
            func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
                item == nil ? 2 : item as? String == "a" ? 1 : 0
            }
            func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
                item == nil ? ["a", "b"][index] : "a1"
            }
            func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
                item as? String == "a"
            }
            func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
                NSTableCellView()
            }
        }
        let (outline, tree) = (NSOutlineView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Tree())
        add(["A"], to: outline)
        (outline.dataSource, outline.delegate) = (tree, tree)
        outline.layoutSubviews()
        #expect(outline.numberOfRows == 2)
        tap(outline, 24, 12)
        #expect(outline.numberOfRows == 3 && outline.item(atRow: 1) as? String == "a1")
        #expect(
            outline.level(forRow: 1) == 1 && outline.row(forItem: "b") == 2
                && outline.parent(forItem: "a1") as? String == "a")
        let cells = (0..<2).compactMap { outline.view(atColumn: 0, row: $0, makeIfNecessary: true) }
        #expect(cells.map(\.frame.minX) == [34.5, 50.5])
        outline.collapseItem(nil)
        #expect(outline.numberOfRows == 2 && outline.selectedRow == -1)
    }

    @Test("A pop-up button shows its first item, and the one that is selected")
    func popUp() {
        let button = NSPopUpButton(frame: .zero, pullsDown: false)
        button.addItems(withTitles: ["One", "Two", "One"])
        #expect(button.itemTitles == ["Two", "One"] && button.titleOfSelectedItem == "Two")
        button.selectItem(withTitle: "One")
        #expect(button.indexOfSelectedItem == 1 && button.selectedItem?.state == .on)
        button.selectItem(at: -1)
        #expect(button.selectedItem == nil && button.indexOfSelectedItem == -1)
        // It has a face of its own, as large as it is, in place of a button of a phone.
        button.frame.size = button.intrinsicContentSize
        button.layoutSubviews()
        #expect(button.subviews.last?.frame.size == button.bounds.size && button.subviews.last?._ownPicture() != nil)
        button.menu?.addItem(withTitle: "Three", action: nil, keyEquivalent: "")
        #expect(button.itemTitles == ["Two", "One", "Three"])
    }

    /// Where words of so many letters begin.
    private func places(
        ofWords length: Int, in nodes: [Node], _ move: CGAffineTransform = .identity
    ) -> [CGPoint] {
        nodes.flatMap { node -> [CGPoint] in
            switch node {
            case .glyphs(let run):
                guard run.glyphs.count == length, let first = run.glyphs.first else { return [] }
                return [CGPoint(x: first.x, y: first.y).applying(move)]
            case .group(let children): return places(ofWords: length, in: children, move)
            case .layer(.transform(let own), let children):
                return places(ofWords: length, in: children, own.concatenating(move))
            case .layer(_, let children): return places(ofWords: length, in: children, move)
            default: return []
            }
        }
    }

    @Test("A press opens the menu of a pop-up button, and chooses of it")
    func popUpMenu() throws {
        @MainActor final class Target: NSObject {
            var chosen: [String] = []
            func changed(_ sender: NSPopUpButton) { chosen.append(sender.titleOfSelectedItem ?? "") }
        }
        struct Hosted: UIViewRepresentable {
            let button: NSPopUpButton
            func makeUIView(context: Context) -> NSPopUpButton { button }
            func updateUIView(_ uiView: NSPopUpButton, context: Context) {}
        }
        let target = Target()
        let button = NSPopUpButton(frame: .zero, pullsDown: false)
        button.addItems(withTitles: ["First", "Second"])
        button.target = target
        button.action = Selector("changed", kinoraCall: { (target: Target) in target.changed(button) })
        func tap(_ x: Double, _ y: Double, at time: Double) -> ScriptEvent {
            ScriptEvent(at: time, .tap(at: .points(x: x, y: y), count: 1))
        }
        func words(_ script: [ScriptEvent], at time: Double) throws -> [CGPoint] {
            let stage = Stage(size: CGSize(width: 300, height: 300), duration: 6, script: Script(script)) {
                Hosted(button: button).frame(width: 120, height: 22).position(x: 150, y: 50)
            }
            return places(ofWords: 6, in: try stage.scene(at: time).nodes)
        }
        let press = tap(150, 50, at: 1)
        #expect(try words([press], at: 0.5).isEmpty)
        // The words of the second item are on the menu, where a press chooses it.
        let item = try #require(try words([press], at: 2.5).last)
        let after = try words([press, tap(item.x + 4, item.y - 4, at: 3)], at: 5)
        #expect(target.chosen == ["Second"] && button.indexOfSelectedItem == 1)
        #expect(after.count == 1 && abs(after[0].y - 50) < 11)
    }

    @Test("Split views share their room: a sidebar has its own width, a collapsed one none")
    func split() {
        let split = NSSplitView(frame: CGRect(x: 0, y: 0, width: 209, height: 50))
        split.isVertical = true
        for _ in 0..<2 { split.addArrangedSubview(NSView()) }
        split.layoutSubviews()
        #expect(split.arrangedSubviews.map(\.frame.width) == [100, 100] && split.arrangedSubviews[1].frame.minX == 109)
        split.setPosition(50, ofDividerAt: 0)
        split.layoutSubviews()
        #expect(split.arrangedSubviews.map(\.frame.width) == [50, 150])

        let controller = NSSplitViewController()
        let sidebar = NSSplitViewItem(sidebarWithViewController: NSViewController())
        sidebar.minimumThickness = 220
        controller.addSplitViewItem(sidebar)
        controller.addSplitViewItem(NSSplitViewItem(viewController: NSViewController()))
        controller.splitView.frame = CGRect(x: 0, y: 0, width: 601, height: 400)
        controller.splitView.layoutSubviews()
        #expect(controller.splitViewItems.map(\.viewController.view.frame.width) == [220, 380])
        controller.toggleSidebar(nil)
        controller.splitView.layoutSubviews()
        #expect(controller.splitViewItems[1].viewController.view.frame == CGRect(x: 0, y: 0, width: 601, height: 400))
    }

    @Test("A tab view shows the page that is selected, in its box")
    func tabs() {
        let tabs = NSTabView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        for name in ["one", "two"] {
            let item = NSTabViewItem(identifier: name)
            (item.label, item.view) = (name, NSView())
            tabs.addTabViewItem(item)
        }
        tabs.layoutSubviews()
        #expect(
            tabs.tabViewItem(at: 0).view?.superview === tabs && tabs.tabViewItem(at: 0).view?.frame == tabs.contentRect)
        tabs.selectTabViewItem(withIdentifier: "two")
        tabs.layoutSubviews()
        #expect(tabs.tabViewItem(at: 1).view?.superview === tabs && tabs.tabViewItem(at: 0).view?.superview == nil)
        #expect(tabs.tabViewItem(at: 1).tabState == .selectedTab)
    }
}
