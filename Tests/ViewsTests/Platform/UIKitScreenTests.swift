import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What whole screens of UIKit's are made of: panes with constraints inside, items of bars, fields with views at their sides.
@MainActor
struct UIKitScreenTests {
    private static let size = CGSize(width: 300, height: 200)

    private struct Shown: UIViewControllerRepresentable {
        let make: @MainActor () -> UIViewController
        func makeUIViewController(context: Context) -> UIViewController { make() }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private func stage(_ view: some View, _ taps: [ScriptEvent] = []) -> Stage {
        Stage(size: Self.size, duration: 4, script: Script(taps)) { view }
    }

    private func probe(_ view: some View, _ taps: [ScriptEvent] = [], at time: Double = 0) throws -> SceneProbe {
        try SceneProbe(stage(view, taps).scene(at: time))
    }

    private func letters(_ probe: SceneProbe) -> [String] { probe.texts.map { "\($0.run.glyphs)" } }

    @Test("Constraints to the content of a visual effect view make the view as large as they say")
    func paneContent() throws {
        let inner = UIView()
        let host = Hosted {
            let root = UIView()
            let pane = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            inner.backgroundColor = .red
            pane.contentView.addSubview(inner)
            root.addSubview(pane)
            for view in [pane, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            let content = pane.contentView
            NSLayoutConstraint.activate([
                pane.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                pane.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                inner.widthAnchor.constraint(equalToConstant: 60), inner.heightAnchor.constraint(equalToConstant: 20),
                inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
                content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 12),
                inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
            ])
            return root
        }
        let found = try probe(host).fills.filter { $0.paint == .color(RGBA(red: 1, green: 0, blue: 0)) }.map(\.rect)
        #expect(found == [CGRect(x: 120, y: 90, width: 60, height: 20)])
        #expect(inner.superview?.superview?.frame == CGRect(x: 108, y: 82, width: 84, height: 36))
        #expect(inner.superview?.frame == CGRect(x: 0, y: 0, width: 84, height: 36))
    }

