public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: StageLocale.identifier) }
}

/// The language and region of performances that say no other. It is set before they begin.
package enum StageLocale {
    nonisolated(unsafe) package static var identifier = "en_US"
}

/// The size of text of performances that say no other, which code outside of views finds. It is set before they begin.
package enum StageTypeSize {
    nonisolated(unsafe) package static var current = DynamicTypeSize.large
}
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }
    /// The same for previews, which show the increased contrast by it.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }
    /// `en_US` unless the source or the command says another, so that frames do not depend on the machine.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// That of the stage's scene: inactive while views are evaluated first and appear, and active from then on.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] ?? .active }
        set { self[ScenePhaseKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension BuildContext {
    /// The phase that the source has said, or that of the scene, which tells this place when it changes.
    var scenePhase: ScenePhase { environment[ScenePhaseKey.self] ?? graph.launch.phase(readAt: identity) }
}

package struct ChangeEnvironment: ContextModifier {
    package let change: (inout EnvironmentValues) -> Void

    package init(change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
    }
    package func change(_ context: inout BuildContext) { change(&context.environment) }
}

/// Writes a value of the environment. Libraries name it in types of views, which they ask views for.
public struct _EnvironmentKeyWritingModifier<Value>: ContextModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }
    @usableFromInline package func change(_ context: inout BuildContext) {
        context.environment[keyPath: keyPath] = value
    }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(ChangeEnvironment { transform(&$0[keyPath: keyPath]) })
    }

    /// The scheme of what is below, and a wish for the page that it stands on.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(ChangeEnvironment { if let colorScheme { $0.colorScheme = colorScheme } })
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    public func disabled(_ disabled: Bool) -> some View {
        modifier(ChangeEnvironment { $0.isEnabled = $0.isEnabled && !disabled })
    }
}

/// The scheme that a view wishes its page to have.
public struct PreferredColorSchemeKey: PreferenceKey {
    public static var defaultValue: ColorScheme? { nil }
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

// MARK: Transactions in the tree

/// Animates what is below when `value` changed in this update.
@usableFromInline package struct AnimateOnChange<Value: Equatable>: ContextModifier {
    @usableFromInline package let animation: Animation?
    @usableFromInline package let value: Value

    @usableFromInline package init(animation: Animation?, value: Value) {
        (self.animation, self.value) = (animation, value)
    }

    @usableFromInline package func change(_ context: inout BuildContext) {
        if animate(&context) { context.store(value, Slot.change) }
    }

    /// Animates what is below where the value is another now; returns whether it is, and has to be stored.
    private func animate(_ context: inout BuildContext) -> Bool {
        guard context.isUpdating || context.isTimed else { return false }
        // Not as an optional value: to find the type of one takes longer than to compare.
        let previous: Stored<Value>? = context.storedObject(Slot.change)
        let isChanged = if let previous { previous.value != value } else { false }
        context.noteFollower(isChanged)
        guard context.isUpdating else { return false }
        if isChanged { context.beginTimedChange() }
        if isChanged, !context.disablesAnimations {
            context.changeTransactionForUpdate { $0.animation = animation }
        } else {
            context.followTransaction()
        }
        return isChanged || previous == nil
    }

    @usableFromInline package func _update(
        _ element: Element, from old: Self, in place: KinoraUpdatedPlace, _ content: KinoraContentUpdate
    ) -> Bool {
        var inner = place
        let isChanged = animate(&inner.context)
        guard content(element, inner) else { return false }
        // Only now: where the element is made anew, the value is still another.
        if isChanged { place.context.store(value, Slot.change) }
        return true
    }
}

/// Animates whatever changes below.
package struct AnimateAlways: ContextModifier {
    package let animation: Animation?
    package func change(_ context: inout BuildContext) {
        context.separateTransaction()
        guard !context.disablesAnimations else { return }
        context.transaction.animation = animation
    }
}

package struct ChangeTransaction: ContextModifier {
    package let change: (inout Transaction) -> Void
    package func change(_ context: inout BuildContext) { context.changeTransaction(change) }
}

extension BuildContext {
    /// Changes the transaction of what is below. Completions added to it wait for all animations that this update starts.
    fileprivate mutating func changeTransaction(_ change: (inout Transaction) -> Void) {
        let known = transaction.completions.count
        change(&transaction)
        if isUpdating, !isOfTime { graph.completionsAdded(transaction.completions.dropFirst(known)) }
    }
}

package struct ChangeTransactionOnChange<Value: Equatable>: ContextModifier {
    package let value: Value
    package let change: (inout Transaction) -> Void

    package func change(_ context: inout BuildContext) {
        guard context.isUpdating || context.isTimed else { return }
        let previous: Value? = context.stored(Slot.change)
        let isChanged = previous.map { $0 != value } ?? false
        context.noteFollower(isChanged)
        guard context.isUpdating else { return }
        context.separateTransaction()
        context.store(value, Slot.change)
        guard isChanged else { return }
        context.beginTimedChange()
        context.changeTransaction(change)
    }
}

/// Modifiers applied in `body` see a changed transaction; the content inside them sees the outer one.
package struct ScopedTransaction<Result: View>: ViewModifier {
    package typealias Body = Never
    package let change: (inout Transaction) -> Void
    package let body: (PlaceholderContentView) -> Result

    package func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let outer = context.transaction
        var inner = context
        inner.changeTransaction(change)
        let placeholder = PlaceholderContentView { place in
            var place = place
            place.transaction = outer
            return content(place)
        }
        return body(placeholder)._elements(inner.child(.body))
    }
}

