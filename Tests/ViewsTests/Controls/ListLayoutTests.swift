import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Where each list style puts rows, headers and lines, in the points of iOS. The list is 300 points wide, and its content is
/// rectangles of known heights, so that every number can be worked out by hand.
@MainActor
struct ListLayoutTests {
    private final class Log { var lines: [String] = [] }

    private let red = SystemColor.red.rgba(.light)
    private let blue = SystemColor.blue.rgba(.light)
    private let green = SystemColor.green.rgba(.light)
    private let line = SystemColor.separator.rgba(.light)

    private func fills(
        _ view: some View, scheme: ColorScheme = .light, _ script: [ScriptEvent] = [], at time: Double = 0
    ) throws -> [SceneProbe.Filled] {
        let stage = Stage(
            size: CGSize(width: 300, height: 500), duration: 3, script: Script(script), appearance: scheme
        ) { view }
        return try SceneProbe(stage.scene(at: time)).fills
    }

    private func rects(_ fills: [SceneProbe.Filled], _ color: RGBA) -> [CGRect] {
        fills.filter { $0.paint == .color(color) }.map(\.rect)
    }

    private func tap(_ x: Double, _ y: Double) -> [ScriptEvent] {
        [ScriptEvent(at: 0.1, .tap(at: .points(x: x, y: y), count: 1))]
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test(
        "What may have any height fills its row: a reader in a frame with a least height, a color in a row at its least"
    )
    func filled() throws {
        let reader = List { GeometryReader { _ in Color.red }.frame(minHeight: 100, maxHeight: .infinity) }
        #expect(rects(try fills(reader), red).map(\.height) == [100])
        // A row has 44 points at least, of which 11 are above its content and 11 below.
        let plain = List { Color.red }
        #expect(rects(try fills(plain), red).map(\.height) == [22])
    }

    private var twoRows: some View { ForEach(0..<2) { _ in Color.red.frame(height: 1) } }

    /// A style, where its content begins and ends across, where its first row is, and the lines of two rows.
    private struct Expected {
        let style: any ListStyle
        let content: ClosedRange<Double>
        let top: Double
        let lines: [CGRect]
        let surface: CGRect?
    }

    private var expected: [Expected] {
        [
            Expected(
                style: .plain, content: 20...280, top: 0, lines: [rect(20, 43, 280, 1), rect(20, 87, 280, 1)],
                surface: nil),
            Expected(
                style: .grouped, content: 20...280, top: 35, lines: [rect(20, 78, 280, 1)],
                surface: rect(0, 35, 300, 88)),
            Expected(
                style: .insetGrouped, content: 32...268, top: 35, lines: [rect(32, 78, 252, 1)],
                surface: rect(16, 35, 268, 88)),
            Expected(
                style: .inset, content: 20...280, top: 0, lines: [rect(20, 43, 264, 1), rect(20, 87, 264, 1)],
                surface: nil),
            Expected(style: .sidebar, content: 28...272, top: 20, lines: [], surface: nil),
        ]
    }

    @Test("Each style has its own margins, insets, lines and surfaces around rows of 44 points")
    func styles() throws {
        func shown(_ style: some ListStyle) throws -> [SceneProbe.Filled] {
            try fills(List { twoRows }.listStyle(style))
        }
        for expected in expected {
            let all = try shown(expected.style)
            let (left, width) = (expected.content.lowerBound, expected.content.upperBound - expected.content.lowerBound)
            #expect(
                rects(all, red) == [0, 44].map { rect(left, expected.top + $0 + 21.5, width, 1) }, "\(expected.style)")
            #expect(rects(all, line) == expected.lines, "\(expected.style)")
            // The page is the first fill; grouped lists have a white surface on it.
            #expect(all[0].rect == rect(0, 0, 300, 500))
            #expect(rects(Array(all.dropFirst()), .bytes(255, 255, 255)) == [expected.surface].compactMap { $0 })
        }
    }

