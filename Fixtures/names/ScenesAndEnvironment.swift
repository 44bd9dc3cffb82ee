// Names of SwiftUI, each used once as sources use it: that they compile is the test (scripts/check-command). Nothing of it is drawn.
import SwiftUI
import UniformTypeIdentifiers
struct ProbeB: View {
    @State var custom = TabViewCustomization()
    @State var flag = false
    @State var opt: Tok?
    @State var sel = 0
    @Environment(\.isTabBarShowingSections) var e1
    @Environment(\.verticalScrollIndicatorVisibility) var e2
    @Environment(\.horizontalScrollIndicatorVisibility) var e3
    @Environment(\.scrollDismissesKeyboardMode) var e4
    @Environment(\.verticalScrollBounceBehavior) var e5
    @Environment(\.horizontalScrollBounceBehavior) var e6
    @Environment(\.searchSuggestionsPlacement) var e7
    @Environment(\.documentConfiguration) var e8
    @Environment(\.preferredPencilDoubleTapAction) var e9
    @Environment(\.preferredPencilSqueezeAction) var e10
    @Environment(\.toolbarLabelStyle) var e12
    @Environment(\.isFocusEffectEnabled) var e13
    @Environment(\.backgroundProminence) var e14

    @Environment(\.materialActiveAppearance) var e16
    @Environment(\.appearsActive) var e17
    @Environment(\.tabBarPlacement) var e18
    @Environment(\.isSceneCaptured) var e19
    @Environment(\.symbolVariants) var e20
    @Environment(\.headerProminence) var e21
    @Environment(\.defaultMinListRowHeight) var e22
    @Environment(\.defaultMinListHeaderHeight) var e23
    @Environment(\.allowedDynamicRange) var e24
    @Environment(\.springLoadingBehavior) var e25
    @Environment(\.menuIndicatorVisibility) var e26
    @Environment(\.keyboardShortcut) var e27
    @Environment(\.menuOrder) var e28
    @Environment(\.sidebarRowSize) var e29
    @Environment(\.supportsMultipleWindows) var e30
    @Environment(\.accessibilityAssistiveAccessEnabled) var e31
    @Environment(\.accessibilityQuickActionsEnabled) var e32
    @Environment(\.accessibilitySwitchControlEnabled) var e33
    @Environment(\.accessibilityLargeContentViewerEnabled) var e34
    @Environment(\.accessibilityPlayAnimatedImages) var e35
    @Environment(\.accessibilityDimFlashingLights) var e36
    @Environment(\.isHoverEffectEnabled) var e37
    @Environment(\.contentTransitionAddsDrawingGroup) var e38
    @Environment(\.contentTransition) var e39
    @Environment(\.redactionReasons) var e40
    @Environment(\.backgroundMaterial) var e41
    @Environment(\.openDocument) var e42
    @Environment(\.newDocument) var e43
    @Environment(\.rename) var e44
    @Environment(\.resetFocus) var e45
    @Environment(\.editMode) var e46

    @Environment(\.buttonRepeatBehavior) var e48
    @Environment(\.imageScale) var e49
    @Environment(\.displayScale) var e50
    @Environment(\.pixelLength) var e51
    @Environment(\.isActivityFullscreen) var e52
    @Environment(\.showsWidgetContainerBackground) var e53
    @Environment(\.widgetRenderingMode) var e54
    @Environment(\.widgetFamily) var e55
    @Environment(\.isLuminanceReduced) var e56

    @Environment(\.requestReview) var e58
    @Environment(\.refresh) var e59
    @Environment(\.dismissSearch) var e60
    @Environment(\.isSearching) var e61
    @Environment(\.openWindow) var e62
    @Environment(\.dismissWindow) var e63
    @Environment(\.pushWindow) var e64
    @Environment(\.openSettings) var e65
    @Environment(\.scenePhase) var e66
    @Environment(\.calendar) var e67
    @Environment(\.timeZone) var e68
    @Environment(\.locale) var e69
    @Environment(\.undoManager) var e70