/// Content that is passed to a closure which modifies it.
public struct PlaceholderContentView: PrimitiveView {
    package let build: ModifierContent

    package init(build: @escaping ModifierContent) {
        self.build = build
    }
    public func _elements(_ context: BuildContext) -> [Element] { build(context) }
}

extension View {
    /// Animates changes below whenever `value` changes; nil makes them at once.
    @inlinable
    public consuming func animation<V: Equatable>(_ animation: consuming Animation?, value: consuming V) -> some View {
        modifier(AnimateOnChange(animation: animation, value: value))
    }

    /// Animates whatever changes below, with every update; nil makes the changes at once. Prefer `animation(_:value:)`.
    public func animation(_ animation: Animation?) -> some View { modifier(AnimateAlways(animation: animation)) }

    /// Animates only what the modifiers inside `body` change.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView) -> V
    ) -> some View {
        modifier(ScopedTransaction(change: { if !$0.disablesAnimations { $0.animation = animation } }, body: body))
    }

    /// Changes the transaction of what is below, in every update. Completions added to it wait for all animations that the
    /// update starts.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(ChangeTransaction(change: transform))
    }

    /// Changes the transaction of what is below in updates that change `value`; not when it first appears.
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(ChangeTransactionOnChange(value: value, change: transform))
    }

    /// Changes the transaction of the modifiers inside `body` only; the content handed to it sees the outer one.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: @escaping (PlaceholderContentView) -> V
    ) -> some View {
        modifier(ScopedTransaction(change: transform, body: body))
    }
}

// MARK: On modifiers

/// A modifier inside a changed transaction; what it modifies sees the outer one.
public struct _TransactedModifier<Base: ViewModifier>: ViewModifier {
    public typealias Body = Never
    package let base: Base
    package let change: (inout Transaction) -> Void

    public func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let outer = context.transaction
        var inner = context
        change(&inner.transaction)
        return base._elements(
            { place in
                var place = place
                place.transaction = outer
                return content(place)
            }, inner)
    }
}

extension ViewModifier {
    /// Animates whatever the modifier changes.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        _TransactedModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
    }

    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        _TransactedModifier(base: self, change: transform)
    }
}