    @Test("Content higher than its room keeps 11 points above and below in every style")
    func insets() throws {
        func heights(_ style: some ListStyle) throws -> [CGFloat] {
            try rects(
                fills(
                    List {
                        Color.red.frame(height: 60)
                        Color.red.frame(height: 30)
                    }.listStyle(style)), red
            ).map(\.minY)
        }
        for expected in expected {
            // 11 above, 60, 11 below, and 11 above the next, which is 30 + 22 = 52 high.
            #expect(try heights(expected.style) == [expected.top + 11, expected.top + 82 + 11], "\(expected.style)")
        }
    }

    @Test("In the dark pages are black and rows gray, one step lighter in a sheet")
    func dark() throws {
        let list = List { Color.red.frame(height: 1) }
        let dark = try fills(list, scheme: .dark)
        #expect(dark[0].paint == .color(.bytes(0, 0, 0)) && dark[1].paint == .color(.bytes(28, 28, 30)))
        let plain = try fills(list.listStyle(.plain), scheme: .dark)
        #expect(plain[0].paint == .color(.bytes(0, 0, 0)))
        let light = try fills(list.listStyle(.plain))
        #expect(light[0].paint == .color(.bytes(255, 255, 255)))
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        environment.isElevated = true
        #expect(shade(SurfaceColor.groupedPage, in: environment) == .bytes(28, 28, 30))
        #expect(shade(SurfaceColor.groupedRow, in: environment) == .bytes(44, 44, 46))
        #expect(shade(SurfaceColor.background, in: environment) == .bytes(28, 28, 30))
    }

    private func shade(_ surface: SurfaceColor, in environment: EnvironmentValues) -> RGBA? {
        if case .color(let rgba) = surface._resolved(in: environment).source { rgba } else { nil }
    }

    // MARK: Sections

    private func section(header: Double?, footer: Double? = nil) -> some View {
        Section {
            Color.red.frame(height: 1)
        } header: {
            if let header { Color.blue.frame(height: header) }
        } footer: {
            if let footer { Color.green.frame(height: footer) }
        }
    }

    @Test("Headers and footers are 7 points from their rows, inset like content, and headers bring groups closer")
    func sections() throws {
        let all = try fills(
            List {
                section(header: 10, footer: 12)
                section(header: 10)
                section(header: nil)
            })
        // 15 + 10 + 7: rows from 32 to 76; the footer from 83 to 95; 22 to the next header at 117; rows from 134 to 178;
        // 35 to the last group at 213.
        #expect(rects(all, blue) == [rect(32, 15, 236, 10), rect(32, 117, 236, 10)])
        #expect(rects(all, green) == [rect(32, 83, 236, 12)])
        #expect(rects(all, red).map(\.midY) == [54, 156, 235])
        #expect(rects(all, .bytes(255, 255, 255)).map(\.minY) == [32, 134, 213])
        #expect(rects(all, line).isEmpty)
    }

    @Test("In a plain list headers are 7 points below the rows before them, and sections end with a line")
    func plainSections() throws {
        let all = try fills(
            List {
                section(header: 10)
                section(header: 10)
            }.listStyle(.plain))
        // 7 + 10 + 7 = 24; rows to 68; the next header from 75 to 85; rows from 92.
        #expect(rects(all, blue) == [rect(20, 7, 260, 10), rect(20, 75, 260, 10)])
        #expect(rects(all, red).map(\.midY) == [46, 114])
        #expect(rects(all, line).map(\.maxY) == [68, 136])
    }

    @Test("In plain and inset lists footers are 7 points from what is above and below them, and sections apart as said")
    func plainFooters() throws {
        func list(_ spacing: CGFloat?) -> some View {
            let list = List {
                section(header: nil, footer: 12)
                section(header: 10)
            }
            return list.environment(\.listSpacing.section, spacing)
        }
        for (style, x) in [(AnyView(list(nil).listStyle(.plain)), 20.0), (AnyView(list(nil).listStyle(.inset)), 20)] {
            let all = try fills(style)
            // Rows to 44; the footer from 51 to 63; 7 and 7 to the header at 77; 7 to the rows at 94.
            #expect(rects(all, green) == [rect(x, 51, 260, 12)])
            #expect(rects(all, blue) == [rect(x, 77, 260, 10)])
            #expect(rects(all, red).map(\.midY) == [22, 116])
        }
        let apart = try fills(list(30).listStyle(.plain))
        #expect(rects(apart, blue) == [rect(20, 107, 260, 10)])
    }

