import KinoraStage

/// What a share sheet shows of an item. There is no share sheet.
public struct SharePreview<Image, Icon> {
    fileprivate init(_ made: Void) {}
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(()) }
    public init(_ title: Text) { self.init(()) }
}
extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(()) }
    public init(_ title: Text, image: Image) { self.init(()) }
}
extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(()) }
}
extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ title: Text, image: Image, icon: Icon) { self.init(()) }
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(()) }
}

/// The label of a share link whose title is not given: "Share…".
public struct DefaultShareLinkLabel: View {
    private let title: Text
    public init() { title = Text(verbatim: "Share…") }
    init(_ title: Text) { self.title = title }
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// A button that would open the share sheet. The sheet is never shown.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    private let label: Label
    fileprivate init(made label: Label) { self.label = label }
    public var body: some View { Button(action: {}) { label } }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> { self.init(made: label()) }
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> { self.init(made: label()) }
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data: RandomAccessCollection, Data.Element: Transferable { self.init(made: label()) }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(made: DefaultShareLinkLabel())
    }
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(made: DefaultShareLinkLabel())
    }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(made: DefaultShareLinkLabel(Text(titleKey))) }
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(made: DefaultShareLinkLabel(title)) }
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init(made: DefaultShareLinkLabel(title)) }
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable { self.init(made: DefaultShareLinkLabel(title)) }
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init(made: DefaultShareLinkLabel(Text(titleKey))) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(made: DefaultShareLinkLabel(Text(title))) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init(made: DefaultShareLinkLabel(Text(title))) }
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable { self.init(made: DefaultShareLinkLabel()) }
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(made: DefaultShareLinkLabel(Text(titleKey)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(made: DefaultShareLinkLabel(Text(title)))
    }
}
extension ShareLink where Data: RandomAccessCollection, Data.Element: Transferable {
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(made: label()) }
}
extension ShareLink
where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(made: DefaultShareLinkLabel()) }
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(made: DefaultShareLinkLabel(Text(titleKey))) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(made: DefaultShareLinkLabel(Text(title))) }
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(made: DefaultShareLinkLabel(title)) }
}
extension ShareLink {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(made: label()) }
}
extension ShareLink where Label == DefaultShareLinkLabel {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(made: DefaultShareLinkLabel()) }
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(made: DefaultShareLinkLabel(Text(titleKey))) }
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(made: DefaultShareLinkLabel(title)) }
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(made: DefaultShareLinkLabel(Text(title))) }
}

/// A button that would rename; it does nothing unless `renameAction` says what.
public struct RenameButton: View {
    @Environment(\.rename) private var rename
    public init() {}
    public var body: some View {
        Button {
            rename?()
        } label: {
            Label("Rename", systemImage: "pencil")
        }
    }
}
public struct RenameAction {
    let action: () -> Void
    public func callAsFunction() { action() }
}
private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
extension EnvironmentValues {
    public var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}
extension View {
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
    /// Renaming gives the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A button that pastes what the pasteboard holds.
public struct PasteButton: View {
    private let action: () -> Void
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        action = { if let text = UIPasteboard.general.string as? T { onPaste([text]) } }
    }
    /// Nothing of other apps is on the pasteboard, so that no provider is given.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) { action = {} }
    public init(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Any?,
        payloadAction: @escaping (Any) -> Void
    ) { action = {} }
    public var body: some View {
        Button(action: action) { Label("Paste", systemImage: "doc.on.clipboard") }
            .buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    }
}
