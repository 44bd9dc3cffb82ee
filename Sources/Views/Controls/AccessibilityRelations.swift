import KinoraStage

// What views say to assistive technologies of each other, of their places, and of data. Nothing of it is visible.

/// Which of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How touches go through to a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The name of a piece of content that is read on demand.
public struct AccessibilityCustomContentKey: Equatable {
    private let label: Text
    private let id: String
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }
}

/// When a piece of content is read.
public enum AXCustomContent {
    public enum Importance: UInt, Sendable { case `default`, high }
}

/// What an assistive technology is.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A rotor that the system has.
public struct AccessibilitySystemRotor: Equatable, Sendable {
    private let name: String
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static func headings(level: AccessibilityHeadingLevel) -> Self { .init(name: "headings \(level)") }
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
    public static let links = AccessibilitySystemRotor(name: "links")
    public static func links(visited: Bool) -> Self { .init(name: "links \(visited)") }
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
}

extension View {
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }

    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }

    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }

    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        self
    }
    public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
        -> some View
    { self }
}