    @Test("The line below a wheel or a calendar begins where the row's content may")
    func linesOfPickers() throws {
        func start(_ row: some View) throws -> CGFloat? {
            let list = List {
                row
                Color.red.frame(height: 1)
            }
            return try rects(fills(list), line).first?.minX
        }
        let wheel = Picker("", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        #expect(try start(wheel.pickerStyle(.wheel)) == 32)
        let day = Foundation.Date(timeIntervalSinceReferenceDate: 0)
        let calendar = DatePicker("", selection: .constant(day), displayedComponents: .date)
        #expect(try start(calendar.datePickerStyle(.graphical)) == 32)
    }

    @Test("The space between groups can be chosen, no more than 32 points of it before a header")
    func sectionSpacing() throws {
        func tops(_ header: Double?, _ change: (AnyView) -> AnyView) throws -> [CGFloat] {
            let list = List {
                section(header: nil)
                section(header: header)
            }
            return try rects(fills(change(AnyView(list))), .bytes(255, 255, 255)).map(\.minY)
        }
        #expect(try tops(nil) { AnyView($0.listSectionSpacing(50)) } == [35, 129])
        #expect(try tops(nil) { AnyView($0.listSectionSpacing(.compact)) } == [35, 96.5])
        #expect(try tops(nil) { AnyView($0.listSectionSpacing(.default)) } == [35, 114])
        #expect(try tops(nil) { AnyView($0.listSectionSpacing(.custom(3))) } == [35, 82])
        #expect(try tops(10) { AnyView($0.listSectionSpacing(50)) } == [35, 79 + 32 + 17])
        #expect(try tops(10) { AnyView($0.listSectionSpacing(10)) } == [35, 79 + 10 + 17])
    }

    @Test("Rows with space between them are cards of their own, without lines")
    func rowSpacing() throws {
        let all = try fills(
            List {
                twoRows
                Color.red.frame(height: 60)
            }.listRowSpacing(8))
        #expect(
            rects(all, .bytes(255, 255, 255)) == [
                rect(16, 35, 268, 44), rect(16, 87, 268, 44), rect(16, 139, 268, 82),
            ])
        #expect(rects(all, line).isEmpty)
        let none = try fills(List { twoRows }.listRowSpacing(0))
        #expect(rects(none, .bytes(255, 255, 255)) == [rect(16, 35, 268, 88)] && rects(none, line).count == 1)
    }

    @Test("The first row is 35 points from the top, and where a large title is above it right below that")
    func start() throws {
        func top(_ list: some View) throws -> CGFloat? {
            try rects(fills(list), .bytes(255, 255, 255)).first { $0.width == 268 }?.minY
        }
        let list = List { Color.red.frame(height: 1) }
        #expect(try top(list) == 35)
        let bar = try top(NavigationStack { list.navigationTitle("A").navigationBarTitleDisplayMode(.inline) })
        let large = try top(NavigationStack { list.navigationTitle("A").navigationBarTitleDisplayMode(.large) })
        #expect(bar == 44 + 35 && large == 44 + 52)
    }

    @Test("Below a view of its page a list begins 35 points from its own top, whatever title the page has")
    func startBelowOthers() throws {
        func top(_ height: Double) throws -> CGFloat? {
            let page = VStack(spacing: 0) {
                Color.green.frame(height: height)
                List { Color.red.frame(height: 1) }
            }
            let view = NavigationStack { page.navigationTitle("A").navigationBarTitleDisplayMode(.large) }
            return try rects(fills(view), .bytes(255, 255, 255)).first { $0.width == 268 }?.minY
        }
        #expect(try top(40) == 44 + 52 + 40 + 35)
        #expect(try top(0) == 44 + 52)
    }

