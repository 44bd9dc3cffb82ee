/// The module that sources import for the button that asks for the place of the device.
@_exported import KinoraViews

/// A blue button with an arrow, which performs its action; the place of the device stays unknown.
public struct LocationButton: View {
    /// What the button says.
    public struct Title: Hashable, Sendable {
        let text: String
        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }
    private let title: Title?
    private let action: () -> Void

    /// - Parameter title: nil for the arrow alone.
    public init(_ title: Title? = nil, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }

    public var body: some View {
        Button(action: action) {
            Group {
                if let title {
                    Label(title.text, systemImage: "location.fill")
                } else {
                    Image(systemName: "location.fill")
                }
            }
            .foregroundStyle(.white)
            .padding(.horizontal, 12)
            .frame(minHeight: 44)
            .background(Color.blue, in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
    }
}
