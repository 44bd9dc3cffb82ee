// Names of SwiftUI, each used once as sources use it: that they compile is the test (scripts/check-command). Nothing of it is drawn.
import SwiftUI
struct P26: View {
    @Namespace var ns
    @State var flag = false
    @State var text = ""
    @State var attr = AttributedString("x")
    @State var sel = AttributedTextSelection()
    @State var num = 0.5
    @State var tab = 0
    @State var date = Date()
    var body: some View { EmptyView() }
    func g1() -> some View {
        GlassEffectContainer(spacing: 20) {
            Text("a").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 12)).glassEffectID(
                "a", in: ns
            ).glassEffectUnion(id: 1, namespace: ns).glassEffectTransition(.matchedGeometry)
        }
    }
    func g2() -> some View { Text("a").glassEffect().glassEffect(.clear, in: .capsule).glassEffect(.identity) }
    func g3() -> some View {
        Button("a") {}.buttonStyle(.glass).buttonStyle(.glassProminent).buttonStyle(.glass(.clear)).buttonSizing(
            .flexible
        ).buttonBorderShape(.circle).controlSize(.extraLarge)
    }
    func g4() -> some View {
        ScrollView { Text("a") }.scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden(true, for: .bottom)
            .backgroundExtensionEffect().backgroundExtensionEffect(isEnabled: true).safeAreaBar(edge: .bottom) {
                Text("b")
            }
    }
    func g5() -> some View {
        TabView(selection: $tab) {
            Tab("a", systemImage: "x", value: 0) { Text("a") }; Tab(value: 1, role: .search) { Text("s") }
        }.tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory(isEnabled: true) { Text("x") }
            .tabViewSearchActivation(.searchTabSelection)
    }
    func g6() -> some View {
        Text("a").toolbar {
            ToolbarItem { Text("a") }.sharedBackgroundVisibility(.hidden);
            ToolbarSpacer(.flexible, placement: .bottomBar); DefaultToolbarItem(kind: .search, placement: .bottomBar);
            ToolbarItem(placement: .largeTitle) { Text("x") }; ToolbarItem(placement: .subtitle) { Text("x") };
            ToolbarItem { Text("s") }.matchedTransitionSource(id: 1, in: ns); ToolbarItem { Text("b") }.badge(3)
        }.navigationSubtitle("x").searchToolbarBehavior(.minimize)
    }
    func g7() -> some View { ConcentricRectangle().fill(.red).containerShape(.rect(cornerRadius: 20)) }
    func g8() -> some View {
        Rectangle().clipShape(.rect(corners: .concentric(), isUniform: true)).clipShape(
            .rect(corners: .concentric, isUniform: true)
        ).clipShape(
            ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: false)
        ).clipShape(
            .rect(
                topLeadingCorner: .concentric, topTrailingCorner: .fixed(2), bottomLeadingCorner: .concentric,
                bottomTrailingCorner: .fixed(1)))
    }
    func g9() -> some View {
        Slider(value: $num) {
            Text("x")
        } ticks: {
            SliderTick(0.2); SliderTick(0.5) { Text("m") }
        }
    }
    func g10() -> some View {
        Slider(value: $num, in: 0...1, neutralValue: 0.5) { Text("x") }.sliderThumbVisibility(.hidden)
    }
    func g11() -> some View { TextEditor(text: $attr, selection: $sel) }
    func g12() -> some View { Label("a", systemImage: "x").labelIconToTitleSpacing(4).labelReservedIconWidth(20) }
    func g13() -> some View {
        List { Section("a") { Text("x") }.sectionIndexLabel("A").listSectionMargins(.horizontal, 10) }
            .listSectionIndexVisibility(.visible).listRowInsets(.horizontal, 12)
    }
    func g14() -> some View { Button("a", role: .close) {}.tint(.red) }
    func g15() -> some View {
        Button(role: .confirm) {
        } label: {
            Text("x")
        }
    }
    func g15b() -> some View { Button(role: .close) {} }
    func g16() -> some View {
        Image(systemName: "x").symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw).symbolEffect(
            .drawOn, isActive: flag
        ).symbolEffect(.drawOff.byLayer, isActive: flag).contentTransition(
            .symbolEffect(.replace.magic(fallback: .downUp)))
    }
    func g17() -> some View { Text("a").onInteractiveResizeChange { _ in }.windowResizeAnchor(.top) }
    func g18() -> some View {
        Text("a").sheet(isPresented: $flag) {
            Text("b").navigationTransition(.zoom(sourceID: 1, in: ns)).presentationDetents([
                .medium, .height(20), .fraction(0.3),
            ]).presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationCornerRadius(20)
        }
    }
    func g19() -> some View {
        Text("a").textSelectionAffinity(.upstream).writingToolsBehavior(.limited).writingToolsAffordanceVisibility(
            .hidden
        ).textInputFormattingControlVisibility(.hidden, for: .all)
    }
    func g20() -> some View { Text("a").assistiveAccessNavigationIcon(systemImage: "x") }
    func g21() -> some View {
        Text("a").scrollInputBehavior(.disabled, for: .handGestureShortcut).handGestureShortcut(.primaryAction)
    }
    func g22() -> some View { ColorPicker("x", selection: .constant(.red)) }
    func g23() -> some View {
        Text("a").dragContainer(for: String.self) { (ids: [String]) in ids }.draggable(containerItemID: "a")
            .dragConfiguration(DragConfiguration(allowMove: true)).dropConfiguration { s in
                DropConfiguration(operation: .copy)
            }.dragPreviewsFormation(.stack).dropPreviewsFormation(.stack).onDragSessionUpdated { s in }
            .onDropSessionUpdated { s in }
    }
    func g24() -> some View {
        Text("a").tint(.red).menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
    }
    func g25() -> some View { NavigationStack { Text("a") }.navigationLinkIndicatorVisibility(.hidden) }
    func g26() -> some View {
        Text("a").onScrollPhaseChange { a, b in }.onScrollVisibilityChange(threshold: 0.2) { v in }
            .onScrollTargetVisibilityChange(idType: Int.self) { ids in }.onScrollGeometryChange(for: CGFloat.self) {
                g in
                g.contentOffset.y
            } action: { a, b in
            }
    }
    func g27() -> some View {
        ScrollView { Text("a") }.scrollPosition(.constant(ScrollPosition(edge: .top))).defaultScrollAnchor(
            .bottom, for: .sizeChanges
        ).scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
    }
    func g28() -> some View {
        Text("a").rotation3DEffect(.degrees(2), axis: (x: 1, y: 0, z: 0)).projectionEffect(.init()).geometryGroup()
            .compositingGroup().drawingGroup()
    }
    func g29() -> some View {
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow],
            smoothsColors: true, colorSpace: .perceptual)
    }
    func g30() -> some View {
        Text("a").colorEffect(ShaderLibrary.x(.float(1))).layerEffect(
            ShaderLibrary.default.y(.boundingRect), maxSampleOffset: .zero
        ).distortionEffect(ShaderLibrary.z(.float2(1, 2)), maxSampleOffset: CGSize(width: 1, height: 1))
    }
    func g31() -> some View { Text("a").customAttribute(TA()).textRenderer(TR()) }
    func g32() -> some View {
        Text(
            "a \(Text("b").bold()) \(Image(systemName: "x")) \(date, style: .relative) \(date, format: .dateTime) \(1, specifier: "%d") \(timerInterval: date...date.addingTimeInterval(2))"
        )
    }
    func g33() -> some View { Text(.currentDate, format: .stopwatch(startingAt: date)).monospacedDigit() }
    func g34() -> some View { Text(timerInterval: date...date, pauseTime: nil, countsDown: true, showsHours: true) }
    func g35() -> some View { Text(date, format: .reference(to: date)) }
    func g36() -> some View { Text(TimeDataSource<Date>.currentDate, format: .offset(to: date)) }
    func g37() -> some View {
        Text("a").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)).foregroundStyle(
            .red, .blue, .green
        ).foregroundStyle(.red.gradient.shadow(.drop(radius: 2))).foregroundStyle(
            .red.mix(with: .blue, by: 0.2, in: .perceptual))
    }
    func g38() -> some View {
        Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 2) {
            GridRow(alignment: .top) {
                Text("a").gridCellColumns(2).gridCellAnchor(.center).gridCellUnsizedAxes(.horizontal)
                    .gridColumnAlignment(.trailing)
            }
        }
    }
    func g39() -> some View { ContentUnavailableView.search(text: "x") }
    func g40() -> some View {
        ContentUnavailableView {
            Label("x", systemImage: "y")
        } description: {
            Text("d")
        } actions: {
            Button("a") {}
        }
    }
    func g41() -> some View { LabeledContent("x", value: 2, format: .number).labeledContentStyle(.automatic) }
    func g42() -> some View {
        DatePicker("x", selection: $date, in: date..., displayedComponents: [.date]).datePickerStyle(.compact)
    }
    func g43() -> some View { MultiDatePicker("x", selection: .constant([])) }
    func g44() -> some View {
        ViewThatFits(in: .horizontal) {
            Text("a"); Text("b")
        }
    }
    func g45() -> some View { AnyLayout(HStackLayout(spacing: 2)) { Text("a") } }
    func g46() -> some View {
        Text("a").inspector(isPresented: $flag) { Text("b").inspectorColumnWidth(min: 1, ideal: 2, max: 3) }
    }
    func g47() -> some View {
        Text("a").containerRelativeFrame([.horizontal, .vertical], count: 2, span: 1, spacing: 2, alignment: .center)
            .containerRelativeFrame(.horizontal) { l, a in l / 2 }
    }
    func g48() -> some View {
        Text("a").keyframeAnimator(initialValue: 1.0, trigger: flag) { c, v in
            c.opacity(v)
        } keyframes: { v in
            KeyframeTrack {
                LinearKeyframe(1, duration: 1); CubicKeyframe(2, duration: 1);
                SpringKeyframe(1, duration: 1, spring: .bouncy); MoveKeyframe(2)
            }
        }
    }
    func g49() -> some View {
        Text("a").sensoryFeedback(.impact(weight: .heavy, intensity: 1), trigger: flag).sensoryFeedback(
            .selection, trigger: flag
        ) { a, b in true }
    }
    func g50() -> some View {
        Text("a").onKeyPress(.space) { .handled }.onKeyPress(characters: .alphanumerics, phases: .down) { p in .ignored
        }.onKeyPress(phases: .all) { p in .ignored }.onModifierKeysChanged { a, b in }
    }
    func g51() -> some View {
        Text("a").typeSelectEquivalent("x").springLoadingBehavior(.enabled).onTapGesture(
            count: 2, coordinateSpace: .named("x")
        ) { l in }.hoverEffect(.lift).onContinuousHover { p in }.defersSystemGestures(on: .all)
            .persistentSystemOverlays(.hidden).statusBarHidden(true)
    }
    func g52() -> some View {
        Text("a").refreshable {}.task(id: flag, priority: .high) {}.onReceive(
            Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        ) { _ in }
    }
    func g53() -> some View {
        Text("a").privacySensitive().redacted(reason: .placeholder).unredacted().invalidatableContent()
    }
    func g54() -> some View {
        Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge).minimumScaleFactor(0.5).lineLimit(2, reservesSpace: true)
            .lineLimit(1...3).truncationMode(.middle).textScale(.secondary).typesettingLanguage(
                .init(languageCode: .thai)
            ).baselineOffset(2).kerning(1).tracking(2).textCase(.uppercase).speechAdjustedPitch(1)
    }
    func g55() -> some View {
        Text("a").font(
            .system(.title, design: .rounded, weight: .bold).leading(.tight).monospacedDigit().smallCaps().italic()
        ).fontWidth(.condensed).fontDesign(.serif).fontWeight(.black)
    }
    func g56() -> some View {
        Text("a").focusable().focused($f).focusEffectDisabled().defaultFocus($f, true).focusScope(ns)
            .prefersDefaultFocus(in: ns).focusSection()
    }
    @FocusState var f: Bool
    func g57() -> some View {
        Text("a").alert("t", isPresented: $flag, actions: { Button("x") {} }, message: { Text("m") }).alert(
            Text("x"), isPresented: $flag, presenting: Optional(1)
        ) { v in
            Button("\(v)") {}
        } message: { v in
            Text("\(v)")
        }
    }
    func g58() -> some View {
        Text("a").popover(isPresented: $flag, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
            Text("x").presentationCompactAdaptation(.popover)
        }
    }
    func g59() -> some View {
        Text("a").fullScreenCover(item: .constant(Optional(It())), onDismiss: {}) { i in Text("x") }
    }
    func g60() -> some View {
        Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("x", role: .destructive) {} }
            .listRowSeparator(.hidden, edges: .top).listRowSeparatorTint(.red).listSectionSeparator(.hidden)
            .listItemTint(.monochrome).listRowBackground(Color.red).listRowSpacing(2).listSectionSpacing(.compact)
            .badge(2).badgeProminence(.increased).headerProminence(.increased)
    }
    struct It: Identifiable { var id = 0 }
}
struct TR: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if run[TA.self] != nil {};
                for slice in run {
                    ctx.draw(slice, options: .disablesSubpixelQuantization); _ = slice.typographicBounds.rect;
                    _ = run.characterIndices
                }
            }
        }
    }; var displayPadding: EdgeInsets { .init() };
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
}
struct SM2: App { @UIApplicationDelegateAdaptor(Del.self) var d; var body: some Scene { WindowGroup { Text("a") } } }
struct TA: TextAttribute {}
@Animatable struct AS: Shape {
    var a: Double; @AnimatableIgnored var n: Int; func path(in rect: CGRect) -> Path { Path() }
}
struct CD: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label; DatePicker("x", selection: configuration.$selection);
            Text(configuration.selection, style: .date); Text("\(configuration.minimumDate ?? .now)")
        }
    }
}
struct Tb: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
        ToolbarItem(id: "a") { Text("a") }; ToolbarItem(id: "b", placement: .primaryAction) { Text("b") }
    }
}
struct Tb2: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text("a") } } }
struct AXD: View, AXChartDescriptorRepresentable {
    var body: some View { Text("a").accessibilityChartDescriptor(self) };
    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "x", summary: nil,
            xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) { "\($0)" },
            yAxis: AXNumericDataAxisDescriptor(title: "y", range: 0...1, gridlinePositions: [0.5]) { "\($0)" },
            additionalAxes: [],
            series: [AXDataSeriesDescriptor(name: "s", isContinuous: true, dataPoints: [AXDataPoint(x: 1, y: 2)])])
    }; func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