    // MARK: Rows

    @Test("A row's own insets count from its edges, each on its side")
    func rowInsets() throws {
        let insets = EdgeInsets(top: 2, leading: 40, bottom: 4, trailing: 10)
        let all = try fills(
            List {
                ForEach(0..<2) { _ in Color.red.frame(height: 60).listRowInsets(insets) }
            })
        #expect(rects(all, red) == [rect(56, 37, 218, 60), rect(56, 103, 218, 60)])
        // The line begins where the content does.
        #expect(rects(all, line) == [rect(56, 100, 228, 1)])
        let back = try fills(List { Color.red.frame(height: 60).listRowInsets(nil) })
        #expect(rects(back, red) == [rect(32, 46, 236, 60)])
    }

    @Test("The least height of rows can be set, and insets stay")
    func leastHeight() throws {
        for (least, height) in [(10.0, 23.0), (23, 23), (24, 24), (100, 100)] {
            let all = try fills(List { twoRows }.environment(\.defaultMinListRowHeight, least))
            #expect(rects(all, .bytes(255, 255, 255)) == [rect(16, 35, 268, 2 * height)])
        }
        #expect(EnvironmentValues().defaultMinListRowHeight == 44)
    }

    @Test("Lines begin at a row's first text, wherever that is, and else where the content begins")
    func lineStart() throws {
        func start(_ row: some View) throws -> [CGFloat] {
            try rects(
                fills(
                    List {
                        row; Color.red.frame(height: 1)
                    }), line
            ).map(\.minX)
        }
        let picture = Color.red.frame(width: 30, height: 10)
        #expect(
            try start(
                HStack(spacing: 8) {
                    picture; Text("a")
                }) == [70])
        #expect(
            try start(
                HStack(spacing: 8) {
                    picture; picture
                }) == [32])
        #expect(
            try start(
                HStack(spacing: 8) {
                    Text("a"); picture; Text("b")
                }) == [32])
    }

    @Test("The line below a field begins where the text in it does")
    func fieldLine() throws {
        let list = List {
            TextField("Name", text: .constant(""))
            SecureField("Password", text: .constant("abc"))
            Text("a")
        }
        #expect(try rects(fills(list.listStyle(.plain)), line).prefix(2).map(\.minX) == [20, 20])
    }

    @Test("A line is left out where the row above or the row below hides it on that side")
    func hiddenLines() throws {
        func lines(_ change: (AnyView) -> AnyView) throws -> [CGFloat] {
            let list = List {
                Color.red.frame(height: 1)
                change(AnyView(Color.red.frame(height: 1)))
                Color.red.frame(height: 1)
            }
            return try rects(fills(list.listStyle(.plain)), line).map(\.maxY)
        }
        #expect(try lines { $0 } == [44, 88, 132])
        #expect(try lines { AnyView($0.listRowSeparator(.hidden)) } == [132])
        #expect(try lines { AnyView($0.listRowSeparator(.hidden, edges: .top)) } == [88, 132])
        #expect(try lines { AnyView($0.listRowSeparator(.hidden, edges: .bottom)) } == [44, 132])
        #expect(try lines { AnyView($0.listRowSeparator(.visible)) } == [44, 88, 132])
    }

    @Test("Lines begin at the first text that is no overlay, or where guides of the content say, and end there, too")
    func lineEnds() throws {
        func line(_ row: some View, _ direction: LayoutDirection = .leftToRight) throws -> ClosedRange<CGFloat> {
            let list = List { row }.listStyle(.plain).environment(\.layoutDirection, direction)
            let line = try #require(rects(fills(list), self.line).first)
            return line.minX...line.maxX
        }
        let badge = Color.blue.frame(width: 30, height: 30).overlay { Text("3") }
        let row = HStack(spacing: 10) {
            badge
            Text("Inbox")
            Spacer()
        }
        let plain = try (line(row), line(row, .rightToLeft), line(badge))
        #expect(plain == (60...300, 0...240, 20...300))
        let group = HStack(spacing: 10) {
            badge
            HStack { Text("Inbox") }.geometryGroup()
            TextField("Folder", text: .constant(""))
        }
        let grouped = try (line(group), line(group, .rightToLeft), line(TextField("Folder", text: .constant(""))))
        #expect(grouped == (60...300, 0...240, 20...300))
        let wholes = try (line(row.geometryGroup()), line(row.geometryGroup(), .rightToLeft))
        #expect(wholes == (60...300, 0...240))
        let field = TextField("Name", text: .constant(""))
        let fields = try (line(field), line(field, .rightToLeft))
        #expect(fields == (20...300, 0...280))
        let guided = try line(row.alignmentGuide(.listRowSeparatorLeading) { _ in 0 })
        #expect(guided == 20...300)
        let short = row.alignmentGuide(.listRowSeparatorTrailing) { $0.width - 20 }
        let ends = try (line(short), line(short, .rightToLeft))
        #expect(ends == (60...260, 40...240))
    }

    @Test("A plain section's last line is hidden and colored by the section, others by their rows")
    func sectionLines() throws {
        func list(_ change: (AnyView) -> AnyView) throws -> [SceneProbe.Filled] {
            let section = AnyView(Section { twoRows })
            return try fills(List { change(section) }.listStyle(.plain))
        }
        #expect(try rects(list { $0 }, line).map(\.maxY) == [44, 88])
        #expect(try rects(list { AnyView($0.listSectionSeparator(.hidden)) }, line).map(\.maxY) == [44])
        #expect(try rects(list { AnyView($0.listSectionSeparator(.hidden, edges: .bottom)) }, line).map(\.maxY) == [44])
        #expect(
            try rects(list { AnyView($0.listSectionSeparator(.hidden, edges: .top)) }, line).map(\.maxY) == [44, 88])
        let tinted = try list { AnyView($0.listSectionSeparatorTint(.green)) }
        #expect(rects(tinted, green).map(\.maxY) == [88] && rects(tinted, line).map(\.maxY) == [44])
        let rows = try list { AnyView($0.listRowSeparatorTint(.blue).listSectionSeparatorTint(.green)) }
        #expect(rects(rows, blue).map(\.maxY) == [44, 88])
    }

    @Test("Every second row is gray where rows alternate")
    func stripes() throws {
        let gray = SystemColor.quaternaryFill.rgba(.light)
        let rows = ForEach(0..<4) { _ in Color.red.frame(height: 1) }
        let all = try fills(List { rows }.alternatingRowBackgrounds())
        #expect(rects(all, gray) == [rect(16, 79, 268, 44), rect(16, 167, 268, 44)])
        #expect(try rects(fills(List { rows }.alternatingRowBackgrounds(.disabled)), gray).isEmpty)
        #expect(try rects(fills(List { rows }.listStyle(.inset(alternatesRowBackgrounds: true))), gray).count == 2)
        #expect(try rects(fills(List { rows }.listStyle(.bordered(alternatesRowBackgrounds: true))), gray).count == 2)
        #expect(try rects(fills(List { rows }.listStyle(.bordered)), gray).isEmpty)
    }

    @Test("Every second row of a table is gray where its style says so")
    func tableStripes() throws {
        struct Line: Identifiable { let id: Int }
        let gray = SystemColor.quaternaryFill.rgba(.light)
        func table(_ style: some TableStyle) -> some View {
            Table((0..<4).map(Line.init)) { TableColumn("Number") { Text("\($0.id)") } }.tableStyle(style)
        }
        #expect(try rects(fills(table(.inset(alternatesRowBackgrounds: true))), gray).count == 2)
        #expect(try rects(fills(table(.bordered(alternatesRowBackgrounds: true))), gray).count == 2)
        #expect(try rects(fills(table(.inset)), gray).isEmpty)
    }

    // MARK: Selection

    private struct Choice: View {
        let log: Log
        var isEnabled = true
        @State private var chosen: Set<Int> = [1]
        var body: some View {
            List(selection: $chosen) {
                Color.red.frame(height: 1).tag(1)
                Color.red.frame(height: 1).tag(2)
                Color.red.frame(height: 1).tag(3).selectionDisabled()
                Color.red.frame(height: 1)
            }
            .listStyle(.plain).disabled(!isEnabled)
            .onChange(of: chosen) { log.lines.append("\(chosen.sorted())") }
        }
    }

    @Test("A tap selects a row that has a tag and may be selected, and the chosen row is gray from edge to edge")
    func selection() throws {
        let gray = SystemColor.gray4.rgba(.light)
        let script = [0.1, 0.6, 1.1].enumerated().map { index, time in
            ScriptEvent(at: time, .tap(at: .points(x: 150, y: [110.0, 154, 66][index]), count: 1))
        }
        let log = Log()
        #expect(try rects(fills(Choice(log: log), script), gray) == [rect(0, 0, 300, 44)])
        #expect(try rects(fills(Choice(log: log), script, at: 1), gray) == [rect(0, 0, 300, 44)])
        #expect(try rects(fills(Choice(log: log), script, at: 2), gray) == [rect(0, 44, 300, 44)])
        #expect(log.lines == ["[2]"])
        let disabled = Log()
        _ = try fills(Choice(log: disabled, isEnabled: false), script, at: 2)
        #expect(disabled.lines.isEmpty)
    }

    @Test("A sidebar's selection is the tint, with round corners")
    func sidebarSelection() throws {
        let list = List(selection: .constant(2 as Int?)) {
            Color.red.frame(height: 1).tag(1)
            Color.red.frame(height: 1).tag(2)
        }
        .listStyle(.sidebar)
        let all = try fills(list)
        let chosen = try #require(all.first { $0.paint.rgba.map { $0.isClose(to: .bytes(0, 122, 255)) } == true })
        #expect(chosen.rect == rect(16, 64, 268, 44))
        #expect(try !fills(list.tint(.red)).contains { $0 == chosen })
    }

    @Test("A row that is one button acts wherever it is tapped, a row with two only on them")
    func rowActions() throws {
        func pressed(_ row: (Log) -> some View, _ x: Double) throws -> [String] {
            let log = Log()
            let view = row(log)
            _ = try fills(List { view }, tap(x, 57), at: 1)
            return log.lines
        }
        let one = { (log: Log) in Button("a") { log.lines.append("a") } }
        #expect(try pressed(one, 250) == ["a"] && pressed(one, 36) == ["a"] && pressed(one, 8) == [])
        let two = { (log: Log) in
            HStack {
                Button("a") { log.lines.append("a") }.buttonStyle(.borderless)
                Button("b") { log.lines.append("b") }.buttonStyle(.borderless)
            }
        }
        #expect(try pressed(two, 250) == [] && pressed(two, 36) == ["a"])
    }

    @Test("Headers and footers have the type and color of their list, a prominent header those of a title")
    func labels() {
        func environment(
            _ style: any ListStyle, _ role: SectionPart.Role, _ prominence: Prominence = .standard
        ) -> EnvironmentValues {
            var environment = EnvironmentValues()
            environment.headerProminence = prominence
            style._look.style(role, &environment)
            return environment
        }
        let fonts: [(any ListStyle, Font, Font)] = [
            (.plain, .subheadline.weight(.semibold), .footnote), (.grouped, .footnote, .footnote),
            (.insetGrouped, .footnote, .footnote), (.sidebar, .headline, .footnote),
        ]
        for (style, header, footer) in fonts {
            #expect(environment(style, .header).font == header && environment(style, .footer).font == footer)
            #expect(environment(style, .row).font == EnvironmentValues().font)
            let isCapital = style is GroupedListStyle || style is InsetGroupedListStyle
            #expect((environment(style, .header).textCase == .uppercase) == isCapital)
            #expect(environment(style, .footer).textCase == nil)
            let prominent = environment(style, .header, .increased)
            #expect(prominent.font == .title3.bold() && prominent.textCase == nil)
            #expect(environment(style, .footer, .increased).font == footer)
        }
    }
}
