import KinoraStage

/// A window for a document; it shows a new one. Where documents are only viewed there is none to show.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    private let content: () -> Content?
    public var _root: AnyView { AnyView(content()) }
}

extension DocumentGroup where Document: FileDocument {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { content = { editor(FileDocumentConfiguration(document: .constant(newDocument()))) } }
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { content = { nil } }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { content = { editor(ReferenceFileDocumentConfiguration(document: newDocument())) } }
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { content = { nil } }
}

/// An open document that is a value. No file is behind it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL? { nil }
    public var isEditable: Bool { true }
    init(document: Binding<Document>) { _document = document }
    public var projectedValue: Binding<Document> { $document }
}

/// An open document that is an object. No file is behind it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL? { nil }
    public var isEditable: Bool { true }
    init(document: Document) { self.document = document }
    public var projectedValue: ObservedObject<Document>.Wrapper { $document }
}

/// What an app for documents shows at its start: the title, and what it offers.
public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
    private let title: Text?
    private let actions: Actions
    private let background: AnyView

    public var _root: AnyView {
        AnyView(
            VStack(spacing: 16) {
                title?.font(.largeTitle.bold())
                actions.buttonStyle(.borderedProminent)
            }
            .padding(24)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { background }
        )
    }

    private init(_ title: Text?, _ actions: Actions, _ background: some View) {
        (self.title, self.actions, self.background) = (title, actions, AnyView(background))
    }
}

extension DocumentGroupLaunchScene {
    public init(_ titleKey: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions) {
        self.init(titleKey.map { Text($0) }, actions(), EmptyView())
    }
    public init<B: View>(
        _ titleKey: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B
    ) { self.init(titleKey.map { Text($0) }, actions(), background()) }
    /// The accessory lies over the background and the title.
    public init<B: View, O: View>(
        _ titleKey: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
    ) {
        self.init(
            titleKey.map { Text($0) }, actions(),
            background().overlay {
                GeometryReader { overlayAccessoryView(DocumentLaunchGeometryProxy(size: $0.size)) }
            })
    }
    public init<B: View, P: View, O: View>(
        _ titleKey: LocalizedStringKey? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> P,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
    ) {
        self.init(
            titleKey.map { Text($0) }, actions(),
            background()
                .overlay { GeometryReader { backgroundAccessoryView(DocumentLaunchGeometryProxy(size: $0.size)) } }
                .overlay { GeometryReader { overlayAccessoryView(DocumentLaunchGeometryProxy(size: $0.size)) } })
    }
}

/// Where the title of a launch scene stands, in points.
public struct DocumentLaunchGeometryProxy {
    /// Of the whole scene, whose upper left corner is the origin.
    public var frame: CGRect { CGRect(origin: .zero, size: size) }
    /// In the middle of the scene, half as wide and a quarter as high.
    public var titleViewFrame: CGRect {
        CGRect(x: size.width / 4, y: size.height * 3 / 8, width: size.width / 2, height: size.height / 4)
    }
    let size: CGSize
}

/// The button that begins a document. None is begun here.
public struct NewDocumentButton<Label: View>: View {
    private let label: Label
    public init(
        contentType: UTType? = nil, prepareDocumentURL: @escaping @Sendable () async throws -> URL? = { nil },
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public init<D: FileDocument>(
        for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @Sendable () async throws -> D?, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public var body: some View { Button(action: {}) { label } }
}
extension NewDocumentButton where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey? = nil, contentType: UTType? = nil,
        prepareDocumentURL: @escaping @Sendable () async throws -> URL? = { nil }
    ) { label = titleKey.map { Text($0) } ?? Text(verbatim: "Create Document") }
    public init<D: FileDocument>(
        _ titleKey: LocalizedStringKey? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping @Sendable () async throws -> D?
    ) { label = titleKey.map { Text($0) } ?? Text(verbatim: "Create Document") }
}