struct FB: View {
    @FocusedBinding(\.docB) var b; @FocusedObject var o: Mod?; @EnvironmentObject var eo: Mod;
    @FocusedValue(Mod.self) var m;
    var body: some View { Text("a").focusedSceneObject(Mod()).focusedObject(Mod()); let _ = $b.wrappedValue }
}
final class Mod: ObservableObject, Observable { @Published var v = 0; @AppStorage("x") var s = "" }
final class Del: NSObject, UIApplicationDelegate {}
struct L1: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for s in subviews {
            _ = s.containerValues; _ = s[LV.self]; _ = s.priority;
            _ = s.spacing.distance(to: s.spacing, along: .horizontal)
        }; let sub = subviews[0..<1]; _ = sub; return .zero
    };
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: .zero, anchor: .center, proposal: .unspecified);
        _ = subviews[0].dimensions(in: .unspecified)[.firstTextBaseline]
    };
    static var layoutProperties: LayoutProperties {
        var p = LayoutProperties(); p.stackOrientation = .vertical; return p
    };
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { nil }; func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}
struct LV: LayoutValueKey { static let defaultValue = 1 }
struct Cv: View {
    var body: some View {
        Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { c, s in
            c.fill(Path(ellipseIn: .zero), with: .color(.red)); c.addFilter(.shadow(radius: 2));
            c.addFilter(.alphaThreshold(min: 0.5, color: .red)); c.addFilter(.blur(radius: 2, options: .dithersResult));
            c.drawLayer { l in
                l.opacity = 0.5; l.blendMode = .plusLighter
            }; if let r = c.resolveSymbol(id: 1) { c.draw(r, at: .zero, anchor: .center) };
            let t = c.resolve(Text("x")); _ = t.measure(in: s); _ = t.firstBaseline(in: s); c.draw(t, in: .zero);
            var im = c.resolve(Image(systemName: "x")); im.shading = .color(.red); c.draw(im, in: .zero);
            c.clip(to: Path(), style: .init(eoFill: true), options: .inverse); c.clipToLayer(opacity: 0.5) { l in };
            c.withCGContext { g in g.fill([.zero]) };
            c.stroke(
                Path(), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero),
                style: .init(lineWidth: 2));
            c.concatenate(.identity); c.translateBy(x: 1, y: 2); c.rotate(by: .degrees(2)); c.scaleBy(x: 1, y: 1);
            _ = c.environment.colorScheme; c.fill(Path(), with: .style(.red));
            c.fill(Path(), with: .tiledImage(Image("x")));
            c.fill(Path(), with: .conicGradient(Gradient(colors: []), center: .zero));
            c.fill(Path(), with: .meshGradient(MeshGradient(width: 2, height: 2, points: [], colors: [])));
            c.fill(Path(), with: .palette([.color(.red)])); c.fill(Path(), with: .foreground); _ = c.clipBoundingRect;
            _ = c.transform; c.fill(Path(), with: .shader(ShaderLibrary.x()))
        } symbols: {
            Text("a").tag(1)
        }
    }
}
struct MyTabs: TabContent {
    var body: some TabContent<Int> {
        Tab("a", systemImage: "x", value: 1) { Text("a") }; Tab("b", systemImage: "x", value: 2) { Text("b") }
    }
}
struct MyTabs2: TabContent {
    typealias TabValue = Int;
    var body: some TabContent<Int> { TabSection("x") { Tab("a", systemImage: "x", value: 1) { Text("a") } } }
}
struct UsesTabs: View {
    @State var s = 1;
    var body: some View {
        TabView(selection: $s) {
            MyTabs(); Tab("c", systemImage: "x", value: 3) { Text("c") }
        }
    }
}

/// A property of a source's own that holds an object which is on the main actor.
@propertyWrapper
struct Counted: DynamicProperty {
    @StateObject private var counter = Counter()
    init(line: Int = #line) {}
    @MainActor var wrappedValue: Int { counter.count }

    @MainActor
    private final class Counter: ObservableObject { let count = 3 }
}

struct OfThisBundle: View {
    var body: some View { Text("Welcome", bundle: #bundle) }
}
