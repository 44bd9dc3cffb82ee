import KinoraStage

// Views that text is written into. There is no keyboard: only code writes, and nothing is marked.

/// How the keyboard for a view looks and what it does by itself.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
}

/// What the keyboard of a view of one's own does where the view does not say it.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
}

/// Takes single letters.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// Takes text at places.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A place between the letters of a text.
open class UITextPosition: NSObject {
    let offset: Int
    public override init() { offset = 0 }
    init(offset: Int) { self.offset = offset }
}

/// A stretch of a text.
open class UITextRange: NSObject {
    let bounds: Range<Int>
    public override init() { bounds = 0..<0 }
    init(_ bounds: Range<Int>) { self.bounds = bounds }
    open var start: UITextPosition { UITextPosition(offset: bounds.lowerBound) }
    open var end: UITextPosition { UITextPosition(offset: bounds.upperBound) }
    open var isEmpty: Bool { bounds.isEmpty }
}

/// A text of one's own letters, whose places are counted by them.
@MainActor @preconcurrency
public protocol _LetteredInput: UITextInput {
    var _letters: String { get set }
}

extension _LetteredInput {
    /// Nobody writes: nothing is selected.
    public var selectedTextRange: UITextRange? {
        get { nil }
        set {}
    }
    public var markedTextRange: UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var endOfDocument: UITextPosition { UITextPosition(offset: _letters.count) }
    public func text(in range: UITextRange) -> String? {
        let all = Array(_letters)
        return range.bounds.upperBound <= all.count ? String(all[range.bounds]) : nil
    }
    public func replace(_ range: UITextRange, withText text: String) {
        var all = Array(_letters)
        guard range.bounds.upperBound <= all.count else { return }
        all.replaceSubrange(range.bounds, with: text)
        _letters = String(all)
    }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (fromPosition.offset, toPosition.offset)
        return UITextRange(min(from, to)..<max(from, to))
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0..._letters.count).contains(place) ? UITextPosition(offset: place) : nil
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
    public func unmarkText() {}
}

/// A view of UIKit's that keeps what is said about its keyboard.
@MainActor @preconcurrency
public protocol _TraitedInput: UIKeyInput {
    var _traits: _TextInputTraits { get }
}

extension _TraitedInput {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { _traits.autocapitalizationType }
        set { _traits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { _traits.autocorrectionType }
        set { _traits.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { _traits.spellCheckingType }
        set { _traits.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { _traits.smartQuotesType }
        set { _traits.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { _traits.smartDashesType }
        set { _traits.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { _traits.smartInsertDeleteType }
        set { _traits.smartInsertDeleteType = newValue }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { _traits.inlinePredictionType }
        set { _traits.inlinePredictionType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { _traits.keyboardType }
        set { _traits.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { _traits.keyboardAppearance }
        set { _traits.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { _traits.returnKeyType }
        set { _traits.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { _traits.enablesReturnKeyAutomatically }
        set { _traits.enablesReturnKeyAutomatically = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { _traits.isSecureTextEntry }
        set { _traits.isSecureTextEntry = newValue }
    }
    public var textContentType: UITextContentType! {
        get { _traits.textContentType }
        set { _traits.textContentType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { _traits.passwordRules }
        set { _traits.passwordRules = newValue }
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { _traits.writingToolsBehavior }
        set { _traits.writingToolsBehavior = newValue }
    }
}

/// What is said about the keyboard of a view.
public final class _TextInputTraits {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var inlinePredictionType = UITextInlinePredictionType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType: UIReturnKeyType
    var enablesReturnKeyAutomatically: Bool
    var isSecureTextEntry = false
    var textContentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
    var writingToolsBehavior = UIWritingToolsBehavior.default

    init(returnKeyType: UIReturnKeyType = .default, enablesReturnKeyAutomatically: Bool = false) {
        (self.returnKeyType, self.enablesReturnKeyAutomatically) = (returnKeyType, enablesReturnKeyAutomatically)
    }
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}

/// What a password must have, in Apple's words for it.
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init()
    }
}
