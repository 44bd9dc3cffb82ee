/// The module that sources import for previews of files, which are never shown.
@_exported import KinoraViews

extension View {
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
    public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items)
        -> some View
    where Items.Element == URL { self }
}
