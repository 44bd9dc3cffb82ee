import Foundation
import KinoraViews

// Shortcuts, which the system alone lists, speaks of and performs.

public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: String, CaseIterable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayBrown
    case grayGreen
}

public struct AppShortcut {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {}
}

/// What a person says for a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// A word that the system puts in.
    public enum Token: Hashable, Sendable { case applicationName }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var words = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { words += literal }
        public mutating func appendInterpolation(_ token: Token) { words += "${applicationName}" }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            words += "${parameter}"
        }
    }

    private let words: String
    public init(stringLiteral value: String) { words = value }
    public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    public static func buildExpression(_ expression: [AppShortcut]) -> [AppShortcut] { expression }
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}

/// A line that says what can be said to Siri, which a person can put away.
public struct SiriTipView: View {
    private let isVisible: Binding<Bool>?
    @Environment(\.siriTipStyle) private var style

    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) { self.isVisible = isVisible }

    public var body: some View {
        if isVisible?.wrappedValue != false {
            HStack(spacing: 12) {
                Image(systemName: "mic.circle.fill").font(.title)
                Text(verbatim: "Ask Siri").font(.subheadline.weight(.semibold))
                Spacer(minLength: 8)
                if let isVisible {
                    Button {
                        isVisible.wrappedValue = false
                    } label: {
                        Image(systemName: "xmark").font(.footnote.weight(.semibold))
                    }
                }
            }
            .foregroundStyle(style == .light ? Color.black : .white)
            .tint(style == .light ? Color.black : .white)
            .padding(12)
            .background(
                style == .light ? Color(white: 0.95) : Color(white: 0.11), in: RoundedRectangle(cornerRadius: 16))
        }
    }
}

public struct SiriTipViewStyle: Hashable, Sendable {
    private let isLight: Bool?
    /// Dark, as on a light page.
    public static let automatic = SiriTipViewStyle(isLight: nil)
    public static let light = SiriTipViewStyle(isLight: true)
    public static let dark = SiriTipViewStyle(isLight: false)
    public static let black = SiriTipViewStyle(isLight: false)
}

private struct SiriTipStyleKey: EnvironmentKey { static var defaultValue: SiriTipViewStyle { .automatic } }
extension EnvironmentValues {
    fileprivate var siriTipStyle: SiriTipViewStyle {
        get { self[SiriTipStyleKey.self] }
        set { self[SiriTipStyleKey.self] = newValue }
    }
}
extension View {
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { environment(\.siriTipStyle, style) }
}

/// A button that opens the app Shortcuts. Nothing opens here.
public struct ShortcutsLink: View {
    public init() {}
    public var body: some View {
        Button {
        } label: {
            Label {
                Text(verbatim: "Shortcuts")
            } icon: {
                Image(systemName: "square.2.layers.3d.fill")
            }
            .font(.headline).padding(.horizontal, 16).padding(.vertical, 10)
        }
        .foregroundStyle(.white).background(.black, in: Capsule())
    }
}

/// The ground of such a button and of a tip. They are drawn in black.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    public static let dark = ShortcutsLinkStyle(name: "dark")
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
    public static let light = ShortcutsLinkStyle(name: "light")
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
    public static let whiteOutline = ShortcutsLinkStyle(name: "whiteOutline")
}
extension View {
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
