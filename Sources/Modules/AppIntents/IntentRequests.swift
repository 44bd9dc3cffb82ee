import KinoraViews

// Questions of an intent that is performed. Nobody is asked, and so nobody answers: each ends with an error.

/// One of the answers that people are offered.
public struct IntentChoiceOption: Hashable, Sendable {
    public enum Style: Hashable, Sendable { case `default`, cancel, destructive }
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let style: Style
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default) {
        (self.title, self.subtitle, self.style) = (title, subtitle, style)
    }
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }
    public static func == (a: IntentChoiceOption, b: IntentChoiceOption) -> Bool {
        a.title == b.title && a.subtitle == b.subtitle && a.style == b.style
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(style)
    }
}

/// The word on the button that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String
    public static let add = ConfirmationActionName(name: "add")
    public static let addData = ConfirmationActionName(name: "addData")
    public static let book = ConfirmationActionName(name: "book")
    public static let buy = ConfirmationActionName(name: "buy")
    public static let call = ConfirmationActionName(name: "call")
    public static let checkIn = ConfirmationActionName(name: "checkIn")
    public static let `continue` = ConfirmationActionName(name: "continue")
    public static let create = ConfirmationActionName(name: "create")
    public static let `do` = ConfirmationActionName(name: "do")
    public static let download = ConfirmationActionName(name: "download")
    public static let filter = ConfirmationActionName(name: "filter")
    public static let find = ConfirmationActionName(name: "find")
    public static let get = ConfirmationActionName(name: "get")
    public static let go = ConfirmationActionName(name: "go")
    public static let log = ConfirmationActionName(name: "log")
    public static let open = ConfirmationActionName(name: "open")
    public static let order = ConfirmationActionName(name: "order")
    public static let pay = ConfirmationActionName(name: "pay")
    public static let play = ConfirmationActionName(name: "play")
    public static let playSound = ConfirmationActionName(name: "playSound")
    public static let post = ConfirmationActionName(name: "post")
    public static let request = ConfirmationActionName(name: "request")
    public static let run = ConfirmationActionName(name: "run")
    public static let search = ConfirmationActionName(name: "search")
    public static let send = ConfirmationActionName(name: "send")
    public static let set = ConfirmationActionName(name: "set")
    public static let share = ConfirmationActionName(name: "share")
    public static let start = ConfirmationActionName(name: "start")
    public static let toggle = ConfirmationActionName(name: "toggle")
    public static let turnOff = ConfirmationActionName(name: "turnOff")
    public static let turnOn = ConfirmationActionName(name: "turnOn")
    public static let view = ConfirmationActionName(name: "view")
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(name: String(localized: acceptLabel)) }
}

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let automatic = ConfirmationConditions(rawValue: 1)
}

extension AppIntent {
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption { throw AppIntentError.restartPerform }
    public func requestChoice<V: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: V
    ) async throws -> IntentChoiceOption { throw AppIntentError.restartPerform }
    public func requestChoice<Snippet: SnippetIntent>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, snippetIntent: Snippet
    ) async throws -> IntentChoiceOption { throw AppIntentError.restartPerform }

    public func requestConfirmation() async throws { throw AppIntentError.restartPerform }
    public func requestConfirmation(
        conditions: ConfirmationConditions = .automatic, actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws { throw AppIntentError.restartPerform }
    public func requestConfirmation<V: View>(
        conditions: ConfirmationConditions = .automatic, actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> V
    ) async throws { throw AppIntentError.restartPerform }
    public func requestConfirmation<V: View>(
        conditions: ConfirmationConditions = .automatic, actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: V
    ) async throws { throw AppIntentError.restartPerform }
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = .automatic, actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws { throw AppIntentError.restartPerform }
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw AppIntentError.restartPerform }

    /// Asks for the app to come to the front. Nobody allows it.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw AppIntentError.restartPerform
    }
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> any Error { AppIntentError.restartPerform }
}