    var body: some View { EmptyView() }
    func t1() -> some View {
        TabView(selection: $sel) {
            Tab("a", systemImage: "star", value: 0) { Text("x") }.accessibilityLabel("x").accessibilityHint("x")
                .accessibilityValue("x").accessibilityInputLabels(["a"]).springLoadingBehavior(.enabled).contextMenu {
                    Button("x") {}
                }.swipeActions { Button("x") {} }.popover(isPresented: $flag) { Text("a") }.tabPlacement(.pinned)
                .customizationID("x").defaultVisibility(.hidden, for: .tabBar).dropDestination(for: String.self) { _ in
                };
            TabSection("s") { Tab("b", systemImage: "x", value: 1) { Text("y") } }.sectionActions { Button("x") {} }
        }.tabViewCustomization($custom)
    }
    func t2() {}
    func k() -> [KeyEquivalent] {
        [.deleteForward, .home, .end, .pageUp, .pageDown, .clear, .upArrow, .escape, .delete, .tab, .space, .return]
    }
    func g() {
        let l = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom); _ = l; let e = Edge.allCases;
        _ = e; _ = Edge(rawValue: 1); _ = Axis.allCases; _ = ContentMode.allCases; _ = Visibility.allCases;
        _ = TextAlignment.allCases; _ = ColorScheme.allCases; _ = DynamicTypeSize.allCases; _ = Font.TextStyle.allCases;
        _ = ControlSize.allCases; _ = HorizontalEdge.allCases; _ = VerticalEdge.allCases; _ = LayoutDirection.allCases;
        _ = ColorSchemeContrast.allCases; _ = InterfaceOrientation.allCases; _ = ContentSizeCategory.allCases
    }
    func c() {
        _ = ColorScheme(UIUserInterfaceStyle.dark); _ = UIUserInterfaceStyle(ColorScheme.dark);
        _ = DynamicTypeSize(UIContentSizeCategory.large);
        _ = UIContentSizeCategory(DynamicTypeSize.large as DynamicTypeSize?);
        _ = ContentSizeCategory(UIContentSizeCategory.large);
        _ = LayoutDirection(UITraitEnvironmentLayoutDirection.leftToRight);
        _ = LegibilityWeight(UILegibilityWeight.bold); _ = UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact);
        _ = UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact as UserInterfaceSizeClass?);
        _ = NSDirectionalEdgeInsets(EdgeInsets()); _ = EdgeInsets(NSDirectionalEdgeInsets());
        _ = ColorSchemeContrast(UIAccessibilityContrast.high); _ = HoverEffect(.lift);
        _ = TextInputAutocapitalization(UITextAutocapitalizationType.words)
    }
    func d() {
        _ = DefaultLabelStyle(); _ = DefaultDatePickerStyle(); _ = DefaultToggleStyle(); _ = DefaultGaugeStyle();
        _ = DefaultTextFieldStyle(); _ = DefaultListStyle(); _ = DefaultPickerStyle(); _ = DefaultNavigationViewStyle();
        _ = AutomaticFormStyle(); _ = BorderlessButtonMenuStyle(); _ = ButtonMenuStyle(); _ = DefaultMenuStyle();
        _ = DefaultButtonStyle(); _ = DefaultProgressViewStyle(); _ = DefaultGroupBoxStyle();
        _ = DefaultControlGroupStyle(); _ = AccessoryLinearGaugeStyle(); _ = AccessoryLinearCapacityGaugeStyle();
        _ = AccessoryCircularGaugeStyle(); _ = LinearCapacityGaugeStyle()
    }
    func gs() {
        _ = Text("a").gaugeStyle(.accessoryLinear).gaugeStyle(.accessoryLinearCapacity).gaugeStyle(
            .accessoryCircularCapacity)
    }
    func m() {
        var t = Transaction(); t.dismissBehavior = .destructive; t.scrollContentOffsetAdjustmentBehavior = .automatic;
        t.scrollTargetAnchor = .top; _ = t; withTransaction(\.dismissBehavior, .destructive) {}
    }
    func al() -> Alert {
        Alert(title: Text("a"), message: nil, primaryButton: .destructive(Text("x")) {}, secondaryButton: .cancel())
    }
    func al2() -> Alert { Alert(title: Text("a"), dismissButton: .cancel(Text("x")) {}) }
    func sp() {
        _ = SensoryFeedback.pathComplete; _ = SymbolVariants.fill.contains(.circle); _ = BlendMode.RawValue.self;
        _ = Color.Resolved(red: 1, green: 0, blue: 0).cgColor; _ = AnyShape(Circle()).path(in: .zero)
    }
    func ax() {
        _ = AccessibilityTextContentType.fileSystem; _ = AccessibilityTextContentType.messaging;
        _ = AccessibilityTextContentType.spreadsheet; _ = AccessibilityTextContentType.wordProcessing;
        _ = AccessibilityTechnologies.voiceOver
    }
    func path() {
        var p = NavigationPath(); p.append("x"); _ = p.codable;
        if let r = p.codable { _ = try? JSONEncoder().encode(r); _ = NavigationPath(r) }
    }
    func st() -> some View {
        Text("a").foregroundStyle(.tint.opacity(0.2)).background(.ultraThinMaterial.materialActiveAppearance(.active))
    }
    func ir() {
        let r = ImageRenderer(content: Text("a")); r.isObservationEnabled = true;
        r.proposedSize = .init(width: 1, height: 2); r.colorMode = .linear; r.allowedDynamicRange = .high;
        _ = r.uiImage; _ = r.cgImage; r.render { s, c in }
    }
    func grp() -> some View {
        Group(subviews: Text("a")) { s in
            ForEach(s) { v in v }; Text("\(s.count)"); s.first; s[0]; ForEach(s.dropFirst()) { $0 };
            ForEach(s[0..<1]) { $0 }
        }
    }
    func grp2() -> some View {
        Group(sections: Text("a")) { s in
            ForEach(s) { v in
                v.header; v.content; v.footer; Text("\(v.containerValues.tag(for: Int.self) ?? 0)")
            }
        }
    }
    func grp3() -> some View { ForEach(subviews: Text("a")) { v in v.containerValues.myValue > 0 ? v : v } }
    func grp4() -> some View { ForEach(sections: Text("a")) { v in v.content } }
    func rot() -> some View {
        List { Text("a") }.accessibilityRotor("x") {
            AccessibilityRotorEntry("a", id: 1); AccessibilityRotorEntry("b", id: 2) {};
            ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) };
            if flag { AccessibilityRotorEntry("c", id: 3) }
        }
    }
    func toolbar1() -> some View {
        Text("a").toolbar {
            ToolbarItem(placement: .secondaryAction) { Text("a") };
            ToolbarItem(placement: .topBarTrailing) { Text("a") };
            if #available(iOS 26, *) { ToolbarSpacer(.fixed); DefaultToolbarItem(kind: .search, placement: .bottomBar) };
            ToolbarItemGroup(placement: .primaryAction) {
                Text("x")
            } label: {
                Text("l")
            }; ToolbarTitleMenu { Button("x") {} }
        }
    }
    func toolbar2() -> some View {
        Text("a").toolbar(id: "x") {
            ToolbarItem(id: "a", placement: .primaryAction) { Text("a") }.customizationBehavior(.reorderable)
                .defaultCustomization(.hidden, options: .alwaysAvailable)
        }.toolbarRole(.editor).toolbarTitleDisplayMode(.inlineLarge).toolbarTitleMenu { Button("x") {} }
            .toolbarVisibility(.hidden, for: .tabBar).toolbarBackgroundVisibility(.visible, for: .navigationBar)
    }
    func tabs() -> some View {
        TabView {
            Tab("a", image: "x") { Text("a") }; Tab(role: .search) { Text("x") };
            Tab {
                Text("b")
            } label: {
                Label("x", systemImage: "star")
            }; if flag { Tab("c", systemImage: "x") { Text("c") } };
            ForEach([1, 2], id: \.self) { i in Tab("\(i)", systemImage: "x") { Text("x") } }
        }.tabViewStyle(.sidebarAdaptable).tabViewSidebarHeader { Text("h") }.tabViewSidebarFooter { Text("f") }
            .tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory { Text("x") }
    }
    func ng() -> some View {
        NavigationSplitView {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }.navigationSplitViewStyle(.prominentDetail).navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)
            .navigationSubtitle("x")
    }
}
extension ContainerValues { @Entry var myValue = 1 }
struct DocApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Doc()) { f in Text(f.fileURL?.path ?? "") }
        DocumentGroup(viewing: Doc.self) { f in Text("a") }
        DocumentGroup(newDocument: { RefDoc() }) { f in Text("a") }
        DocumentGroupLaunchScene("x") {
            NewDocumentButton("Start")
        } background: {
            Color.red
        } overlayAccessoryView: { g in
            Text("x")
        }
        WindowGroup("x", id: "y", for: Int.self) { $v in
            Text("a")
        } defaultValue: {
            1
        }
        WindowGroup(id: "z", for: String.self) { $v in Text(v ?? "") }
        AssistiveAccess { Text("a") }
        WindowGroup { Text("a") }.defaultSize(width: 1, height: 2).windowResizability(.contentSize).commands {
            CommandMenu("x") { Button("a") {} }; CommandGroup(after: .newItem) { Button("b") {} };
            TextFormattingCommands(); SidebarCommands(); ToolbarCommands(); InspectorCommands(); TextEditingCommands();
            EmptyCommands()
        }.handlesExternalEvents(matching: []).defaultAppStorage(.standard).backgroundTask(.appRefresh("x")) {}.onChange(
            of: 1
        ) {}.environment(\.locale, .current).modelX()
    }
}
extension Scene { func modelX() -> some Scene { self } }
struct CStyle: TextEditorStyle { func makeBody(configuration: Configuration) -> some View { configuration } }