    @Test("The guide of a keyboard lies at the lower edge, as there is none")
    func keyboardGuide() throws {
        let host = Hosted {
            let root = UIView()
            let bar = UIView()
            bar.backgroundColor = .red
            bar.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
                bar.widthAnchor.constraint(equalTo: root.keyboardLayoutGuide.widthAnchor),
                bar.heightAnchor.constraint(equalToConstant: 40),
                bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -10),
            ])
            return root
        }
        #expect(try probe(host).fills.map(\.rect) == [CGRect(x: 0, y: 150, width: 300, height: 40)])
    }

    private func bar(_ item: @escaping @MainActor (UIViewController) -> UIBarButtonItem) -> some View {
        Shown {
            let controller = UIViewController()
            controller.title = "Songs"
            controller.view.backgroundColor = .white
            controller.navigationItem.rightBarButtonItem = item(controller)
            return UINavigationController(rootViewController: controller)
        }
    }

    @Test("An item of the system's kind with an action looks as one with a target")
    func systemItem() throws {
        for kind in [UIBarButtonItem.SystemItem.done, .add, .cancel] {
            let plain = try letters(
                probe(bar { _ in UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil) }))
            let acting = try letters(
                probe(bar { _ in UIBarButtonItem(systemItem: kind, primaryAction: UIAction { _ in }) }))
            #expect(acting == plain && !plain.isEmpty)
        }
    }

    @Test("A controller's edit button changes whether it is edited, and its word")
    func editButton() throws {
        final class Page: UIViewController {
            var log: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                log.append(editing)
            }
        }
        let page = Page()
        page.view.backgroundColor = .white
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        #expect(page.editButtonItem === page.navigationItem.rightBarButtonItem && page.editButtonItem.title == "Edit")
        let performed = stage(
            Shown { UINavigationController(rootViewController: page) },
            [1.0, 3.0].map { ScriptEvent(at: $0, .tap(at: .points(x: 270, y: 22), count: 1)) })
        let first = try letters(SceneProbe(performed.scene(at: 0)))
        let second = try letters(SceneProbe(performed.scene(at: 2.5)))
        #expect(page.log == [true] && page.isEditing && page.editButtonItem.title == "Done")
        #expect(first != second)
        #expect(try letters(SceneProbe(performed.scene(at: 4))) == first)
        #expect(page.log == [true, false] && !page.isEditing)
    }

    @Test("Views at the sides of a field are drawn where their modes say so, and text stands between them")
    func fieldSides() throws {
        func shown(_ mode: UITextField.ViewMode) throws -> (sides: [CGRect], text: CGFloat?) {
            let host = Hosted {
                let field = UITextField()
                field.text = "Text"
                let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                let right = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
                (left.backgroundColor, right.backgroundColor) = (.red, .red)
                (field.leftView, field.rightView) = (left, right)
                (field.leftViewMode, field.rightViewMode) = (mode, .never)
                field.rightViewMode = mode
                return field
            }
            let probe = try probe(host)
            return (probe.fills.map(\.rect), probe.texts.first?.origin.x)
        }
        let (without, with) = (try shown(.whileEditing), try shown(.always))
        #expect(without.sides.isEmpty)
        #expect(
            with.sides == [CGRect(x: 0, y: 90, width: 30, height: 20), CGRect(x: 260, y: 95, width: 40, height: 10)])
        let (before, after) = (try #require(without.text), try #require(with.text))
        #expect(abs(after - before - 30) < 1e-6)
        #expect(try shown(.unlessEditing).sides == with.sides)
    }

    @Test("A placeholder with attributes has the color and the font of its first letter, until a plain one is set")
    func placeholder() throws {
        let host = Hosted { field(isPlain: false) }
        let run = try #require(probe(host).texts.first).run
        let plain = try #require(probe(Hosted { field(isPlain: true) }).texts.first).run
        #expect(run.paint == .color(RGBA(red: 1, green: 0, blue: 0)) && plain.paint != run.paint)
        // Sizes are of the stand-in for the system's font, which differ with the size a little.
        #expect(abs(run.size / plain.size - 30.0 / 17) < 0.05)
    }

    private func field(isPlain: Bool) -> UITextField {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
        if isPlain { field.placeholder = "Name" }
        return field
    }

    private final class PaddedField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 25, dy: 0)
        }
    }

    /// Where the text of a field begins.
    private func start(_ field: @escaping @MainActor () -> UITextField) throws -> CGFloat {
        let host = Hosted {
            let field = field()
            field.text = "Text"
            return field
        }
        return try #require(probe(host).texts.first).origin.x
    }

    @Test("A field's text stands in the rectangle that its class says")
    func textRect() throws {
        let (padded, plain) = (try start { PaddedField() }, try start { UITextField() })
        #expect(abs(padded - plain - 25) < 1e-6)
    }

    private final class Names: NSObject, UITableViewDataSource {
        var names = ["a", "b", "c"]
        var deleted: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            deleted.append(indexPath.row)
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    @Test("While a table is edited its rows have red signs, where they may be edited, and a tap on one deletes")
    func tableEditing() throws {
        let names = Names()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = names
        table.setEditing(true, animated: false)
        let taps = [ScriptEvent(at: 1, .tap(at: .points(x: 31, y: 66), count: 1))]
        let performed = stage(Hosted { table }, taps)
        func signs(_ time: Double) throws -> Int {
            let (probe, red) = (try SceneProbe(performed.scene(at: time)), Paint.color(SystemColor.red.rgba(.light)))
            return probe.fills.filter { $0.paint == red }.count + probe.texts.filter { $0.run.paint == red }.count
        }
        let before = try signs(0.5)
        #expect(before >= 2)
        let after = try signs(3)
        #expect(names.deleted == [1] && after == before / 2)
    }
}
