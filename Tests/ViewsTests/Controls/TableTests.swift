import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Tables: how wide columns are, and what shows where there is room and where there is none.
@MainActor
struct TableTests {
    private struct Planet: Identifiable {
        let id: Int
        let name: String
        let moons: Int
    }

    private static let planets = [Planet(id: 1, name: "Mars", moons: 2), Planet(id: 2, name: "Venus", moons: 0)]

    @Test(
        "Fixed columns are as wide as they say, the others share what is left within their bounds",
        arguments: [
            ([10...(.infinity), 10...(.infinity)], 308.0, [150.0, 150]),
            ([100...100, 10...(.infinity)], 308, [100, 200]),
            ([10...50, 10...(.infinity), 10...(.infinity)], 316, [50, 125, 125]),
            ([200...(.infinity), 10...(.infinity)], 108, [200, 10]),
            ([], 300, []),
        ] as [([ClosedRange<CGFloat>], CGFloat, [CGFloat])])
    func widths(ranges: [ClosedRange<CGFloat>], room: CGFloat, widths: [CGFloat]) {
        let found = TableWidths(ranges.map { _TableColumnWidth(range: $0) }, room: room, spacing: 8)
        #expect(found.widths == widths)
    }

    private func texts(width: CGFloat, _ table: some View) throws -> [String: CGFloat] {
        let stage = Stage(size: CGSize(width: width, height: 300), duration: 1) { table }
        let names = ["Name", "Moons", "Mars", "Venus", "2", "0"]
        let glyphs = try SceneProbe(stage.scene(at: 0)).texts
        var found: [String: CGFloat] = [:]
        for name in names {
            let run = try SceneProbe(
                Stage(size: CGSize(width: 100, height: 50), duration: 1) { Text(name) }.scene(at: 0)
            ).texts[0].run
            if let place = glyphs.first(where: {
                $0.run.glyphs.map(\.outline) == run.glyphs.map(\.outline) && $0.run.outlines == run.outlines
            }) {
                found[name] = place.origin.x
            }
        }
        return found
    }

    private var table: some View {
        Table(Self.planets) {
            TableColumn("Name", value: \.name)
            TableColumn("Moons") { Text("\($0.moons)") }.width(100)
        }
    }

    @Test("Wide tables show all columns, narrow ones the first only")
    func columns() throws {
        let wide = try texts(width: 648, table)
        // 20 points at each side, 8 between: the first column has 500 of 608.
        #expect(wide["Mars"].map { abs($0 - 20) < 2 } == true)
        #expect(wide["2"].map { abs($0 - 528) < 2 } == true && wide["0"] != nil)
        let narrow = try texts(width: 400, table)
        #expect(narrow["Mars"] != nil && narrow["Venus"] != nil)
        #expect(narrow["2"] == nil && narrow["Moons"] == nil)
    }

    @Test("Rows come from builders, too")
    func rows() throws {
        let table = Table(of: Planet.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(Self.planets[1])
            ForEach(Self.planets) { TableRow($0) }
        }
        #expect(try texts(width: 700, table)["Venus"] != nil)
    }

    @Test(
        "Where only the order says of which values the rows are, columns are known too; rows may be in a group without a header"
    )
    func ordered() throws {
        let order = Binding.constant([KeyPathComparator(\Planet.name)])
        let chosen = Binding.constant(Set<Planet.ID>())
        let table = Table(selection: chosen, sortOrder: order) {
            TableColumn("Name", value: \.name) { planet in Text(planet.name) }
            TableColumn("Moons", value: \.moons) { planet in Text("\(planet.moons)") }
        } rows: {
            Section { ForEach(Self.planets) { planet in TableRow(planet) } }
        }
        let found = try texts(width: 700, table)
        #expect(found["Mars"] != nil && found["2"] != nil && found["0"] != nil)
    }

    private struct Sorted: View {
        let log: ControlTests.Log
        @State private var order: [KeyPathComparator<Planet>] = []
        var body: some View {
            Table(TableTests.planets, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.width(100)
                TableColumn("Size") { _ in Text("large") }.width(100)
            }
            .onChange(of: order) {
                let names = order.map { $0.keyPath == \Planet.name ? "name" : "moons" }
                log.values.append(zip(names, order).map { "\($0) \($1.order == .forward)" }.joined(separator: ", "))
            }
        }
    }