struct HE: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
        content.hoverEffect { e, a, p in e.scaleEffect(a ? 1.1 : 1) }
    }
}
struct Siz: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .init(width: 1, height: 2)
    }
}
struct Vis: View {
    var body: some View {
        Text("a").presentationSizing(.form.fitted(horizontal: true, vertical: false)).presentationSizing(.page.sticky())
            .hoverEffect(HE())
    }
}
struct Spatial: View {
    var body: some View {
        Canvas { c, s in }.gesture(
            SpatialEventGesture().onChanged { events in
                for e in events { _ = e.location; _ = e.kind; _ = e.phase; _ = e.id }
            }.onEnded { _ in })
    }
}
struct FR: View {
    @FocusedValue(\.doc) var v; @FocusedBinding(\.docB) var b;
    var body: some View { Text("a").focusedValue(\.doc, 1).focusedSceneValue(\.docB, .constant(1)) }
}
extension FocusedValues { @Entry var doc: Int?; @Entry var docB: Binding<Int>? }
struct AnyTabs {
    @MainActor func f() -> some TabContent<Int> { AnyTabContent(Tab("a", systemImage: "x", value: 1) { Text("a") }) }
}
struct Cell2: View { var body: some View { SubviewsX { Text("a") } } }
struct SubviewsX<C: View>: View {
    @ViewBuilder var content: C;
    var body: some View {
        VStack {
            Group(subviews: content) { s in
                let x = s.prefix(2); ForEach(x) { $0 }
            }
        }
    }
}
func tabc() {
    var custom = TabViewCustomization(); custom.resetVisibility(); custom.resetSectionOrder();
    custom[sidebarVisibility: "x"] = .hidden; custom[tab: "x"].sidebarVisibility = .hidden;
    _ = custom[section: "x"].tabOrder
}
struct CmdApp: App {
    var on = true;
    var body: some Scene {
        WindowGroup { Text("a") }.commands {
            CommandMenu("x") { Button("a") {} }; if on { CommandMenu("y") { Button("a") {} } }
        }
    }
}
