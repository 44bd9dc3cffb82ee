import KinoraStage

// Views and controllers that have traits of their own, and want to hear of changed ones: as they are overridden, and as a view of SwiftUI's
// around has another color scheme. Those of the stage are the same for all of its time.

/// A trait by its type.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var affectsColorAppearance: Bool { get }
    static var name: String { get }
    static var identifier: String { get }
}
extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { name }
}
public typealias UITrait = any UITraitDefinition.Type
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public enum UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
}
public enum UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}

// MARK: Traits of one's own

/// The traits that somebody names, among them what a view or a controller says of its own and those of all that is in it.
struct GivenTraits {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    /// Values of traits of one's own, by their types.
    var own: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool {
        userInterfaceStyle == nil && horizontalSizeClass == nil && verticalSizeClass == nil
            && preferredContentSizeCategory == nil && layoutDirection == nil && displayScale == nil && own.isEmpty
    }
    /// What the other one names holds.
    mutating func merge(_ other: GivenTraits) {
        userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
        horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
        preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
        layoutDirection = other.layoutDirection ?? layoutDirection
        displayScale = other.displayScale ?? displayScale
        own.merge(other.own) { $1 }
    }
    func contains(_ trait: UITrait) -> Bool {
        if trait == UITraitUserInterfaceStyle.self { return userInterfaceStyle != nil }
        if trait == UITraitHorizontalSizeClass.self { return horizontalSizeClass != nil }
        if trait == UITraitVerticalSizeClass.self { return verticalSizeClass != nil }
        if trait == UITraitPreferredContentSizeCategory.self { return preferredContentSizeCategory != nil }
        if trait == UITraitLayoutDirection.self { return layoutDirection != nil }
        if trait == UITraitDisplayScale.self { return displayScale != nil }
        return own[ObjectIdentifier(trait)] != nil
    }
    mutating func remove(_ trait: UITrait) {
        if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = nil }
        if trait == UITraitHorizontalSizeClass.self { horizontalSizeClass = nil }
        if trait == UITraitVerticalSizeClass.self { verticalSizeClass = nil }
        if trait == UITraitPreferredContentSizeCategory.self { preferredContentSizeCategory = nil }
        if trait == UITraitLayoutDirection.self { layoutDirection = nil }
        if trait == UITraitDisplayScale.self { displayScale = nil }
        own[ObjectIdentifier(trait)] = nil
    }
}

/// The traits that a view or a controller has of its own.
public protocol UITraitOverrides: UIMutableTraits {
    func contains(_ trait: UITrait) -> Bool
    mutating func remove(_ trait: UITrait)
}

/// Traits as they are changed.
struct ChangedTraits: UITraitOverrides {
    var given: GivenTraits
    /// Where what is not named is read from; nil where it is unspecified.
    var others: UITraitCollection?

