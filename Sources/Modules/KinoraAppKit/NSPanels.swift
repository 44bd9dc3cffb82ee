import KinoraViews

// Panels of the system. Nobody answers them: who asks is told that the panel was canceled.

extension NSApplication {
    /// How somebody has left a panel.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let OK = ModalResponse(rawValue: 1)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let stop = ModalResponse(rawValue: -1000)
        public static let abort = ModalResponse(rawValue: -1001)
        public static let `continue` = ModalResponse(rawValue: -1002)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }
    @discardableResult
    public func runModal(for window: NSWindow) -> ModalResponse { .cancel }
    public func stopModal() {}
    public func stopModal(withCode returnCode: ModalResponse) {}
    public func abortModal() {}
}

extension NSWindow {
    /// A sheet is not shown, and comes back at once.
    public func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { handler?(.cancel) }
    public func endSheet(_ sheetWindow: NSWindow) {}
    public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
}

/// Asks where to save a file.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
    open var url: URL? { nil }
    open var directoryURL: URL?
    open var prompt: String! = ""
    open var message: String! = ""
    open var nameFieldLabel: String! = ""
    open var nameFieldStringValue = ""
    open var allowedFileTypes: [String]?
    open var allowedContentTypes: [UTType] = []
    open var allowsOtherFileTypes = false
    open var accessoryView: NSView?
    open var canCreateDirectories = true
    open var canSelectHiddenExtension = false
    open var isExtensionHidden = false
    open var showsHiddenFiles = false
    open var showsTagField = true
    open var treatsFilePackagesAsDirectories = false
    open func runModal() -> NSApplication.ModalResponse { .cancel }
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { handler(.cancel) }
    open func begin() async -> NSApplication.ModalResponse { .cancel }
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
    open func cancel(_ sender: Any?) {}
}

/// Asks for files.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { [] }
    open var allowsMultipleSelection = false
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var resolvesAliases = true
    open var canDownloadUbiquitousContents = true
}

/// Asks a question.
@MainActor @preconcurrency
open class NSAlert: NSObject {
    public enum Style: UInt, Sendable { case warning, informational, critical }
    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open var icon: NSImage!
    open var accessoryView: NSView?
    open var showsHelp = false
    open var showsSuppressionButton = false
    open private(set) lazy var suppressionButton: NSButton? = NSButton()
    open private(set) var buttons: [NSButton] = []
    open private(set) lazy var window = NSPanel()
    public override init() { super.init() }
    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
    }
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    open func layout() {}
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { .cancel }
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { handler?(.cancel) }
}

/// The panel of all colors.
@MainActor @preconcurrency
open class NSColorPanel: NSPanel {
    private static let only = NSColorPanel()
    open class var shared: NSColorPanel { only }
    open class var sharedColorPanelExists: Bool { true }
    open var color = NSColor.white
    open var showsAlpha = false
    open var isContinuous = true
    open func setTarget(_ target: Any?) {}
    open func setAction(_ selector: Selector?) {}
}

/// The panel of all fonts.
@MainActor @preconcurrency
open class NSFontPanel: NSPanel {
    private static let only = NSFontPanel()
    open class var shared: NSFontPanel { only }
}

/// What sends things elsewhere, and asks how.
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    open weak var delegate: AnyObject?
    public init(items: [Any]) { super.init() }
    open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
@MainActor @preconcurrency
open class NSSharingService: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let composeEmail = Name(rawValue: "com.apple.share.Mail.compose")
        public static let composeMessage = Name(rawValue: "com.apple.share.Messages.compose")
        public static let sendViaAirDrop = Name(rawValue: "com.apple.share.AirDrop.send")
    }
    open var recipients: [String]?
    open var subject: String?
    public init?(named serviceName: Name) { super.init() }
    open func canPerform(withItems items: [Any]?) -> Bool { false }
    open func perform(withItems items: [Any]) {}
}
