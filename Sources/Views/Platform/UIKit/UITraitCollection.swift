import KinoraStage

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What surrounds a view: light or dark, and how large the screen is.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    /// Values of traits of one's own, by their types.
    let ownTraits: [ObjectIdentifier: Any]
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The screen does not feel how hard a finger presses.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }

    /// - Parameter size: of text; nil for the one that the user chose.
    init(_ style: UIUserInterfaceStyle, _ size: UIContentSizeCategory? = nil) {
        userInterfaceStyle = style
        preferredContentSizeCategory = size ?? UIContentSizeCategory(StageTypeSize.current)
        displayScale = UIScreen.main.scale
        let classes = Graph.current?.stage.sizeClasses ?? (.compact, .regular)
        horizontalSizeClass = UIUserInterfaceSizeClass(classes.horizontal)
        verticalSizeClass = UIUserInterfaceSizeClass(classes.vertical)
        ownTraits = [:]
        super.init()
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle) }
    /// Colors of a stage are those of an active window.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(.unspecified) }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified)
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(.unspecified, preferredContentSizeCategory)
    }
    /// Weights of letters are the usual ones here, whatever is asked for.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(.unspecified) }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitCollection(.unspecified), changed: mutations)
    }
    /// The same traits with changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(self, changed: mutations)
    }

    private init(_ other: UITraitCollection, changed mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = ChangedTraits(
            userInterfaceStyle: other.userInterfaceStyle, horizontalSizeClass: other.horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass, own: other.ownTraits)
        mutations(&traits)
        ownTraits = (traits as? ChangedTraits)?.own ?? other.ownTraits
        userInterfaceStyle = traits.userInterfaceStyle
        preferredContentSizeCategory = other.preferredContentSizeCategory
        displayScale = other.displayScale
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        super.init()
    }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        ownTraits[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue
    }

    /// The same with what a view or controller has of its own.
    func overridden(by own: OverriddenTraits) -> UITraitCollection {
        own.isEmpty
            ? self
            : modifyingTraits { traits in
                if let style = own.userInterfaceStyle { traits.userInterfaceStyle = style }
                if let size = own.horizontalSizeClass { traits.horizontalSizeClass = size }
                if let size = own.verticalSizeClass { traits.verticalSizeClass = size }
                if var changed = traits as? ChangedTraits {
                    changed.own.merge(own.own) { $1 }
                    traits = changed
                }
            }
    }

    /// The stage's appearance.
    public static var current: UITraitCollection {
        UITraitCollection(Graph.current?.stage.appearance == .dark ? .dark : .light)
    }
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }
    public func performAsCurrent(_ actions: () -> Void) { actions() }
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Whether a window is the one that is worked in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

private struct ChangedTraits: UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var verticalSizeClass: UIUserInterfaceSizeClass
    var own: [ObjectIdentifier: Any]
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { own[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue }
        set { own[ObjectIdentifier(trait)] = newValue }
    }
}

/// The traits of a view, as they are changed.
nonisolated public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// A value of the environment that is also a trait of UIKit. Only the environment is asked for it here: `read` is never called, so that
/// the key's default holds where no view sets another.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
