import KinoraViews

// Intents that show a view, and results that lead to another intent. Only the system would show or perform them.

public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}
extension SnippetIntent {
    /// Nothing is shown that could be made anew.
    public static func reload() {}
}

/// A result with an intent that shows a view.
public protocol ShowsSnippetIntent: IntentResult {}
/// A result with an intent that is performed next.
public protocol OpensIntent: IntentResult {}

public struct _SnippetResult: ShowsSnippetIntent {}
public struct _SnippetDialogResult: ShowsSnippetIntent, ProvidesDialog {}
public struct _SnippetValueResult<Value: Sendable>: ShowsSnippetIntent, ReturnsValue { public let value: Value? }
public struct _SnippetValueDialogResult<Value: Sendable>: ShowsSnippetIntent, ReturnsValue, ProvidesDialog {
    public let value: Value?
}
public struct _OpensResult: OpensIntent {}
public struct _OpensDialogResult: OpensIntent, ProvidesDialog {}
public struct _OpensViewResult: OpensIntent, ShowsSnippetView {}
public struct _OpensViewDialogResult: OpensIntent, ShowsSnippetView, ProvidesDialog {}
public struct _OpensValueDialogResult<Value: Sendable>: OpensIntent, ReturnsValue, ProvidesDialog {
    public let value: Value?
}
public struct _OpensValueViewDialogResult<Value: Sendable>: OpensIntent, ReturnsValue, ShowsSnippetView, ProvidesDialog
{
    public let value: Value?
}
public struct _OpensValueResult<Value: Sendable>: OpensIntent, ReturnsValue { public let value: Value? }
public struct _ViewValueResult<Value: Sendable>: ShowsSnippetView, ReturnsValue { public let value: Value? }
public struct _ViewValueDialogResult<Value: Sendable>: ShowsSnippetView, ReturnsValue, ProvidesDialog {
    public let value: Value?
}

extension IntentResult {
    public static func result<S: SnippetIntent>(snippetIntent: S) -> Self where Self == _SnippetResult { .init() }
    public static func result<S: SnippetIntent>(dialog: IntentDialog, snippetIntent: S) -> Self
    where Self == _SnippetDialogResult { .init() }
    public static func result<Value, S: SnippetIntent>(value: Value, snippetIntent: S) -> Self
    where Self == _SnippetValueResult<Value> { .init(value: value) }
    public static func result<Value, S: SnippetIntent>(value: Value, dialog: IntentDialog, snippetIntent: S) -> Self
    where Self == _SnippetValueDialogResult<Value> { .init(value: value) }
    public static func result<I: AppIntent>(opensIntent: I) -> Self where Self == _OpensResult { .init() }
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == _OpensDialogResult { .init() }
    public static func result<Value, I: AppIntent>(value: Value, opensIntent: I) -> Self
    where Self == _OpensValueResult<Value> { .init(value: value) }
    public static func result<I: AppIntent, V: View>(opensIntent: I, view: V) -> Self where Self == _OpensViewResult {
        .init()
    }
    public static func result<I: AppIntent, V: View>(opensIntent: I, dialog: IntentDialog, view: V) -> Self
    where Self == _OpensViewDialogResult { .init() }
    public static func result<Value, I: AppIntent>(value: Value, opensIntent: I, dialog: IntentDialog) -> Self
    where Self == _OpensValueDialogResult<Value> { .init(value: value) }
    public static func result<Value, I: AppIntent, V: View>(
        value: Value, opensIntent: I, dialog: IntentDialog, view: V
    ) -> Self where Self == _OpensValueViewDialogResult<Value> { .init(value: value) }
    public static func result<Value, V: View>(value: Value, view: V) -> Self where Self == _ViewValueResult<Value> {
        .init(value: value)
    }
    public static func result<Value, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self
    where Self == _ViewValueDialogResult<Value> { .init(value: value) }
}
