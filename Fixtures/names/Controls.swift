// Names of SwiftUI, each used once as sources use it: that they compile is the test (scripts/check-command). Nothing of it is drawn.
import SwiftUI
import UniformTypeIdentifiers

enum Seg: String, Hashable, CaseIterable, Identifiable { case a, b; var id: Self { self } }
struct Tok: Identifiable, Hashable { var id = 0; var name = "" }
struct Doc: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}
final class RefDoc: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}
struct Probe: View {
    @Namespace var ns
    @State var flag = false
    @State var text = ""
    @State var num = 1.0
    @State var int = 1
    @State var tokens: [Tok] = []
    @State var suggested: [Tok] = []
    @State var seg = Seg.a
    @State var segs: [Seg] = []
    @State var opt: Tok?
    @State var sel: Set<Int> = []
    @State var custom = TabViewCustomization()
    @State var cols = TableColumnCustomization<Tok>()
    @State var sort: [KeyPathComparator<Tok>] = []
    @State var sortS: [SortDescriptor<Tok>] = []
    @State var sections: [SettingsRow] = []
    @FocusState var focused: Bool
    @FocusState var which: Seg?
    @AccessibilityFocusState var af: Bool
    @AccessibilityFocusState(for: .voiceOver) var af2: Bool
    struct SettingsRow: Identifiable { var id = 0; var on = false }
    var body: some View { EmptyView() }
    func p01() -> some View { Text("a").accessibilityLinkedGroup(id: 1, in: ns) }
    func p02() -> some View { Text("a").accessibilityLabeledPair(role: .label, id: 1, in: ns) }
    func p03() -> some View { Text("a").accessibilityActions(category: .edit) { Button("x") {} } }
    func p04() -> some View {
        Text("a").accessibilityLabel { label in
            label; Text("b")
        }
    }
    func p05() -> some View { Rectangle().accessibilityTextContentType(.sourceCode) }
    func p06() -> some View { Text("a").allowsWindowActivationEvents(true) }
    func p07() -> some View { Text("a").userActivity("x", element: Optional<String>.none) { v, a in } }
    func p08() -> some View { TextEditor(text: $text).textEditorStyle(.plain) }
    func p08b() -> some View { TextEditor(text: $text).textEditorStyle(.automatic) }
    func p10() -> some View { Text("a").searchable(text: $text).searchFocused($focused) }
    func p11() -> some View { Text("a").searchable(text: $text).searchFocused($which, equals: .a) }
    func p12() -> some View { Text("a").accessibilityScrollAction { e in } }
    func p13() -> some View {
        Text("a").fileDialogDefaultDirectory(nil).fileDialogCustomizationID("x").fileDialogConfirmationLabel("Open")
            .fileExporterFilenameLabel("Name").fileDialogImportsUnresolvedAliases(true)
    }
    func p14() -> some View { Text("a").fileDialogBrowserOptions([.includeHiddenFiles]) }
    func p15() -> some View { Text("a").dialogSuppressionToggle("Do not ask", isSuppressed: $flag) }
    func p15c() -> some View {
        Text("a").dismissalConfirmationDialog("Discard?", shouldPresent: flag) {
            Button("Discard", role: .destructive) {}
        } message: {
            Text("Changes are lost.")
        }
    }
    func p15b() -> some View { Text("a").dialogSuppressionToggle(isSuppressed: $flag) }
    func p16() -> some View {
        Text("a").fileImporter(isPresented: $flag, allowedContentTypes: [.image], allowsMultipleSelection: true) { _ in
        } onCancellation: {
        }
    }
    func p17() -> some View { Text("a").defaultAppStorage(.standard) }
    func p18() -> some View { Text("a").submitScope() }
    func p19() -> some View {
        Text("a").accessibilityRespondsToUserInteraction(true, isEnabled: true).accessibilityHidden(
            true, isEnabled: false
        ).accessibilityIdentifier("x", isEnabled: true)
    }
    func p20() -> some View { Text("a").accessibilityInputLabels(["x"], isEnabled: true) }
    func p21() -> some View { Text("a").defaultHoverEffect(.highlight) }
    func p22() -> some View { Text("a").searchable(text: $text, editableTokens: $tokens) { $t in Text(t.name) } }
    func p23() -> some View {
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $flag) { t in Text(t.name) }
    }
    func p24() -> some View {
        Text("a").searchable(text: $text, editableTokens: $tokens, isPresented: $flag, placement: .sidebar, prompt: "x")
        { $t in Text(t.name) }
    }
    func p25() -> some View {
        Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $flag) { t in
            Text(t.name)
        }
    }
    func p26() -> some View {
        Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { t in Text(t.name) }
    }
    func p28() -> some View { Text("a").accessibilityDirectTouch(true, options: .silentOnTouch) }
    func p29() -> some View { Text("a").documentBrowserContextMenu { urls in Button("x") {} } }
    func p30() -> some View { TabView { Text("a") }.tabViewSidebarBottomBar { Text("b") } }
    func p31() -> some View { Text("a").accessibilityRotor("x", textRanges: []) }
    func p32() -> some View { Text("a").navigationDocument(URL(fileURLWithPath: "/x"), preview: SharePreview("x")) }
    func p33() -> some View {
        Text("a").confirmationDialog("t", isPresented: $flag, presenting: opt) { t in Button(t.name) {} }
    }
    func p34() -> some View {
        Text("a").confirmationDialog("t", isPresented: $flag, titleVisibility: .visible, presenting: opt) { t in
            Button(t.name) {}
        } message: { t in
            Text(t.name)
        }
    }
    func p34b() -> some View {
        Text("a").confirmationDialog(
            Text("t"), isPresented: $flag, titleVisibility: .visible, presenting: opt,
            actions: { t in Button(t.name) {} }, message: { t in Text(t.name) })
    }
    func p35() -> some View { Text("a").accessibilityChildren { Text("x") } }
    func p36() -> some View {
        Text("a").accessibilityCustomContent("x", "y", importance: .high).accessibilityCustomContent(
            Text("x"), Text("y"))
    }
    func p37() -> some View { Button("a") {}.keyboardShortcut("a", modifiers: .command, localization: .automatic) }
    func p38() -> some View { Section("a") { Text("b") }.sectionActions { Button("x") {} } }
    func p39() -> some View {
        Text("a").fileMover(isPresented: $flag, files: [URL]()) { _ in }.fileMover(
            isPresented: $flag, file: nil, onCompletion: { _ in }, onCancellation: {}
        ).fileMover(isPresented: $flag, files: [URL](), onCompletion: { _ in }, onCancellation: {})
    }
    func p40() -> some View { Text("a").focusable(true, interactions: .activate).focusable(interactions: [.edit]) }
    func p41() -> some View {
        Text("a").fileExporter(isPresented: $flag, documents: [Doc()], contentType: .plainText) { _ in }
    }
    func p42() -> some View {
        Text("a").fileExporter(
            isPresented: $flag, document: Doc(), contentTypes: [.plainText], defaultFilename: "x",
            onCompletion: { _ in }, onCancellation: {})
    }
    func p43() -> some View {
        Text("a").fileExporter(
            isPresented: $flag, item: "x", contentTypes: [.plainText], onCompletion: { _ in }, onCancellation: {})
    }
    func p44() -> some View { Text("a").accessibilityZoomAction { a in _ = a.direction == .zoomIn } }
    func p45() -> some View {
        Text("a").accessibilityActivationPoint(.center).accessibilityActivationPoint(CGPoint.zero)
            .accessibilityActivationPoint(UnitPoint.top, isEnabled: true)
    }
    func p46() -> some View {
        Text("a").accessibilityDragPoint(.center, description: "x").accessibilityDropPoint(
            .center, description: Text("x"))
    }
    func p47() -> some View { TabView { Text("a") }.defaultAdaptableTabBarPlacement(.sidebar) }
    func p48() -> some View {
        Slider(
            value: $num, in: 0...1, step: 0.1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
            maximumValueLabel: Text("1"), label: { Text("x") })
    }
    func p49() -> some View {
        Slider(
            value: $num, in: 0...1, label: { Text("x") }, minimumValueLabel: { Text("x") },
            maximumValueLabel: { Text("x") }, onEditingChanged: { _ in })
    }
    func p50() -> some View {
        Slider(value: $num, in: 0...1, step: 0.1, label: { Text("x") }, onEditingChanged: { _ in })
    }
    func p51() -> some View {
        Slider(value: $num, in: 0...1, step: 0.5) {
            Text("x")
        } minimumValueLabel: {
            Text("x")
        } maximumValueLabel: {
            Text("y")
        }
    }
    func p52() -> some View {
        VStack {
            Stepper("x", onIncrement: {}, onDecrement: {}); Stepper("x", value: $int, step: 2);
            Stepper("x", value: $int, in: 0...9, step: 1); Stepper("x", value: $num, step: 1, format: .number);
            Stepper(value: $num, in: 0...9, step: 1, format: .number) { Text("x") };
            Stepper("x", value: $num, in: 0...2, step: 1, format: .number)
        }
    }
    func p53() -> some View {
        Text("a").phaseAnimator([1, 2]) { v, p in
            v.opacity(p)
        } animation: { _ in
            .default
        }
    }
    func p54() -> some View {
        PhaseAnimator([0.0, 1.0]) { p in
            Text("x").opacity(p)
        } animation: { _ in
            .bouncy
        }
    }
    func p55() -> some View {
        Table(of: Tok.self, columnCustomization: $cols) {
            TableColumn("a", value: \.name).customizationID("a").defaultVisibility(.hidden)
                .disabledCustomizationBehavior(.reorder).alignment(.trailing)
        } rows: {
            TableRow(Tok())
        }
    }
    func p56() -> some View { Table(tokens, columnCustomization: $cols) { TableColumn("a", value: \.name) } }
    func p57() -> some View { Table(tokens, selection: $sel, sortOrder: $sort) { TableColumn("a", value: \.name) } }
    func p58() -> some View {
        Table(of: Tok.self, selection: $sel, sortOrder: $sort) {
            TableColumn("a", value: \.name)
        } rows: {
            ForEach(tokens) { t in
                TableRow(t).contextMenu { Button("x") {} }.draggable("x").itemProvider { nil }.dropDestination(
                    for: String.self
                ) { s in }
            }
        }
    }
    func p59() -> some View {
        Table(of: Tok.self) {
            TableColumn("a") { t in Text(t.name) }; if #available(iOS 17, *) { TableColumn("b") { t in Text(t.name) } }
        } rows: {
            if flag { TableRow(Tok()) }; Section("x") { ForEach(tokens) { TableRow($0) } }
        }
    }
    func p60() -> some View {
        Table(of: Tok.self) {
            TableColumnForEach(["a", "b"], id: \.self) { s in TableColumn(s) { (t: Tok) in Text(t.name) } }
        } rows: {
            ForEach(tokens)
        }
    }
    func p61() -> some View {
        Table(of: Tok.self) {
            TableColumn("a") { t in Text(t.name) }
        } rows: {
            DisclosureTableRow(Tok()) { TableRow(Tok()) }
        }
    }
    func p62() -> some View { Table([Tok](), children: \.kids) { TableColumn("a") { t in Text(t.name) } } }
    func p63() -> some View { Picker("x", sources: $sections, selection: \.on) { Text("a").tag(true) } }
    func p64() -> some View { Picker("x", image: .init(name: "x", bundle: .main), selection: $seg) { Text("a") } }
    func p65() -> some View { Picker("x", systemImage: "star", selection: $seg) { Text("a") } }
    func p66() -> some View {
        Picker(sources: $sections, selection: \.on) {
            Text("a")
        } label: {
            Text("b")
        }
    }
    func p67() -> some View {
        Picker("x", systemImage: "star", selection: $seg) {
            Text("a")
        } currentValueLabel: {
            Text("v")
        }
    }
    func p68() -> some View { Toggle("x", image: .init(name: "x", bundle: .main), isOn: $flag) }
    func p69() -> some View { Toggle("x", sources: $sections, isOn: \.on) }
    func p70() -> some View { Toggle(sources: $sections, isOn: \.on) { Text("x") } }
    func p71() -> some View { Menu("x", image: .init(name: "x", bundle: .main)) { Button("a") {} } }
    func p72() -> some View {
        Menu("x", image: .init(name: "x", bundle: .main)) {
            Button("a") {}
        } primaryAction: {
        }
    }
    func p73() -> some View { ControlGroup("x", image: .init(name: "x", bundle: .main)) { Button("a") {} } }
    func p74() -> some View { ControlGroup("x", systemImage: "star") { Button("a") {} } }
    func p75() -> some View { ShareLink(items: [URL(fileURLWithPath: "/x")], preview: { _ in SharePreview("x") }) }
    func p76() -> some View {
        ShareLink(
            "x", items: [URL(fileURLWithPath: "/x")], subject: Text("s"), message: Text("m"),
            preview: { _ in SharePreview("x") })
    }
    func p77() -> some View { ShareLink(items: ["x"], preview: { _ in SharePreview("x") }) { Text("y") } }
    func p78() -> some View {
        Gauge(value: 0.5, in: 0...1) {
            Text("x")
        } currentValueLabel: {
            Text("y")
        } markedValueLabels: {
            Text("0").tag(0.0)
        }
    }
    func p79() -> some View {
        Gauge(value: 0.5, in: 0...1) {
            Text("x")
        } currentValueLabel: {
            Text("y")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("1")
        } markedValueLabels: {
            Text("0").tag(0.0)
        }
    }
    func p80() -> some View { List(tokens, id: \.id, children: \.kids, selection: $sel) { Text($0.name) } }
    func p81() -> some View { List($tokens, editActions: .all, selection: $sel) { $t in Text(t.name) } }
    func p82() -> some View {
        List($tokens, id: \.id, editActions: [.move, .delete], selection: $sel) { $t in Text(t.name) }
    }
    func p83() -> some View { List($tokens, id: \.id, editActions: .delete) { $t in Text(t.name) } }
    func p84() -> some View { List { ForEach($tokens, id: \.id, editActions: .all) { $t in Text(t.name) } } }
    func p85() -> some View { Image("x", variableValue: 0.5).resizable() }
    func p86() -> some View {
        VStack {
            Image("x", variableValue: 0.5, label: Text("a")); Image(decorative: "x", variableValue: 0.2)
        }
    }
    func p87() -> some View { TextField("x", value: $num, formatter: NumberFormatter(), prompt: Text("p")) }
    func p88() -> some View { TextField(value: $num, formatter: NumberFormatter(), prompt: Text("p")) { Text("x") } }
    func p89() -> some View { Text(Date(), formatter: DateFormatter()) }
    func p90() -> some View { Text("a").textVariant(.sizeDependent).textVariant(.fixed) }
    func p91() -> some View { NavigationLink("x") { Text("y") }.isDetailLink(false) }
    func p92() -> some View { Circle().size(CGSize(width: 2, height: 2), anchor: .center) }
    func p93() -> some View { Circle().size(width: 2, height: 3, anchor: .center) }
    func p94() -> some View { Form { Text("a") }.formStyle(.automatic) }
    func p95() -> some View { PasteButton(supportedContentTypes: [.image]) { _ in } }
    func p96() -> some View { OutlineGroup(tokens, children: \.kids) { t in Text(t.name) } }
    func p97() -> some View { OutlineGroup(tokens, id: \.id, children: \.kids) { t in Text(t.name) } }
    func p98() -> some View {
        Text("a").contextMenu { Button("x") {} }.popover(item: $opt, attachmentAnchor: .point(.top), arrowEdge: .top) {
            t in Text(t.name)
        }.popover(isPresented: $flag, attachmentAnchor: .rect(.bounds)) { Text("a") }
    }
    func p99() -> some View {
        Text("a").preferredColorScheme(.dark).visualEffect { c, p in
            c.blur(radius: 2).hueRotation(.degrees(2)).brightness(0.1).saturation(1).contrast(1).grayscale(0)
        }
    }
}
extension Tok { var kids: [Tok]? { nil } }