    var userInterfaceStyle: UIUserInterfaceStyle {
        get { given.userInterfaceStyle ?? others?.userInterfaceStyle ?? .unspecified }
        set { given.userInterfaceStyle = newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { given.horizontalSizeClass ?? others?.horizontalSizeClass ?? .unspecified }
        set { given.horizontalSizeClass = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { given.verticalSizeClass ?? others?.verticalSizeClass ?? .unspecified }
        set { given.verticalSizeClass = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { given.preferredContentSizeCategory ?? others?.preferredContentSizeCategory ?? .unspecified }
        set { given.preferredContentSizeCategory = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { given.layoutDirection ?? others?.layoutDirection ?? .unspecified }
        set { given.layoutDirection = newValue }
    }
    var displayScale: CGFloat {
        get { given.displayScale ?? others?.displayScale ?? 0 }
        set { given.displayScale = newValue }
    }
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { given.own[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue }
        set { given.own[ObjectIdentifier(trait)] = newValue }
    }
    func contains(_ trait: UITrait) -> Bool { given.contains(trait) }
    mutating func remove(_ trait: UITrait) { given.remove(trait) }
}

// MARK: Changes

/// What takes a registration back.
public protocol UITraitChangeRegistration: AnyObject {}

/// Who wants to hear of some traits.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    func tell(_ new: UITraitCollection, after old: UITraitCollection) {
        if traits.contains(where: { new.differs(from: old, in: $0) }) { handler(old) }
    }
}

extension UITraitCollection {
    fileprivate func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        if trait == UITraitUserInterfaceStyle.self { return userInterfaceStyle != other.userInterfaceStyle }
        if trait == UITraitHorizontalSizeClass.self { return horizontalSizeClass != other.horizontalSizeClass }
        if trait == UITraitVerticalSizeClass.self { return verticalSizeClass != other.verticalSizeClass }
        if trait == UITraitPreferredContentSizeCategory.self {
            return preferredContentSizeCategory != other.preferredContentSizeCategory
        }
        return differs(from: other, in: ObjectIdentifier(trait))
    }
    private func differs(from other: UITraitCollection, in own: ObjectIdentifier) -> Bool {
        switch (ownTraits[own], other.ownTraits[own]) {
        case (nil, nil): return false
        case (let a?, let b?):
            guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return true }
            return a != b
        default: return true
        }
    }
    /// Whether anything of it is another.
    fileprivate func differs(from other: UITraitCollection) -> Bool {
        let known: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self,
        ]
        return known.contains { differs(from: other, in: $0) }
            || Set(ownTraits.keys).union(other.ownTraits.keys).contains { differs(from: other, in: $0) }
    }
}

/// What can be told of changed traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UITraitChangeObservable {
    /// The handler is called with what the traits were.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] old in if let self { handler(self, old) } }
    }
    /// Another may be named as the observer.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] old in if let self = self as? Observer { handler(self, old) } }
    }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return register(traits) { [weak self, weak target] old in
            if let target { action.perform(on: target, with: self, and: old) }
        }
    }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? UIResponder)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, handler)
        (self as? UIResponder)?.traitRegistrations.append(registration)
        return registration
    }
    /// What it and all that is in it have in the place of what is around.
    public var traitOverrides: any UITraitOverrides {
        get { ChangedTraits(given: (self as? UIResponder)?.overriddenTraits ?? GivenTraits()) }
        set {
            guard let new = newValue as? ChangedTraits else { return }
            (self as? UIResponder)?.changeTraits { $0 = new.given }
        }
    }
}

extension UIResponder {
    private var traits: UITraitCollection {
        (self as? UIView)?.traitCollection ?? (self as? UIViewController)?.traitCollection ?? .current
    }

    /// Changes what it has of its own, and tells all that it is seen by.
    ///
    /// - Parameter isDrawn: whether it is drawn again by itself.
    func changeTraits(isDrawn: Bool = true, _ change: (inout GivenTraits) -> Void) {
        let old = traits
        change(&overriddenTraits)
        guard traits.differs(from: old) else { return }
        VirtualClock.noteObjects()
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        if view == nil { tell(old) }
        view?.tellAll(old)
        if isDrawn { view?.noteChange() }
    }

    fileprivate func tell(_ old: UITraitCollection) {
        let new = traits
        guard new.differs(from: old) else { return }
        if let view = self as? UIView { view.traitCollectionDidChange(old) }
        if let controller = self as? UIViewController { controller.traitCollectionDidChange(old) }
        for registration in traitRegistrations { registration.tell(new, after: old) }
    }
}

extension UIView {
    /// The controller of a view before it, and it before what is in it.
    fileprivate func tellAll(_ old: UITraitCollection) {
        controller?.tell(old)
        tell(old)
        for view in subviews { view.tellAll(old) }
    }

    /// The traits around, with what its controller and it have of their own.
    var shownTraits: UITraitCollection {
        let around = superview?.traitCollection ?? controller?.parent?.traitCollection ?? .current
        return around.overridden(by: controller?.overriddenTraits ?? GivenTraits())
            .overridden(by: overriddenTraits)
    }
}