    @Test("A touch of a title sorts by its column first, another one turns the direction; an arrow shows it")
    func sorting() throws {
        func shown(_ places: [CGFloat]) throws -> (log: [String], images: Int) {
            let log = ControlTests.Log()
            let script = Script(
                places.enumerated().map {
                    ScriptEvent(at: Double($0 + 1), .tap(at: .points(x: $1, y: 14), count: 1))
                })
            let stage = Stage(size: CGSize(width: 700, height: 300), duration: 6, script: script) { Sorted(log: log) }
            let probe = try SceneProbe(stage.scene(at: 5.5))
            return (log.values, probe.texts.count { $0.origin.y < 28 } + probe.fills.count { $0.rect.maxY < 28 })
        }
        // The columns begin at 20, 472 and 580 points.
        let (rest, sorted) = (try shown([]), try shown([60, 60, 500, 620]))
        #expect(sorted.log == ["name true", "name false", "moons true, name false"])
        #expect(sorted.images == rest.images + 1)
    }

    private struct Choice: View {
        let log: ControlTests.Log
        @State private var chosen: Int?
        var body: some View {
            Table(TableTests.planets, selection: $chosen) { TableColumn("Name", value: \.name) }
                .onChange(of: chosen) { log.values.append("\(chosen ?? 0)") }
        }
    }

    @Test("A tap on a row selects it")
    func selection() throws {
        let log = ControlTests.Log()
        let script = Script([ScriptEvent(at: 0.1, .tap(at: .points(x: 100, y: 60), count: 1))])
        let stage = Stage(size: CGSize(width: 300, height: 200), duration: 1, script: script) { Choice(log: log) }
        _ = try stage.scene(at: 1)
        #expect(log.values == ["2"])
    }

    private func two(@TableRowBuilder<Planet> _ rows: () -> some TableRowContent<Planet>) -> some View {
        Table(of: Planet.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            rows()
        }
    }

    @Test("Rows below a row show while it is open, set in by a chevron's width")
    func tree() throws {
        func shown(_ isExpanded: Bool) throws -> [String: CGFloat] {
            try texts(
                width: 700,
                two {
                    DisclosureTableRow(Self.planets[0], isExpanded: .constant(isExpanded)) { TableRow(Self.planets[1]) }
                })
        }
        let (open, closed) = (try shown(true), try shown(false))
        #expect(closed["Mars"] != nil && closed["Venus"] == nil)
        let plain = try #require(try texts(width: 700, two { TableRow(Self.planets[0]) })["Mars"])
        #expect(open["Mars"] == plain + 16)
        let venus = try #require(try texts(width: 700, two { TableRow(Self.planets[1]) })["Venus"])
        #expect(open["Venus"] == venus + 32)
    }

    @Test("Sections have their headers, and their rows are those of the table")
    func sections() throws {
        let table = two { Section("Inner") { ForEach(Self.planets) } }
        let shown = try texts(width: 700, table)
        #expect(shown["Mars"] != nil && shown["Venus"] != nil)
        // The title of the column, that of the section, and two rows.
        let stage = Stage(size: CGSize(width: 700, height: 300), duration: 1) { table }
        #expect(try SceneProbe(stage.scene(at: 0)).texts.count == 4)
    }

    @Test("A column is hidden by its default, and by the customization, which has the last word")
    func customization() throws {
        func table(_ visibility: Visibility, _ own: Visibility) throws -> Bool {
            var customization = TableColumnCustomization<Planet>()
            customization[visibility: "moons"] = own
            let table = Table(Self.planets, columnCustomization: .constant(customization)) {
                TableColumn("Name", value: \.name)
                TableColumn("Moons") { Text("\($0.moons)") }.customizationID("moons").defaultVisibility(visibility)
            }
            return try texts(width: 700, table)["2"] != nil
        }
        #expect(try table(.automatic, .automatic))
        #expect(try !table(.hidden, .automatic))
        #expect(try !table(.automatic, .hidden))
        #expect(try table(.hidden, .visible))
    }
}
