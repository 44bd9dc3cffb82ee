import KinoraStage

/// A round button with a question mark, as macOS has for help. There is no help to open: `action` is performed, links are opened as any
/// other.
public struct HelpLink: View {
    private let action: @MainActor () -> Void
    @Environment(\.openURL) private var openURL
    private let destination: URL?

    @preconcurrency public init(action: @escaping @MainActor () -> Void) { (self.action, destination) = (action, nil) }
    public init(destination: URL) { (action, self.destination) = ({}, destination) }
    public init(anchor: NSHelpManager.AnchorName) { (action, destination) = ({}, nil) }
    public init(anchor: NSHelpManager.AnchorName, book: NSHelpManager.BookName) { self.init(anchor: anchor) }

    public var body: some View {
        Button {
            action()
            if let destination { openURL(destination) }
        } label: {
            Image(systemName: "questionmark")
        }
        .buttonStyle(HelpButtonStyle())
        .accessibilityLabel(Text("Help"))
    }
}

/// Twenty points wide, as macOS' help button.
private struct HelpButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 12, weight: .semibold))
            .foregroundStyle(.primary)
            .frame(width: 20, height: 20)
            .background(configuration.isPressed ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.quaternary), in: .circle)
    }
}

/// The names under which macOS has pages of help.
public enum NSHelpManager {
    public typealias AnchorName = String
    public typealias BookName = String
}
