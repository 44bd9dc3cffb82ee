// Sharing by titles that are resources.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(LocalizedStringKey(titleResource), items: items, subject: subject, message: message)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message, preview: preview)
    }
}

extension ShareLink where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(LocalizedStringKey(titleResource), items: items, subject: subject, message: message, preview: preview)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init(LocalizedStringKey(titleResource)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(LocalizedStringKey(titleResource), image: image)
    }
}

extension SharePreview where Image == Never, Icon: Transferable {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), icon: icon)
    }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), image: image, icon: icon)
    }
}
